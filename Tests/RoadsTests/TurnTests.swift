import RoadNetwork
import Roads
import Testing

/// Turn restrictions and what turning costs.
@Suite struct TurnTests {
    /// A crossing: west a, north b, east d, south e, center c; and a way round from south to east.
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

    /// Ways that a restriction leads over are passed from end to end: one that is joined midway is not meant.
    @Test func aRestrictionOverAWayJoinedMidwaySaysNothing() async throws {
        let ways: [(String, [String: String])] = [
            ("ef", [:]), ("dec", [:]), ("bd", [:]), ("ab", [:]),
        ]
        var town = DrawnNetwork(
            """
            a

            b   d   e   c

                    f
            """, ways)
        town.restrict("no_right_turn", from: "ef", via: "dec,bd", to: "ab")
        #expect(try await town.route("f", "a")?.names == ["ef", "dec", "bd", "ab"])
        #expect(try await town.route("f", "a")?.seconds ?? 99 < 60)
    }

    /// Turning from one carriageway to another drawn upon it is a U-turn.
    @Test func turningRoundOntoAWayUponTheOtherIsAUTurn() async throws {
        var town = DrawnNetwork(
            """
                    j
                    |
            a - b - c - - - d
            """,
            [
                ("ab", ["oneway": "yes"]), ("bc", ["oneway": "yes"]), ("cb", ["oneway": "yes"]),
                ("cj", [:]), ("cd", [:]), ("ba", ["oneway": "yes"]),
            ])
        town.restrict("no_left_turn", from: "bc", via: "c", to: "cj")
        // Not round at once at c, but at the end of the road beyond it.
        #expect(try await town.route("a", "j")?.names == ["ab", "bc", "cd", "cj"])
    }

    /// Whichever way the other carriageway was drawn, those who want to go back pass on to the end of the road.
    @Test(arguments: [
        ("cb", ["oneway": "yes"]), ("bc", ["oneway": "-1", "name": "cb"]),
    ])
    func whoWantsToGoBackTurnsRoundAtTheEnd(_ back: (String, [String: String])) async throws {
        var town = DrawnNetwork(
            """
            a - b - c - d
                |   |
                k   j
            """,
            [
                ("ab", ["oneway": "yes"]), ("bc", ["oneway": "yes"]), back, ("cd", [:]),
                ("cj", ["oneway": "yes"]), ("bk", [:]),
            ])
        town.restrict("no_right_turn", from: "ab", via: "b", to: "bk")
        #expect(try await town.route("a", "k")?.names == ["ab", "bc", "cd", "cb", "bk"])
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
        #expect(abs(right - (200 / 65 * 3.6 + 2.093)) < 0.2)
        #expect(abs(left - (200 / 65 * 3.6 + 5.393 + 1.925)) < 0.2)
    }

    /// Bicycles likewise, on the side where one drives.
    @Test func ridersTurnAcrossTheOthersTraffic() async throws {
        let town = DrawnNetwork(crossing, ways)
        func seconds(_ end: Character, drivesLeft: Bool) async throws -> Double {
            try #require(try await town.route("a", end, .cycling, drivesLeft: drivesLeft)).seconds
        }
        let left = try await seconds("b", drivesLeft: false)
        let right = try await seconds("e", drivesLeft: false)
        #expect(left > right + 3)
        #expect(abs(try await seconds("b", drivesLeft: true) - right) < 0.1)
        #expect(abs(try await seconds("e", drivesLeft: true) - left) < 0.1)
    }

    @Test func restrictionsOfWaysThatPassThroughSayNothing() async throws {
        var town = DrawnNetwork(crossing, [("acd", [:]), ("bc", [:]), ("ce", [:])])
        town.restrict("no_left_turn", from: "acd", via: "c", to: "bc")
        #expect(try await town.route("a", "b")?.names == ["acd", "bc"])
        var over = DrawnNetwork(
            """
            a b c d
              e   f
            """, [("abe", [:]), ("bc", [:]), ("cd", [:]), ("df", [:])])
        over.restrict("no_right_turn", from: "abe", via: "bc,cd", to: "df")
        #expect(try await over.route("a", "f")?.names == ["abe", "bc", "cd", "df"])
    }

    @Test func turnsOnRedAreNoTurns() async throws {
        var town = DrawnNetwork(crossing, ways)
        town.restrict("no_right_turn_on_red", from: "ac", via: "c", to: "ce")
        #expect(try await town.route("a", "e")?.names == ["ac", "ce"])
    }

    @Test func ofWaysUponEachOtherTheCheapestIsTraveled() async throws {
        let town = DrawnNetwork(
            "a b c", [("ab", [:]), ("bc", ["access": "destination"]), ("bc", ["name": "free"])])
        #expect(try await town.route("a", "c")?.names == ["ab", "bc"])
        let fast = DrawnNetwork(
            "a b c", [("ab", [:]), ("bc", [:]), ("bc", ["name": "zoom", "maxspeed": "120"])])
        #expect(try await fast.route("a", "c")?.names == ["ab", "zoom"])
    }

    @Test func signalsMayLookOneWay() async throws {
        let plain = try #require(try await DrawnNetwork("a b c", [("abc", [:])]).route("a", "c"))
        for (key, value, forth, back) in [
            ("traffic_signals:direction", "forward", 2.0, 0.0),
            ("traffic_signals:direction", "backward", 0, 2), ("direction", "both", 2, 2),
        ] {
            let town = DrawnNetwork(
                "a b c", [("abc", [:])], nodes: ["b": ["highway": "traffic_signals", key: value]])
            let there = try #require(try await town.route("a", "c"))
            let home = try #require(try await town.route("c", "a"))
            #expect(abs(there.seconds - plain.seconds - forth) < 0.01, "\(value)")
            #expect(abs(home.seconds - plain.seconds - back) < 0.01, "\(value)")
        }
    }

    @Test func turningPlacesLetOneTurn() async throws {
        let ways: [(String, [String: String])] = [("ab", [:]), ("bc", [:]), ("bd", [:])]
        func restricted(_ node: [String: String]) -> DrawnNetwork {
            var town = DrawnNetwork(
                """
                a b c
                  d
                """, ways, nodes: ["c": [:], "b": node])
            town.restrict("no_left_turn", from: "bc", via: "b", to: "bd")
            return town
        }
        // From d one may turn at the end of the road only, unless the junction is a turning circle.
        #expect(try await restricted([:]).route("d", "d")?.names != nil)
        let circle = try await restricted(["highway": "turning_circle"]).tables(.automobile)
        let plain = try await restricted([:]).tables(.automobile)
        #expect(circle.turnHeads.count == plain.turnHeads.count + 3)
    }
}
