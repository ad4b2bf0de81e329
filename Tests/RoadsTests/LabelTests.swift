import Bytes
import Columns
import Roads
import Testing

/// What the file tells guidance of ways, segments and junctions.
@Suite struct LabelTests {
    private func graph(
        _ tags: [String: String], _ mode: BuiltInMode = .automobile, node: [String: String] = [:]
    ) async throws -> RoadGraph {
        let town = DrawnNetwork("a b c", [("ab", tags), ("bc", [:])], nodes: ["b": node])
        return try RoadsTests.graph(of: try await town.tables(mode))
    }

    @Test func waysTellTheirNames() async throws {
        let graph = try await graph([
            "ref": "A 1;E 4", "junction:ref": "12", "name:pronunciation": "eɪbiː", "lanes": "3",
            "highway": "motorway_link",
        ])
        #expect(graph.string(graph.wayNames[0]) == "ab")
        #expect(graph.string(graph.wayRefs[0]) == "A 1;E 4")
        #expect(graph.string(graph.wayExits[0]) == "12")
        #expect(graph.string(graph.wayPronunciations[0]) == "eɪbiː")
        #expect(graph.wayLanes[0] == 3)
        #expect(graph.wayClasses[0] == RoadClass.motorway.rawValue)
        #expect(RoadFlags(rawValue: graph.wayFlags[0]).contains([.link, .motorway]))
        #expect(graph.wayClasses[1] == RoadClass.primary.rawValue)
    }

    @Test func sidewalksAreCalledByTheirStreet() async throws {
        let sidewalk = [
            "highway": "footway", "footway": "sidewalk", "name": "", "street:name": "High Street",
        ]
        let graph = try await graph(sidewalk, .walking)
        #expect(graph.string(graph.wayNames[0]) == "High Street")
    }

    @Test func spacesThatWereTypedTwiceAreOne() async throws {
        let graph = try await graph(["name": "Camí  del   Seig"])
        #expect(graph.string(graph.wayNames[0]) == "Camí del Seig")
    }

    @Test func destinationsBelongToDirections() async throws {
        let both = ["destination": "Rome", "destination:backward": "Turin"]
        let twoWay = try await graph(both)
        #expect(twoWay.string(twoWay.wayDestinations[0]).isEmpty)
        #expect(twoWay.string(twoWay.wayDestinations[1]) == "Turin")
        let oneWay = try await graph([
            "oneway": "yes", "destination": "Rome;Bari", "destination:ref": "A 1",
            "destination:street": "Via Roma",
        ])
        #expect(oneWay.string(oneWay.wayDestinations[0]) == "Rome;Bari")
        #expect(oneWay.string(oneWay.wayDestinationRefs[0]) == "A 1")
        #expect(oneWay.string(oneWay.wayDestinationStreets[0]) == "Via Roma")
    }

    @Test(
        arguments: [
            (["turn:lanes": "left|through|right"], "left|through|right"),
            (["turn:lanes:forward": "left|"], "left|"),
            (["turn:lanes": "left|through|", "lanes:psv": "1", "oneway": "yes"], "left|through"),
            (["turn:lanes": "left|through", "lanes:bus": "1", "oneway": "yes"], "left|through"),
            (["turn:lanes": "left||right", "vehicle:lanes": "yes|no|yes"], "left|right"),
            (["turn:lanes": "left||right", "vehicle:lanes": "yes|no"], "left||right"),
            (["turn:lanes": "||right", "lanes:psv:backward": "1"], "|right"),
        ] as [([String: String], String)])
    func turnLanesAreThoseOneMayUse(_ row: ([String: String], String)) async throws {
        let graph = try await graph(row.0)
        #expect(graph.string(graph.wayTurnLanes[0]) == row.1, "\(row.0)")
    }

    @Test func limitsAndModesHaveDirections() async throws {
        let graph = try await graph([
            "maxspeed": "50", "maxspeed:backward": "none", "oneway": "yes",
        ])
        #expect(graph.wayLimits[0] == 50)
        #expect(graph.wayLimits[1] == 255)
        #expect(graph.wayLimits[2] == 0)
        #expect(graph.wayModes[0] == ArcMode.driving.rawValue)
        #expect(graph.wayModes[1] == ArcMode.closed.rawValue)
        let steps = try await self.graph(["highway": "steps"], .cycling)
        #expect(steps.wayModes[0] == ArcMode.pushing.rawValue)
        #expect(steps.wayModes[2] == ArcMode.cycling.rawValue)
    }

    @Test func junctionsTellWhatStandsThere() async throws {
        let graph = try await graph(
            [:], node: ["highway": "motorway_junction", "ref": "7", "name": "Porta"])
        let middle = Int(graph.segmentTo[0])
        #expect(middle == Int(graph.segmentFrom[1]))
        #expect(JunctionFlags(rawValue: graph.junctionFlags[middle]) == .motorwayExit)
        #expect(graph.string(graph.junctionRefs[middle]) == "7")
        #expect(graph.string(graph.junctionNames[middle]) == "Porta")
        let arcs = (graph.junctionStarts[middle]..<graph.junctionStarts[middle + 1])
            .map { graph.junctionArcs[Int($0)] }
        #expect(arcs == [1, 2])
    }

    @Test func closedDirectionsAreArmsToo() async throws {
        let graph = try await graph(["oneway": "yes"])
        let last = Int(graph.segmentTo[0])
        #expect(graph.junctionStarts[last + 1] - graph.junctionStarts[last] == 2)
        #expect(graph.arcStates[1] == .max)
    }
}
