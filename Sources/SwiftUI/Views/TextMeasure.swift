/// How large text is, estimated by the width of letters in common faces without serifs.
///
/// Nothing is set here. The widths are shares of the font's size, rounded up, so that a text hardly ever needs more.
enum TextMeasure {
    private static let narrow = Set("ijl.,:;'|!()[]{}`I ")
    private static let slim = Set("tfr-\"/\\*°·")
    private static let wide = Set("mwMW@%—…")

    private static func share(_ character: Character) -> CGFloat {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if narrow.contains(character) { return 0.3 }
        if slim.contains(character) { return 0.39 }
        if wide.contains(character) { return 0.9 }
        if scalar.value < 0x2E80 { return character.isUppercase ? 0.7 : 0.57 }
        return 1.05
    }

    /// Returns the width of a line, in points.
    static func width(_ line: some StringProtocol, _ font: Font) -> CGFloat {
        let shares =
            font.isMonospaced ? CGFloat(line.count) * 0.61 : line.reduce(0) { $0 + share($1) }
        return shares * font.size * (font.heaviness.number >= 600 ? 1.07 : 1)
    }

    /// Returns the height of a line, in points.
    static func lineHeight(_ font: Font) -> CGFloat { (font.size * 1.22).rounded(.up) }

    /// Returns the size of a text that is broken between words to a width.
    static func size(_ text: String, _ font: Font, width: CGFloat?, lineLimit: Int?) -> CGSize {
        let limit = max(width ?? .infinity, 0)
        var count = 0
        var longest: CGFloat = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let whole = self.width(line, font)
            count += 1
            if whole <= limit {
                longest = max(longest, whole)
                continue
            }
            var taken: CGFloat = 0
            let space = self.width(" ", font)
            for word in line.split(separator: " ", omittingEmptySubsequences: false) {
                let own = self.width(word, font)
                if taken > 0, taken + space + own > limit {
                    longest = max(longest, taken)
                    count += 1
                    taken = own
                } else {
                    taken += (taken > 0 ? space : 0) + own
                }
                // A word that is too long is broken anywhere.
                if taken > limit, limit > 0 {
                    count += min(Int(taken / limit), 1000)
                    taken = taken.truncatingRemainder(dividingBy: limit)
                    longest = limit
                }
            }
            longest = max(longest, taken)
        }
        let lines = min(max(count, 1), max(lineLimit ?? .max, 1))
        return CGSize(
            width: min(longest.rounded(.up), limit),
            height: CGFloat(lines) * lineHeight(font))
    }
}
