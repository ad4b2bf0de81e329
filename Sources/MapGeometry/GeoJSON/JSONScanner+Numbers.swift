/// A JSON number as it was written.
struct JSONNumber {
    let double: Double
    /// The number itself, if it was written without fraction and exponent and fits.
    let integer: Int64?

    var value: JSONValue { integer.map { .integer($0) } ?? .number(double) }
}

extension JSONScanner {
    /// The longest number that is read, in bytes.
    private static var longestNumber: Int { 1_000 }

    /// Powers of ten that are exact doubles.
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
        1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]

    /// Reads a number.
    ///
    /// Up to 2⁵³ times a power of ten up to 22 a single rounding gives the nearest double (Clinger, *How
    /// to Read Floating Point Numbers Accurately*, 1990); the rest goes through the standard library.
    mutating func number() throws(JSONFault) -> JSONNumber {
        let first = try require()
        let start = cursor
        var index = cursor
        let isNegative = first == UInt8(ascii: "-")
        if isNegative { index &+= 1 }
        guard isNegative || Self.isDigit(first) else {
            throw JSONFault(code: .unexpectedCharacter, offset: start, detail: "a value expected")
        }
        var mantissa: UInt64 = 0
        // Digits beyond 19 would overflow; such numbers take the slow way.
        let whole = try digits(&index, &mantissa, from: start)
        if whole > 1, bytes[index - whole] == UInt8(ascii: "0") {
            throw JSONFault(code: .invalidNumber, offset: start, detail: "a leading zero")
        }
        var fraction = 0
        var isWhole = true
        if index < end, bytes[index] == UInt8(ascii: ".") {
            isWhole = false
            index &+= 1
            fraction = try digits(&index, &mantissa, from: start)
        }
        var exponent = 0
        if index < end, bytes[index] | 0x20 == UInt8(ascii: "e") {
            isWhole = false
            exponent = try self.exponent(&index, from: start)
        }
        cursor = index
        guard whole + fraction <= 19 else { return try slowNumber(start, isWhole) }
        if isWhole, !(mantissa == 0 && isNegative), mantissa <= UInt64(Int64.max) {
            let integer = isNegative ? -Int64(mantissa) : Int64(mantissa)
            return JSONNumber(double: Double(integer), integer: integer)
        }
        let scale = exponent - fraction
        guard mantissa <= 1 << 53, abs(scale) <= 22 else { return try slowNumber(start, isWhole) }
        let size =
            scale < 0
            ? Double(mantissa) / Self.powers[-scale] : Double(mantissa) * Self.powers[scale]
        return JSONNumber(double: isNegative ? -size : size, integer: nil)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// Reads one or more digits into the mantissa and returns how many.
    private func digits(
        _ index: inout Int, _ mantissa: inout UInt64, from start: Int
    ) throws(JSONFault) -> Int {
        let first = index
        while index < end, Self.isDigit(bytes[index]) {
            mantissa = mantissa &* 10 &+ UInt64(bytes[index] &- 0x30)
            index &+= 1
        }
        guard index > first else { throw missingDigit(index, start) }
        guard index - start <= Self.longestNumber else { throw tooLong(start) }
        return index - first
    }

    /// Reads `e`, a sign and digits; an exponent beyond ±100,000 stays there.
    private func exponent(_ index: inout Int, from start: Int) throws(JSONFault) -> Int {
        index += 1
        let sign = index < end ? bytes[index] : 0
        if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { index += 1 }
        let first = index
        var value = 0
        while index < end, Self.isDigit(bytes[index]) {
            value = min(value * 10 + Int(bytes[index] &- 0x30), 100_000)
            index += 1
        }
        guard index > first else { throw missingDigit(index, start) }
        guard index - start <= Self.longestNumber else { throw tooLong(start) }
        return sign == UInt8(ascii: "-") ? -value : value
    }

    private func missingDigit(_ index: Int, _ start: Int) -> JSONFault {
        index < end
            ? JSONFault(code: .invalidNumber, offset: start, detail: "a digit is missing")
            : JSONFault(code: .truncated, offset: end)
    }

    private func tooLong(_ start: Int) -> JSONFault {
        JSONFault(
            code: .invalidNumber, offset: start, detail: "more than \(Self.longestNumber) bytes")
    }

    private func slowNumber(_ start: Int, _ isWhole: Bool) throws(JSONFault) -> JSONNumber {
        let text = String(decoding: bytes[start..<cursor], as: UTF8.self)
        guard let double = Double(text) else {
            throw JSONFault(code: .invalidNumber, offset: start)
        }
        guard double.isFinite else {
            throw JSONFault(code: .notFinite, offset: start, detail: "beyond the largest double")
        }
        return JSONNumber(double: double, integer: isWhole && text != "-0" ? Int64(text) : nil)
    }
}
