import MapGeometry
import Roads
import TestSupport
import Testing

/// What is said on drawn networks: for each step the road and the maneuver.
struct GuidanceTests {
    // MARK: Plain turns

    @Test func turnsAtACrossing() async throws {
        let crossing = DrawnNetwork(
            """
                n
                |
            w - x - e
                |
                s
            """,
            [
                ("wx", way("Mill Lane")), ("xe", way("Dock Road")), ("nx", way("Hill Walk")),
                ("xs", way("Vale Walk")),
            ],
            lineMeters: 60)
        #expect(
            try await says(crossing, "wn")
                == "Mill Lane depart, Hill Walk turn left, Hill Walk arrive")
        #expect(
            try await says(crossing, "ws")
                == "Mill Lane depart, Vale Walk turn right, Vale Walk arrive")
        let straight = try await says(crossing, "we")
        #expect(straight == "Mill Lane depart, Dock Road new name straight, Dock Road arrive")
    }

    @Test func oneStreetIsNoTurn() async throws {
        let street = DrawnNetwork(
            """
            a - b - c
                |
                d
            """, [("abc", way("Long Street")), ("bd", way("Side Street"))])
        #expect(try await says(street, "ac") == "Long Street depart, Long Street arrive")
        #expect(
            try await says(street, "da")
                == "Side Street depart, Long Street turn left, Long Street arrive")
    }

    /// Ways are cut where a tag changes; the road goes on, and where it leads is felt beyond the cut.
    @Test func aWayInTwoPiecesIsOneRoad() async throws {
        let map = """
                        d
                        |
            a - - - - - x p
                        |  \
                        |    q - - - - - r
                        e
            """
        let street = way("Bent Street", "residential")
        let others = [
            ("ax", way("Long Street")), ("dx", way("North Street")), ("xe", way("South Street")),
        ]
        let whole = DrawnNetwork(map, others + [("xpqr", street)], lineMeters: 5)
        let cut = DrawnNetwork(map, others + [("xp", street), ("pqr", street)], lineMeters: 5)
        for ends in ["ar", "dr", "er", "ra", "rd", "re"] {
            #expect(try await says(cut, ends) == (try await says(whole, ends)), "\(ends)")
        }
        let crossings = [try await steps(cut, "ar")[1], try await steps(whole, "ar")[1]]
        let bearings = crossings.map { $0.intersections.first?.bearings }
        #expect(bearings[0] != nil && bearings[0] == bearings[1])
    }

    /// A street goes on where it bends less than half as much as another road, and by 12.5° less: 11° beside 27°.
    @Test func theStraighterRoadOfItsNameGoesOn() async throws {
        let junction = DrawnNetwork(
            """
                                                              c

            a - - - - - - - - - - - - - - x




                                                              d
            """,
            [
                ("ax", way("Long Street")), ("xc", way("Long Street")), ("xd", way("Side Street")),
            ],
            lineMeters: 10)
        #expect(try await says(junction, "ac") == "Long Street depart, Long Street arrive")
        #expect(
            try await says(junction, "ad")
                == "Long Street depart, Side Street turn slight right, Side Street arrive")
    }

    /// 6° beside 17° are a fork, whatever the names.
    @Test func twoRoadsNearlyAheadAreAFork() async throws {
        let junction = DrawnNetwork(
            """
                                                              c
            a - - - - - - - - - - - - - - x


                                                              d
            """,
            [
                ("ax", way("Long Street")), ("xc", way("Long Street")), ("xd", way("Side Street")),
            ],
            lineMeters: 10)
        #expect(
            try await says(junction, "ac")
                == "Long Street depart, Long Street fork slight left, Long Street arrive")
    }

    @Test(arguments: [
        ("ab", "turn sharp left"), ("ac", "turn left"), ("ad", "turn slight left"),
        ("af", "turn slight right"), ("ag", "turn right"), ("ah", "turn sharp right"),
    ])
    func eightDirections(_ ends: String, _ words: String) async throws {
        let star = DrawnNetwork(
            """
                    d e f

              c       x       g

                    b a h
            """,
            [
                ("ax", way("start")), ("xb", way("b")), ("xc", way("c")), ("xd", way("d")),
                ("xe", way("e")), ("xf", way("f")), ("xg", way("g")), ("xh", way("h")),
            ], lineMeters: 60)
        let end = ends.suffix(1)
        #expect(
            try await says(star, ends) == "start depart, \(end) \(words), \(end) arrive")
    }

    @Test func endOfTheRoad() async throws {
        let junction = DrawnNetwork(
            """
                    c
                    |
            a - b - x
                |   |
                e   d
            """,
            [("ab", way("main")), ("bx", way("main")), ("be", way("lane")), ("cxd", way("cross"))])
        #expect(
            try await says(junction, "ac")
                == "main depart, cross end of road left, cross arrive")
        #expect(
            try await says(junction, "ad")
                == "main depart, cross end of road right, cross arrive")
    }

    @Test func forks() async throws {
        let fork = DrawnNetwork(
            """
                              c

            a - - - - x

                              d
            """, [("ax", way("one")), ("xc", way("two")), ("xd", way("three"))], lineMeters: 40)
        #expect(try await says(fork, "ac") == "one depart, two fork slight left, two arrive")
        #expect(try await says(fork, "ad") == "one depart, three fork slight right, three arrive")
    }

    @Test func drivewaysAreNoChoice() async throws {
        let road = DrawnNetwork(
            """
                    d
            a - b - c
                |
                e
            """,
            [
                ("ab", way("Road")), ("bc", way("Road")), ("cd", way("Road")),
                ("be", way("", "service")),
            ])
        #expect(try await says(road, "ad") == "Road depart, Road arrive")
    }

    // MARK: Motorways

    @Test func motorwayExitsHaveNumbersAndSigns() async throws {
        let motorway = DrawnNetwork(
            """
            a - - - x - - - b
                      ` c - d
            """,
            [
                ("axb", ["highway": "motorway", "name": "", "ref": "A 1"]),
                (
                    "xcd",
                    [
                        "highway": "motorway_link", "name": "", "oneway": "yes",
                        "destination": "Lyon;Nice",
                    ]
                ),
            ], nodes: ["x": ["highway": "motorway_junction", "ref": "31"]], lineMeters: 30)
        #expect(
            try await says(motorway, "ad") == " depart,  off ramp slight right,  arrive")
        let steps = try await steps(motorway, "ad")
        #expect(steps[1].maneuver.exits == "31")
        #expect(steps[1].maneuver.destinations == "Lyon, Nice")
        #expect(
            InstructionWriter().instruction(for: steps[1].maneuver)
                == "Take exit 31 on the right toward Lyon, Nice")
    }

    @Test func rampsMerge() async throws {
        let motorway = DrawnNetwork(
            """
            a - - - x - - - b
            d - c
            """,
            [
                ("axb", ["highway": "motorway", "name": "M"]),
                ("dcx", ["highway": "motorway_link", "name": "", "oneway": "yes"]),
            ], lineMeters: 30)
        #expect(try await says(motorway, "db") == " depart, M merge slight left, M arrive")
    }

    // MARK: Mappers' words

    @Test func mappersHaveTheLastWord() async throws {
        var junction = DrawnNetwork(
            """
            a - b - c
                |
                d - e
            """,
            [("ab", way("One")), ("bc", way("Two")), ("bd", way("Three")), ("de", way("Four"))],
            lineMeters: 120)
        junction.say("turn", "sharp_right", from: "ab", via: "b", to: "bd")
        junction.say("fork", "slight_left", from: "ab", via: "b", to: "bc")
        junction.say("suppress", "", from: "bd", via: "d", to: "de")
        #expect(try await says(junction, "ac") == "One depart, Two fork slight left, Two arrive")
        #expect(
            try await says(junction, "ad") == "One depart, Three turn sharp right, Three arrive")
        #expect(
            try await says(junction, "ae") == "One depart, Three turn sharp right, Four arrive")
        #expect(try await says(junction, "ca") == "Two depart, One new name straight, One arrive")
    }

    @Test func mappersMaySayUTurn() async throws {
        var junction = DrawnNetwork(
            """
            a - b - c
                |
                d
            """, [("ab", way("One")), ("bc", way("One")), ("bd", way("Three"))], lineMeters: 120)
        junction.say("uturn", "", from: "ab", via: "b", to: "bd")
        #expect(try await says(junction, "ad") == "One depart, Three turn uturn, Three arrive")
    }

    // MARK: Lanes

    @Test func lanesLeadToTurns() async throws {
        let crossing = DrawnNetwork(
            """
                    n
                    |
            w - - - x - - - e
                    |
                    s
            """,
            [
                (
                    "wx",
                    [
                        "name": "Mill Lane", "oneway": "yes",
                        "turn:lanes": "left|through|through;right",
                    ]
                ), ("xe", way("Dock Road")), ("nxs", way("cross")),
            ], lineMeters: 60)
        func valid(_ ends: String) async throws -> [Bool] {
            try await steps(crossing, ends)[1].maneuver.lanes.map(\.isValid)
        }
        #expect(try await valid("wn") == [true, false, false])
        #expect(try await valid("we") == [false, true, true])
        #expect(try await valid("ws") == [false, false, true])
        let lanes = try await steps(crossing, "ws")[1].maneuver.lanes
        #expect(lanes.map(\.indications) == [["left"], ["straight"], ["straight", "right"]])
    }

    // MARK: Ferries

    @Test func ferriesAreAnnounced() async throws {
        let crossing = DrawnNetwork(
            "a - - b - - c - - d",
            [
                ("ab", way("Pier")), ("cd", way("Quay")),
                (
                    "bc",
                    ["highway": "", "route": "ferry", "name": "Ferry Line", "duration": "00:10"]
                ),
            ])
        let steps = try await steps(crossing, "ad")
        #expect(steps.map(\.mode) == [.driving, .ferry, .driving, .driving])
        #expect(
            InstructionWriter().instruction(for: steps[1].maneuver) == "Take the Ferry Line")
        #expect(steps[1].notices == .ferry)
    }

    // MARK: Anything

    /// Networks nobody would build: whatever is said, it is said without a trap, and adds up.
    @Test(arguments: 0..<12)
    func randomNetworks(_ seed: Int) async throws {
        var random = SplitMix(seed: UInt64(seed) &* 7919 &+ 17)
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        var rows = [[Character]](repeating: Array(repeating: " ", count: 30), count: 12)
        for letter in letters {
            rows[Int(random.next() % 12)][Int(random.next() % 30)] = letter
        }
        let drawn = letters.filter { letter in rows.contains { $0.contains(letter) } }
        func pick<Value>(_ values: [Value]) -> Value {
            values[Int(random.next() % UInt64(values.count))]
        }
        var ways: [(String, [String: String])] = []
        for _ in 0..<40 {
            let nodes = String((0..<(2 + Int(random.next() % 4))).map { _ in pick(drawn) })
            ways.append(
                (
                    nodes,
                    [
                        "highway": pick([
                            "motorway", "motorway_link", "primary", "secondary_link", "residential",
                            "service", "footway", "steps", "living_street",
                        ]), "name": pick(["", "Alpha", "Beta", "North Beta", "Gamma"]),
                        "ref": pick(["", "", "A 1", "B 2"]),
                        "oneway": pick(["", "", "yes", "-1"]),
                        "junction": pick(["", "", "", "", "roundabout", "circular"]),
                        "turn:lanes": pick([
                            "", "", "left|through|right", "|", "reverse|left;through||",
                        ]),
                        "destination": pick(["", "", "Here;There"]),
                        "foot": pick(["", "yes"]),
                    ]
                ))
        }
        let network = DrawnNetwork(
            rows.map { String($0) }.joined(separator: "\n"), ways,
            lineMeters: pick([4, 12, 40, 90]))
        for mode in BuiltInMode.allCases {
            let router = Router(try graph(of: try await network.tables(mode)))
            var found = 0
            for _ in 0..<60 {
                let ends = [pick(drawn), pick(drawn)].compactMap { network.position(of: $0) }
                let places = ends.map {
                    RouteWaypoint(
                        CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude))
                }
                guard let route = try? router.routes(RouteRequest(places)).first else { continue }
                for leg in route.legs {
                    let steps = router.steps(for: leg)
                    found += 1
                    #expect(abs(steps.reduce(0) { $0 + $1.meters } - leg.meters) < 1e-6)
                    #expect(steps.reduce(0) { $0 + $1.hundredths } == leg.hundredths)
                    #expect(steps.first?.maneuver.kind == .depart)
                    #expect(steps.last?.maneuver.kind == .arrive)
                    #expect(
                        zip(steps, steps.dropFirst()).allSatisfy {
                            $0.points.upperBound == $1.points.lowerBound
                        })
                }
            }
            #expect(found > 0, "seed \(seed), \(mode)")
        }
    }

    // MARK: Ends

    @Test func arrivalsTellTheSide() async throws {
        let street = DrawnNetwork(
            """
            l

            a - - - b

            r
            """, [("ab", way("Street"))], lineMeters: 20)
        #expect(try await steps(street, "bl").last?.maneuver.modifier == .right)
        #expect(try await steps(street, "br").last?.maneuver.modifier == .left)
        #expect(try await steps(street, "ba").last?.maneuver.modifier == nil)
    }
}
