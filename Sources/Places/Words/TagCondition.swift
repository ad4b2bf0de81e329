/// A condition on the tags of an element: all of some keys have some values.
package struct TagCondition: Sendable {
    /// Keys and values, all of which must be present; value "*" is any but "no".
    package var parts: [(key: String, value: String)]

    /// Reads conditions divided by blanks, each of parts divided by "+".
    package static func list(_ text: some StringProtocol) -> [TagCondition] {
        text.split(separator: " ").map { condition in
            TagCondition(
                parts: condition.split(separator: "+").compactMap { part in
                    guard let equals = part.firstIndex(of: "=") else { return nil }
                    return (String(part[..<equals]), String(part[part.index(after: equals)...]))
                })
        }
    }

    /// Whether an element's tags fulfill the condition.
    ///
    /// A value may be a list divided by ";".
    package func holds(_ tags: [String: String]) -> Bool {
        parts.allSatisfy { part in
            guard let value = tags[part.key] else { return false }
            if part.value == "*" { return value != "no" && value != "vacant" }
            if value == part.value { return true }
            return value.utf8.contains(UInt8(ascii: ";"))
                && value.split(separator: ";").contains {
                    $0.drop { $0 == " " } == part.value
                }
        }
    }
}
