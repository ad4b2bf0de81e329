/// Points clustered by distance at every zoom: a forest in which each cluster is a seed and what it absorbed.
///
/// At every level, from the finest to the coarsest, some of the remaining points become **seeds** and absorb
/// the others. Points are taken in the order of their priority: clusters of more points first (by the order of
/// magnitude of their number, to the base of 16), then by lot (a hash of their place), then in Z-order and by tie. A
/// point that no seed of higher priority has within the radius becomes a seed; every other one is absorbed by
/// the nearest seed, of equally near ones by the first by x and y. A seed stays where it is.
///
/// So no two seeds of a level are within its radius; the result depends on the points alone, not on their
/// order; and a point that comes or goes changes few others: with lots one seed on average, wherever it is. So a
/// change can be repaired on the spot: see `SeedForest+Repair`.
///
/// Since seeds are among the seeds of the level below, all levels together are one forest, 32 bytes a point:
/// each point has one level, above which it belongs to one parent. It is its own spatial index: a member is
/// never farther from its seed than the sum of the radii below (a navigating net: Krauthgamer and Lee 2004).
///
/// Points of one place count as one point in the finest level's priorities. The first of them by tie takes part in the
/// levels, the others follow it: see `SpotTree`.
package struct SeedForest: Sendable {
    package let levels: SeedLevels
    var nodes: StoredArray<SeedNode>
    /// For each node how far its points are from it, summed up.
    var offsets: StoredArray<SeedOffset>
    /// For each node how many points of its cluster, at its own level, a filter shows; nil without one.
    ///
    /// Of followers it says nothing.
    var matches: [UInt32]?
    /// Slots of removed points.
    var free: [UInt32] = []
    var firstRoot: UInt32
    /// Shared with no other forest while it is in use.
    var scratch: RepairScratch?

    /// Creates an empty forest.
    package init(levels: SeedLevels) {
        self.init(
            levels: levels, nodes: StoredArray(), offsets: StoredArray(), firstRoot: SeedNode.none)
    }

    init(
        levels: SeedLevels, nodes: StoredArray<SeedNode>, offsets: StoredArray<SeedOffset>,
        firstRoot: UInt32
    ) {
        self.levels = levels
        self.nodes = nodes
        self.offsets = offsets
        self.firstRoot = firstRoot
    }

    /// Number of points.
    package var count: Int { nodes.count - free.count }

    /// The number of further points that a build reserves memory for; the memory is untouched until they come.
    static func spareRoom(_ count: Int) -> Int { max(count / 8, 64) }

    /// Bytes of memory the index takes.
    package var byteCount: Int {
        nodes.byteCount + offsets.byteCount + free.capacity * 4
    }

    /// A cluster, or a point by itself, at some level.
    package struct Found: Sendable, Equatable {
        /// The seed's slot: what other calls know the cluster by, until the next change.
        package var slot: UInt32
        /// The seed's handle.
        package var handle: UInt32
        package var x: UInt32
        package var y: UInt32
        /// Number of points.
        package var count: UInt32
    }

    /// Calls `body` with every cluster of a level whose seed lies in a window.
    ///
    /// BOUNDS: as in `visit`; the radii are as many as the levels, and `margins` has at least the one of level 0.
    ///
    /// - Complexity: O(found + log n) for points that are spread in some reasonable way.
    package func forEachCluster(
        in window: MapWindow, level: Int, _ body: (Found) -> Void
    ) {
        let frame = WindowFrame(window)
        // What is below a node of a level, and shows, lies within the radii of the levels between.
        let margins = levels.reach.prefix(level + 1).map { $0 - levels.reach[level] }
        unsafe nodes.withUnsafeBufferPointer { nodes in
            unsafe margins.withUnsafeBufferPointer { margins in
                var root = firstRoot
                while root != SeedNode.none {
                    let distance = unsafe frame.distance(
                        x: nodes[Int(root)].x, y: nodes[Int(root)].y)
                    if unsafe distance <= margins[0] {
                        unsafe Self.visit(root, distance, nodes, margins, frame, body)
                    }
                    root = unsafe nodes[Int(root)].next
                }
            }
        }
    }

    /// Looks for clusters below a node that is near enough to a window.
    ///
    /// BOUNDS: links are places in `nodes` or none, which `firstFault` tests for a forest from a file. Levels
    /// of children are above 0; `margins` has one element for each level up to the one that is shown, and is
    /// read at no finer one.
    private static func visit(
        _ slot: UInt32, _ distance: UInt64, _ nodes: UnsafeBufferPointer<SeedNode>,
        _ margins: UnsafeBufferPointer<UInt64>, _ frame: WindowFrame, _ body: (Found) -> Void
    ) {
        var rest = unsafe nodes[Int(slot)].count
        var child = unsafe nodes[Int(slot)].firstChild
        while child != SeedNode.none {
            let (x, y) = unsafe (nodes[Int(child)].x, nodes[Int(child)].y)
            let level = unsafe nodes[Int(child)].level
            if level >= margins.count { break }
            if unsafe distance > margins[level &- 1] { return }
            unsafe rest &-= nodes[Int(child)].count
            let childDistance = frame.distance(x: x, y: y)
            if unsafe childDistance <= margins[level] {
                unsafe visit(child, childDistance, nodes, margins, frame, body)
            }
            child = unsafe nodes[Int(child)].next
        }
        if distance == 0 {
            let node = unsafe nodes[Int(slot)]
            body(Found(slot: slot, handle: node.handle, x: node.x, y: node.y, count: rest))
        }
    }

    /// Returns the number of points of a seed's cluster at a level.
    package func count(of slot: UInt32, level: Int) -> UInt32 {
        var rest = nodes[Int(slot)].count
        var child = nodes[Int(slot)].firstChild
        while child != SeedNode.none, nodes[Int(child)].level <= level {
            rest -= nodes[Int(child)].count
            child = nodes[Int(child)].next
        }
        return rest
    }

    /// Returns the coarsest level, finer than `level`, at which a cluster falls apart; `levels.points + 1`
    /// if it is a single point.
    package func expansionLevel(of slot: UInt32, level: Int) -> Int {
        var child = nodes[Int(slot)].firstChild
        while child != SeedNode.none, nodes[Int(child)].level <= level {
            child = nodes[Int(child)].next
        }
        return child == SeedNode.none ? levels.points + 1 : nodes[Int(child)].level
    }

    /// Returns the slots of a part of a cluster's members: the seed, then what it absorbed, depth first, then those of its
    /// place by tie.
    package func members(of slot: UInt32, level: Int, range: Range<Int>) -> [UInt32] {
        var found: [UInt32] = []
        var skip = range.lowerBound
        var child = nodes[Int(slot)].firstChild
        while child != SeedNode.none, nodes[Int(child)].level <= level {
            child = nodes[Int(child)].next
        }
        collect(slot, from: child, skip: &skip, limit: range.count, into: &found)
        return found
    }

    private func collect(
        _ slot: UInt32, from first: UInt32, skip: inout Int, limit: Int, into found: inout [UInt32]
    ) {
        // Of a follower's subtree it is the last.
        let isFollower = nodes[Int(slot)].level == levels.points
        func take() {
            if skip > 0 { skip -= 1 } else if found.count < limit { found.append(slot) }
        }
        if !isFollower { take() }
        defer { if isFollower { take() } }
        var child = first
        while child != SeedNode.none, found.count < limit {
            let node = nodes[Int(child)]
            if skip >= Int(node.count) {
                skip -= Int(node.count)
            } else {
                collect(child, from: node.firstChild, skip: &skip, limit: limit, into: &found)
            }
            child = node.next
        }
    }

    /// The point in a slot that is in use.
    package func node(_ slot: UInt32) -> SeedNode { nodes[Int(slot)] }

    /// Returns a point's slot and those of the seeds above it.
    package func path(of slot: UInt32) -> [UInt32] {
        var path = [slot]
        while nodes[Int(path[path.count - 1])].parent != SeedNode.none {
            path.append(nodes[Int(path[path.count - 1])].parent)
        }
        return path
    }

    /// Returns the seed whose cluster a point belongs to at a level.
    package func seed(of slot: UInt32, level: Int) -> UInt32 {
        var seed = slot
        while nodes[Int(seed)].level > level { seed = nodes[Int(seed)].parent }
        return seed
    }
}

