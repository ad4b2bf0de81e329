import Roads
import Testing

/// How long roads take.
@Suite struct SpeedTests {
    /// The speed over 1 km of a way with these tags, km/h.
    private func speed(
        _ tags: [String: String], _ mode: BuiltInMode = .automobile, back: Bool = false
    ) async throws -> Double {
        let town = DrawnNetwork("a                   b", [("ab", tags)])
        guard let route = try await town.route(back ? "b" : "a", back ? "a" : "b", mode) else {
            return 0
        }
        return 3600 / route.seconds
    }

    /// Columns: tags; speed of an automobile along the way, km/h.
    private static let cars = TagRows(
        """
        highway=motorway                        90
        highway=motorway_link                   45
        highway=primary                         65
        highway=residential                     25
        highway=service                         15
        highway=living_street                   10
        highway=track motorcar=yes              10
        maxspeed=50                             40
        maxspeed=30+mph                         38.6
        maxspeed=10+knots                       14.8
        maxspeed=walk                           4
        maxspeed=none                           112
        maxspeed=-4                             65
        maxspeed=1e999                          65
        maxspeed=FR:urban                       40
        maxspeed=DE:rural                       80
        maxspeed=DE:motorway                    65
        maxspeed=DE:zone:30                     24
        maxspeed=CH:zone30                      24
        maxspeed=RO:trunk                       80
        maxspeed:type=DE:rural                  80
        source:maxspeed=AT:trunk                80
        maxspeed=80 maxspeed:advisory=50        40
        maxspeed=100 maxspeed:forward=50        40
        maxspeed=100 surface=gravel             40
        surface=cobblestone                     30
        surface=mud                             10
        tracktype=grade5                        20
        smoothness=impassable                   0
        bridge=movable                          5
        bridge=movable duration=00:03           20
        highway= route=ferry                    5
        highway= route=ferry duration=0:06      10
        highway= route=ferry duration=00:12:00  5
        highway= route=ferry duration=PT6M      10
        highway= route=ferry duration=3         20
        highway= route=ferry duration=soon      5
        highway= route=shuttle_train            10
        """)

    @Test(arguments: Self.cars.rows)
    func automobiles(_ row: TagRows.Row) async throws {
        let expected = try #require(Double(row.expected[0]))
        #expect(abs(try await speed(row.tags) - expected) <= 0.05 + expected * 0.003, "\(row)")
    }

    /// Columns: tags; speed of a walker and of a cyclist along the way, km/h.
    private static let others = TagRows(
        """
        highway=footway                         5     4
        highway=footway bicycle=yes             5     15
        highway=path                            5     13
        highway=track                           5     12
        highway=steps                           5     2
        highway=cycleway foot=yes               5     15
        surface=gravel                          3.75  6
        surface=sand                            2.5   3
        maxspeed=12                             5     12
        maxspeed=100                            5     15
        oneway=-1                               5     4
        oneway=-1 cycleway=opposite_lane        5     15
        bicycle=dismount                        5     4
        highway=path smoothness=very_bad        5     7
        highway=path mtb:scale=1                5     7
        highway=path sac_scale=hiking           5     8
        highway=path sac_scale=mountain_hiking  5     4
        highway=path sac_scale=mountain_hiking mtb:scale=0    5     10
        highway=path sac_scale=mountain_hiking bicycle=yes    5     13
        """)

    @Test(arguments: Self.others.rows)
    func walkersAndCyclists(_ row: TagRows.Row) async throws {
        let walking = try #require(Double(row.expected[0]))
        let cycling = try #require(Double(row.expected[1]))
        #expect(abs(try await speed(row.tags, .walking) - walking) < 0.05, "\(row)")
        #expect(abs(try await speed(row.tags, .cycling) - cycling) < 0.1, "\(row)")
    }

    @Test func limitsHaveDirections() async throws {
        let tags = ["maxspeed": "100", "maxspeed:backward": "50"]
        #expect(abs(try await speed(tags) - 80) < 0.1)
        #expect(abs(try await speed(tags, back: true) - 40) < 0.1)
    }

    @Test func nodesTakeTime() async throws {
        for (tags, seconds) in [
            (["highway": "traffic_signals"], 2.0), (["highway": "stop"], 2),
            (["highway": "give_way"], 1), (["barrier": "gate"], 60), ([:], 0),
        ] as [([String: String], Double)] {
            let town = DrawnNetwork("a b c", [("abc", [:])], nodes: ["b": tags])
            let route = try #require(try await town.route("a", "c"))
            #expect(abs(route.seconds - (200 / 65 * 3.6 + seconds)) < 0.2, "\(tags)")
        }
    }

    @Test func serviceRoadsAreShunnedButNotSlowed() async throws {
        let town = DrawnNetwork(
            """
            a  b
            c  d
            """,
            [
                ("ab", ["highway": "service"]), ("ac", ["maxspeed": "20"]),
                ("cd", ["maxspeed": "20"]),
                ("db", ["maxspeed": "20"]),
            ])
        let route = try #require(try await town.route("a", "b"))
        #expect(route.names == ["ab"])
        #expect(abs(route.seconds - 150 / 15 * 3.6) < 0.1)
    }
}
