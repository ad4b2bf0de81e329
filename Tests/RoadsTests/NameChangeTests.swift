import Roads
import Testing

/// Which changes of a road's name are news to those who follow it, and how "stay on" is said.
struct NameChangeTests {
    @Test func spacesInANumberAreNoNewRoad() async throws {
        func numbered(_ ref: String) -> [String: String] { ["name": "", "ref": ref] }
        let road = DrawnNetwork(
            "a - b - c - d",
            [("ab", numbered("IP1")), ("bc", numbered("IP 1")), ("cd", numbered("IC 23"))],
            lineMeters: 300)
        #expect(try await says(road, "ac") == " depart,  arrive")
        #expect(try await says(road, "bd") == " depart,  new name straight,  arrive")
    }

    @Test func sidesOfOneStreetAreNoNews() async throws {
        let street = DrawnNetwork(
            "a - b - c - d",
            [("ab", way("Oak Street")), ("bc", way("North Oak Street")), ("cd", way("Elm Road"))])
        #expect(
            try await says(street, "ad")
                == "Oak Street depart, Elm Road new name straight, Elm Road arrive")
    }

    /// A side that has grown into a name makes it another's.
    @Test func northgateIsNoSideOfSouthgate() async throws {
        func count(_ one: String, _ other: String) async throws -> Int {
            let street = DrawnNetwork(
                "a - b - c", [("ab", way(one)), ("bc", way(other))], lineMeters: 300)
            return try await steps(street, "ac").count
        }
        #expect(try await count("Northgate", "Southgate") == 3)
        #expect(try await count("Eastfield Road", "Westfield Road") == 3)
        #expect(try await count("Northgate", "Northgate East") == 2)
        #expect(try await count("North Gate Street", "South Gate Street") == 2)
        #expect(try await count("N Main Street", "S Main Street") == 2)
    }

    @Test func spellingIsNoNews() async throws {
        let street = DrawnNetwork(
            "a - b - c", [("ab", way("Triq E.B. Vella")), ("bc", way("triq E. B. Vella"))])
        #expect(try await says(street, "ac") == "Triq E.B. Vella depart, triq E. B. Vella arrive")
    }

    @Test func accentsAreNoNews() async throws {
        let street = DrawnNetwork(
            "a - b - c - d",
            [
                ("ab", way("Triq Il-Mithna")), ("bc", way("Triq Il-Mitħna")),
                ("cd", way("Triq il-Mitħna l-Ġdida")),
            ], lineMeters: 300)
        #expect(try await says(street, "ac") == "Triq Il-Mithna depart, Triq Il-Mitħna arrive")
        #expect(try await steps(street, "bd").count == 3)
        // What changes a letter is no accent.
        let kana = DrawnNetwork(
            "a - b - c", [("ab", way("かわ通り")), ("bc", way("がわ通り"))], lineMeters: 300)
        #expect(try await steps(kana, "ac").count == 3)
    }

    /// Instructions say "stay on" where the signs do, and only there.
    @Test func turnsWithinAStreet() async throws {
        func sentences(_ next: String) async throws -> [String] {
            let corner = DrawnNetwork(
                """
                a - - b - - e
                      |
                      c
                """, [("ab", way("Triq San Pawl")), ("bc", way(next)), ("be", way("Triq Nofs"))],
                lineMeters: 150)
            return try await steps(corner, "ac").map {
                InstructionWriter().instruction(for: $0.maneuver)
            }
        }
        #expect(try await sentences("Triq San Pawl")[1] == "Turn right to stay on Triq San Pawl")
        #expect(
            try await sentences("Triq San Pawl tat-Targa")[1]
                == "Turn right onto Triq San Pawl tat-Targa")
    }

    @Test func forksWithinAStreet() async throws {
        let fork = DrawnNetwork(
            """
                      - - c
                    /
            a - - b
                    \
                      - - d
            """, [("abc", way("Quay")), ("bd", way("Lane"))], lineMeters: 60)
        let toQuay = try await steps(fork, "ac")
        let toLane = try await steps(fork, "ad")
        let writer = InstructionWriter()
        #expect(
            writer.instruction(for: toQuay[1].maneuver)
                == "Keep left at the fork to stay on Quay")
        #expect(
            writer.instruction(for: toLane[1].maneuver) == "Keep right at the fork onto Lane")
    }

    @Test func shortNamesAreNotSaid() async throws {
        let street = DrawnNetwork(
            "a - - - b c - - - d",
            [("ab", way("Quay")), ("bc", way("Bridge")), ("cd", way("Quay"))], lineMeters: 50)
        #expect(try await says(street, "ad") == "Quay depart, Quay arrive")
    }
}
