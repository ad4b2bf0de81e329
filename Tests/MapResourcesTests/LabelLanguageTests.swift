import Foundation
import MapResources
import Testing

/// Labels of the project's styles in a language.
@Suite struct LabelLanguageTests {
    @Test(arguments: [
        ("de", "de"), ("pt-BR", "pt"), ("zh_Hans", "zh"), ("TLH", "tlh"), ("", nil), ("d", nil),
        ("deutsch", nil), ("d1", nil), ("-de", nil), (String(repeating: "de-", count: 20), nil),
    ])
    func aTagNamesALanguage(_ tag: String, _ code: String?) {
        #expect(LabelLanguage(tag)?.code == code)
    }

    @Test func everyStyleAsksForNamesInTheLanguage() throws {
        let files = try MapStyleFiles()
        let language = try #require(LabelLanguage("fi"))
        for name in try files.names {
            let document = try files.style(name)
            let text = String(decoding: try language.preferred(in: document), as: UTF8.self)
            let own = String(decoding: document, as: UTF8.self).filter { !$0.isWhitespace }
            let plain = own.ranges(of: #"["get","name"]"#).count
            let preferred = text.ranges(of: #"["coalesce",["get","name_fi"],["get","name"]]"#).count
            #expect(plain > 0 && preferred == plain, "\(name)")
        }
    }

    @Test func nothingButLabelsChanges() throws {
        let document = #"{"layers":[{"filter":["==",["get","name"],"a"],"id":"l"}]}"#
        let language = try #require(LabelLanguage("fi"))
        #expect(
            String(decoding: try language.preferred(in: Array(document.utf8)), as: UTF8.self)
                == document)
        #expect(throws: (any Error).self) { try language.preferred(in: Array("{".utf8)) }
        #expect(try language.preferred(in: Array("[1]".utf8)) == Array("[1]".utf8))
    }

    @Test func countriesAreCalledAsTheLanguageCallsThem() throws {
        let labels = try MapStyleFiles().worldLabels()
        let language = try #require(LabelLanguage("fi"))
        let named = String(decoding: try language.named(labels), as: UTF8.self)
        #expect(named.contains("\"Saksa\"") && !named.contains("\"Germany\""))
        // What is no country keeps its name.
        #expect(named.contains("Mediterranean Sea"))
    }
}
