import Foundation

/// The values of a request that came as a JSON object.
struct LineValues {
    private let values: [String: Any]

    init(_ json: Data) throws(RouteLineError) {
        guard json.count <= 1 << 23, let object = try? JSONSerialization.jsonObject(with: json),
            let values = object as? [String: Any]
        else { throw RouteLineError("the line is not a JSON object") }
        self.values = values
    }

    /// A string; a list of numbers is taken for the numbers between commas.
    func text(_ key: String) throws(RouteLineError) -> String? {
        guard let value = values[key], !(value is NSNull) else { return nil }
        if let text = Self.text(value) { return text }
        throw RouteLineError("“\(key)” must be a string")
    }

    /// A list of strings; one string is a list of one.
    func list(_ key: String) throws(RouteLineError) -> [String] {
        guard let value = values[key], !(value is NSNull) else { return [] }
        if let text = value as? String { return text.isEmpty ? [] : [text] }
        if let list = value as? [Any] {
            // `[60.17, 24.94]` is one place, `[[60.17, 24.94]]` and `["60.17,24.94"]` are lists.
            if list.count == 2, list.allSatisfy({ $0 is NSNumber }) {
                return [Self.text(value)].compactMap { $0 }
            }
            let texts = list.compactMap(Self.text)
            if texts.count == list.count { return texts }
        }
        throw RouteLineError("“\(key)” must be a list of strings")
    }

    /// A truth, written as JSON's or as text.
    func truth(_ key: String) throws(RouteLineError) -> Bool? {
        guard let text = try text(key) else { return nil }
        switch text {
        case "1", "true", "yes": return true
        case "0", "false", "no": return false
        default: throw RouteLineError("“\(key)” must be true or false")
        }
    }

    private static func text(_ value: Any) -> String? {
        if let text = value as? String { return text }
        if let number = value as? NSNumber { return number.stringValue }
        if let list = value as? [Any] {
            let parts = list.compactMap(text)
            return parts.count == list.count ? parts.joined(separator: ",") : nil
        }
        return nil
    }
}
