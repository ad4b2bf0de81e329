import Testing

@testable import MapLint

/// Every rule against its own examples.
struct ExampleTests {
    @Test(arguments: Rule.all.map(\.id)) func findsWhatItsExamplesMark(id: String) throws {
        let rule = try #require(Rule.named(id))
        for example in rule.triggering {
            let (found, marked) = rule.run(on: example)
            #expect(found == marked, "\(id) in:\n\(example.files[0].text)")
            #expect(!marked.isEmpty, "no mark in:\n\(example.files[0].text)")
        }
    }

    @Test(arguments: Rule.all.map(\.id)) func sparesWhatIsRight(id: String) throws {
        let rule = try #require(Rule.named(id))
        for example in rule.nonTriggering {
            let (found, _) = rule.run(on: example)
            #expect(found.isEmpty, "\(id) in:\n\(example.files[0].text)")
        }
    }

    @Test func everyRuleHasFourExamplesOfEach() {
        for rule in Rule.all {
            #expect(rule.triggering.count >= 4, "\(rule.id)")
            #expect(rule.nonTriggering.count >= 4, "\(rule.id)")
            #expect(!rule.cost.isEmpty && !rule.suggestion.isEmpty && !rule.source.isEmpty)
        }
        #expect(Rule.all.count == 72)
        #expect(Set(Rule.all.map(\.id)).count == 72)
    }
}
