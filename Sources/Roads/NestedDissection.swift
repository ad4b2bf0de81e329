import ParallelWork

/// An order of edges in which small cuts come last, so that contraction stays sparse.
///
/// The network is split in two again and again by inertial flow (Schild and Sommer, *On Balanced
/// Separators in Road Networks*, 2015): of four directions, the one whose smallest cut between the first
/// and the last quarter of the nodes has fewest edges. Edges of a cut separate all states on either side
/// of it, so they are ordered last. The same input gives the same order, whatever the number of threads.
package struct NestedDissection {
    private let x: [Int32]
    private let y: [Int32]
    private let from: [UInt32]
    private let to: [UInt32]

    /// A part of the network that is still to be split.
    private struct Cell {
        var nodes: [UInt32] = []
        var edges: [UInt32] = []

        /// Whether it is not worth splitting.
        var isSmall: Bool { nodes.count <= 4 || edges.count <= 4 }
    }

    /// A stretch of the order, from the most important on: edges that have their place, or a cell whose edges do not.
    private enum Stretch {
        case ordered([UInt32])
        case open(Cell)
    }

    /// Orders the edges `from[i]`–`to[i]` of nodes at `x`, `y`.
    ///
    /// - Parameter fewEdges: Cells below this many edges are ordered by one thread each.
    /// - Returns: Edge numbers, least important first.
    package static func order(
        x: [Int32], y: [Int32], from: [UInt32], to: [UInt32], threads: WorkerThreads = .one,
        fewEdges: Int = 8192
    ) -> [UInt32] {
        let work = NestedDissection(x: x, y: y, from: from, to: to)
        let all = Cell(
            nodes: Array(0..<UInt32(x.count)), edges: Array(0..<UInt32(from.count)))
        let stretches = work.divided(all, threads, fewEdges)
        let parts = threads.map(stretches.count, with: work.numbers) { local, number in
            switch stretches[number] {
            case .ordered(let edges): edges
            case .open(let cell): work.order(cell, &local)
            }
        }
        var reversed: [UInt32] = []
        reversed.reserveCapacity(from.count)
        for part in parts { reversed += part }
        reversed.reverse()
        return reversed
    }

    /// Splits a cell, all parts at the same time, until each is for one thread.
    private func divided(
        _ all: Cell, _ threads: WorkerThreads, _ fewEdges: Int
    ) -> [Stretch] {
        var stretches: [Stretch] = [.open(all)]
        guard threads.count > 1 else { return stretches }
        while true {
            let isOpen = stretches.map { stretch in
                guard case .open(let cell) = stretch else { return false }
                return cell.edges.count >= fewEdges && !cell.isSmall
            }
            guard isOpen.contains(true) else { return stretches }
            // Threads that have no cell of their own share in the cuts of the others.
            let each = WorkerThreads(threads.count / isOpen.count { $0 })
            stretches = threads.map(stretches.count, with: numbers) { [stretches] local, number in
                guard isOpen[number], case .open(let cell) = stretches[number] else {
                    return [stretches[number]]
                }
                let (cut, left, right) = split(cell, &local, each)
                return [Stretch.ordered(cut), .open(right), .open(left)]
            }.flatMap(\.self)
        }
    }

    /// A number for each node, of which a cell's are the nodes' numbers within it while the cell is worked on.
    private func numbers() -> [Int32] { [Int32](repeating: -1, count: x.count) }

    /// The edges of a cell, from the most important on.
    private func order(_ cell: Cell, _ local: inout [Int32]) -> [UInt32] {
        var ordered: [UInt32] = []
        ordered.reserveCapacity(cell.edges.count)
        var cells = [cell]
        while let cell = cells.popLast() {
            if cell.isSmall {
                ordered += cell.edges
                continue
            }
            let (cut, left, right) = split(cell, &local, .one)
            ordered += cut
            cells.append(left)
            cells.append(right)
        }
        return ordered
    }

    /// The edges of the best cut found, and the cells on both sides of it.
    private func split(
        _ cell: Cell, _ local: inout [Int32], _ threads: WorkerThreads
    ) -> (cut: [UInt32], left: Cell, right: Cell) {
        for (index, node) in cell.nodes.enumerated() { local[Int(node)] = Int32(index) }
        let isLeft = sides(cell, local, threads)
        var cut: [UInt32] = []
        var (left, right) = (Cell(), Cell())
        for (index, node) in cell.nodes.enumerated() {
            if isLeft[index] { left.nodes.append(node) } else { right.nodes.append(node) }
        }
        for edge in cell.edges {
            let first = isLeft[Int(local[Int(from[Int(edge)])])]
            let second = isLeft[Int(local[Int(to[Int(edge)])])]
            if first != second {
                cut.append(edge)
            } else if first {
                left.edges.append(edge)
            } else {
                right.edges.append(edge)
            }
        }
        return (cut, left, right)
    }

    /// Which nodes of a cell lie on the first side of the best cut found.
    private func sides(_ cell: Cell, _ local: [Int32], _ threads: WorkerThreads) -> [Bool] {
        let flow = UnitFlow(
            nodeCount: cell.nodes.count,
            edges: cell.edges.lazy.map { edge in
                (local[Int(from[Int(edge)])], local[Int(to[Int(edge)])])
            })
        if threads.count > 1 {
            let cuts = threads.map(Self.directions.count) { direction in
                var flow = flow
                return cut(cell, Self.directions[direction], &flow, below: .max)
            }
            // Of equal ones the first.
            return cuts.compactMap(\.self).min { $0.size < $1.size }?.sides ?? []
        }
        var flowing = flow
        var best: (size: Int, sides: [Bool]) = (.max, [])
        for direction in Self.directions {
            if let cut = cut(cell, direction, &flowing, below: best.size) { best = cut }
        }
        return best.sides
    }

    private static let directions: [(across: Int64, up: Int64)] = [(1, 0), (0, 1), (1, 1), (1, -1)]

    /// The smallest cut between the first and the last quarter of a cell's nodes in a direction, and which nodes lie on its
    /// first side; nil if no cut is smaller than `limit`.
    private func cut(
        _ cell: Cell, _ direction: (across: Int64, up: Int64), _ flow: inout UnitFlow,
        below limit: Int
    ) -> (size: Int, sides: [Bool])? {
        let nodes = cell.nodes
        // Where a node lies, above its number: there are fewer than 2³¹ nodes, and places are sums of two of 32 bits.
        var keys = nodes.indices.map { index in
            let node = Int(nodes[index])
            let place = direction.across * Int64(x[node]) + direction.up * Int64(y[node])
            return UInt64(place + (1 << 32)) << 31 | UInt64(index)
        }
        let quarter = max(1, nodes.count / 4)
        var places = keys.mutableSpan
        places.moveSmallest(quarter, of: nodes.indices)
        places.moveSmallest(nodes.count - 2 * quarter, of: quarter..<nodes.count)
        func number(_ key: UInt64) -> Int { Int(key & (1 << 31 - 1)) }
        let size = flow.run(
            sources: keys.prefix(quarter).lazy.map(number),
            sinks: keys.suffix(quarter).lazy.map(number), limit: limit)
        return size < limit ? (size, flow.sourceSide()) : nil
    }
}

