import Answers
import Foundation
import Places
import Testing

/// Questions for places and their answers, from text to text.
struct PlaceAnswerTests {
    private func answer(
        _ kind: PlaceQuestion.Kind, _ values: KeyValuePairs<QuestionOption, String?>
    ) async throws -> PlaceAnswer {
        try PlaceQuestion(kind, OptionValues(typed: values)).answer(try await TestTown.places)
    }

    private func results(_ answer: PlaceAnswer) throws -> [[String: Any]] {
        let document =
            try JSONSerialization.jsonObject(with: Data(answer.json())) as? [String: Any]
        return try #require(document?["results"] as? [[String: Any]])
    }

    @Test func documentsHaveTheirKeysInOrder() async throws {
        let answer = try await answer(.search, [.query: "North Star", .near: "0,0"])
        let text = String(decoding: answer.json(), as: UTF8.self)
        #expect(text.hasPrefix(#"{"results":[{"address":{"#), "\(text)")
        #expect(
            text.contains(
                #""category":"cafe","distance":113.4,"formattedAddress":["Testville"],"id":"n11","kind":"poi","#
            ), "\(text)")
        #expect(text.contains(#""phoneNumbers":["+1 555"],"#), "\(text)")
        #expect(text.contains(#""name":"North \"Star\" Café","osm":"n11","#), "\(text)")
        #expect(!text.contains("\n"))
    }

    @Test func textTellsWhatTheDocumentTells() async throws {
        for (kind, values) in [
            (.search, [.query: "café", .near: "0,0"]), (.search, [.query: "Main Street 5"]),
            (.geocode, [.address: "Main Street 5"]), (.complete, [.prefix: "caf"]),
            (.complete, [.prefix: "Nor"]), (.reverse, [.position: "0.0001,0.01"]),
        ] as [(PlaceQuestion.Kind, KeyValuePairs<QuestionOption, String?>)] {
            let answer = try await answer(kind, values)
            let lines = answer.text().split(separator: "\n")
            let results = try results(answer)
            #expect(lines.count == results.count && !lines.isEmpty, "\(values)")
            for (line, result) in zip(lines, results) {
                let title = try #require(result["title"] as? String)
                #expect(line.hasPrefix(title + "  "), "\(line)")
                let kind = try #require(result["kind"] as? String)
                #expect(line.contains("  \(kind)  "), "\(line)")
                #expect(line.hasSuffix(result["osm"] as? String ?? ""), "\(line)")
            }
        }
    }

    @Test func distancesAreReadable() async throws {
        let lines = try await answer(.search, [.query: "café", .near: "0,0"]).text()
            .split(separator: "\n").map { $0.components(separatedBy: "  ") }
        #expect(lines.map { $0[$0.count - 2] } == ["113 m", "6.6 km"])
        #expect(lines.map { $0[$0.count - 3] } == ["0.0002,0.001", "-0.0002,0.059"])
    }

    @Test func whatIsNotThereIsAnEmptyAnswer() async throws {
        let answer = try await answer(.search, [.query: "xyzzyplugh"])
        #expect(answer.text().isEmpty)
        #expect(String(decoding: answer.json(), as: UTF8.self) == #"{"results":[]}"#)
    }

    @Test func geocodingFindsAddressesAlone() async throws {
        let kinds = try results(try await answer(.geocode, [.address: "Main Street"]))
            .map { $0["kind"] as? String }
        #expect(kinds.contains("street"))
        #expect(!kinds.contains("poi"))
    }

    @Test func optionsOfTheLineComeBeforeThoseOfTheCommand() async throws {
        let command = OptionValues(typed: [.limit: "1", .languages: "fi"])
        let line = Data(#"{"query":"café","limit":2}"#.utf8)
        let values = try OptionValues(json: line, accepting: PlaceQuestion.Kind.search.options)
            .completed(by: command)
        guard case .search(let request) = try PlaceQuestion(.search, values) else {
            Issue.record("a search is a search")
            return
        }
        #expect(request.limit == 2 && request.languages == ["fi"])
    }
}
