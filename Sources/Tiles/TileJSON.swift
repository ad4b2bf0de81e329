/// A description of a set of tiles for a map client (TileJSON 3.0.0).
///
/// Built from an archive by `PMTilesReader.tileJSON(tiles:)`, sent as JSON by a server.
public struct TileJSON: Codable, Equatable, Sendable {
    /// The version of the format: "3.0.0".
    public var tilejson = "3.0.0"
    /// URL templates with `{z}`, `{x}` and `{y}`; one or more.
    public var tiles: [String]
    /// The layers; required for vector tiles.
    public var vectorLayers: [VectorLayer]
    /// The name of the tile set; nil for none.
    public var name: String?
    /// The description of the tile set; nil for none.
    public var description: String?
    /// The version of the tiles' data, such as "1.0.0"; nil for none.
    public var version: String?
    /// The credit that a map must show, as HTML or plain text; nil for none.
    public var attribution: String?
    /// The direction in which rows are counted: "xyz" from the north.
    public var scheme: String?
    /// The lowest zoom that has tiles.
    public var minzoom: Int?
    /// The highest zoom that has tiles.
    public var maxzoom: Int?
    /// West, south, east, north in degrees.
    public var bounds: [Double]?
    /// The longitude and latitude in degrees and the zoom to show at first.
    public var center: [Double]?

    /// Creates a description from the header and the metadata of an archive.
    public init(header: PMTilesHeader, metadata: TileMetadata, tiles: [String]) {
        self.tiles = tiles
        vectorLayers = metadata.vectorLayers ?? []
        name = metadata.name
        description = metadata.description
        version = metadata.version
        attribution = metadata.attribution
        scheme = "xyz"
        minzoom = Int(header.minimumZoom)
        maxzoom = Int(header.maximumZoom)
        let edges = header.bounds
        bounds = [edges.west, edges.south, edges.east, edges.north]
        center = [header.center.longitude, header.center.latitude, Double(header.center.zoom)]
    }

    private enum CodingKeys: String, CodingKey {
        case tilejson, tiles
        case vectorLayers = "vector_layers"
        case name, description, version, attribution, scheme, minzoom, maxzoom, bounds, center
    }
}
