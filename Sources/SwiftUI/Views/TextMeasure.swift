/// How large text is.
///
/// Nothing is set here: whoever shows the interface tells how wide the letters of its fonts are (``MeasuredFace``), and
/// those count, one after the other. Until it has told, widths are an estimate by letters in common faces without
/// serifs: shares of the font's size, rounded up, so that a text hardly ever needs more.
struct TextMeasure {
    private struct Face: Hashable {
        let size: Double
        let weight: Int
        let isItalic: Bool
        let isMonospaced: Bool
    }

    private var faces: [Face: [Character: CGFloat]] = [:]

    /// How many faces and characters of each are kept; what is told beyond that is estimated.
    static let capacity = (faces: 64, characters: 20_000)

    /// Takes widths that were told; returns whether anything is another than before.
    ///
    /// Widths that no letter of the size can have are left out.
    mutating func take(_ told: [MeasuredFace]) -> Bool {
        var isOther = false
        for one in told {
            let face = Face(
                size: one.size, weight: one.weight, isItalic: one.isItalic,
                isMonospaced: one.isMonospaced)
            guard (1...1000).contains(one.size),
                faces[face] != nil || faces.count < Self.capacity.faces
            else { continue }
            var widths = faces[face] ?? [:]
            for (text, width) in one.widths {
                guard text.count == 1, let character = text.first, width >= 0,
                    width <= one.size * 8, widths[character] != CGFloat(width),
                    widths[character] != nil || widths.count < Self.capacity.characters
                else { continue }
                widths[character] = CGFloat(width)
                isOther = true
            }
            faces[face] = widths
        }
        return isOther
    }

    /// Returns the width of a line, in points.
    func width(_ line: some StringProtocol, _ font: Font) -> CGFloat {
        let known = faces[
            Face(
                size: Double(font.size), weight: font.heaviness.number, isItalic: font.isItalic,
                isMonospaced: font.isMonospaced)]
        guard let known else { return line.reduce(0) { $0 + Self.estimate($1, font) } }
        return line.reduce(0) { $0 + (known[$1] ?? Self.estimate($1, font)) }
    }

    /// Returns the height of a line, in points.
    func lineHeight(_ font: Font) -> CGFloat { (font.size * 1.22).rounded(.up) }

    /// Returns the size of a text that is broken between words to a width.
    func size(_ text: String, _ font: Font, width: CGFloat?, lineLimit: Int?) -> CGSize {
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

    // MARK: Estimates

    private static let narrow = Set("ijl.,:;'|!()[]{}`I ")
    private static let slim = Set("tfr-\"/\\*°·")
    private static let wide = Set("mwMW@%—…")

    private static func estimate(_ character: Character, _ font: Font) -> CGFloat {
        let share = font.isMonospaced ? 0.61 : share(character)
        return share * font.size * (font.heaviness.number >= 600 ? 1.07 : 1)
    }

    private static func share(_ character: Character) -> CGFloat {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if narrow.contains(character) { return 0.3 }
        if slim.contains(character) { return 0.39 }
        if wide.contains(character) { return 0.9 }
        if scalar.value < 0x2E80 { return character.isUppercase ? 0.7 : 0.57 }
        return 1.05
    }
}
