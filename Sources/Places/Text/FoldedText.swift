/// The folded words of a text, all in one run of bytes: room that serves for text after text.
struct FoldedText {
    /// A word of the text.
    struct Word {
        /// Where its folded letters are in `bytes`.
        var bytes: Range<Int>
        /// Where it stands in the text, in Unicode scalars.
        var range: Range<Int>
        /// The first separator before it that is not a blank, or a blank, or 0 at the start.
        var separator: UInt8
    }

    /// The letters of all words.
    private(set) var bytes: [UInt8] = []
    private(set) var words: [Word] = []
    private let letters = LetterTable.shared
    /// Where the letters of the word being read begin.
    private var first = 0
    private var start = 0
    private var separator: UInt8 = 0
    /// Letters of a script for which ICU is asked.
    private var foreign = String.UnicodeScalarView()
    /// East Asian characters in a row.
    private var pairs: [Unicode.Scalar] = []
    /// Whether there are letters of the two kinds above.
    private var isPending = false

    /// Takes a text apart, after throwing away what was known of another.
    ///
    /// - Parameter limit: The most scalars looked at.
    mutating func fold(_ text: String, limit: Int) {
        bytes.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
        first = 0
        separator = 0
        var offset = 0
        // BOUNDS: `offset` stays below the number of bytes.
        let isRead: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { utf8 in
            // Plain letters are read as they are, and so is what comes before the first other one.
            let end = min(utf8.count, limit)
            while offset < end {
                let byte = unsafe utf8[offset]
                if byte >= 0x80 { break }
                take(ascii: byte, at: offset)
                offset += 1
            }
        }
        if isRead == nil || offset < min(text.utf8.count, limit) {
            let scalars = text.unicodeScalars
            // One byte was one scalar so far.
            let next = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
            var index = next
            while index < scalars.endIndex, offset < limit {
                let scalar = scalars[index]
                scalars.formIndex(after: &index)
                if !foreign.isEmpty, index < scalars.endIndex,
                    isSlip(scalar, before: scalars[index])
                {
                    foreign.append(scalar)
                } else {
                    take(scalar, at: offset)
                }
                offset += 1
            }
        }
        flush(at: offset)
    }

    /// Whether a letter after one of a script that ICU is asked for is a Latin one by a slip: before another of those.
    private func isSlip(_ scalar: Unicode.Scalar, before next: Unicode.Scalar) -> Bool {
        scalar.isASCII && scalar.properties.isAlphabetic && !next.isASCII
            && next.properties.isAlphabetic && letters[next.value] == nil
            && LetterTable.eastAsian(next.value) == nil
    }

    private mutating func take(ascii byte: UInt8, at offset: Int) {
        switch byte {
        case 0x61...0x7a, 0x30...0x39: append(byte, at: offset)
        case 0x41...0x5a: append(byte | 0x20, at: offset)
        default: divide(byte, at: offset)
        }
    }

    private mutating func take(_ scalar: Unicode.Scalar, at offset: Int) {
        let value = scalar.value
        if value < 0x80 { return take(ascii: UInt8(value), at: offset) }
        if let letters = letters[value] {
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
            isPending = true
            return
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark:
            // A mark on a Latin letter is dropped; a vowel sign belongs to its script.
            if !foreign.isEmpty { foreign.append(scalar) }
        case .format, .modifierSymbol: break
        case .decimalNumber where Self.digit(scalar) != nil,
            .otherNumber where Self.digit(scalar) != nil:
            // Digits of every script are those that people type.
            append(Self.digit(scalar) ?? 0x30, at: offset)
        case .otherSymbol where KindEmoji.scalars.contains(value):
            flush(at: offset)
            start = offset
            bytes.append(contentsOf: String(scalar).utf8)
            add(offset..<(offset + 1))
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter,
            .modifierLetter, .decimalNumber, .letterNumber, .otherNumber:
            if foreign.isEmpty {
                flush(at: offset)
                start = offset
            }
            foreign.append(scalar)
            isPending = true
        default: divide(UInt8(ascii: " "), at: offset)
        }
    }

    /// The digit that a digit of any script is, be it in a circle.
    private static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
        guard let value = scalar.properties.numericValue, value >= 0, value < 10,
            value == value.rounded()
        else { return nil }
        return 0x30 + UInt8(value)
    }

    private mutating func append(_ byte: UInt8, at offset: Int) {
        if isPending { flush(at: offset) }
        if bytes.count == first { start = offset }
        bytes.append(byte)
    }

    private mutating func divide(_ mark: UInt8, at offset: Int) {
        flush(at: offset)
        let mark = mark < 0x20 ? UInt8(ascii: " ") : mark
        if separator == 0 || separator == UInt8(ascii: " ") { separator = mark }
    }

    private mutating func flush(at offset: Int) {
        if bytes.count > first { add(start..<offset) }
        if !isPending { return }
        isPending = false
        if !pairs.isEmpty {
            let scalars = pairs
            pairs.removeAll(keepingCapacity: true)
            for index in 0..<max(scalars.count - 1, 1) {
                let pair = scalars[index..<min(index + 2, scalars.count)]
                var view = String.UnicodeScalarView()
                view.append(contentsOf: pair)
                let at = start + index
                bytes.append(contentsOf: String(view).utf8)
                add(at..<min(at + pair.count, offset))
            }
        }
        if !foreign.isEmpty {
            let range = start..<offset
            let latin = LetterTable.latin(String(foreign))
            foreign.removeAll()
            for word in latin {
                bytes.append(contentsOf: word)
                add(range)
            }
        }
    }

    /// Ends a word whose letters are the last ones.
    private mutating func add(_ range: Range<Int>) {
        words.append(Word(bytes: first..<bytes.count, range: range, separator: separator))
        first = bytes.count
        separator = 0
    }
}
