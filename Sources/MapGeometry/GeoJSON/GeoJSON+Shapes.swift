#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
#endif

extension GeoJSON.Geometry {
    /// The name of the kind, as in the member `type`.
    public var type: String {
        switch self {
        case .point: "Point"
        case .multiPoint: "MultiPoint"
        case .lineString: "LineString"
        case .multiLineString: "MultiLineString"
        case .polygon: "Polygon"
        case .multiPolygon: "MultiPolygon"
        case .geometryCollection: "GeometryCollection"
        }
    }

    /// The areas of a polygon, a multipolygon, or of all such in a collection; none for other kinds.
    public var areas: [PolygonRings<CLLocationCoordinate2D>] {
        func area(_ rings: [[GeoJSON.Position]]) -> PolygonRings<CLLocationCoordinate2D>? {
            guard let exterior = rings.first else { return nil }
            return PolygonRings(
                exterior: exterior.map(\.coordinate),
                holes: rings.dropFirst().map { $0.map(\.coordinate) })
        }
        switch self {
        case .polygon(let rings): return [area(rings)].compactMap(\.self)
        case .multiPolygon(let polygons): return polygons.compactMap(area)
        case .geometryCollection(let geometries): return geometries.flatMap(\.areas)
        default: return []
        }
    }

    /// Creates a polygon from an area, each ring closed.
    public init(_ area: PolygonRings<CLLocationCoordinate2D>) {
        self = .polygon(
            area.rings.map { ring in
                let open = ring.opened
                return (open + open.prefix(1)).map { GeoJSON.Position($0) }
            })
    }

    /// Every position, in the order of the text.
    public var positions: [GeoJSON.Position] {
        switch self {
        case .point(let position): [position]
        case .multiPoint(let positions), .lineString(let positions): positions
        case .multiLineString(let lines), .polygon(let lines): lines.flatMap(\.self)
        case .multiPolygon(let polygons): polygons.flatMap { $0.flatMap(\.self) }
        case .geometryCollection(let geometries): geometries.flatMap(\.positions)
        }
    }
}
