import Atlas
import MapResources
import Tiles

/// An area that an atlas covers, as the map's description tells it.
struct MapArea: Encodable, Sendable {
    /// The name of the atlas.
    let name: String
    /// West, south, east, north in degrees.
    let bounds: [Double]
    /// When the data were taken from OpenStreetMap; nil if that is not known.
    let dataDate: String?
    /// Whether its edge runs through open sea, so that the map around it is sea; nil if that is not known.
    let endsInSea: Bool?

    /// The areas that an atlas covers: one, or those of its several extracts.
    static func areas(of atlas: Atlas, outline: WorldOutline?) -> [MapArea] {
        let named =
            atlas.manifest.areas ?? [.init(name: atlas.name, bounds: atlas.manifest.bounds)]
        return named.map { MapArea($0, of: atlas, outline: outline) }
    }

    /// The area as styles are fitted to it.
    var covered: CoveredArea {
        CoveredArea(
            west: bounds[0], south: bounds[1], east: bounds[2], north: bounds[3],
            endsInSea: endsInSea ?? false)
    }

    private init(_ area: AtlasManifest.Area, of atlas: Atlas, outline: WorldOutline?) {
        let edges = area.bounds
        name = area.name
        bounds = [edges.west, edges.south, edges.east, edges.north]
        dataDate = atlas.manifest.dataDate
        // Where the outline is damaged, its tiles answer that it is.
        endsInSea = try? outline?.isInSea(edgeOf: edges)
    }
}

/// TileJSON, which lets clients skip what they do not know, with the areas that the tiles cover.
///
/// The first area is the one that a map opens on.
struct MapDescription: Encodable, Sendable {
    private let document: TileJSON
    private let areas: [MapArea]
    /// Where imagery, heights and lines of equal height are described, below the server's address; nil where there are none.
    private let imagery, terrain, contours: String?

    init(
        _ document: TileJSON, areas: [MapArea], imagery: String? = nil, terrain: String? = nil,
        contours: String? = nil
    ) {
        self.document = document
        self.areas = areas
        self.imagery = imagery
        self.terrain = terrain
        self.contours = contours
    }

    private enum CodingKeys: CodingKey {
        case areas, imagery, terrain, contours
    }

    func encode(to encoder: any Encoder) throws {
        try document.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(areas, forKey: .areas)
        try container.encodeIfPresent(imagery, forKey: .imagery)
        try container.encodeIfPresent(terrain, forKey: .terrain)
        try container.encodeIfPresent(contours, forKey: .contours)
    }
}
