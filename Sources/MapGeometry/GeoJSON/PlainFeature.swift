/// Reads the features that most files consist of, a point with any properties, without making anything of them.
///
/// What is not such a feature, or not sound JSON, is left to `GeoJSONParser`, which knows all of them and says what is
/// wrong. Both read the same: what this one accepts the other does where it is lenient, to the bit.
enum PlainFeature {
    /// Why no point was read.
    enum Stop: Error {
        /// The text ends before the feature does.
        case needsMore
        /// It is something else, or something is wrong.
        case isUnusual
    }

    /// The deepest nesting of properties that is read here.
    static let deepest = 16

    private static let powers: [Double] = (0...22).reduce(into: []) { powers, _ in
        powers.append((powers.last ?? 0.1) * 10)
    }

    /// Reads a feature of a point.
    ///
    /// - Parameter place: Where the feature begins; moved behind it.
    static func point(
        _ text: Span<UInt8>, _ place: inout Int
    ) throws(Stop) -> (latitude: Double, longitude: Double) {
        let start = place
        var position: (latitude: Double, longitude: Double)?
        var isFeature = false
        var isASCII = true
        var cursor = place
        try members(text, &cursor, &isASCII) {
            (name: Range<Int>, cursor: inout Int, isASCII: inout Bool) throws(Stop) in
            if equals(text, name, "geometry") {
                guard position == nil else { throw .isUnusual }
                position = try geometry(text, &cursor, &isASCII)
            } else if equals(text, name, "type") {
                let type = try string(text, &cursor, &isASCII)
                guard !isFeature, equals(text, type, "Feature") else { throw .isUnusual }
                isFeature = true
            } else {
                try value(text, &cursor, &isASCII, depth: 0)
            }
        }
        guard isFeature, let position else { throw .isUnusual }
        if !isASCII {
            guard String(validating: bytes(text, start..<cursor), as: UTF8.self) != nil else {
                throw .isUnusual
            }
        }
        place = cursor
        return position
    }

    private static func geometry(
        _ text: Span<UInt8>, _ cursor: inout Int, _ isASCII: inout Bool
    ) throws(Stop) -> (latitude: Double, longitude: Double) {
        var position: (latitude: Double, longitude: Double)?
        var isPoint = false
        try members(text, &cursor, &isASCII) {
            (name: Range<Int>, cursor: inout Int, isASCII: inout Bool) throws(Stop) in
            if equals(text, name, "coordinates") {
                guard position == nil else { throw .isUnusual }
                position = try coordinates(text, &cursor)
            } else if equals(text, name, "type") {
                let type = try string(text, &cursor, &isASCII)
                guard !isPoint, equals(text, type, "Point") else { throw .isUnusual }
                isPoint = true
            } else {
                // A bounding box, or what only a geometry collection has.
                throw .isUnusual
            }
        }
        guard isPoint, let position else { throw .isUnusual }
        return position
    }

    private static func coordinates(
        _ text: Span<UInt8>, _ cursor: inout Int
    ) throws(Stop) -> (latitude: Double, longitude: Double) {
        guard try skipSpace(text, &cursor) == UInt8(ascii: "[") else { throw .isUnusual }
        cursor += 1
        var numbers = (0.0, 0.0)
        var count = 0
        while true {
            let value = try number(text, &cursor)
            if count == 0 { numbers.0 = value } else if count == 1 { numbers.1 = value }
            count += 1
            let byte = try skipSpace(text, &cursor)
            cursor += 1
            if byte == UInt8(ascii: "]") { break }
            guard byte == UInt8(ascii: ",") else { throw .isUnusual }
        }
        guard count >= 2 else { throw .isUnusual }
        return (latitude: numbers.1, longitude: numbers.0)
    }

    // MARK: JSON

    private static func members(
        _ text: Span<UInt8>, _ cursor: inout Int, _ isASCII: inout Bool,
        _ member: (Range<Int>, inout Int, inout Bool) throws(Stop) -> Void
    ) throws(Stop) {
        guard try skipSpace(text, &cursor) == UInt8(ascii: "{") else { throw .isUnusual }
        cursor += 1
        if try skipSpace(text, &cursor) == UInt8(ascii: "}") {
            cursor += 1
            return
        }
        while true {
            let name = try string(text, &cursor, &isASCII)
            guard try skipSpace(text, &cursor) == UInt8(ascii: ":") else { throw .isUnusual }
            cursor += 1
            try member(name, &cursor, &isASCII)
            let byte = try skipSpace(text, &cursor)
            cursor += 1
            if byte == UInt8(ascii: "}") { return }
            guard byte == UInt8(ascii: ",") else { throw .isUnusual }
        }
    }

    private static func value(
        _ text: Span<UInt8>, _ cursor: inout Int, _ isASCII: inout Bool, depth: Int
    ) throws(Stop) {
        guard depth < deepest else { throw .isUnusual }
        switch try skipSpace(text, &cursor) {
        case UInt8(ascii: "\""): _ = try string(text, &cursor, &isASCII)
        case UInt8(ascii: "{"):
            try members(text, &cursor, &isASCII) {
                (_: Range<Int>, cursor: inout Int, isASCII: inout Bool) throws(Stop) in
                try value(text, &cursor, &isASCII, depth: depth + 1)
            }
        case UInt8(ascii: "["):
            cursor += 1
            if try skipSpace(text, &cursor) == UInt8(ascii: "]") {
                cursor += 1
                return
            }
            while true {
                try value(text, &cursor, &isASCII, depth: depth + 1)
                let byte = try skipSpace(text, &cursor)
                cursor += 1
                if byte == UInt8(ascii: "]") { return }
                guard byte == UInt8(ascii: ",") else { throw .isUnusual }
            }
        case UInt8(ascii: "t"): try word("true", text, &cursor)
        case UInt8(ascii: "f"): try word("false", text, &cursor)
        case UInt8(ascii: "n"): try word("null", text, &cursor)
        default: _ = try number(text, &cursor)
        }
    }

