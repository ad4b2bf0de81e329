import Bytes
import Columns
import RoadNetwork
import Roads
import TestSupport
import Testing

/// The columns of a graph's file are what they are declared to be, and damaged ones are refused or answered in bounds.
struct RoadColumnTests {
    private static let town = DrawnNetwork(
        """
        a b c
        d e f
        g h i
        """,
        [
            ("abc", ["destination": "Käytävä", "turn:lanes": "left|right"]),
            ("def", ["oneway": "yes", "maxspeed": "30", "maxheight": "3", "maxweight": "7.5"]),
            ("ghi", ["name": "Käytävä"]),
            ("adg", ["highway": "residential"]), ("beh", [:]), ("cfi", [:]),
        ])

    /// Walks over everything that a graph's numbers lead to.
    private func read(_ graph: RoadGraph) {
        var search = RoadSearch(graph)
        for state in 0..<UInt32(graph.stateCount) {
            _ = search.path(from: [.init(state: 0, cost: 0)], to: [.init(state: state, cost: 0)])
            for turn in graph.turns(from: state) {
                _ = (graph.turnWeights[turn], graph.turnDurations[turn])
                _ = graph.stateArcs[Int(graph.turnHead(turn, from: state))]
            }
        }
        for segment in 0..<graph.segmentWays.count {
            let way = Int(graph.segmentWays[segment])
            _ = (graph.string(graph.wayNames[way]), graph.string(graph.wayDestinations[way * 2]))
            _ = graph.junctionFlags[Int(graph.segmentFrom[segment])]
            _ = graph.componentSizes[Int(graph.segmentComponents[segment])]
        }
    }

    @Test func damagedColumnsAreRefusedOrAnsweredInBounds() async throws {
        let bytes = try await Self.town.tables(.automobile).encoded()
        let file = try MappedFile(of: bytes)
        let filled = try RoadGraph.sections(of: file).filter { !$0.bytes.isEmpty }
        let damages = try RoadGraph.damages(of: file)
        #expect(Set(damages.map(\.column)).isSuperset(of: filled.map(\.name)))
        #expect(filled.count > 50)
        for damage in damages {
            let damaged = try MappedFile(of: damage.damaged(bytes))
            do throws(RoadsError) {
                read(try RoadGraph(damaged))
                #expect(!damage.isNoticed, "\(damage)")
            } catch {
                #expect(error.code != .notARoadGraph, "\(damage)")
            }
        }
    }

    @Test func errorsNameTheColumn() async throws {
        let bytes = try await Self.town.tables(.automobile).encoded()
        let file = try MappedFile(of: bytes)
        let names = try #require(RoadGraph.sections(of: file).first { $0.name == "wayNames" })
        var stray = bytes
        stray[names.bytes.lowerBound + 1] = 0xff
        let damaged = try MappedFile(of: stray)
        let error = try #require(#expect(throws: RoadsError.self) { try RoadGraph(damaged) })
        guard case .damagedColumn("wayNames", let reason) = error.code else {
            Issue.record("\(error)")
            return
        }
        #expect(
            reason.hasPrefix("holds 65280 at 0, which is not below ") || reason.contains("at 0"))
        #expect(
            error.description == "\(damaged.path) is damaged: its column “wayNames” \(reason); "
                + "build the atlas again with `mapwright import`")
    }

    @Test func columnsKeepTheirNamesAndOrder() {
        let columns = RoadGraph.describe().description.columns
        #expect(columns.count == 75)
        #expect(columns[0].name == "wayIDs")
        #expect(
            columns[20...27].map(\.name) == [
                "upStarts", "upHeads", "upWeights", "upVias",
                "downStarts", "downHeads", "downWeights", "downVias",
            ])
        #expect(columns.last?.name == "limitWeights")
        // What came later stands behind, but for what replaced something.
        #expect(columns.allSatisfy { (1...11).contains($0.since) })
    }
}
