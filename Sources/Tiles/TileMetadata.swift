import Foundation

/// A layer of a set of vector tiles, as TileJSON 3.0.0 describes it in `vector_layers`.
public struct VectorLayer: Codable, Equatable, Sendable {
    /// The layer's name in the tiles.
    public var id: String
    /// The descriptions of the features' attributes by name, often their types.
    public var fields: [String: String]
    /// The description of the layer; nil for none.
    public var description: String?
    /// The lowest zoom at which the layer has features.
    public var minzoom: Int?
    /// The highest zoom at which the layer has features.
    public var maxzoom: Int?

    /// Creates a description of a layer.
    public init(
        id: String, fields: [String: String], description: String? = nil, minzoom: Int? = nil,
        maxzoom: Int? = nil
    ) {
        self.id = id
        self.fields = fields
        self.description = description
        self.minzoom = minzoom
        self.maxzoom = maxzoom
    }
}

/// The JSON metadata of a PMTiles archive.
public struct TileMetadata: Codable, Equatable, Sendable {
    /// The name of the tile set; nil for none.
    public var name: String?
    /// The description of the tile set; nil for none.
    public var description: String?
    /// The credit that a map must show, as HTML or plain text; nil for none.
    public var attribution: String?
    /// The tiles' own version, such as "1.0.0".
    public var version: String?
    /// "baselayer" for a base map or "overlay" for tiles on top of one; nil if not given.
    public var type: String?
    /// The layers of vector tiles; nil if not given.
    public var vectorLayers: [VectorLayer]?
    /// Texts under further names, such as the data's date; values other than texts are not read.
    public var other: [String: String]

    /// Creates metadata from their fields.
    public init(
        name: String? = nil, description: String? = nil, attribution: String? = nil,
        version: String? = nil, type: String? = nil, vectorLayers: [VectorLayer]? = nil,
        other: [String: String] = [:]
    ) {
        self.name = name
        self.description = description
        self.attribution = attribution
        self.version = version
        self.type = type
        self.vectorLayers = vectorLayers
        self.other = other
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    private static let names: [(String, any WritableKeyPath<TileMetadata, String?> & Sendable)] = [
        ("name", \.name), ("description", \.description), ("attribution", \.attribution),
        ("version", \.version), ("type", \.type),
    ]
    private static let layersName = "vector_layers"

    /// Decodes metadata; texts under unknown names go to ``other``.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Name.self)
        self.init()
        for (name, field) in Self.names {
            self[keyPath: field] = try values.decodeIfPresent(String.self, forKey: Name(name))
        }
        vectorLayers = try values.decodeIfPresent(
            [VectorLayer].self, forKey: Name(Self.layersName))
        let known = Set(Self.names.map(\.0)).union([Self.layersName])
        for key in values.allKeys where !known.contains(key.stringValue) {
            // nil: a value that is not a text; it has no place here.
            other[key.stringValue] = try? values.decode(String.self, forKey: key)
        }
    }

    /// Writes metadata; see `Encodable`.
    ///
    /// Fields win over entries of `other` with their names.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Name.self)
        for (name, text) in other { try values.encode(text, forKey: Name(name)) }
        for (name, field) in Self.names {
            try values.encodeIfPresent(self[keyPath: field], forKey: Name(name))
        }
        try values.encodeIfPresent(vectorLayers, forKey: Name(Self.layersName))
    }

    /// The metadata as JSON: names sorted, so that equal metadata give equal bytes.
    func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(self))
    }
}
