import Roads
import Testing

/// What walkers are told who come to squares, leave them, or set out on them.
@Suite struct SquareGuidanceTests {
    /// A square with two roads on one side, and a house in its middle.
    private static func town(name: String = "") -> DrawnNetwork {
        let plaza = ["highway": "pedestrian", "name": name]
        var town = DrawnNetwork(
            """
            a             b
              u       v
             p         q
              z       w
            d   m     n   c
                |     |
                s     t
            """,
            [
                ("abcnmda", ["highway": ""]), ("uvwzu", ["highway": ""]),
                ("sm", ["highway": "footway", "name": "South"]),
                ("tn", ["highway": "footway", "name": "Tower"]),
            ])
        town.bound(outer: "abcnmda", inner: "uvwzu", tags: plaza)
        return town
    }

    /// No other road is there, but all the square.
    @Test func turnsOnToSquaresAndOffThemAreSaid() async throws {
        #expect(
            try await says(Self.town(), "st", mode: .walking)
                == "South depart,  turn right, Tower turn right, Tower arrive")
        #expect(
            try await says(Self.town(name: "Plaza"), "st", mode: .walking)
                == "South depart, Plaza turn right, Tower turn right, Tower arrive")
    }

    @Test func waysRoundAHouseAreStepsOfTheirOwn() async throws {
        #expect(
            try await says(Self.town(), "pt", mode: .walking)
                == " depart, Tower turn right, Tower arrive")
        #expect(
            try await says(Self.town(name: "Plaza"), "pt", mode: .walking)
                == "Plaza depart, Tower turn right, Tower arrive")
        #expect(
            try await says(Self.town(name: "Plaza"), "tp", mode: .walking)
                == "Tower depart, Plaza turn left, Plaza arrive")
    }

    @Test(arguments: ["st", "pt", "tp", "ps", "pq", "qs", "sq"])
    func stepsAddUpAndFollowEachOther(_ ends: String) async throws {
        let (router, leg) = try await leg(Self.town(), ends, .walking)
        let steps = router.steps(for: leg)
        #expect(abs(steps.reduce(0) { $0 + $1.meters } - leg.meters) < 0.01)
        #expect(steps.reduce(0) { $0 + $1.hundredths } == leg.hundredths)
        #expect(steps.allSatisfy { $0.meters >= 0 && $0.hundredths >= 0 })
        #expect(steps.first?.points.lowerBound == 0)
        #expect(steps.last?.points.upperBound == leg.latitudes.count - 1)
        for (one, other) in zip(steps, steps.dropFirst()) {
            #expect(one.points.upperBound == other.points.lowerBound)
        }
    }
}
