import Roads
import Testing

/// Who may use a road, and in which direction.
@Suite struct AccessTests {
    /// Whether a way from a to b can be travelled forth and back.
    private func isOpen(
        _ tags: [String: String], _ mode: TravelMode, node: [String: String] = [:]
    ) async throws -> String {
        let town = DrawnNetwork("a b c", [("abc", tags)], nodes: ["b": node])
        let forth = try await town.route("a", "c", mode) != nil
        let back = try await town.route("c", "a", mode) != nil
        return (forth ? "forth" : "") + (back ? "back" : "")
    }

    @Test(
        arguments: [
            (["access": "no"], "", "", ""),
            (["vehicle": "no"], "", "forthback", ""),
            (["motor_vehicle": "no"], "", "forthback", "forthback"),
            (["access": "no", "motorcar": "yes"], "forthback", "", ""),
            (["access": "no", "bicycle": "yes"], "", "", "forthback"),
            (["vehicle": "no", "motor_vehicle": "yes"], "forthback", "forthback", ""),
            (["foot": "no"], "forthback", "", "forthback"),
            (["access": "private"], "forthback", "forthback", "forthback"),
            (["access": "nonsense"], "forthback", "forthback", "forthback"),
            (["highway": "motorway", "oneway": "no"], "forthback", "", ""),
            (["highway": "motorway"], "forth", "", ""),
            (["highway": "footway"], "", "forthback", "forthback"),
            (["highway": "cycleway"], "", "", "forthback"),
            (["highway": "cycleway", "foot": "yes"], "", "forthback", "forthback"),
            (["highway": "construction"], "", "", ""),
            (["highway": "steps"], "", "forthback", "forthback"),
            (["highway": "", "route": "ferry"], "forthback", "forthback", "forthback"),
            (["highway": "", "railway": "rail"], "", "", ""),
            (["oneway": "yes"], "forth", "forthback", "forth"),
            (["oneway": "-1"], "back", "forthback", "back"),
            (["oneway": "yes", "oneway:bicycle": "no"], "forth", "forthback", "forthback"),
            (["oneway": "yes", "cycleway": "opposite_lane"], "forth", "forthback", "forthback"),
            (["oneway:foot": "yes"], "forthback", "forth", "forthback"),
            (["junction": "roundabout"], "forth", "forthback", "forth"),
        ] as [([String: String], String, String, String)])
    func waysAreOpen(_ row: ([String: String], String, String, String)) async throws {
        #expect(try await isOpen(row.0, .automobile) == row.1, "\(row.0)")
        #expect(try await isOpen(row.0, .walking) == row.2, "\(row.0)")
        #expect(try await isOpen(row.0, .cycling) == row.3, "\(row.0)")
    }

    @Test(
        arguments: [
            (["barrier": "bollard"], "", "forthback", "forthback"),
            (["barrier": "gate"], "forthback", "forthback", "forthback"),
            (["barrier": "gate", "access": "no"], "", "", ""),
            (["barrier": "gate", "access": "no", "foot": "yes"], "", "forthback", ""),
            (
                ["barrier": "bollard", "motor_vehicle": "yes"], "forthback", "forthback",
                "forthback"
            ),
            (["barrier": "block"], "", "forthback", "forthback"),
            (["barrier": "toll_booth"], "forthback", "forthback", "forthback"),
        ] as [([String: String], String, String, String)])
    func barriersStop(_ row: ([String: String], String, String, String)) async throws {
        #expect(try await isOpen([:], .automobile, node: row.0) == row.1, "\(row.0)")
        #expect(try await isOpen([:], .walking, node: row.0) == row.2, "\(row.0)")
        #expect(try await isOpen([:], .cycling, node: row.0) == row.3, "\(row.0)")
    }

    @Test func destinationOnlyStreetsServeTheEndsAlone() async throws {
        let closed = ["access": "destination"]
        let town = DrawnNetwork(
            """
            a-b-c-d
              |   |
              |   |
              e---f
            """,
            [
                ("ab", [:]), ("bc", closed), ("cd", closed), ("be", [:]), ("ef", [:]),
                ("fd", [:]),
            ])
        #expect(try await town.route("a", "d")?.names == ["ab", "be", "ef", "fd"])
        #expect(try await town.route("a", "c")?.names == ["ab", "bc"])
        #expect(try await town.route("c", "a")?.names == ["bc", "ab"])
    }
}