    private static func skipSpace(_ text: Span<UInt8>, _ cursor: inout Int) throws(Stop) -> UInt8 {
        while cursor < text.count {
            let byte = text[cursor]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
            cursor &+= 1
        }
        throw .needsMore
    }

    private static func word(
        _ word: String, _ text: Span<UInt8>, _ cursor: inout Int
    ) throws(Stop) {
        let end = cursor + word.utf8.count
        guard end <= text.count else { throw .needsMore }
        guard equals(text, cursor..<end, word) else { throw .isUnusual }
        cursor = end
    }

    private static func equals(
        _ text: Span<UInt8>, _ range: Range<Int>, _ word: String
    ) -> Bool {
        guard range.count == word.utf8.count else { return false }
        var place = range.lowerBound
        for byte in word.utf8 {
            if text[place] != byte { return false }
            place &+= 1
        }
        return true
    }

    /// Moves behind a string; returns what is between its quotes, escapes as they are.
    private static func string(
        _ text: Span<UInt8>, _ cursor: inout Int, _ isASCII: inout Bool
    ) throws(Stop) -> Range<Int> {
        guard try skipSpace(text, &cursor) == UInt8(ascii: "\"") else { throw .isUnusual }
        cursor += 1
        let start = cursor
        while cursor < text.count {
            let byte = text[cursor]
            cursor &+= 1
            if byte == UInt8(ascii: "\"") { return start..<(cursor - 1) }
            if byte < 0x20 { throw .isUnusual }
            if byte >= 0x80 { isASCII = false }
            if byte == UInt8(ascii: "\\") { try escape(text, &cursor) }
        }
        throw .needsMore
    }

    /// Moves behind an escape; surrogates are left to the other reader.
    private static func escape(_ text: Span<UInt8>, _ cursor: inout Int) throws(Stop) {
        guard cursor < text.count else { throw .needsMore }
        let byte = text[cursor]
        cursor += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return
        case UInt8(ascii: "u"):
            guard cursor + 4 <= text.count else { throw .needsMore }
            var scalar = 0
            for _ in 0..<4 {
                guard let digit = hexDigit(text[cursor]) else { throw .isUnusual }
                scalar = scalar << 4 | digit
                cursor += 1
            }
            if (0xD800...0xDFFF).contains(scalar) { throw .isUnusual }
        default: throw .isUnusual
        }
    }

    private static func hexDigit(_ byte: UInt8) -> Int? {
        if (48...57).contains(byte) { return Int(byte) - 48 }
        let letter = byte | 0x20
        return (97...102).contains(letter) ? Int(letter) - 87 : nil
    }

    /// Reads a number.
    ///
    /// Up to 2⁵³ times a power of ten down to 10⁻²² one division gives the nearest double (Clinger, 1990); others go to the
    /// library, and those with an exponent to the other reader.
    private static func number(_ text: Span<UInt8>, _ cursor: inout Int) throws(Stop) -> Double {
        let first = try skipSpace(text, &cursor)
        let start = cursor
        if first == UInt8(ascii: "-") { cursor &+= 1 }
        var mantissa: UInt64 = 0
        let whole = try digits(text, &cursor, &mantissa)
        if whole > 1, text[cursor - whole] == UInt8(ascii: "0") { throw .isUnusual }
        var places = 0
        // A digit, point or exponent may follow in what is not here yet.
        guard cursor < text.count else { throw .needsMore }
        if text[cursor] == UInt8(ascii: ".") {
            cursor &+= 1
            places = try digits(text, &cursor, &mantissa)
            guard cursor < text.count else { throw .needsMore }
        }
        if text[cursor] | 0x20 == UInt8(ascii: "e") { throw .isUnusual }
        guard whole + places <= 19, mantissa <= 1 << 53, places < powers.count else {
            return try library(text, start..<cursor)
        }
        let size = Double(mantissa) / powers[places]
        return first == UInt8(ascii: "-") ? -size : size
    }

    private static func digits(
        _ text: Span<UInt8>, _ cursor: inout Int, _ mantissa: inout UInt64
    ) throws(Stop) -> Int {
        let start = cursor
        while cursor < text.count {
            let digit = text[cursor] &- 48
            if digit > 9 { break }
            mantissa = mantissa &* 10 &+ UInt64(digit)
            cursor &+= 1
        }
        if cursor == start {
            if cursor == text.count { throw .needsMore } else { throw .isUnusual }
        }
        return cursor - start
    }

    private static func library(_ text: Span<UInt8>, _ range: Range<Int>) throws(Stop) -> Double {
        guard range.count < 400 else { throw .isUnusual }
        guard let value = Double(String(decoding: bytes(text, range), as: UTF8.self)),
            value.isFinite
        else { throw .isUnusual }
        return value
    }

    private static func bytes(_ text: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        for index in range { bytes.append(text[index]) }
        return bytes
    }
}
