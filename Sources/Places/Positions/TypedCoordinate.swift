import MapGeometry

/// Positions typed instead of names.
enum TypedCoordinate {
    /// The maximum number of bytes of a text that may be a position; links are long.
    private static let longest = 2_000

    /// Reads a position in any notation that says by itself where it is; nil for anything else.
    ///
    /// Degrees in every usual form (`DegreeNotation`), full plus codes, UTM and MGRS, `geo:` URIs and
    /// the links of map services. Short plus codes need a place beside them: see `PlusCode.Short`.
    static func parse(_ text: String) -> CLLocationCoordinate2D? {
        guard text.utf8.count <= longest, let text = plain(text) else { return nil }
        if let coordinate = MapLink.position(text) { return coordinate }
        guard text.utf8.count <= 100 else { return nil }
        return PlusCode.decode(text) ?? GridReference.decode(text) ?? DegreeNotation.decode(text)
    }

    /// A text with the digits, points and commas of other scripts, and letters of full width, as ASCII has them; nil if it
    /// has no digit.
    private static func plain(_ text: String) -> String? {
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        if isASCII { return text.utf8.contains { $0 >= 48 && $0 <= 57 } ? text : nil }
        var hasDigit = false
        var view = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "0"..."9":
                hasDigit = true
                view.append(scalar)
            case "٫": view.append(".")
            case "،", "、", "٬", "﹐": view.append(",")
            // The forms of full width stand in the order of ASCII.
            case "\u{ff01}"..."\u{ff5e}":
                let plain = Unicode.Scalar(UInt8(scalar.value - 0xff01 + 0x21))
                hasDigit = hasDigit || ("0"..."9").contains(plain)
                view.append(plain)
            case "\u{3000}": view.append(" ")
            default:
                let properties = scalar.properties
                if properties.generalCategory == .decimalNumber, let value = properties.numericValue
                {
                    hasDigit = true
                    view.append(Unicode.Scalar(0x30 + UInt8(value)))
                } else {
                    view.append(scalar)
                }
            }
        }
        return hasDigit ? String(view) : nil
    }
}
