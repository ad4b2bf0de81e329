import Foundation

/// The language of a map's labels.
///
/// Tiles have the local name of a thing as `name` and those in the languages that an atlas was imported with as `name_de` and
/// the like.
public struct LabelLanguage: Sendable, Hashable {
    /// The code by which tiles name the language, such as "de".
    public let code: String

    /// The form of tags as a regular expression.
    public static let pattern = "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}$"

    /// Creates the language of a tag by BCP 47, such as "de-CH".
    ///
    /// - Returns: nil for what is no tag.
    public init?(_ tag: String) {
        let code = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard tag.utf8.count <= 35, 2...3 ~= code.utf8.count,
            code.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 })
        else { return nil }
        self.code = code
    }

    /// Returns a style document whose labels have names in the language, and the local ones where there are none.
    ///
    /// - Parameter document: A style document as JSON.
    /// - Throws: What `JSONSerialization` throws for a document that is no JSON.
    public func preferred(in document: [UInt8]) throws -> [UInt8] {
        guard var style = try JSONSerialization.jsonObject(with: Data(document)) as? [String: Any],
            let layers = style["layers"] as? [[String: Any]]
        else { return document }
        style["layers"] = layers.map { layer in
            guard var layout = layer["layout"] as? [String: Any], let text = layout["text-field"]
            else { return layer }
            var layer = layer
            layout["text-field"] = preferred(inExpression: text)
            layer["layout"] = layout
            return layer
        }
        return Array(
            try JSONSerialization.data(
                withJSONObject: style, options: [.sortedKeys, .withoutEscapingSlashes]))
    }

    private func preferred(inExpression expression: Any) -> Any {
        guard let parts = expression as? [Any] else { return expression }
        if parts.count == 2, parts[0] as? String == "get", parts[1] as? String == "name" {
            return ["coalesce", ["get", "name_\(code)"], ["get", "name"]] as [Any]
        }
        return parts.map { preferred(inExpression: $0) }
    }

    /// Returns the names of countries and seas with those of countries in the language, where the system knows them.
    ///
    /// - Parameter labels: The document of `MapStyleFiles.worldLabels()`.
    /// - Throws: What `JSONSerialization` throws for a document that is no JSON.
    public func named(_ labels: [UInt8]) throws -> [UInt8] {
        guard
            var collection = try JSONSerialization.jsonObject(with: Data(labels)) as? [String: Any],
            let features = collection["features"] as? [[String: Any]]
        else { return labels }
        let locale = Locale(identifier: code)
        collection["features"] = features.map { feature in
            guard var properties = feature["properties"] as? [String: Any],
                let code = properties["code"] as? String,
                let name = locale.localizedString(forRegionCode: code), name != code
            else { return feature }
            var feature = feature
            properties["name"] = name
            feature["properties"] = properties
            return feature
        }
        return Array(
            try JSONSerialization.data(
                withJSONObject: collection, options: [.sortedKeys, .withoutEscapingSlashes]))
    }
}
