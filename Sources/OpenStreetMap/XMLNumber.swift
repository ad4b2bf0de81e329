/// Numbers as OSM XML writes them, read from bytes.
enum XMLNumber {
    /// An integer with an optional sign, or nil.
    static func integer(_ bytes: [UInt8], _ range: Range<Int>) -> Int64? {
        var index = range.lowerBound
        guard index < range.upperBound else { return nil }
        let isNegative = bytes[index] == UInt8(ascii: "-")
        if isNegative || bytes[index] == UInt8(ascii: "+") { index &+= 1 }
        guard index < range.upperBound else { return nil }
        var value: Int64 = 0
        while index < range.upperBound {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            // Counted downwards, because `Int64.min` has no positive twin.
            let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflowedToo) = product.subtractingReportingOverflow(Int64(digit))
            if overflowed || overflowedToo { return nil }
            value = sum
            index &+= 1
        }
        if isNegative { return value }
        return value == .min ? nil : -value
    }

    /// A decimal number in units of 1e-7, rounded to the nearest, halves away from zero;
    /// `Int64.max` when it is too large for that; nil when it is no number.
    ///
    /// An exponent is understood.
    static func fixedPoint(_ bytes: [UInt8], _ range: Range<Int>) -> Int64? {
        var index = range.lowerBound
        guard index < range.upperBound else { return nil }
        let isNegative = bytes[index] == UInt8(ascii: "-")
        if isNegative || bytes[index] == UInt8(ascii: "+") { index &+= 1 }
        var mantissa: UInt64 = 0
        // The number is `mantissa * 10^-scale`.
        var scale = 0
        var digits = 0
        var seenPoint = false
        while index < range.upperBound {
            let byte = bytes[index]
            let digit = byte &- UInt8(ascii: "0")
            if digit < 10 {
                digits &+= 1
                if mantissa < 100_000_000_000_000_000 {
                    mantissa = mantissa &* 10 &+ UInt64(digit)
                    if seenPoint { scale &+= 1 }
                } else if !seenPoint {
                    scale &-= 1
                }
            } else if byte == UInt8(ascii: "."), !seenPoint {
                seenPoint = true
            } else {
                break
            }
            index &+= 1
        }
        guard digits > 0 else { return nil }
        if index < range.upperBound {
            guard bytes[index] | 0x20 == UInt8(ascii: "e"),
                let exponent = integer(bytes, (index + 1)..<range.upperBound)
            else { return nil }
            scale &-= Int(max(-1_000, min(1_000, exponent)))
        }
        let magnitude = scaled(mantissa, by: 7 &- scale)
        return isNegative && magnitude != .max ? -magnitude : magnitude
    }

    /// `mantissa * 10^power`, rounded; `Int64.max` when too large.
    private static func scaled(_ mantissa: UInt64, by power: Int) -> Int64 {
        if mantissa == 0 { return 0 }
        var value = mantissa
        var power = power
        while power > 0 {
            guard value < UInt64(Int64.max) / 10 else { return .max }
            value *= 10
            power -= 1
        }
        if power < -19 { return 0 }
        while power < -1 {
            value /= 10
            power += 1
        }
        // The mantissa has at most 18 digits, so this sum stays in range.
        if power == -1 { value = (value + 5) / 10 }
        return Int64(value)
    }
}
