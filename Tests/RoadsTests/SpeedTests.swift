import Roads
import Testing

/// How long roads take.
@Suite struct SpeedTests {
    /// The speed over 1 km of a way with these tags, km/h.
    private func speed(
        _ tags: [String: String], _ mode: TravelMode = .automobile, back: Bool = false
    ) async throws -> Double {
        let town = DrawnNetwork("a                   b", [("ab", tags)])
        guard let route = try await town.route(back ? "b" : "a", back ? "a" : "b", mode) else {
            return 0
        }
        return 3600 / route.seconds
    }

    @Test(
        arguments: [
            (["highway": "motorway"], 90), (["highway": "motorway_link"], 45),
            (["highway": "primary"], 65), (["highway": "residential"], 25),
            (["highway": "service"], 15), (["highway": "living_street"], 10),
            (["maxspeed": "50"], 40), (["maxspeed": "30 mph"], 38.6),
            (["maxspeed": "FR:urban"], 40),
            (["maxspeed": "DE:rural"], 80), (["maxspeed": "DE:zone:30"], 24),
            (["maxspeed": "CH:zone30"], 24), (["maxspeed": "none"], 65), (["maxspeed": "-4"], 65),
            (["maxspeed": "1e999"], 65), (["maxspeed": "100", "surface": "gravel"], 40),
            (["surface": "cobblestone"], 30), (["surface": "mud"], 10),
            (["tracktype": "grade5"], 20),
            (["smoothness": "impassable"], 0), (["maxspeed": "100", "maxspeed:forward": "50"], 40),
            (["highway": "", "route": "ferry"], 5),
            (["highway": "", "route": "ferry", "duration": "0:06"], 10),
            (["highway": "", "route": "ferry", "duration": "00:12:00"], 5),
            (["highway": "", "route": "ferry", "duration": "3"], 20),
            (["highway": "", "route": "ferry", "duration": "soon"], 5),
        ] as [([String: String], Double)])
    func cars(_ row: ([String: String], Double)) async throws {
        #expect(abs(try await speed(row.0) - row.1) < 0.1, "\(row.0)")
    }

    @Test func limitsHaveDirections() async throws {
        let tags = ["maxspeed": "100", "maxspeed:backward": "50"]
        #expect(abs(try await speed(tags) - 80) < 0.1)
        #expect(abs(try await speed(tags, back: true) - 40) < 0.1)
    }

    @Test(
        arguments: [
            (["highway": "footway"], 5, 4), (["highway": "cycleway", "foot": "yes"], 5, 15),
            (["highway": "path"], 5, 13), (["highway": "steps"], 5, 2),
            (["surface": "gravel"], 3.75, 8), (["surface": "sand"], 2.5, 3),
            (["maxspeed": "2"], 5, 15),
        ] as [([String: String], Double, Double)])
    func walkersAndCyclists(_ row: ([String: String], Double, Double)) async throws {
        #expect(abs(try await speed(row.0, .walking) - row.1) < 0.05, "\(row.0)")
        #expect(abs(try await speed(row.0, .cycling) - row.2) < 0.1, "\(row.0)")
    }

    @Test func nodesTakeTime() async throws {
        for (tags, seconds) in [
            (["highway": "traffic_signals"], 2.0), (["highway": "stop"], 2),
            (["highway": "give_way"], 1), (["barrier": "gate"], 60), ([:], 0),
        ] as [([String: String], Double)] {
            let town = DrawnNetwork("a b c", [("abc", [:])], nodes: ["b": tags])
            let route = try #require(try await town.route("a", "c"))
            #expect(abs(route.seconds - (200 / 65 * 3.6 + seconds)) < 0.05, "\(tags)")
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
