import Roads
import Testing

/// How instructions tell distances, and how their language is chosen.
struct DistancesAndLanguagesTests {
    @Test(arguments: [
        (3.0, "5 m"), (47, "45 m"), (204, "200 m"), (430, "450 m"), (974, "950 m"),
        (990, "1 km"), (1249, "1.2 km"), (2010, "2 km"), (12_600, "13 km"), (0, "0 m"),
        (.nan, "0 m"), (.infinity, "0 m"), (-5, "0 m"),
    ])
    func metricDistances(_ meters: Double, _ text: String) {
        #expect(spaced(InstructionWriter().distance(meters: meters)) == text)
    }

    @Test(arguments: [
        (10.0, "35 ft"), (61, "200 ft"), (200, "650 ft"), (310, "0.2 mi"), (805, "0.5 mi"),
        (1609, "1 mi"), (20_000, "12 mi"),
    ])
    func imperialDistances(_ meters: Double, _ text: String) {
        #expect(spaced(InstructionWriter(units: .imperial).distance(meters: meters)) == text)
    }

    @Test(arguments: [
        (InstructionLanguage.english, "In 1.5 km"), (.german, "In 1,5 km"),
        (.french, "Dans 1,5 km"), (.spanish, "En 1,5 km"), (.italian, "Tra 1,5 km"),
        (.finnish, "1,5 km päässä"), (.swedish, "Om 1,5 km"), (.japanese, "1.5km先"),
        (.chinese, "1.5公里后"), (.arabic, "بعد 1.5 كم"),
    ])
    func distancesAhead(_ language: InstructionLanguage, _ text: String) {
        #expect(spaced(InstructionWriter(language: language).ahead(meters: 1500)) == text)
    }

    private func spaced(_ text: String) -> String {
        String(text.map { $0 == "\u{00A0}" ? " " : $0 })
    }

    @Test(arguments: [
        ("de_AT.UTF-8", InstructionLanguage.german), ("zh-Hans-CN", .chinese), ("EN", .english),
        ("ja", .japanese),
    ])
    func languageTags(_ tag: String, _ language: InstructionLanguage) {
        #expect(InstructionLanguage(tag: tag) == language)
        #expect(InstructionLanguage(environment: ["LANG": tag]) == language)
    }

    @Test func unknownLanguages() {
        #expect(InstructionLanguage(tag: "tlh") == nil)
        #expect(InstructionLanguage(tag: "") == nil)
        #expect(InstructionLanguage(environment: ["LANG": "C"]) == .english)
        #expect(InstructionLanguage(environment: ["LC_ALL": "", "LANG": "sv_SE"]) == .swedish)
    }
}
