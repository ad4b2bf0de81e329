import MapGeometry

/// Filters of earlier versions inside expressions, where they mean something else.
enum MixedFilter {
    /// The first such filter with its place; nil if there is none.
    static func first(in filter: JSONValue, key: String = "") -> ExpressionFault? {
        guard let items = filter.items, let name = items.first?.stringValue else { return nil }
        let conditions: [Int]
        switch name {
        case "all", "any", "none": conditions = Array(items.indices.dropFirst())
        case "!": conditions = items.count > 1 ? [1] : []
        case "case": conditions = Array(stride(from: 1, to: items.count - 1, by: 2))
        default: conditions = []
        }
        for index in conditions where items[index].items != nil {
            let place = "\(key)[\(index)]"
            if LegacyFilter.notation(of: items[index]) == .legacy {
                return ExpressionFault(key: place, message: message(items[index]))
            }
            if let fault = first(in: items[index], key: place) { return fault }
        }
        return nil
    }

    private static func message(_ filter: JSONValue) -> String {
        let start = "Mixing deprecated filter syntax with expression syntax is not supported."
        guard let better = replacement(filter.items ?? []) else {
            return "\(start) Convert \(filter.text) to expression syntax."
        }
        return "\(start) Replace \(filter.text) with \(better.text)."
    }

    /// The expression that says the same.
    private static func replacement(_ items: [JSONValue]) -> JSONValue? {
        guard items.count > 1, let name = items[0].stringValue, let key = items[1].stringValue
        else {
            return nil
        }
        let subject: JSONValue
        switch key {
        case "$type": subject = ["geometry-type"]
        case "$id": subject = ["id"]
        default: subject = ["get", .string(key)]
        }
        switch name {
        case "==", "!=", "<", "<=", ">", ">=":
            return items.count == 3 ? [items[0], subject, items[2]] : nil
        case "in", "!in":
            let test: JSONValue = ["in", subject, ["literal", .array(Array(items.dropFirst(2)))]]
            return name == "in" ? test : ["!", test]
        case "has", "!has":
            guard items.count == 2, key != "$type", key != "$id" else { return nil }
            return name == "has" ? ["has", items[1]] : ["!", ["has", items[1]]]
        default: return nil
        }
    }
}
