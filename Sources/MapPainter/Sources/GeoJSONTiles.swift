import MapGeometry
import VectorTile

/// Tiles made of GeoJSON features as they are asked for.
///
/// A tile reaches `buffer` beyond its sides; lines and polygons are cut there. Null properties are dropped.
public struct GeoJSONTiles: TileProvider {
    /// 0: there is a tile for every zoom.
    public let minimumZoom = 0
    /// The zoom beyond which tiles are enlarged.
    public let maximumZoom: Int
    /// Points along a side of a tile.
    public let tileSize = 512.0

    private let shapes: [GeoJSONShape]
    /// The places of the shapes of each zoom from 0 on, of which the last are those of all further zooms; nil where every zoom
    /// has all shapes.
    private let levels: [[Int32]]?
    /// How far a tile reaches beyond its sides, in tiles.
    private let buffer: Double
    private let lineMetrics: Bool

    /// The property with the share of its whole line at which a piece begins.
    static let progressStart = "mapbox_clip_start"
    /// The property with the share of its whole line at which a piece ends.
    static let progressEnd = "mapbox_clip_end"

    /// What cannot be drawn: how many features are broken, with what is wrong with the first one, and faults of the source.
    public let faults: [String]

    /// Creates tiles of a feature collection, a feature or a geometry; what is none of these is left out.
    ///
    /// - Parameters:
    ///   - json: The document.
    ///   - maximumZoom: The zoom beyond which tiles are enlarged.
    ///   - buffer: How far a tile reaches beyond its sides, in 1/512 of a tile.
    ///   - lineMetrics: Whether lines know which part of the whole line they are, for gradients.
    public init(
        _ json: JSONValue, maximumZoom: Int = 18, buffer: Double = 128, lineMetrics: Bool = false
    ) {
        let reading = GeoJSONReading(json)
        self.init(
            reading.shapes, maximumZoom: min(max(maximumZoom, 0), 24), buffer: buffer,
            lineMetrics: lineMetrics, faults: reading.faults)
    }

    init(
        _ shapes: [GeoJSONShape], levels: [[Int32]]? = nil, maximumZoom: Int, buffer: Double,
        lineMetrics: Bool, faults: [String]
    ) {
        self.shapes = shapes
        self.levels = levels
        self.maximumZoom = maximumZoom
        self.buffer = buffer / 512
        self.lineMetrics = lineMetrics
        self.faults = faults
    }

    /// The features that touch a tile; where none does, a tile without any, so that no parent stands in for it.
    public func tile(zoom: Int, x: Int, y: Int) -> TileContent? {
        let side = exp2(zoom)
        let level = levels.map { $0[min(max(zoom, 0), $0.count - 1)] }
        var layer = VectorTile.Layer(name: "", extent: UInt32(TileShapes.extent))
        var table = AttributeTable()
        let reach = buffer * TileShapes.extent
        let box = TileBox(
            low: SIMD2(repeating: -reach), high: SIMD2(repeating: TileShapes.extent + reach))
        // Copies to the west and east show beyond the 180th meridian.
        for world in -1...1 {
            let origin = SIMD2(Double(x) / side + Double(world), Double(y) / side)
            for place in 0..<(level?.count ?? shapes.count) {
                let shape = shapes[level.map { Int($0[place]) } ?? place]
                let low = (shape.low - origin) * side * TileShapes.extent
                let high = (shape.high - origin) * side * TileShapes.extent
                guard low.x <= box.high.x, low.y <= box.high.y, high.x >= box.low.x,
                    high.y >= box.low.y
                else { continue }
                let parts = shape.parts.map { $0.map { ($0 - origin) * side * TileShapes.extent } }
                if lineMetrics, shape.type == .line {
                    // Each piece is a feature of its own, since it has shares of its own.
                    for part in parts {
                        for piece in box.pieces(part) {
                            table.add(
                                &layer, shape.type, shape.id,
                                shape.properties + [
                                    (Self.progressStart, .double(piece.shares.lowerBound)),
                                    (Self.progressEnd, .double(piece.shares.upperBound)),
                                ], [piece.points])
                        }
                    }
                    continue
                }
                table.add(
                    &layer, shape.type, shape.id, shape.properties, box.cut(parts, shape.type))
            }
        }
        return .vector(VectorTile(layers: [layer]))
    }

    /// The numbers of names and values in a tile's layer.
    private struct AttributeTable {
        private var keys: [String: UInt32] = [:]
        private var values: [VectorTile.Value: UInt32] = [:]

        /// Adds a feature; nothing where it has no parts.
        mutating func add(
            _ layer: inout VectorTile.Layer, _ type: VectorTile.GeometryType, _ id: UInt64?,
            _ properties: [(String, VectorTile.Value)], _ parts: [[SIMD2<Double>]]
        ) {
            guard !parts.isEmpty else { return }
            let firstTag = layer.tags.count
            for (name, value) in properties {
                layer.tags.append(keys[name] ?? UInt32(keys.count))
                if keys[name] == nil {
                    keys[name] = UInt32(keys.count)
                    layer.keys.append(name)
                }
                layer.tags.append(values[value] ?? UInt32(values.count))
                if values[value] == nil {
                    values[value] = UInt32(values.count)
                    layer.values.append(value)
                }
            }
            let firstPart = layer.partEnds.count
            for part in parts {
                for point in part {
                    let rounded = point.rounded(.toNearestOrAwayFromZero)
                    layer.coordinates.append(Int32(rounded.x))
                    layer.coordinates.append(Int32(rounded.y))
                }
                layer.partEnds.append(Int32(layer.coordinates.count / 2))
            }
            layer.features.append(
                VectorTile.Feature(
                    id: id, type: type, tags: firstTag..<layer.tags.count,
                    parts: firstPart..<layer.partEnds.count))
        }
    }

    private func exp2(_ zoom: Int) -> Double { Double(1 << min(max(zoom, 0), 30)) }
}
