import MapStyle

/// The characters of a label, each with the section that it belongs to.
struct LabelText {
    /// What is common to a part of a label.
    struct Section {
        /// The fonts, joined by commas.
        var fonts: String
        /// Size relative to the label's.
        var scale: Double
        /// The name of the image that stands for the part's only character.
        var image: String?
        var color: StyleColor?
        /// `bottom`, `center` or `top`; nil for the base line.
        var alignment: String?
    }

    /// Code points, and codes of ``Syllables``; an image is `imageCode`.
    var codes: [UInt32] = []
    /// For each the place of its section.
    var owners: [Int] = []
    var sections: [Section] = []

    /// Stands for an image: a code point of private use.
    static let imageCode: UInt32 = 0xE000

    /// The maximum number of characters of a label; what follows is left out.
    private static let maximumCount = 4096

    /// Creates the characters of a formatted text, with letters transformed and Arabic ones joined.
    ///
    /// - Parameter shapes: Whether syllables stand for the letters of scripts that ask for it.
    init(_ text: FormattedText, fonts: String, transform: String, shapes: Bool) {
        for part in text.sections {
            sections.append(
                Section(
                    fonts: part.fontStack ?? fonts, scale: part.scale ?? 1,
                    image: part.image?.name, color: part.textColor, alignment: part.verticalAlign))
            if part.image != nil {
                codes.append(Self.imageCode)
                owners.append(sections.count - 1)
                continue
            }
            let cased =
                switch transform {
                case "uppercase": part.text.uppercased()
                case "lowercase": part.text.lowercased()
                default: part.text
                }
            let letters = ArabicForms.joined(
                String(String.UnicodeScalarView(cased.unicodeScalars.prefix(Self.maximumCount)))
            ).unicodeScalars.map(\.value)
            for code in shapes ? Syllables.joined(letters) : letters
            where codes.count < Self.maximumCount {
                codes.append(code)
                owners.append(sections.count - 1)
            }
        }
    }

    private init() {}

    func section(_ index: Int) -> Section { sections[owners[index]] }

    /// Whether letters may be set apart.
    var allowsLetterSpacing: Bool { codes.allSatisfy(ScriptRules.allowsLetterSpacing) }

    /// Whether it may be written from above to below.
    var allowsVertical: Bool { codes.contains(where: ScriptRules.isUpright) }

    /// The text with punctuation for vertical lines.
    var verticalized: LabelText {
        var copy = self
        for index in codes.indices {
            copy.codes[index] = ScriptRules.verticalForm(
                codes[index], before: index > 0 ? codes[index - 1] : nil,
                after: index + 1 < codes.count ? codes[index + 1] : nil)
        }
        return copy
    }

    /// Lines that end before the given places, each in the order in which it is seen, without blanks at its ends.
    func lines(endingAt ends: [Int]) -> [LabelText] {
        let isMixed = Bidirectional.hasRightToLeft(codes)
        let levels = isMixed ? Bidirectional.levels(codes) : []
        var start = 0
        var lines: [LabelText] = []
        for end in ends + (ends.last == codes.count ? [] : [codes.count]) where end > start {
            var from = start
            var to = end
            start = end
            while from < to, Self.isBlank(codes[from]) { from += 1 }
            while to > from, Self.isBlank(codes[to - 1]) { to -= 1 }
            var line = LabelText()
            line.sections = sections
            for place in isMixed ? Bidirectional.order(levels[from..<to]) : Array(from..<to)
            where !Bidirectional.isControl(codes[place]) {
                let isReversed = isMixed && levels[place] & 1 == 1
                line.codes.append(isReversed ? Bidirectional.mirrored(codes[place]) : codes[place])
                line.owners.append(owners[place])
            }
            lines.append(line)
        }
        return lines
    }

    /// Tab to carriage return, and space.
    static func isBlank(_ code: UInt32) -> Bool { 0x09...0x0D ~= code || code == 0x20 }
}