/// A window in a form that gives distances to it.
struct WindowFrame {
    private let west: UInt32
    private let width: UInt32
    private let north: Int64
    private let south: Int64

    init(_ window: MapWindow) {
        west =
            window.columns.count == 2 ? window.columns[1].lowerBound : window.columns[0].lowerBound
        width = window.columns[0].upperBound &- west
        north = Int64(window.rows.lowerBound)
        south = Int64(window.rows.upperBound)
    }

    /// Returns how far a point is outside, along the axis on which it is farther; 0 inside.
    @inline(__always)
    func distance(x: UInt32, y: UInt32) -> UInt64 {
        let offset = x &- west
        var far: UInt64 = 0
        if offset > width { far = UInt64(min(offset &- width, 0 &- offset)) }
        let above = north &- Int64(y)
        let below = Int64(y) &- south
        return max(far, UInt64(max(above, below, 0)))
    }
}

extension SeedForest {
    /// The forest as a list, depth first: for each point its handle, level, count, depth and offset.
    ///
    /// Two forests of the same points give the same list. Meant for tests.
    package var outline: [[UInt32]] {
        var lines: [[UInt32]] = []
        func add(_ first: UInt32, depth: UInt32) {
            var slot = first
            while slot != SeedNode.none {
                let node = nodes[Int(slot)]
                lines.append(
                    [node.handle, UInt32(node.level), node.count, depth]
                        + offsets[Int(slot)].saved)
                add(node.firstChild, depth: depth + 1)
                slot = node.next
            }
        }
        add(firstRoot, depth: 0)
        return lines
    }
}
