import Roads
import Testing

/// Words of a maneuver where the drawing bends within the junction.
struct GroundedTurnTests {
    /// Degrees to the left that fit each word, with the 45 that a drawing may differ by.
    private static let turned: [String: ClosedRange<Int>] = [
        "slight left": -35...105, "left": 15...185, "sharp left": 95...225, "uturn": 125...235,
    ]

    /// A side street leaves a pair of one-way roads in two bends, which are told as one turn.
    @Test(arguments: 0...7)
    func aTurnInTwoBendsTellsADirectionThatFitsItsWords(column: Int) async throws {
        let indent = String(repeating: " ", count: 20 + column)
        let network = DrawnNetwork(
            """
            f - - - - - - - - - e - - - - - d
                              g
                             h
                             i
                             m               c
            a - - - - - - - - b
            \(indent)j
            \(indent)\(String(repeating: " ", count: column))k
            """,
            [
                ("ab", oneWay("Mill Lane", "secondary")), ("ef", oneWay("Mill Lane", "secondary")),
                ("de", oneWay("Hill Walk", "secondary")), ("bc", oneWay("Hill Walk", "secondary")),
                ("eghimbjk", oneWay("Vale Walk", "tertiary")),
            ],
            lineMeters: 4)
        let steps = try await steps(network, "dk")
        #expect(steps.count == 3)
        let turn = steps[1].maneuver
        #expect(turn.name == "Vale Walk")
        let modifier = try #require(turn.modifier)
        let range = try #require(Self.turned[modifier.name], "\(modifier.name)")
        let degrees = (Int(turn.bearingBefore) - Int(turn.bearingAfter) + 360) % 360
        #expect(
            range.contains(degrees > 270 ? degrees - 360 : degrees),
            "\(modifier.name) from \(turn.bearingBefore) to \(turn.bearingAfter)")
    }

    private func oneWay(_ name: String, _ highway: String) -> [String: String] {
        way(name, highway).merging(["oneway": "yes"]) { $1 }
    }
}
