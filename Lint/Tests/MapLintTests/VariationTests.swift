import Testing

@testable import MapLint

/// The examples in other clothes: what a rule finds must not hang on line ends, indentation or neighbors.
struct VariationTests {
    private static let variations: [(name: String, change: @Sendable (String) -> String)] = [
        ("conditional", { "#if os(iOS)\n\($0)\n#endif\n" }),
        ("carriage returns", { $0.replacing("\n", with: "\r\n") }),
        (
            "tabs and a comment",
            {
                "/* Grüße */\n"
                    + $0.split(separator: "\n", omittingEmptySubsequences: false).map {
                        "\t\t\($0)"
                    }.joined(separator: "\n")
            }
        ),
        (
            "neighbors",
            {
                "import MapKit\nimport SwiftUI\n\n/// A neighbor.\nstruct Unrelated { let text = \"Map(\"; func plain() -> Int { 1 } }\n\n\($0)\n\nfinal class Following: Codable { var number = 2 }\n"
            }
        ),
        ("wide indentation", { $0.replacing("  ", with: "        ") }),
    ]

    private func varied(_ example: Example, _ change: (String) -> String) -> Example {
        var others: [String: String] = [:]
        for (name, text) in example.files.dropFirst() { others[name] = text }
        return Example(
            change(example.files[0].text), target: example.target, options: example.options,
            isAsked: example.isAsked, beside: others)
    }

    @Test(arguments: Rule.all.map(\.id)) func findsAndSparesTheSame(id: String) throws {
        let rule = try #require(Rule.named(id))
        for (name, change) in Self.variations {
            for example in rule.triggering {
                let (found, marked) = rule.run(on: varied(example, change))
                #expect(found == marked, "\(name): \(example.files[0].text)")
            }
            for example in rule.nonTriggering {
                #expect(
                    rule.run(on: varied(example, change)).found.isEmpty,
                    "\(name): \(example.files[0].text)")
            }
        }
    }
}
