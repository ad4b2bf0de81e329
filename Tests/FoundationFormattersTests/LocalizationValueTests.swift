import Foundation
import FoundationFormatters
import Testing

@Suite struct LocalizationValueTests {
    /// A bundle with a table of translations.
    private func bundle(_ table: String) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("localized-\(UUID().uuidString).resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(table.utf8).write(to: folder.appendingPathComponent("Localizable.strings"))
        return try #require(Bundle(path: folder.path))
    }

    @Test func withoutATableTheTextIsShownAsItIsWritten() {
        let city = "Oulu"
        #expect(String(localized: "Walks") == "Walks")
        #expect(
            String(localized: "Walks in \(city), \(3) of \(2.5) km, 100 %", comment: "a title")
                == "Walks in Oulu, 3 of 2.5 km, 100 %")
        #expect(String(localized: "100 %") == "100 %")
        #expect(
            String(localized: "walks.title", defaultValue: "Walks of \(city)") == "Walks of Oulu")
        #expect(String(localized: "\(1.25, specifier: "%.1f") km") == "1.2 km")
    }

    @Test func aTableTranslatesWordsAndPlaces() throws {
        let bundle = try bundle(
            """
            "Walks" = "Kävelyt";
            "%lld walks in %@" = "%2$@: %1$lld kävelyä";
            "walks.title" = "Kävelyt: %@";
            """)
        #expect(String(localized: "Walks", bundle: bundle) == "Kävelyt")
        #expect(String(localized: "\(3) walks in \("Oulu")", bundle: bundle) == "Oulu: 3 kävelyä")
        #expect(
            String(localized: "walks.title", defaultValue: "Walks of \("Oulu")", bundle: bundle)
                == "Kävelyt: Oulu")
    }

    /// Tables are other people's text.
    @Test(arguments: [
        ("%", "%"), ("%%", "%"), ("%9$@", "%9$@"), ("%1$", "%1$"), ("%0$@", "%0$@"),
        ("%-9$@", "%-9$@"), ("%@ %@ %@", "a b %@"), ("%l", "%l"), ("%.3f", "a"), ("é%@é", "éaé"),
    ])
    func damagedPlacesStayAsTheyAre(format: String, text: String) throws {
        let bundle = try bundle("\"%@ %@\" = \"\(format)\";")
        #expect(String(localized: "\("a") \("b")", bundle: bundle) == text)
    }

    @Test func resourcesAreTextsForLater() {
        let resource: LocalizedStringResource = "Walks in \("Oulu")"
        #expect(resource.key == "Walks in %@")
        #expect(String(localized: resource) == "Walks in Oulu")
        #expect(String(localized: LocalizedStringResource("w", defaultValue: "Walks")) == "Walks")
    }
}
