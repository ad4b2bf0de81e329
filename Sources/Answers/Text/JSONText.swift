import Geodesy
import Roads

/// JSON being written, without spaces or line breaks.
///
/// A route has thousands of numbers: writing them straight into bytes takes a fraction of the time an
/// encoder of values needs.
package struct JSONText: Sendable {
    package private(set) var bytes: [UInt8] = []

    package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// Writes text that is JSON already.
    @inline(__always)
    package mutating func raw(_ text: StaticString) {
        // BOUNDS: the buffer is the text's own, read as a whole.
        text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }

    /// Appends JSON text that was made elsewhere, unchanged.
    package mutating func raw(_ other: some Collection<UInt8>) { bytes.append(contentsOf: other) }

    /// Writes a string with its quotes.
    package mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        // BOUNDS: the buffer is the text's own, and its iterator keeps to it.
        text.withUTF8 { utf8 in
            if unsafe utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
                unsafe utf8.forEach { escaped($0) }
            } else {
                unsafe bytes.append(contentsOf: utf8)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escaped(_ byte: UInt8) {
        switch byte {
        case 0x22: raw("\\\"")
        case 0x5C: raw("\\\\")
        case 0x0A: raw("\\n")
        case 0x0D: raw("\\r")
        case 0x09: raw("\\t")
        case 0x08: raw("\\b")
        case 0x0C: raw("\\f")
        case ..<0x20:
            raw("\\u00")
            for digit in [byte >> 4, byte & 15] {
                bytes.append(digit < 10 ? 48 + digit : 87 + digit)
            }
        default: bytes.append(byte)
        }
    }

    /// Writes `true` or `false`.
    package mutating func boolean(_ value: Bool) { value ? raw("true") : raw("false") }

    /// Writes a list of strings.
    package mutating func strings(_ texts: [String]) {
        raw("[")
        for (index, text) in texts.enumerated() {
            comma(unlessFirst: index)
            string(text)
        }
        raw("]")
    }

    /// Appends an integer in decimal digits.
    package mutating func integer(_ value: Int) {
        bytes.append(addingCapacity: 20) { text in
            if value < 0 { text.append(UInt8(ascii: "-")) }
            text.append(digits: UInt64(value.magnitude))
        }
    }

    /// Writes a number as briefly as it can be read back; 0 if it is none.
    package mutating func number(_ value: Double) {
        if let whole = Int(exactly: value) { return integer(whole) }
        raw(Array((value.isFinite ? "\(value)" : "0").utf8))
    }

    /// Writes a time as seconds, in tenths.
    ///
    /// Roads and turns take whole tenths; hundredths are left only where a way begins or ends in the middle of a
    /// road, and there a begun tenth does not count, as it mostly does not with OSRM.
    package mutating func seconds(_ time: Duration) { tenths(time.hundredths / 10) }

    /// Appends a length in meters with one decimal; negative or not finite ones count as 0.
    package mutating func meters(_ value: Double) {
        tenths(value.isFinite ? Int((min(max(value, 0), 1e12) * 10).rounded()) : 0)
    }

    /// Appends a number that is given in tenths.
    package mutating func tenths(_ value: Int) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, digit) = value.magnitude.quotientAndRemainder(dividingBy: 10)
        integer(Int(whole))
        if digit > 0 {
            bytes.append(UInt8(ascii: "."))
            bytes.append(48 + UInt8(digit))
        }
    }

    /// Writes 1e-7 degrees as degrees, with the digits there are.
    package mutating func degrees(_ value: Int32) {
        bytes.append(addingCapacity: 12) { $0.append(degrees: value) }
    }

    /// Writes a position as GeoJSON does: longitude, latitude.
    package mutating func position(_ latitude: Int32, _ longitude: Int32) {
        bytes.append(addingCapacity: 27) { text in
            text.append(UInt8(ascii: "["))
            text.append(degrees: longitude)
            text.append(UInt8(ascii: ","))
            text.append(degrees: latitude)
            text.append(UInt8(ascii: "]"))
        }
    }

    /// Writes a position as GeoJSON does: longitude, latitude.
    package mutating func position(_ place: PackedCoordinate) {
        position(place.latitude, place.longitude)
    }

    /// Appends a comma.
    @inline(__always)
    package mutating func comma() { bytes.append(UInt8(ascii: ",")) }

    /// Writes a comma unless this is the first of a list.
    @inline(__always)
    package mutating func comma(unlessFirst index: Int) {
        if index > 0 { comma() }
    }
}

extension OutputSpan<UInt8> {
    /// Writes a number's digits, twenty at most.
    fileprivate mutating func append(digits value: UInt64) {
        var rest = value
        if rest >= 100_000_000 {
            append(digits: rest / 100_000_000)
            rest %= 100_000_000
            return append(UInt32(truncatingIfNeeded: rest), count: 8)
        }
        var count = 1
        var limit: UInt64 = 10
        while rest >= limit {
            count += 1
            limit *= 10
        }
        append(UInt32(truncatingIfNeeded: rest), count: count)
    }

    /// Writes the last digits of a number, eight at most, zeros in front included.
    private mutating func append(_ value: UInt32, count: Int) {
        // The first digit ends up in the lowest byte.
        var word: UInt64 = 0
        var rest = value
        for _ in 0..<count {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            word = word << 8 | UInt64(48 + digit)
            rest = quotient
        }
        for _ in 0..<count {
            append(UInt8(truncatingIfNeeded: word))
            word >>= 8
        }
    }

    /// Writes 1e-7 degrees as degrees, twelve bytes at most.
    fileprivate mutating func append(degrees value: Int32) {
        if value < 0 { append(UInt8(ascii: "-")) }
        let (whole, digits) = value.magnitude.quotientAndRemainder(dividingBy: 10_000_000)
        append(digits: UInt64(whole))
        guard digits > 0 else { return }
        append(UInt8(ascii: "."))
        var part = digits
        var count = 7
        while part % 10 == 0 {
            part /= 10
            count -= 1
        }
        append(part, count: count)
    }
}
