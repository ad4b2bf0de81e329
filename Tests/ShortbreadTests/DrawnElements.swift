import Deflate
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

    private var block = ElementBlock()
    private var strings: [String: UInt32] = [:]
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
        let tags = tags.split(separator: " ").map { tag in
            let parts = tag.split(separator: "=", maxSplits: 1)
            return (String(parts[0]), String(parts[1]))
        }
        switch form {
        case .point: node(id, 0, east, tags)
        case .line: way(id, [(0, 0), (0, 0.01)], east, tags)
        case .area: way(id, [(0, 0), (0, 0.01), (0.005, 0.01), (0.005, 0), (0, 0)], east, tags)
        }
    }

    /// Adds a relation whose one member is a way.
    mutating func relation(_ tags: String, outer way: Int64) {
        block.relations.ids.append(1)
        block.relations.memberIDs.append(way)
        block.relations.memberKinds.append(.way)
        block.relations.memberRoles.append(string("outer"))
        block.relations.memberStarts.append(UInt32(block.relations.memberIDs.count))
        for tag in tags.split(separator: " ") {
            let parts = tag.split(separator: "=", maxSplits: 1)
            block.relations.tags += [string(String(parts[0])), string(String(parts[1]))]
        }
        block.relations.tagStarts.append(UInt32(block.relations.tags.count))
    }

    /// Adds a way of places, closed if it ends where it began; latitudes and longitudes in degrees.
    mutating func add(_ places: [(Double, Double)], _ tags: String, id: Int64 = 7) {
        let tags = tags.split(separator: " ").map { tag in
            let parts = tag.split(separator: "=", maxSplits: 1)
            return (String(parts[0]), String(parts[1]))
        }
        way(id, places.map { ($0.0 - 60, $0.1 - 25) }, 0, tags)
    }

    /// All tiles as they are made, runs of equal ones once.
    func tiles() async throws -> [(made: EncodedTile, tile: VectorTile)] {
        var found: [(EncodedTile, VectorTile)] = []
        var making = making
        _ = try await making.make(jobs: 1, progress: { _ in }) { encoded in
            let bytes = try Inflater().inflate(encoded.bytes.span.bytes, .gzip, limit: 1 << 20)
            found.append((encoded, try VectorTile(bytes.span.bytes)))
        }
        return found
    }

    private mutating func string(_ text: String) -> UInt32 {
        if let known = strings[text] { return known }
        let number = UInt32(block.strings.count)
        block.strings.utf8 += Array(text.utf8)
        block.strings.starts.append(UInt32(block.strings.utf8.count))
        strings[text] = number
        return number
    }

    private mutating func node(
        _ id: Int64, _ north: Double, _ east: Double, _ tags: [(String, String)]
    ) {
        block.nodes.ids.append(id)
        block.nodes.latitudes.append(Int32((60 + north) * 1e7))
        block.nodes.longitudes.append(Int32((25 + east) * 1e7))
        for (key, value) in tags { block.nodes.tags += [string(key), string(value)] }
        block.nodes.tagStarts.append(UInt32(block.nodes.tags.count))
    }

    private mutating func way(
        _ id: Int64, _ points: [(Double, Double)], _ east: Double, _ tags: [(String, String)]
    ) {
        let isClosed = points.count > 2 && points[0] == points[points.count - 1]
        let first = lastNode + 1
        for point in isClosed ? points.dropLast() : points[...] {
            lastNode += 1
            node(lastNode, point.0, east + point.1, [])
        }
        block.ways.ids.append(id)
        block.ways.nodeIDs += Array(first...lastNode) + (isClosed ? [first] : [])
        block.ways.nodeStarts.append(UInt32(block.ways.nodeIDs.count))
        for (key, value) in tags { block.ways.tags += [string(key), string(value)] }
        block.ways.tagStarts.append(UInt32(block.ways.tags.count))
    }

    private var making: TileMaking {
        var builder = DatasetBuilder()
        do { try builder.append(block) } catch { Issue.record(error) }
        return TileMaking(builder.finish(), languages: languages)
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
        var making = making
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
