import Foundation
import OpenStreetMap
import RoadNetwork
import Roads
import TestSupport
import Testing

/// Every answer of the hierarchy beside plain Dijkstra on the same turn-aware graph.
@Suite struct ExactnessTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The sample; in the slow tier also the larger extracts.
    static let extracts: [String] = {
        let sample = root.appendingPathComponent("Samples/helsinki.osm.pbf").path
        return SlowTier.isOn ? [sample] + SharedData.extracts : [sample]
    }()

    @Test(arguments: extracts, BuiltInMode.allCases)
    func aThousandPairsAreExact(path: String, mode: BuiltInMode) async throws {
        let data = try await dataset(path)
        let clock = ContinuousClock()
        let start = clock.now
        var tables = try RoadNetwork.tables(of: data, profile: mode.profile)
        if SlowTier.isOn {
            print(
                "\(path.split(separator: "/").last ?? "") \(mode.name):",
                "\(tables.stateArcs.count) states, \(tables.turnHeads.count) turns,",
                "\(tables.hierarchy.heads.count) arcs, made in \(clock.now - start)")
        }
        #expect(tables.stateArcs.count > 1000)
        try compare(tables, seed: 5)
        // The same after other weights: what is two or three times as dear leads elsewhere.
        var random = SplitMix(seed: 6)
        for state in tables.stateWeights.indices {
            let factor = Int32.random(in: 1...3, using: &random)
            if tables.stateWeights[state] < Hierarchy.unreachable {
                tables.stateWeights[state] *= factor
            }
        }
        let before = clock.now
        tables.customize()
        if SlowTier.isOn { print("  customized in \(clock.now - before)") }
        try compare(tables, seed: 7)
    }

    /// 1,000 pairs: 50 random sources, 20 random targets each.
    private func compare(_ tables: RoadTables, seed: UInt64) throws {
        let graph = try graph(of: tables)
        var search = RoadSearch(graph)
        var random = SplitMix(seed: seed)
        var exact = 0
        var reached = 0
        var spent = Duration.zero
        let states = UInt32(tables.stateArcs.count)
        for _ in 0..<50 {
            let source = UInt32.random(in: 0..<states, using: &random)
            let distances = PlainDijkstra.distances(tables, from: source)
            for _ in 0..<20 {
                let target = UInt32.random(in: 0..<states, using: &random)
                let ends = [RoadSearch.End(state: source, cost: 0)]
                let start = ContinuousClock().now
                let path = search.path(from: ends, to: [.init(state: target, cost: 0)])
                spent += ContinuousClock().now - start
                let expected = distances[Int(target)]
                if let path, let cost = PlainDijkstra.cost(of: path.states, tables) {
                    reached += 1
                    let isWhole = path.states.first == source && path.states.last == target
                    if isWhole, Int(path.cost) == expected, cost == expected { exact += 1 }
                } else if path == nil, expected == .max {
                    exact += 1
                }
            }
        }
        #expect(exact == 1000, "seed \(seed)")
        #expect(reached > 300)
        if SlowTier.isOn { print("  1,000 paths of states, \(reached) of them found, in \(spent)") }
    }
}

/// The slow, sure way.
enum PlainDijkstra {
    /// Costs of getting from a state to all others, `.max` for those out of reach.
    static func distances(_ tables: RoadTables, from source: UInt32) -> [Int] {
        var result = [Int](repeating: .max, count: tables.stateArcs.count)
        var heap: [(cost: Int, state: UInt32)] = [(0, source)]
        result[Int(source)] = 0
        while let top = pop(&heap) {
            let state = Int(top.state)
            if top.cost > result[state] { continue }
            for turn in Int(tables.turnStarts[state])..<Int(tables.turnStarts[state + 1]) {
                let head = Int(tables.turnHeads[turn])
                // What is closed at times of which nothing is said.
                if tables.stateWeights[state] >= Hierarchy.unreachable
                    || tables.turnWeights[turn] >= Hierarchy.unreachable
                {
                    continue
                }
                let cost =
                    top.cost + Int(tables.stateWeights[state]) + Int(tables.turnWeights[turn])
                if cost < result[head] {
                    result[head] = cost
                    push((cost, UInt32(head)), &heap)
                }
            }
        }
        return result
    }

    /// The cost of a path, nil if a step of it is no turn.
    static func cost(of states: [UInt32], _ tables: RoadTables) -> Int? {
        var sum = 0
        for (state, next) in zip(states, states.dropFirst()) {
            let turns = Int(tables.turnStarts[Int(state)])..<Int(tables.turnStarts[Int(state) + 1])
            let costs = turns.filter { tables.turnHeads[$0] == next }.map { tables.turnWeights[$0] }
            guard let turn = costs.min() else { return nil }
            sum += Int(tables.stateWeights[Int(state)]) + Int(turn)
        }
        return sum
    }

    private static func push(
        _ item: (cost: Int, state: UInt32), _ heap: inout [(cost: Int, state: UInt32)]
    ) {
        heap.append(item)
        var index = heap.count - 1
        while index > 0, heap[(index - 1) / 2].cost > item.cost {
            heap[index] = heap[(index - 1) / 2]
            index = (index - 1) / 2
        }
        heap[index] = item
    }

    private static func pop(_ heap: inout [(cost: Int, state: UInt32)]) -> (
        cost: Int, state: UInt32
    )? {
        guard let top = heap.first, let last = heap.popLast() else { return nil }
        if heap.isEmpty { return top }
        var index = 0
        while true {
            var child = index * 2 + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1].cost < heap[child].cost { child += 1 }
            guard heap[child].cost < last.cost else { break }
            heap[index] = heap[child]
            index = child
        }
        heap[index] = last
        return top
    }
}
