/// The layers of the Shortbread schema 1.1, in the order in which they stand in a tile.
enum Layer: UInt8, CaseIterable, Sendable {
    case ocean, waterPolygons, waterLines, damPolygons, damLines, pierPolygons, pierLines
    case land, sites, bridges, streetPolygons, streets, aerialways, ferries, buildings, boundaries
    case waterPolygonsLabels, waterLinesLabels, streetPolygonsLabels, streetLabels
    case streetLabelsPoints, publicTransport, pois, addresses, boundaryLabels, placeLabels

    /// The layer's name in a tile.
    var name: String {
        switch self {
        case .ocean: "ocean"
        case .waterPolygons: "water_polygons"
        case .waterLines: "water_lines"
        case .damPolygons: "dam_polygons"
        case .damLines: "dam_lines"
        case .pierPolygons: "pier_polygons"
        case .pierLines: "pier_lines"
        case .land: "land"
        case .sites: "sites"
        case .bridges: "bridges"
        case .streetPolygons: "street_polygons"
        case .streets: "streets"
        case .aerialways: "aerialways"
        case .ferries: "ferries"
        case .buildings: "buildings"
        case .boundaries: "boundaries"
        case .waterPolygonsLabels: "water_polygons_labels"
        case .waterLinesLabels: "water_lines_labels"
        case .streetPolygonsLabels: "streets_polygons_labels"
        case .streetLabels: "street_labels"
        case .streetLabelsPoints: "street_labels_points"
        case .publicTransport: "public_transport"
        case .pois: "pois"
        case .addresses: "addresses"
        case .boundaryLabels: "boundary_labels"
        case .placeLabels: "place_labels"
        }
    }

    /// Whether lines of equal attributes are joined end to end at a zoom: always where a label runs
    /// along them, below the deepest zoom elsewhere.
    func joinsLines(zoom: Int) -> Bool {
        switch self {
        case .streetLabels, .waterLinesLabels: true
        case .streets, .waterLines, .boundaries, .ferries, .aerialways: zoom < TileZoom.deepest
        default: false
        }
    }

    /// Whether the layer's lines are there for the labels along them.
    var labelsLines: Bool { self == .streetLabels || self == .waterLinesLabels }

    /// The smallest area a polygon needs to be drawn, in square tile units (an eighth of a CSS pixel
    /// is one unit when a tile is 512 pixels wide).
    func smallestArea(zoom: Int) -> Int64 {
        if zoom == TileZoom.deepest { return 1 }
        switch self {
        case .ocean: return 64
        default: return 256
        }
    }
}

/// The zooms of the schema.
enum TileZoom {
    /// Tiles end here; clients enlarge them beyond.
    static let deepest = 14
}
