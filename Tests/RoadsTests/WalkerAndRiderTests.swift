import Foundation
import RoadNetwork
import Roads
import Testing

/// What walkers hear of circles, and riders of the meters they push.
struct WalkerAndRiderTests {
    // MARK: Words, stairs and elevators

    @Test func walkersAreSpareOfWords() async throws {
        let sidewalk = ["highway": "footway", "name": ""]
        // Ten meters to the right and left again, where two sidewalks do not quite meet.
        let offset = DrawnNetwork(
            """
            a                   b   e
                                c                   d
                                f
            """, ["ab", "be", "bc", "cd", "cf"].map { ($0, sidewalk) }, lineMeters: 10)
        #expect(try await steps(offset, "ad", mode: .walking).count == 2)
        // Round a corner in two bits is one turn, and a name is news all the same.
        let corner = DrawnNetwork(
            """
            a                   b   e
                                  c
                                    g



                                  d
            """,
            ["ab", "be", "bc", "cg"].map { ($0, sidewalk) }
                + [("cd", ["highway": "footway", "name": "Hill Walk"])], lineMeters: 10)
        #expect(
            try await says(corner, "ad", mode: .walking)
                == " depart, Hill Walk turn right, Hill Walk arrive")
        // Cars hear every turn.
        let streets = DrawnNetwork(
            """
            a                   b   e
                                c                   d
                                f
            """, ["ab", "be", "bc", "cd", "cf"].map { ($0, way("")) }, lineMeters: 10)
        #expect(try await steps(streets, "ad").count == 4)
    }

    @Test func walkersHearNoEndOfAName() async throws {
        let path = DrawnNetwork(
            "a - - b - - c",
            [("ab", way("Lane", "residential")), ("bc", ["highway": "footway", "name": ""])],
            lineMeters: 300)
        #expect(try await says(path, "ac", mode: .walking) == "Lane depart,  arrive")
    }

    /// Who walks round the end of a fence turns twice; nobody would call it a U-turn.
    @Test(arguments: [20.0, 5])
    func walkersMakeNoUTurns(_ lineMeters: Double) async throws {
        let street = DrawnNetwork(
            """
            a - - - - b - - g
                      |
            d - - - - c - - h
            """,
            [
                ("ab", way("Broadway")), ("bg", way("Broadway")), ("bc", way("", "footway")),
                ("cd", way("Broadway")), ("ch", way("Broadway")),
            ], lineMeters: lineMeters)
        let words = try await steps(street, "ad", mode: .walking).map(\.maneuver.modifier)
        #expect(!words.contains(.uturn))
        #expect(words.contains(.right))
    }

    /// Riders do not think of going up a one-way street on foot.
    @Test func oneWayStreetsAgainstRidersAreNoChoice() async throws {
        let street = DrawnNetwork(
            """
                      - - d
                    /
            a - - b
                    \
                      - - c
            """,
            [
                ("ab", way("Mill Lane")),
                ("bc", ["name": "Mill Lane", "highway": "primary", "oneway": "yes"]),
                ("db", ["name": "Mill Lane", "highway": "primary", "oneway": "yes"]),
            ], lineMeters: 60)
        #expect(
            try await says(street, "ac", mode: .cycling) == "Mill Lane depart, Mill Lane arrive")
    }

    @Test func stairsAreAnnounced() async throws {
        let path = DrawnNetwork(
            "a - - b - - c - - d",
            [
                ("ab", way("Lane", "residential")), ("bc", ["highway": "steps", "name": ""]),
                ("cd", way("Lane", "residential")),
            ])
        let steps = try await steps(path, "ad", mode: .walking)
        #expect(steps.contains { $0.maneuver.way == .steps })
    }

    /// A few meters to the foot of the stairs are no step of their own.
    @Test func stairsAreOneWithTheWayToThem() async throws {
        let path = DrawnNetwork(
            """
            a - - - - - - b - - g
                          c - - - - - d
                          e
            """,
            [
                ("abg", ["highway": "footway", "name": ""]),
                ("bc", ["highway": "footway", "name": ""]),
                ("ce", ["highway": "footway", "name": ""]),
                ("cd", ["highway": "steps", "name": ""]),
            ], lineMeters: 8)
        let steps = try await steps(path, "ad", mode: .walking)
        #expect(steps.map(\.maneuver.way) == [.road, .steps, .road])
        #expect(steps.map { Int($0.meters.rounded()) } == [56, 56, 0])
    }

    @Test func liftsAreAnnounced() async throws {
        let path = DrawnNetwork(
            "a - - b - - c", [("ab", ["highway": "footway"]), ("bc", ["highway": "footway"])],
            nodes: ["b": ["highway": "elevator"]])
        let steps = try await steps(path, "ac", mode: .walking)
        #expect(steps.contains { $0.maneuver.way == .elevator }, "\(steps.map(\.maneuver.kind))")
    }

    // MARK: Walkers at circles

    /// A circle of some thirty meters in the middle of four streets.
    private func circle(
        north: String = "Hill Road", east: String = "Mill Road", ring: String = ""
    ) -> DrawnNetwork {
        DrawnNetwork(
            """
                              n



                              a
                            h   b
            w              g     c              e
                            f   d
                              i



                              s
            """,
            [
                ("abcdifgha", ["name": ring, "junction": "roundabout"]),
                ("na", ["name": north]), ("ce", ["name": east]), ("si", ["name": "Quay Street"]),
                ("wg", ["name": "Mill Road"]),
            ], lineMeters: 10)
    }

    @Test func circlesAreOneTurnToWalkers() async throws {
        for ring in ["", "Great Circus"] {
            let town = circle(ring: ring)
            #expect(
                try await sentences(town, "ws", .walking)[1]
                    == "At the roundabout, turn right onto Quay Street")
            #expect(
                try await sentences(town, "wn", .walking)[1]
                    == "At the roundabout, turn left onto Hill Road")
            for ends in ["ws", "wn", "sn", "es", "nw"] {
                #expect(try await sentences(town, ends, .walking).count == 3, "\(ends)")
            }
        }
    }

    @Test func straightAcrossACircleIsNoNewsOnOneStreet() async throws {
        #expect(try await sentences(circle(), "we", .walking).count == 2)
        #expect(
            try await sentences(circle(east: "Abbey Road"), "we", .walking)[1]
                == "At the roundabout, continue straight onto Abbey Road")
        // Between nameless streets one might doubt which is straight on.
        #expect(
            try await sentences(circle(north: ""), "sn", .walking)[1]
                == "At the roundabout, continue straight")
    }

    /// Drivers count the exits, in one sentence.
    @Test func driversCountExits() async throws {
        let words = try await sentences(circle(), "ws", .automobile)
        #expect(words.count == 3)
        #expect(words[1].contains("exit"))
    }

    /// Who ends on the circle itself hears of the way on to it.
    @Test func circlesWhereOneArrives() async throws {
        let words = try await sentences(circle(), "wa", .walking)
        #expect(words.count <= 3)
        #expect(words.last == "You have arrived at your destination")
    }

    // MARK: Riders who push

    private let path = ["highway": "footway", "name": ""]

    /// Two bits on foot, round a corner, are told of once.
    @Test func bitsPushedAreOneTurn() async throws {
        let corner = DrawnNetwork(
            """
            a                   b   e
                                  c
                                    g



                                  d
            """,
            [
                ("ab", ["name": "Mill Road"]), ("be", ["name": "Mill Road"]), ("bc", path),
                ("cg", path), ("cd", path.merging(["name": "Hill Walk"]) { $1 }),
            ], lineMeters: 10)
        #expect(
            try await sentences(corner, "ad", .cycling) == [
                "Head east on Mill Road",
                "Turn right onto Hill Walk, dismount and push your bike",
                "You have arrived at your destination",
            ])
    }

    /// However short a bit between two rides is, riders hear that they must push.
    @Test func pushingIsNotHushedUp() async throws {
        let lane = DrawnNetwork(
            "a                   b c                   d",
            [("ab", ["name": "Mill Road"]), ("bc", path), ("cd", ["name": "Quay Street"])],
            lineMeters: 20)
        let words = try await sentences(lane, "ad", .cycling)
        #expect(words.contains("Dismount and push your bike along the path"))
        #expect(words.contains("Ride on along Quay Street"))
    }

    /// Nobody gets on for a few meters of a nameless way between two that are pushed.
    @Test func hopsBetweenBitsArePushed() async throws {
        let ways = ["ab", "bc", "cd"].map { ($0, $0 == "bc" ? ["name": ""] : path) }
        let hop = DrawnNetwork("a                   b c                   d", ways, lineMeters: 15)
        #expect(try await sentences(hop, "ad", .cycling).count == 2)
        let ride = DrawnNetwork(
            "a                   b                   c                   d", ways)
        #expect(try await sentences(ride, "ad", .cycling).count == 4)
    }

    // MARK: Asking

    private func sentences(
        _ network: DrawnNetwork, _ ends: String, _ mode: BuiltInMode
    ) async throws -> [String] {
        try await steps(network, ends, mode: mode).map {
            InstructionWriter().instruction(for: $0.maneuver)
        }
    }
}
