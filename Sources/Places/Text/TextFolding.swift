import Foundation

/// Brings text to a form in which what people type equals what maps say.
///
/// Lower case, no marks, Latin letters: Cyrillic and Greek by the table in `LetterTable`, Chinese
/// characters and Japanese syllables as pairs, every other script by ICU's transliteration. The same
/// function makes the words of an index and those of a query.
package enum TextFolding {
    /// A word of a text.
    package struct Word: Sendable, Equatable {
        /// Folded, UTF-8; Latin letters and digits except in East Asian text.
        package var bytes: [UInt8]
        /// Where it stands in the text, in Unicode scalars.
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
        var run = Run()
        var offset = 0
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            for byte in text.utf8 {
                if offset >= limit { break }
                run.take(ascii: byte, at: offset)
                offset += 1
            }
            run.end(at: offset)
            return run.words
        }
        for scalar in text.unicodeScalars {
            if offset >= limit { break }
            run.take(scalar, at: offset)
            offset += 1
        }
        run.end(at: offset)
        return run.words
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

    /// A text being taken apart.
    private struct Run {
        var words: [Word] = []
        private var bytes: [UInt8] = []
        private var start = 0
        private var separator: UInt8 = 0
        /// Letters of a script for which ICU is asked.
        private var foreign = String.UnicodeScalarView()
        /// East Asian characters in a row.
        private var pairs: [Unicode.Scalar] = []

        mutating func take(ascii byte: UInt8, at offset: Int) {
            switch byte {
            case 0x61...0x7a, 0x30...0x39: append(byte, at: offset)
            case 0x41...0x5a: append(byte | 0x20, at: offset)
            default: divide(byte, at: offset)
            }
        }

        mutating func take(_ scalar: Unicode.Scalar, at offset: Int) {
            let value = scalar.value
            if value < 0x80 { return take(ascii: UInt8(value), at: offset) }
            if let letters = LetterTable.shared[value] {
                if letters.isEmpty { return }
                if letters[0] == UInt8(ascii: " ") { return divide(letters[0], at: offset) }
                for letter in letters { append(letter, at: offset) }
                return
            }
            if let character = LetterTable.eastAsian(value) {
                if pairs.isEmpty {
                    flush(at: offset)
                    start = offset
                }
                pairs.append(character)
                return
            }
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark:
                // A mark on a Latin letter is dropped; a vowel sign belongs to its script.
                if !foreign.isEmpty { foreign.append(scalar) }
            case .format, .modifierSymbol: break
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter,
                .modifierLetter,
                .decimalNumber, .letterNumber, .otherNumber:
                if foreign.isEmpty {
                    flush(at: offset)
                    start = offset
                }
                foreign.append(scalar)
            default: divide(UInt8(ascii: " "), at: offset)
            }
        }

        mutating func end(at offset: Int) { flush(at: offset) }

        private mutating func append(_ byte: UInt8, at offset: Int) {
            if !pairs.isEmpty || !foreign.isEmpty { flush(at: offset) }
            if bytes.isEmpty { start = offset }
            bytes.append(byte)
        }

        private mutating func divide(_ mark: UInt8, at offset: Int) {
            flush(at: offset)
            let mark = mark < 0x20 ? UInt8(ascii: " ") : mark
            if separator == 0 || separator == UInt8(ascii: " ") { separator = mark }
        }

        private mutating func flush(at offset: Int) {
            if !bytes.isEmpty {
                add(bytes, start..<offset)
                bytes.removeAll(keepingCapacity: true)
            }
            if !pairs.isEmpty {
                let scalars = pairs
                pairs.removeAll(keepingCapacity: true)
                for index in 0..<max(scalars.count - 1, 1) {
                    let pair = scalars[index..<min(index + 2, scalars.count)]
                    var view = String.UnicodeScalarView()
                    view.append(contentsOf: pair)
                    let at = start + index
                    add(Array(String(view).utf8), at..<min(at + pair.count, offset))
                }
            }
            if !foreign.isEmpty {
                let range = start..<offset
                let latin = LetterTable.latin(String(foreign))
                foreign.removeAll()
                for word in latin { add(word, range) }
            }
        }

        private mutating func add(_ bytes: [UInt8], _ range: Range<Int>) {
            words.append(Word(bytes: bytes, range: range, separator: separator))
            separator = 0
        }
    }
}
