import Foundation

/// What single letters become when text is folded.
///
/// Latin letters follow ICU's `Latin-ASCII`; Cyrillic and Greek are written as English maps write them
/// (after BGN/PCGN 1947 and ELOT 743), because that is what people type, not ISO 9's one letter for one.
struct LetterTable: Sendable {
    static let shared = LetterTable()

    /// Folded letters of U+0080 to U+04FF, then of U+1E00 to U+1FFF; a blank divides words, empty is
    /// dropped, nil is not in the table.
    private let table: [[UInt8]?]

    subscript(value: UInt32) -> [UInt8]? {
        if value >= 0x80, value < 0x500 { return table[Int(value - 0x80)] }
        if value >= 0x1e00, value < 0x2000 { return table[Int(value - 0x1e00 + 0x480)] }
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
        var table: [[UInt8]?] = []
        table.reserveCapacity(0x680)
        var entry: [UInt8] = []
        func finish() {
            switch entry {
            case []: return
            case [UInt8(ascii: "_")]: table.append([UInt8(ascii: " ")])
            case [UInt8(ascii: "-")]: table.append([])
            case [UInt8(ascii: "?")]: table.append(nil)
            default: table.append(entry)
            }
            entry.removeAll(keepingCapacity: true)
        }
        for byte in Self.letters.description.utf8 {
            if byte > UInt8(ascii: " ") { entry.append(byte) } else { finish() }
        }
        finish()
        precondition(table.count == 0x680, "the table of letters has a row too many or too few")
        self.table = table
    }

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
