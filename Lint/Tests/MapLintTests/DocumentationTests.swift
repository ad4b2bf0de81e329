import Foundation
import Testing

@testable import MapLint

/// The pages of the rules are written from the rules; these tests tell when one was changed without the other.
struct DocumentationTests {
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Documentation/Rules").standardizedFileURL

    @Test func everyPageIsThatOfItsRule() throws {
        for rule in Rule.all {
            let page = try String(
                contentsOf: folder.appendingPathComponent("\(rule.id).md"), encoding: .utf8)
            #expect(page == rule.page, "run: maplint --write-rule-pages Lint/Documentation/Rules")
        }
        let index = try String(
            contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(index == Rule.indexPage, "run: maplint --write-rule-pages Lint/Documentation/Rules")
    }

    @Test func noPageIsLeftOver() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(names) == Set(Rule.all.map { "\($0.id).md" } + ["README.md"]))
    }
}
