/// The languages that a request asks for, best first.
enum LanguagePreference {
    /// The maximum number of languages that are examined.
    private static let most = 16

    /// Reads a list in the form of `Accept-Language` (RFC 9110): `fi, en-GB;q=0.8, *;q=0.1`.
    ///
    /// What is no language tag, `*`, and what has a weight of 0 is left out.
    static func languages(_ text: String?) -> [String] {
        guard let text else { return [] }
        var found: [(tag: String, weight: Double)] = []
        for part in text.split(separator: ",").prefix(most) {
            let pieces = part.split(separator: ";")
            guard let first = pieces.first else { continue }
            let tag = first.filter { !$0.isWhitespace }
            guard isTag(tag) else { continue }
            let weight =
                pieces.dropFirst().lazy
                .map { $0.filter { !$0.isWhitespace } }
                .first { $0.hasPrefix("q=") }
                .map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            if weight > 0, weight <= 1 { found.append((tag, weight)) }
        }
        let order = found.indices.sorted {
            found[$0].weight != found[$1].weight
                ? found[$0].weight > found[$1].weight : $0 < $1
        }
        return order.map { found[$0].tag.replacing("_", with: "-") }
    }

    private static func isTag(_ text: String) -> Bool {
        guard let first = text.utf8.first, text.utf8.count <= 35 else { return false }
        return UInt8(ascii: "A")...UInt8(ascii: "z") ~= first
            && text.utf8.allSatisfy {
                switch $0 {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
