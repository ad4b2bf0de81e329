import Roads
import Testing

/// What is said on drawn circles, divided roads and crossings that are offset.
struct CircleAndOffsetTests {
    // MARK: Circles

    private var roundabout: DrawnNetwork {
        DrawnNetwork(
            """
                    n
                    |
                    b
                  /   \\
            w - c       a - e
                  \\   /
                    d
                    |
                    s
            """,
            [
                ("abcda", ["junction": "roundabout", "name": ""]), ("ae", way("east")),
                ("bn", way("north")), ("cw", way("west")), ("ds", way("south")),
            ], lineMeters: 30)
    }

    @Test(arguments: [("se", 1, "east"), ("sn", 2, "north"), ("sw", 3, "west"), ("ss", 4, "south")])
    func exitsAreCounted(_ ends: String, _ exit: Int, _ name: String) async throws {
        let (router, leg) = try await leg(roundabout, ends == "ss" ? "se" : ends, .automobile)
        let steps = router.steps(for: leg, tellsCircleExits: true)
        #expect(steps[1].maneuver.kind == .roundabout)
        #expect(steps[1].maneuver.exit == (ends == "ss" ? 1 : exit))
        #expect(steps[2].maneuver.kind == .exitRoundabout)
        if ends != "ss" { #expect(steps[2].maneuver.name == name) }
    }

    @Test func smallCirclesAreCrossings() async throws {
        let circle = DrawnNetwork(
            """
                 n
                 |
                 b
            w - c a - e
                 d
                 |
                 s
            """,
            [
                ("abcda", ["junction": "roundabout", "name": ""]), ("ae", way("east")),
                ("bn", way("north")), ("cw", way("west")), ("ds", way("south")),
            ], lineMeters: 16)
        #expect(
            try await says(circle, "se") == "south depart, east roundabout turn right, east arrive")
        #expect(
            try await says(circle, "sw") == "south depart, west roundabout turn left, west arrive")
        #expect(try await steps(circle, "sw")[1].maneuver.exit == 3)
    }

    @Test func rotariesHaveNames() async throws {
        let rotary = DrawnNetwork(
            """
                    n
                    |
                    b
                  /   \\
            w - c       a - e
                  \\   /
                    d
                    |
                    s
            """,
            [
                ("abcda", ["junction": "roundabout", "name": "Étoile"]), ("ae", way("east")),
                ("bn", way("north")), ("cw", way("west")), ("ds", way("south")),
            ], lineMeters: 60)
        let steps = try await steps(rotary, "sn")
        #expect(steps[1].maneuver.kind == .rotary)
        #expect(steps[1].maneuver.rotaryName == "Étoile")
        #expect(
            InstructionWriter().instruction(for: steps[1].maneuver)
                == "Enter Étoile and take the 2nd exit onto north")
    }

    // MARK: Divided roads and offsets

    @Test func dividedRoadsAreCrossedAtOnce() async throws {
        let crossing = DrawnNetwork(
            """
                  n
                  |
            a - - b - - c
            d - - e - - f
                  |
                  s
            """,
            [
                ("cba", ["name": "Avenue", "oneway": "yes"]),
                ("def", ["name": "Avenue", "oneway": "yes"]), ("nb", way("Street")),
                ("be", way("Street")), ("es", way("Street")),
            ], lineMeters: 16)
        #expect(
            try await says(crossing, "sa") == "Street depart, Avenue turn left, Avenue arrive")
        #expect(try await says(crossing, "sn") == "Street depart, Street arrive")
        #expect(
            try await says(crossing, "da") == "Avenue depart, Avenue continue uturn, Avenue arrive")
    }

    /// Who may not turn left at once goes on, turns round at the dead end and comes back.
    @Test func turningRoundBehindAChangeOfNameIsAUTurn() async throws {
        var junction = DrawnNetwork(
            """
            a - b - c
                |
                |
                d
            """, [("ab", way("One")), ("bc", way("Two")), ("bd", way("Three"))], lineMeters: 10)
        junction.restrict("no_left_turn", from: "bc", via: "b", to: "bd")
        #expect(
            try await says(junction, "cd")
                == "Two depart, One turn uturn, Three turn right, Three arrive")
    }

    @Test func smallOffsetsAreStraight() async throws {
        let offset = DrawnNetwork(
            """
            c

            a - - - - b
                      d - - - - e

                      f
            """,
            [
                ("ab", way("First")), ("cb", way("Cross")), ("bd", way("Cross")),
                ("df", way("Cross")), ("de", way("Second")),
            ], lineMeters: 2)
        let said = try await says(offset, "ae")
        #expect(!said.contains("turn right") && !said.contains("turn left"), "\(said)")
    }

    // MARK: Sums

    @Test func stepsAddUp() async throws {
        for ends in ["se", "sn", "sw", "ew", "nw"] {
            let leg = try await leg(roundabout, ends, .automobile)
            let steps = leg.router.steps(for: leg.leg)
            #expect(abs(steps.reduce(0) { $0 + $1.meters } - leg.leg.meters) < 1e-6)
            #expect(steps.reduce(0) { $0 + $1.hundredths } == leg.leg.hundredths)
            #expect(steps.first?.points.lowerBound == 0)
            #expect(steps.last?.points.upperBound == leg.leg.latitudes.count - 1)
            for (one, next) in zip(steps, steps.dropFirst()) {
                #expect(one.points.upperBound == next.points.lowerBound)
            }
        }
    }
}
