/// JSON being written, without spaces or line breaks.
///
/// A route has thousands of numbers: writing them straight into bytes takes a fraction of the time an
/// encoder of values needs.
struct JSONText {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// Writes text that is JSON already.
    @inline(__always)
    mutating func raw(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes JSON made elsewhere.
    mutating func raw(_ other: [UInt8]) { bytes.append(contentsOf: other) }

    /// Writes a string with its quotes.
    mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            if utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
                for byte in utf8 { escaped(byte) }
            } else {
                bytes.append(contentsOf: utf8)
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
        case ..<0x20:
            raw("\\u00")
            for digit in [byte >> 4, byte & 15] {
                bytes.append(digit < 10 ? 48 + digit : 87 + digit)
            }
        default: bytes.append(byte)
        }
    }

    /// Writes a whole number.
    mutating func integer(_ value: Int) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        digits(UInt64(value.magnitude))
    }

    private mutating func digits(_ value: UInt64) {
        guard value >= 10 else { return bytes.append(48 + UInt8(value)) }
        var rest = value
        let start = bytes.count
        while rest > 0 {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            bytes.append(48 + UInt8(truncatingIfNeeded: digit))
            rest = quotient
        }
        var low = start
        var high = bytes.count - 1
        while low < high {
            bytes.swapAt(low, high)
            low += 1
            high -= 1
        }
    }

    /// Writes a number as briefly as it can be read back; 0 if it is none.
    mutating func number(_ value: Double) {
        if let whole = Int(exactly: value) { return integer(whole) }
        raw(Array((value.isFinite ? "\(value)" : "0").utf8))
    }

    /// Writes a number of hundredths of a second as seconds, in tenths.
    ///
    /// Roads and turns take whole tenths; hundredths are left only where a way begins or ends in the middle of a
    /// road, and there a begun tenth does not count, as it mostly does not with OSRM.
    mutating func seconds(_ hundredths: Int) { tenths(hundredths / 10) }

    /// Writes meters in tenths.
    mutating func meters(_ value: Double) {
        tenths(value.isFinite ? Int((min(max(value, 0), 1e12) * 10).rounded()) : 0)
    }

    private mutating func tenths(_ value: Int) {
        integer(value / 10)
        let digit = value % 10
        if digit > 0 {
            bytes.append(UInt8(ascii: "."))
            bytes.append(48 + UInt8(digit))
        }
    }

    /// Writes 1e-7 degrees as degrees, with the digits there are.
    mutating func degrees(_ value: Int32) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, part) = value.magnitude.quotientAndRemainder(dividingBy: 10_000_000)
        digits(UInt64(whole))
        guard part > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var rest = part
        var unit: UInt32 = 1_000_000
        while rest > 0 {
            let (digit, left) = rest.quotientAndRemainder(dividingBy: unit)
            bytes.append(48 + UInt8(truncatingIfNeeded: digit))
            rest = left
            unit /= 10
        }
    }

    /// Writes a position as GeoJSON does: longitude, latitude.
    mutating func position(_ latitude: Int32, _ longitude: Int32) {
        bytes.append(UInt8(ascii: "["))
        degrees(longitude)
        bytes.append(UInt8(ascii: ","))
        degrees(latitude)
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes a comma unless this is the first of a list.
    @inline(__always)
    mutating func comma(unlessFirst index: Int) {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
    }
}
