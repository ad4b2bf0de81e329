import Foundation

/// Folds text to a form in which typed words equal those of the map's data.
///
/// Lower case, no marks, Latin letters: Cyrillic and Greek by the table in `LetterTable`, Chinese
/// characters and Japanese syllables as pairs, every other script by ICU's transliteration. The same
/// function makes the words of an index and those of a query.
package enum TextFolding {
    /// A word of a text in its folded form, with its place.
    package struct Word: Sendable, Equatable {
        /// The folded word in UTF-8: Latin letters and digits, except in East Asian text.
        package var bytes: [UInt8]
        /// The range of the word in the text, in Unicode scalars.
        package var range: Range<Int>
        /// The first separator before it that is not a blank, or a blank, or 0 at the start.
        package var separator: UInt8

        /// Whether it begins with a digit.
        var isNumeric: Bool { bytes.first.map { $0 >= 48 && $0 <= 57 } ?? false }
    }

    /// The words of a text.
    ///
    /// - Parameter limit: The most scalars looked at.
    package static func words(_ text: String, limit: Int = .max) -> [Word] {
        var folded = FoldedText()
        folded.fold(text, limit: limit)
        return folded.words.map { word in
            Word(
                bytes: Array(folded.bytes[word.bytes]), range: word.range,
                separator: word.separator)
        }
    }

    /// Whether a text has letters of a script that folding writes in Latin letters by their sounds.
    static func isTransliterated(_ text: String) -> Bool {
        text.unicodeScalars.contains {
            $0.value >= 0x370 && !(0x1e00..<0x1f00).contains($0.value) && $0.properties.isAlphabetic
                && LetterTable.eastAsian($0.value) == nil && !(0xff21...0xff5a).contains($0.value)
        }
    }

    /// The words of a text, joined by blanks.
    package static func joined(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        for word in words(text) {
            if !result.isEmpty { result.append(UInt8(ascii: " ")) }
            result += word.bytes
        }
        return result
    }

    /// The words of a text, joined by blanks, as a string.
    package static func folded(_ text: String) -> String {
        String(decoding: joined(text), as: UTF8.self)
    }
}
