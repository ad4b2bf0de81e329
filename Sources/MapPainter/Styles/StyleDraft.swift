import MapGeometry

/// The sources and layers of a style document, into which more are put.
struct StyleDraft {
    private var members: [String: JSONValue]
    private(set) var sources: [String: JSONValue] = [:]
    var layers: [JSONValue] = []

    /// Takes a document apart; nil for what is no object.
    init?(_ document: JSONValue) {
        guard case .object(let members) = document else { return nil }
        self.members = members
        if case .object(let known)? = members["sources"] { sources = known }
        if case .array(let known)? = members["layers"] { layers = known }
    }

    /// The document with what was put into it.
    var document: JSONValue {
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
    mutating func add(
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
        insert(layer) {
            ["ocean", "streets"].contains($0["source-layer"]?.stringValue)
        }
    }

    /// Puts a layer below the map's own names, which are more important.
    mutating func insertBelowNames(_ layer: [String: JSONValue]) {
        insert(layer) { $0["type"]?.stringValue == "symbol" }
    }

    private mutating func insert(
        _ layer: [String: JSONValue], before isBorder: (JSONValue) -> Bool
    ) {
        layers.insert(.object(layer), at: layers.firstIndex(where: isBorder) ?? layers.count)
    }
}
