/// A tile's address as the path `/tiles/{z}/{x}/{y}.mvt` writes it.
///
/// There is exactly one spelling of each address: no signs, no leading zeros, no percent-encoding.
struct TilePath: Equatable, Sendable {
    var z: UInt8
    var x: UInt32
    var y: UInt32

    static let prefix = "/tiles/"

    /// Reads a path with the prefix already checked.
    ///
    /// - Returns: nil if the rest is anything but three numbers and the extension.
    init?(_ path: Substring.UTF8View, prefix: String = prefix) {
        var rest = path.dropFirst(prefix.utf8.count)
        guard let z = Self.number(&rest, end: UInt8(ascii: "/")), z <= 30,
            let x = Self.number(&rest, end: UInt8(ascii: "/")),
            let y = Self.number(&rest, end: UInt8(ascii: ".")),
            rest.elementsEqual("mvt".utf8)
        else { return nil }
        self.z = UInt8(z)
        self.x = x
        self.y = y
    }

    /// Whether the tile lies on the map: both indices below 2ᶻ.
    var exists: Bool { x >> UInt32(z) == 0 && y >> UInt32(z) == 0 }

    /// Takes digits and the character behind them from the front of `text`; nine digits at most.
    private static func number(_ text: inout Substring.UTF8View, end: UInt8) -> UInt32? {
        var value: UInt32 = 0
        var digits = 0
        while let byte = text.popFirst() {
            if byte == end { return digits > 0 ? value : nil }
            guard UInt8(ascii: "0") <= byte, byte <= UInt8(ascii: "9"), digits < 9,
                digits == 0 || value > 0
            else { return nil }
            value = value * 10 + UInt32(byte - UInt8(ascii: "0"))
            digits += 1
        }
        return nil
    }
}
