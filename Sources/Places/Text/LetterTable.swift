import Foundation

/// What single letters become when text is folded.
///
/// Latin letters follow ICU's `Latin-ASCII`; Cyrillic and Greek are written as English maps write them
/// (after BGN/PCGN 1947 and ELOT 743), because that is what people type, not ISO 9's one letter for one.
struct LetterTable: Sendable {
    static let shared = LetterTable()

    /// Folded letters of U+0080 to U+04FF and U+1E00 to U+1FFF; a blank divides words, empty is dropped,
    /// nil is not in the table.
    private let low: [[UInt8]?]
    private let high: [[UInt8]?]

    subscript(value: UInt32) -> [UInt8]? {
        if value >= 0x80, value < 0x500 { return low[Int(value - 0x80)] }
        if value >= 0x1e00, value < 0x2000 { return high[Int(value - 0x1e00)] }
        switch value {
        case 0x2018, 0x2019, 0x201a, 0x201b, 0x2032: return [UInt8(ascii: " ")]
        case 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x2069, 0xfeff: return []
        // Full-width forms of ASCII.
        case 0xff10...0xff19, 0xff41...0xff5a: return [UInt8(value - 0xfee0)]
        case 0xff21...0xff3a: return [UInt8(value - 0xfee0) | 0x20]
        default: return nil
        }
    }

    private init() {
        low = (UInt32(0x80)..<0x500).map(Self.letters)
        high = (UInt32(0x1e00)..<0x2000).map(Self.letters)
    }

    private static func letters(_ value: UInt32) -> [UInt8]? {
        guard let scalar = Unicode.Scalar(value) else { return nil }
        if let special = special[scalar] { return Array(special.utf8) }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return []
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
            .otherNumber:
            break
        default: return [UInt8(ascii: " ")]
        }
        let parts = String(scalar).decomposedStringWithCompatibilityMapping.lowercased()
            .decomposedStringWithCompatibilityMapping
        var result: [UInt8] = []
        for part in parts.unicodeScalars {
            if part.properties.generalCategory == .nonspacingMark { continue }
            if part.isASCII {
                if part.properties.isAlphabetic || part.properties.numericType != nil {
                    result.append(UInt8(part.value))
                }
            } else if let special = special[part] {
                result += Array(special.utf8)
            } else {
                return nil
            }
        }
        return result.isEmpty ? nil : result
    }

    private static let special: [Unicode.Scalar: String] = {
        var table: [Unicode.Scalar: String] = [
            "ß": "ss", "ẞ": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th",
            "ł": "l", "ħ": "h", "ı": "i", "ŋ": "n", "ŧ": "t", "ĸ": "q", "ə": "e", "ƒ": "f",
            "ǝ": "e", "ɓ": "b", "ɗ": "d", "ƙ": "k", "ɛ": "e", "ɔ": "o", "ɣ": "g", "ʻ": "", "ʼ": "",
            "ʽ": "", "ʹ": "", "ʺ": "", "ˈ": "",
        ]
        let cyrillic = [
            "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "e", "ж": "zh",
            "з": "z", "и": "i", "й": "y", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o",
            "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f", "х": "kh", "ц": "ts",
            "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "", "э": "e", "ю": "yu",
            "я": "ya", "і": "i", "ї": "i", "є": "ie", "ґ": "g", "ў": "u", "ђ": "d", "ј": "j",
            "љ": "lj", "њ": "nj", "ћ": "c", "џ": "dz", "ѓ": "g", "ќ": "k", "ѕ": "dz", "ѝ": "i",
            "қ": "k", "ғ": "g", "ң": "n", "ө": "o", "ү": "u", "ұ": "u", "һ": "h", "ә": "a",
            "ҷ": "j", "ҳ": "h", "ӣ": "i", "ӯ": "u",
        ]
        let greek = [
            "α": "a", "β": "v", "γ": "g", "δ": "d", "ε": "e", "ζ": "z", "η": "i", "θ": "th",
            "ι": "i", "κ": "k", "λ": "l", "μ": "m", "ν": "n", "ξ": "x", "ο": "o", "π": "p",
            "ρ": "r", "σ": "s", "ς": "s", "τ": "t", "υ": "y", "φ": "f", "χ": "ch", "ψ": "ps",
            "ω": "o",
        ]
        for (letter, latin) in cyrillic.merging(greek, uniquingKeysWith: { first, _ in first }) {
            for scalar in letter.unicodeScalars { table[scalar] = latin }
            if letter.uppercased().unicodeScalars.count == 1 {
                for scalar in letter.uppercased().unicodeScalars { table[scalar] = latin }
            }
        }
        for letter in ["æ", "œ", "ø", "đ", "ð", "þ", "ł", "ħ", "ŋ", "ŧ", "ə"] {
            let latin = table[letter.unicodeScalars.first ?? "a"]
            for scalar in letter.uppercased().unicodeScalars { table[scalar] = latin }
        }
        return table
    }()

    /// The character of East Asian text to index, nil for other scripts.
    ///
    /// Katakana become hiragana.
    static func eastAsian(_ value: UInt32) -> Unicode.Scalar? {
        switch value {
        case 0x30a1...0x30f6: Unicode.Scalar(value - 0x60)
        case 0x3041...0x3096, 0x30fc, 0x3005, 0x3007, 0x3400...0x4dbf, 0x4e00...0x9fff,
            0xf900...0xfaff, 0x20000...0x3134f:
            Unicode.Scalar(value)
        default: nil
        }
    }

    /// Folded words of text in another script, by ICU.
    static func latin(_ text: String) -> [[UInt8]] {
        let latin = text.applyingTransform(.toLatin, reverse: false) ?? text
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        for scalar in latin.unicodeScalars {
            if scalar.isASCII,
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            {
                word.append(UInt8(scalar.value) | (scalar.properties.isUppercase ? 0x20 : 0))
            } else if let letters = shared[scalar.value], letters.first != UInt8(ascii: " ") {
                word += letters
            } else if scalar.properties.generalCategory == .spaceSeparator {
                if !word.isEmpty { words.append(word) }
                word = []
            }
        }
        if !word.isEmpty { words.append(word) }
        // A script that ICU does not know stays as it is: equal text is still found.
        return words.isEmpty ? [Array(text.utf8)] : words
    }
}
