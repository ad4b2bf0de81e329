/// How a language uses the name of a ferry that contains its word for a ferry.
///
/// "Take the ferry Gozo Ferry" would repeat the word; "Take the Gozo Ferry" does not.
struct FerryNames: Sendable {
    /// Whole words that mean a ferry, in small letters.
    var words: Set<String> = []
    /// What such words end in, in languages that make long words of short ones.
    var endings: [String] = []
    /// What stands anywhere in names of languages that leave no spaces or put articles before words.
    var parts: [String] = []
    /// What the end of a name becomes where the sentence wants another case.
    var inflected: (end: String, becomes: String)?

    /// The name as it stands in the sentence; nil if it does not denote a ferry.
    func phrase(_ name: String) -> String? {
        guard tells(name) else { return nil }
        guard let (end, becomes) = inflected else { return name }
        return name.lowercased().hasSuffix(end) ? name.dropLast(end.count) + becomes : nil
    }

    private func tells(_ name: String) -> Bool {
        if parts.contains(where: { name.contains($0) }) { return true }
        if words.isEmpty, endings.isEmpty { return false }
        return name.lowercased().split { !$0.isLetter }.contains { word in
            words.contains(String(word)) || endings.contains { word.hasSuffix($0) }
        }
    }
}
