import Deflate
import ElementDrawing
import OpenStreetMap
import Shortbread
import Testing
import Tiles
import VectorTile

/// Elements drawn in code, and the tiles that the schema makes of them.
struct DrawnElements {
    /// What an element is drawn as.
    enum Form: String {
        case point, line, area
    }

    private var drawing = ElementDrawing()
    private var lastNode: Int64 = 1_000
    /// Languages of names.
    var languages = ["en"]

    /// Draws one element of 500 m or so near 60° N, 25° E.
    ///
    /// - Parameter tags: Such as `"highway=primary name=A"`; an underscore in a value stays one.
    init(_ form: Form, _ tags: String) { add(form, tags) }

    init() {}

    /// Adds an element with an id of its own.
    mutating func add(_ form: Form, _ tags: String, id: Int64 = 7, atDegreesEast east: Double = 0) {
        let tags = ElementDrawing.tags(tags, dividedBy: " ")
        switch form {
        case .point: node(id, 0, east, tags)
        case .line: way(id, [(0, 0), (0, 0.01)], east, tags)
        case .area: way(id, [(0, 0), (0, 0.01), (0.005, 0.01), (0.005, 0), (0, 0)], east, tags)
        }
    }

    /// Adds a relation whose one member is a way.
    mutating func relation(_ tags: String, outer way: Int64) {
        drawing.relation(
            1, [(.way, way, "outer")], ElementDrawing.tags(tags, dividedBy: " "))
    }

    /// Adds a way of places, closed if it ends where it began; latitudes and longitudes in degrees.
    mutating func add(_ places: [(Double, Double)], _ tags: String, id: Int64 = 7) {
        let tags = ElementDrawing.tags(tags, dividedBy: " ")
        way(id, places.map { ($0.0 - 60, $0.1 - 25) }, 0, tags)
    }

    /// All tiles as they are made, runs of equal ones once.
    func tiles() async throws -> [(made: EncodedTile, tile: VectorTile)] {
        var found: [(EncodedTile, VectorTile)] = []
        _ = try await making.make(jobs: 1, progress: { _ in }) { encoded in
            let bytes = try Inflater().inflate(encoded.bytes.span.bytes, .gzip, limit: 1 << 20)
            found.append((encoded, try VectorTile(bytes.span.bytes)))
        }
        return found
    }

    private mutating func node(
        _ id: Int64, _ north: Double, _ east: Double, _ tags: [ElementDrawing.Tag]
    ) {
        drawing.node(
            id, latitude: Int32((60 + north) * 1e7), longitude: Int32((25 + east) * 1e7), tags)
    }

    private mutating func way(
        _ id: Int64, _ points: [(Double, Double)], _ east: Double, _ tags: [ElementDrawing.Tag]
    ) {
        let isClosed = points.count > 2 && points[0] == points[points.count - 1]
        let first = lastNode + 1
        for point in isClosed ? points.dropLast() : points[...] {
            lastNode += 1
            node(lastNode, point.0, east + point.1, [])
        }
        drawing.way(id, ids: Array(first...lastNode) + (isClosed ? [first] : []), tags)
    }

    private var making: TileMaking {
        do {
            return try TileMaking(drawing.dataset, languages: languages)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Finds the features of the elements, of whose parts there may be so many.
    func making(limit: Int) throws -> TileMaking {
        try TileMaking(drawing.dataset, languages: languages, limit: limit)
    }

    /// The layers that hold something, with the zoom from which they do.
    var layers: [String: Int] {
        Dictionary(uniqueKeysWithValues: making.layers.map { ($0.name, $0.minimumZoom) })
    }

    /// The attributes of a layer's features in the tiles of a zoom, one for each piece.
    func features(
        of layer: String, zoom: Int = 14
    ) async throws -> [[String: VectorTile.Value]] {
        var found: [[String: VectorTile.Value]] = []
        _ = try await making.make(jobs: 1, progress: { _ in }) { encoded in
            guard Int(encoded.id.z) == zoom else { return }
            let bytes = try Inflater().inflate(encoded.bytes.span.bytes, .gzip, limit: 1 << 20)
            let tile = try VectorTile(bytes.span.bytes)
            guard let layer = tile.layer(named: layer) else { return }
            found += layer.features.map { layer.attributes(of: $0) }
        }
        return found
    }
}
