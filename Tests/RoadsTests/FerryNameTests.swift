import Roads
import Testing

/// Ferries whose names tell that they are ferries.
struct FerryNameTests {
    private func boarding(_ name: String, _ language: InstructionLanguage) -> String {
        var ferry = Maneuver(.notification, .straight)
        ferry.modes = (.driving, .ferry)
        ferry.name = name
        return InstructionWriter(language: language).instruction(for: ferry)
    }

    @Test(arguments: [
        (InstructionLanguage.english, "Gozo Ferry", "Take the Gozo Ferry"),
        (.english, "Ferry Valletta–Sliema", "Take the Ferry Valletta–Sliema"),
        (.english, "Ferry Line", "Take the Ferry Line"),
        (.german, "Autofähre Konstanz–Meersburg", "Die Autofähre Konstanz–Meersburg nehmen"),
        (.french, "Bac de Duclair", "Prenez le Bac de Duclair"),
        (.spanish, "Ferry de Formentera", "Tome el Ferry de Formentera"),
        (.italian, "Traghetto Messina–Villa", "Prendi il Traghetto Messina–Villa"),
        (.finnish, "Korppoon lautta", "Nouse Korppoon lautalle"),
        (.swedish, "Fårösundsfärjan", "Ta Fårösundsfärjan"),
        (.japanese, "青函フェリー", "「青函フェリー」に乗ります"),
        (.chinese, "金陵东路轮渡", "乘坐金陵东路轮渡"),
        (.arabic, "عبّارة سفاجا", "استقل عبّارة سفاجا"),
    ])
    func isNotSaidTwice(_ language: InstructionLanguage, _ name: String, _ sentence: String) {
        #expect(boarding(name, language) == sentence)
    }

    /// Names that only contain the letters, or say it in another language, stand beside the word.
    @Test(arguments: [
        (InstructionLanguage.english, "Ferryden Crossing", "Take the ferry Ferryden Crossing"),
        (.german, "Gozo Ferry", "Die Fähre Gozo Ferry nehmen"),
        (.french, "Bacalan–Bassens", "Prenez le ferry Bacalan–Bassens"),
        (.italian, "Gozo Ferry", "Prendi il traghetto Gozo Ferry"),
        (.finnish, "Lauttasaari–Kaivopuisto", "Nouse lautalle Lauttasaari–Kaivopuisto"),
        (.english, "", "Take the ferry"),
    ])
    func isSaidOtherwise(_ language: InstructionLanguage, _ name: String, _ sentence: String) {
        #expect(boarding(name, language) == sentence)
    }
}
