extension StyleValue {
    /// The value as text: what `to-string` and `concat` make of it.
    public var text: String {
        switch self {
        case .null: ""
        case .boolean(let value): value ? "true" : "false"
        case .number(let value): value.styleText
        case .string(let value): value
        case .color(let color): color.description
        case .formatted(let text): text.plainText
        case .image(let image): image.name
        case .projection(let definition): definition.description
        case .array, .object, .padding, .numberArray, .colorArray, .anchorOffsets, .collator: json
        }
    }

    /// The value as JSON; members of objects are sorted by name.
    public var json: String {
        var result = ""
        writeJSON(to: &result)
        return result
    }

    private func writeJSON(to result: inout String) {
        switch self {
        case .null, .collator: result += self == .null ? "null" : "{}"
        case .boolean(let value): result += value ? "true" : "false"
        case .number(let value): result += value.isFinite ? value.styleText : "null"
        case .string(let value): result += value.quotedAsJSON
        case .color(let color): Self.writeObject(color.members, to: &result)
        case .array(let items): Self.writeArray(items, to: &result)
        case .object(let members):
            Self.writeObject(members.sorted { $0.key.precedesByUnits($1.key) }, to: &result)
        case .formatted(let text): result += text.plainText.quotedAsJSON
        case .image(let image): result += image.name.quotedAsJSON
        case .padding(let padding):
            Self.writeArray(padding.sides.map(StyleValue.number), to: &result)
        case .numberArray(let numbers): Self.writeArray(numbers.map(StyleValue.number), to: &result)
        case .colorArray(let colors): Self.writeArray(colors.map(StyleValue.color), to: &result)
        case .anchorOffsets(let places): Self.writeArray(places.flatMap(\.items), to: &result)
        case .projection(let definition): result += definition.description
        }
    }

    private static func writeArray(_ items: [StyleValue], to result: inout String) {
        result += "["
        for (index, item) in items.enumerated() {
            if index > 0 { result += "," }
            item.writeJSON(to: &result)
        }
        result += "]"
    }

    private static func writeObject(
        _ members: [(key: String, value: StyleValue)], to result: inout String
    ) {
        result += "{"
        for (index, member) in members.enumerated() {
            if index > 0 { result += "," }
            result += member.key.quotedAsJSON
            result += ":"
            member.value.writeJSON(to: &result)
        }
        result += "}"
    }

    /// The number that the value stands for, NaN if none: blank text and null are zero, a list of one item is its item.
    var numberOrNaN: Double {
        switch self {
        case .null: 0
        case .boolean(let value): value ? 1 : 0
        case .number(let value): value
        case .string(let value): Double(styleText: value)
        case .array(let items): Double(styleText: items.map(\.joinedText).joined(separator: ","))
        default: .nan
        }
    }

    /// The value as it appears in a joined list: without brackets and quotes.
    var joinedText: String {
        switch self {
        case .array(let items): items.map(\.joinedText).joined(separator: ",")
        case .object: "[object Object]"
        default: text
        }
    }

    /// How a message names a value that was to be read: text as it is, anything else as JSON.
    var quotedInMessage: String {
        if case .string(let text) = self { text } else { json }
    }
}

extension Double {
    /// The number as ECMAScript writes it: the shortest digits that read back, without exponent from 10⁻⁶ to below 10²¹.
    var styleText: String {
        if isNaN { return "NaN" }
        if isInfinite { return self < 0 ? "-Infinity" : "Infinity" }
        if self == 0 { return "0" }
        if abs(self) < 1e15, self == rounded(.towardZero) { return String(Int64(self)) }
        // Swift's description has the same shortest digits, but other rules for the exponent.
        let parts = magnitude.description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        var digits = String(mantissa[0])
        var point = digits.count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
        if mantissa.count > 1 { digits += mantissa[1] }
        while digits.hasPrefix("0"), digits.count > 1 {
            digits.removeFirst()
            point -= 1
        }
        while digits.hasSuffix("0"), digits.count > 1 { digits.removeLast() }
        let sign = self < 0 ? "-" : ""
        let count = digits.count
        if point > 21 || point <= -6 {
            let rest = digits.dropFirst()
            let exponent = point - 1
            return sign + digits.prefix(1) + (rest.isEmpty ? "" : "." + rest)
                + (exponent < 0 ? "e-" : "e+") + String(abs(exponent))
        }
        if point >= count { return sign + digits + String(repeating: "0", count: point - count) }
        if point > 0 { return sign + digits.prefix(point) + "." + digits.dropFirst(point) }
        return sign + "0." + String(repeating: "0", count: -point) + digits
    }

    /// Reads a number as ECMAScript does: blank text is zero, anything unreadable NaN.
    init(styleText text: String) {
        let trimmed = text.trimmedOfWhitespace
        guard !trimmed.isEmpty else {
            self = 0
            return
        }
        if trimmed.hasPrefix("0"), let radix = Self.radix(trimmed.dropFirst().first) {
            let digits = trimmed.dropFirst(2)
            let isSigned = digits.hasPrefix("+") || digits.hasPrefix("-")
            self = isSigned ? .nan : UInt64(digits, radix: radix).map { Double($0) } ?? .nan
            return
        }
        let isDecimal = trimmed.utf8.allSatisfy { byte in
            (48...57).contains(byte) || byte == 43 || byte == 45 || byte == 46 || byte == 69
                || byte == 101
        }
        switch trimmed {
        case "Infinity", "+Infinity": self = .infinity
        case "-Infinity": self = -.infinity
        default: self = isDecimal ? Self.decimal(trimmed) : .nan
        }
    }

    private static func radix(_ letter: Character?) -> Int? {
        switch letter {
        case "x", "X": 16
        case "o", "O": 8
        case "b", "B": 2
        default: nil
        }
    }

    /// Reads decimal digits; also where none stand before or after the point.
    private static func decimal(_ text: Substring) -> Double {
        if let value = Double(text) { return value }
        var padded = ""
        var previous: Character = " "
        for character in text {
            if character == ".", !previous.isNumber { padded += "0" }
            if previous == ".", !character.isNumber { padded += "0" }
            padded.append(character)
            previous = character
        }
        if previous == "." { padded += "0" }
        // "." alone has become "0.0".
        return text.contains(where: \.isNumber) ? Double(padded) ?? .nan : .nan
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    var trimmedOfWhitespace: SubSequence {
        var part = self[...]
        while let first = part.first, first.isWhitespace { part.removeFirst() }
        while let last = part.last, last.isWhitespace { part.removeLast() }
        return part
    }

    /// The text in quotation marks, with the escapes of JSON.
    var quotedAsJSON: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{8}": result += "\\b"
            case "\u{C}": result += "\\f"
            case "\u{0}"..<"\u{20}":
                let hexadecimal = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
