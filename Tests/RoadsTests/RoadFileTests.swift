import Bytes
import Columns
import Foundation
import RoadNetwork
import Roads
import TestSupport
import Testing

/// The graph's file: what was written is read, and what is broken is refused.
@Suite struct RoadFileTests {
    private static let town = DrawnNetwork(
        """
        a b c
        d e f
        g h i
        """,
        [
            ("abc", [:]), ("def", ["oneway": "yes"]), ("ghi", ["name": "Käytävä"]), ("adg", [:]),
            ("beh", [:]), ("cfi", [:]),
        ])

    private func open(_ bytes: [UInt8], in folder: Folder) throws -> RoadGraph {
        let path = folder.path + "/graph"
        try? FileManager.default.removeItem(atPath: path)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return try RoadGraph(try MappedFile(path: path))
    }

    @Test func whatWasWrittenIsRead() async throws {
        let tables = try await Self.town.tables(.cycling)
        let graph = try graph(of: tables)
        #expect(graph.mode == tables.mode)
        #expect(graph.mode == BuiltInMode.cycling.profile.mode)
        let heads = (0..<UInt32(graph.stateCount)).flatMap { state in
            graph.turns(from: state).map { graph.turnHead($0, from: state) }
        }
        #expect(heads == tables.turnHeads)
        #expect((0..<graph.stateCount).map { graph.stateWeights[$0] } == tables.stateWeights)
        #expect((0..<graph.wayIDs.count).map { graph.wayIDs[$0] } == tables.wayIDs)
        #expect(
            (0..<graph.wayNames.count).contains { graph.string(graph.wayNames[$0]) == "Käytävä" })
        let again = try await Self.town.tables(.cycling)
        #expect(again.encoded() == tables.encoded())
    }

    @Test func everyShorterFileIsRefused() async throws {
        let bytes = try await Self.town.tables(.automobile).encoded()
        let folder = try Folder()
        for count in stride(from: 0, to: bytes.count, by: 7) {
            #expect(throws: RoadsError.self) { try open(Array(bytes.prefix(count)), in: folder) }
        }
    }

    @Test func whatWasLetGoComesBack() async throws {
        let folder = try Folder()
        let path = folder.path + "/graph"
        try await Self.town.tables(.automobile).write(to: path)
        let file = try MappedFile(path: path)
        let graph = try RoadGraph(file)
        let before = (0..<graph.stateCount).map { graph.stateWeights[$0] }
        file.release()
        #expect((0..<graph.stateCount).map { graph.stateWeights[$0] } == before)
        #expect(before.contains { $0 > 0 })
    }

    @Test func foreignNewerAndOlderFilesAreNamed() async throws {
        var bytes = try await Self.town.tables(.automobile).encoded()
        let folder = try Folder()
        bytes[8] = 12
        let path = folder.path + "/graph"
        #expect(throws: RoadsError(.newerVersion(found: 12, known: 11), path: path)) {
            try open(bytes, in: folder)
        }
        bytes[8] = 6
        let older = RoadsError(.olderVersion(found: 6, known: 11), path: path)
        #expect(throws: older) { try open(bytes, in: folder) }
        #expect(older.description.hasSuffix("build the atlas again with `mapwright import`"))
        // An older file is named as such whatever its header went on with.
        #expect(throws: older) { try open(Array(bytes.prefix(40)), in: folder) }
        bytes[0] = 0
        #expect(throws: RoadsError(.notARoadGraph, path: path)) { try open(bytes, in: folder) }
    }

    @Test func brokenFilesAreRefusedOrAnsweredInBounds() async throws {
        let bytes = try await Self.town.tables(.automobile).encoded()
        let folder = try Folder()
        var random = SplitMix(seed: 11)
        for _ in 0..<(SlowTier.isOn ? 20_000 : 1000) {
            var broken = bytes
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: broken.indices, using: &random)
                broken[index] = UInt8.random(in: .min ... .max, using: &random)
            }
            guard let graph = try? open(broken, in: folder) else { continue }
            var search = RoadSearch(graph)
            for state in 0..<UInt32(graph.stateCount) {
                let path = search.path(
                    from: [.init(state: 0, cost: 0)], to: [.init(state: state, cost: 0)])
                #expect((path?.states.count ?? 0) <= 4 * graph.stateCount * graph.stateCount)
            }
        }
    }

    @Test func maneuversThatCannotBeReadAreNamed() async throws {
        var tables = try await Self.town.tables(.automobile)
        tables.maneuverOverrides = [.max, 7]
        let encoded = tables.encoded()
        let folder = try Folder()
        let error = #expect(throws: RoadsError.self) { try open(encoded, in: folder) }
        #expect(error?.description.contains("maneuverOverrides") == true, "\(error as Any)")
    }

    /// A search climbs from state to state: an arc that stays where it is, or stands there twice, is damage.
    @Test func arcsThatDoNotRiseAreNamed() async throws {
        let tables = try await Self.town.tables(.automobile)
        let bytes = tables.encoded()
        let sections = try RoadGraph.sections(of: try MappedFile(of: bytes))
        let heads = try #require(sections.first { $0.name == "hierarchyHeads" }).bytes.lowerBound
        let hierarchy = tables.hierarchy
        let state = try #require(
            hierarchy.starts.indices.dropLast().first {
                hierarchy.starts[$0 + 1] >= hierarchy.starts[$0] + 2
            })
        let first = Int(hierarchy.starts[state])
        let folder = try Folder()
        for (arc, head) in [(first, UInt32(state)), (first + 1, hierarchy.heads[first])] {
            var damaged = bytes
            withUnsafeBytes(of: head.littleEndian) { number in
                damaged.replaceSubrange((heads + arc * 4)..<(heads + arc * 4 + 4), with: number)
            }
            let error = #expect(throws: RoadsError.self) { try open(damaged, in: folder) }
            #expect(error?.description.contains("hierarchyHeads") == true, "\(error as Any)")
        }
    }

    @Test func absurdEndsAreNoTrap() async throws {
        let graph = try await graph(of: Self.town.tables(.automobile))
        var search = RoadSearch(graph)
        #expect(search.path(from: [], to: []) == nil)
        let end = RoadSearch.End(state: .max, cost: .min)
        #expect(search.path(from: [end], to: [end]) == nil)
        #expect(
            search.path(from: [.init(state: 0, cost: .max)], to: [.init(state: 0, cost: 0)]) == nil)
        let same = search.path(from: [.init(state: 0, cost: 0)], to: [.init(state: 0, cost: 3)])
        #expect(same == RoadSearch.Path(cost: 3, states: [0]))
    }

    @Test func profilesAreChecked() throws {
        #expect(throws: (any Error).self) { try TravelProfile(json: Array("{}".utf8)) }
        for mode in BuiltInMode.allCases {
            let profile = mode.profile
            #expect(profile.mode.name == mode.name)
            var broken = profile
            broken.speeds["highway"]?["primary"] = -5
            let bytes = Array(try JSONEncoder().encode(broken))
            #expect(throws: TravelProfile.InvalidProfile(what: "highway=primary -5.0")) {
                try TravelProfile(json: bytes)
            }
        }
    }
}
