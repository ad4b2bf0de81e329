import MapGeometry

/// The sources and layers of a style document, into which more are put.
package struct StyleDraft {
    private var members: [String: JSONValue] = [:]
    private var sources: [String: JSONValue] = [:]
    /// The layers, the lowest first.
    package var layers: [JSONValue] = []

    /// Creates an empty document.
    package init() {}

    /// Takes a document apart; nil for what is no object.
    package init?(_ document: JSONValue) {
        guard case .object(let members) = document else { return nil }
        self.members = members
        if case .object(let known)? = members["sources"] { sources = known }
        if case .array(let known)? = members["layers"] { layers = known }
    }

    /// The document with what was put into it.
    package var document: JSONValue {
        var whole = members
        whole["sources"] = .object(sources)
        whole["layers"] = .array(layers)
        return .object(whole)
    }

    /// Adds a source.
    ///
    /// - Parameters:
    ///   - zooms: The zooms of which there are tiles; nil where the description says so, or nothing does.
    ///   - description: Further members, which count where both are given.
    package mutating func add(
        source name: String, _ own: [String: JSONValue], zooms: ClosedRange<Int>? = nil,
        description: [String: JSONValue] = [:]
    ) {
        var source = own
        if let zooms {
            source["minzoom"] = .number(Double(zooms.lowerBound))
            source["maxzoom"] = .number(Double(zooms.upperBound))
        }
        sources[name] = .object(source.merging(description) { _, given in given })
    }

    /// Puts a layer below water, streets and buildings.
    ///
    /// A style over imagery has no water of its own: the layer lies below its streets, on the pictures.
    mutating func insertBelowStreets(_ layer: [String: JSONValue]) {
        insert([.object(layer)]) {
            ["ocean", "streets"].contains($0["source-layer"]?.stringValue)
        }
    }

    /// Puts layers below the map's own names, which are more important.
    package mutating func insertBelowNames(_ layers: [JSONValue]) {
        insert(layers) { $0["type"]?.stringValue == "symbol" }
    }

    private mutating func insert(_ new: [JSONValue], before isBorder: (JSONValue) -> Bool) {
        layers.insert(contentsOf: new, at: layers.firstIndex(where: isBorder) ?? layers.count)
    }
}
