import Roads
import Testing

/// Turn restrictions and what turning costs.
@Suite struct TurnTests {
    /// A crossing: west a, north b, east d, south e, centre c; and a way round from south to east.
    private let crossing = """
          b
        a c d
          e f
        """
    private let ways: [(String, [String: String])] = [
        ("ac", [:]), ("bc", [:]), ("cd", [:]), ("ce", [:]), ("ef", [:]), ("fd", [:]),
    ]

    @Test func noTurnForbidsOneTurn() async throws {
        var town = DrawnNetwork(crossing, ways)
        #expect(try await town.route("a", "b")?.names == ["ac", "bc"])
        town.restrict("no_left_turn", from: "ac", via: "c", to: "bc")
        #expect(try await town.route("a", "b")?.names == ["ac", "cd", "fd", "ef", "ce", "bc"])
        #expect(try await town.route("d", "b")?.names == ["cd", "bc"])
        #expect(try await town.route("a", "b", .walking)?.names == ["ac", "bc"])
    }

    @Test func onlyTurnForbidsTheOthers() async throws {
        var town = DrawnNetwork(crossing, ways)
        town.restrict("only_right_turn", from: "ac", via: "c", to: "ce")
        #expect(try await town.route("a", "d")?.names == ["ac", "ce", "ef", "fd"])
    }

    @Test func restrictionsNameModes() async throws {
        var spared = DrawnNetwork(crossing, ways)
        spared.restrict("no_left_turn", from: "ac", via: "c", to: "bc", except: "bus; bicycle")
        #expect(try await spared.route("a", "b", .cycling)?.names == ["ac", "bc"])
        #expect(try await spared.route("a", "b", .automobile)?.names.count == 6)
        var own = DrawnNetwork(crossing, ways)
        own.restrict(
            "no_left_turn", from: "ac", via: "c", to: "bc", key: "restriction:motorcar")
        #expect(try await own.route("a", "b", .automobile)?.names.count == 6)
        #expect(try await own.route("a", "b", .cycling)?.names == ["ac", "bc"])
    }

    /// Two junctions b and c in a row: a–b–c–d, with e below b and f below c.
    private let ladder = """
        a b c d
          e f g
        """

    @Test func aRestrictionOverAWayRemembersWhereOneCameFrom() async throws {
        var town = DrawnNetwork(
            ladder,
            [
                ("ab", [:]), ("bc", [:]), ("cd", [:]), ("be", [:]), ("cf", [:]), ("fg", [:]),
                ("gd", [:]),
            ])
        town.restrict("no_straight_on", from: "ab", via: "bc", to: "cd")
        #expect(try await town.route("a", "d")?.names == ["ab", "bc", "cf", "fg", "gd"])
        #expect(try await town.route("e", "d")?.names == ["be", "bc", "cd"])
        #expect(try await town.route("a", "f")?.names == ["ab", "bc", "cf"])
    }

    @Test func anOnlyRestrictionOverWays() async throws {
        var town = DrawnNetwork(
            """
            a b c d e
                f g h
            """,
            [
                ("ab", [:]), ("bc", [:]), ("cd", [:]), ("de", [:]), ("cf", [:]), ("dg", [:]),
                ("gh", [:]), ("he", [:]),
            ])
        town.restrict("only_right_turn", from: "ab", via: "bc,cd", to: "dg")
        #expect(try await town.route("a", "e")?.names == ["ab", "bc", "cd", "dg", "gh", "he"])
        #expect(try await town.route("f", "e")?.names == ["cf", "cd", "de"])
    }

    @Test func turningRoundIsForDeadEnds() async throws {
        let town = DrawnNetwork(
            """
            a b c
              d
            """, [("ab", ["oneway": "yes"]), ("bc", [:]), ("bd", ["oneway": "yes"])])
        #expect(try await town.route("a", "d")?.names == ["ab", "bd"])
        var closed = town
        closed.restrict("no_right_turn", from: "ab", via: "b", to: "bd")
        let detour = try await closed.route("a", "d")
        #expect(detour?.names == ["ab", "bc", "bd"])
        // 400 m at 65 km/h, two turns, and turning round.
        #expect((detour?.seconds ?? 0) > 400 / 65 * 3.6 + 20)
    }

    @Test func turnsCrossingTheOthersTrafficAreDearer() async throws {
        let town = DrawnNetwork(crossing, ways)
        let left = try #require(try await town.route("a", "b")).seconds
        let right = try #require(try await town.route("a", "e")).seconds
        #expect(left > right)
        let otherLeft = try #require(try await town.route("a", "b", drivesLeft: true)).seconds
        let otherRight = try #require(try await town.route("a", "e", drivesLeft: true)).seconds
        #expect(abs(otherLeft - right) < 0.1)
        #expect(abs(otherRight - left) < 0.1)
        // OSRM's curve at 90°: 7.5 / (1 + exp(−(13 / b / 2 − 6.5 b))).
        #expect(abs(right - (200 / 65 * 3.6 + 2.093)) < 0.1)
        #expect(abs(left - (200 / 65 * 3.6 + 5.393 + 1.925)) < 0.1)
    }
}