/// The greatest flow over undirected edges of capacity 1 (Dinic's algorithm).
package struct UnitFlow {
    private let starts: [Int32]
    private let heads: [Int32]
    private let edgeOf: [Int32]
    /// +1 or −1 where an edge carries flow, seen from its first node.
    private var flow: [Int8]
    private let isFirst: [Bool]
    private var level: [Int32]
    private var next: [Int32]
    private var role: [UInt8]
    private var queue: [Int32] = []
    private var path: [Int32] = []

    /// Takes edges between nodes that are numbered from 0.
    package init(nodeCount: Int, edges: some Collection<(Int32, Int32)>) {
        var starts = [Int32](repeating: 0, count: nodeCount + 1)
        let list = Array(edges)
        for (first, second) in list {
            starts[Int(first) + 1] += 1
            starts[Int(second) + 1] += 1
        }
        for index in 0..<nodeCount { starts[index + 1] += starts[index] }
        var fill = starts
        var heads = [Int32](repeating: 0, count: list.count * 2)
        var edgeOf = heads
        var isFirst = [Bool](repeating: false, count: list.count * 2)
        for (index, (first, second)) in list.enumerated() {
            let a = Int(fill[Int(first)])
            fill[Int(first)] += 1
            heads[a] = second
            edgeOf[a] = Int32(index)
            isFirst[a] = true
            let b = Int(fill[Int(second)])
            fill[Int(second)] += 1
            heads[b] = first
            edgeOf[b] = Int32(index)
        }
        self.starts = starts
        self.heads = heads
        self.edgeOf = edgeOf
        self.isFirst = isFirst
        flow = [Int8](repeating: 0, count: list.count)
        level = [Int32](repeating: -1, count: nodeCount)
        next = [Int32](repeating: 0, count: nodeCount)
        role = [UInt8](repeating: 0, count: nodeCount)
    }

    /// Runs until the flow is greatest or reaches `limit`; returns its value.
    package mutating func run(
        sources: some Sequence<Int>, sinks: some Sequence<Int>, limit: Int
    ) -> Int {
        for index in flow.indices { flow[index] = 0 }
        for index in role.indices { role[index] = 0 }
        for node in sources { role[node] = 1 }
        for node in sinks { role[node] = 2 }
        var value = 0
        while value < limit, label() {
            for index in next.indices { next[index] = starts[index] }
            for node in role.indices where role[node] == 1 {
                while value < limit, augment(from: Int32(node)) { value += 1 }
            }
        }
        return value
    }

    /// Whether each node can still be reached from the sources; true after `run` found no more.
    package mutating func sourceSide() -> [Bool] {
        _ = label()
        return level.map { $0 >= 0 }
    }

    @inline(__always)
    private func hasRoom(_ slot: Int) -> Bool {
        let carried = flow[Int(edgeOf[slot])]
        return isFirst[slot] ? carried < 1 : carried > -1
    }

    /// Numbers nodes by their distance from the sources; returns whether a sink was reached.
    private mutating func label() -> Bool {
        for index in level.indices { level[index] = -1 }
        queue.removeAll(keepingCapacity: true)
        for node in role.indices where role[node] == 1 {
            level[node] = 0
            queue.append(Int32(node))
        }
        var position = 0
        var hasSink = false
        while position < queue.count {
            let node = Int(queue[position])
            position += 1
            if role[node] == 2 {
                hasSink = true
                continue
            }
            for slot in Int(starts[node])..<Int(starts[node + 1]) {
                let head = Int(heads[slot])
                if level[head] < 0, hasRoom(slot) {
                    level[head] = level[node] + 1
                    queue.append(Int32(head))
                }
            }
        }
        return hasSink
    }

    /// Sends one unit along a shortest path, found without recursion.
    private mutating func augment(from source: Int32) -> Bool {
        path.removeAll(keepingCapacity: true)
        var node = Int(source)
        while true {
            if role[node] == 2 {
                for slot in path { flow[Int(edgeOf[Int(slot)])] += isFirst[Int(slot)] ? 1 : -1 }
                return true
            }
            var moved = false
            while next[node] < starts[node + 1] {
                let slot = Int(next[node])
                let head = Int(heads[slot])
                if level[head] == level[node] + 1, hasRoom(slot) {
                    path.append(Int32(slot))
                    node = head
                    moved = true
                    break
                }
                next[node] += 1
            }
            if moved { continue }
            guard let slot = path.popLast() else { return false }
            // Back to the node the slot belongs to: the other end of the same edge.
            let edge = edgeOf[Int(slot)]
            let head = node
            var tail = Int(source)
            if let before = path.last { tail = Int(heads[Int(before)]) }
            assert(edgeOf[Int(slot)] == edge && Int(heads[Int(slot)]) == head)
            node = tail
            next[node] += 1
        }
    }
}
