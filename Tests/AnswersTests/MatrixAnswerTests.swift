import Answers
import Foundation
import Roads
import Testing

/// What tables tell where no road leads.
struct MatrixAnswerTests {
    private struct Table: Decodable {
        var durations, distances: [[Double?]]
        var estimated: [[Int]]?
    }

    /// The table from a place in the town to another one, and to one far from all roads.
    private func table(_ more: KeyValuePairs<QuestionOption, String?> = [:]) async throws -> (
        Table, text: String
    ) {
        let router = try await TestTown.router
        var values = OptionValues(typed: more)
        values.set(.sources, to: [TestTown.a])
        values.set(.targets, to: [TestTown.d, "10,10"])
        let answer = try MatrixQuestion(values).answer(
            router: { _, _ in router }, place: { _, _ in throw CancellationError() })
        return (
            try JSONDecoder().decode(Table.self, from: Data(answer.json())), answer.text()
        )
    }

    @Test func cellsWithoutARoadAreEmptyOrEstimated() async throws {
        let (empty, words) = try await table()
        #expect(empty.durations[0][0] != nil && empty.durations[0][1] == nil)
        #expect(empty.estimated == nil && words.contains("no way"))
        let (full, told) = try await table([.fallbackSpeed: "36"])
        #expect(full.estimated == [[0, 1]] && told.contains("about "))
        #expect(full.durations[0][0] == empty.durations[0][0])
        let meters = try #require(full.distances[0][1])
        // Ten degrees north and ten east of nearly 0, 0.
        #expect((1_540_000...1_580_000).contains(meters))
        #expect(abs(try #require(full.durations[0][1]) - meters / 10) < 0.2)
    }

    @Test(arguments: ["0", "-3", "fast"]) func speedsAreAboveZero(_ text: String) async {
        await #expect(throws: OptionError.self) { try await table([.fallbackSpeed: text]) }
    }
}
