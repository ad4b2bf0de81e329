/// The names that layers may have.
package enum LayerName {
    /// The maximum length of a name, in characters.
    package static let longest = 64

    /// Returns a name that may be one: letters, digits, `-`, `_` and points of ASCII, no point in front.
    package static func checked(_ name: String) throws(PointError) -> String {
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default:
                byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
            }
        }
        guard isPlain, (1...longest).contains(name.utf8.count), name.first != "." else {
            throw PointError(
                .malformed,
                "a layer's name has 1 to \(longest) letters, digits, “-”, “_” and “.”, unlike "
                    + "“\(name.prefix(80))”")
        }
        return name
    }
}
