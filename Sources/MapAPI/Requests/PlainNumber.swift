/// Numbers in texts of clients.
package enum PlainNumber {
    /// A number as people write one, in digits; nil for other texts, infinity and NaN among them.
    package static func read(_ text: some StringProtocol) -> Double? {
        // `Double` also reads infinity, NaN and hexadecimal digits.
        guard !text.isEmpty, text.utf8.count <= 40,
            text.utf8.allSatisfy({ characters.contains($0) }), let value = Double(text),
            value.isFinite
        else { return nil }
        return value
    }

    private static let characters = Set("0123456789+-.eE".utf8)
}
