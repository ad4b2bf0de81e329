import Bytes
import Deflate
import OpenStreetMap
import Tiles
import VectorTile

/// A finished tile, or all tiles of a zoom in a square, which are the same.
package struct EncodedTile: Sendable {
    /// The address of the tile; of a square of equal tiles the first.
    package var id: TileID
    /// The number of successive tiles in Hilbert order that have the same bytes.
    package var count: UInt64 = 1
    /// The vector tile, compressed with gzip.
    package var bytes: [UInt8]
}

/// Makes the tiles of one chunk: cuts every shape at the tiles it touches, mends polygons, encodes.
struct ChunkMaker {
    private let plan: ZoomPlan
    private let data: Dataset
    private let set: FeatureSet
    private var loader: ShapeLoader
    private var clipper = GridClipper()
    private var check = PolygonCheck()
    private var shape = GridPath()
    private var column = GridPath()
    private var cell = GridPath()

    /// What was cut, in drawing order: for each piece its tile in the chunk, item, and end in `flat` and
    /// `partEnds`.
    private var cuts: [Cut] = []
    private var flat: [Int32] = []
    private var partEnds: [Int32] = []

    private struct Cut {
        var tile: Int
        var item: Int
        var type: VectorTile.GeometryType
        var flat: Range<Int>
        var parts: Range<Int>
    }

    init(plan: ZoomPlan, data: Dataset, set: FeatureSet) {
        self.plan = plan
        self.data = data
        self.set = set
        loader = ShapeLoader(zoom: plan.zoom)
    }

    /// Makes the tiles of a chunk, in Hilbert order.
    ///
    /// Tiles without features are left out.
    mutating func make(_ chunk: ZoomPlan.Chunk) -> [EncodedTile] {
        if chunk.isUniform { return makeUniform(chunk) }
        let levels = plan.zoom - plan.chunkZoom
        let first = GridPoint(
            Int32(chunk.tile.x) << Int32(levels), Int32(chunk.tile.y) << Int32(levels))
        let across = Int32(1) << Int32(levels)
        for entry in chunk.entries {
            let item = plan.items[entry.item]
            let type: VectorTile.GeometryType
            if item.isPoint(set) {
                _ = loader.load(item, plan: plan, data, set, into: &shape)
                type = .point
            } else if let piece = entry.piece {
                shape = plan.pieces[piece]
                type = item.isLine(set) ? .line : .polygon
            } else {
                type = loader.load(item, plan: plan, data, set, into: &shape) ? .line : .polygon
            }
            cut(entry.item, type, first, across)
        }
        return encode(first, across)
    }

    /// Makes one tile for all of a square.
    private mutating func makeUniform(_ chunk: ZoomPlan.Chunk) -> [EncodedTile] {
        let levels = UInt32(plan.zoom) - UInt32(chunk.tile.z)
        let corner = TileID(
            z: UInt8(plan.zoom), x: chunk.tile.x << levels, y: chunk.tile.y << levels)
        for entry in chunk.entries {
            guard let piece = entry.piece else { continue }
            shape = plan.pieces[piece]
            cut(entry.item, .polygon, GridPoint(Int32(corner.x), Int32(corner.y)), 1)
        }
        return encode(GridPoint(Int32(corner.x), Int32(corner.y)), 1).map { tile in
            EncodedTile(
                id: chunk.tile.firstDescendant(zoom: plan.zoom), count: 1 << (2 * UInt64(levels)),
                bytes: tile.bytes)
        }
    }

    // MARK: Cutting

    private mutating func cut(
        _ item: Int, _ type: VectorTile.GeometryType, _ first: GridPoint, _ across: Int32
    ) {
        guard !shape.isEmpty else { return }
        let reach = type == .point ? shape.bounds : shape.bounds.grown(World.buffer)
        let low = pointwiseMax(first, reach.low &>> 12)
        let high = pointwiseMin(first &+ (across - 1), reach.high &>> 12)
        guard low.x <= high.x, low.y <= high.y else { return }
        if type == .point {
            emitPoint(shape.points[0], item, first, across)
            return
        }
        for x in low.x...high.x {
            let isWhole = low == high
            if !isWhole {
                Self.clip(shape, type, to: &column, box: Self.strip(x), with: &clipper)
            } else {
                swap(&column, &shape)
            }
            if column.isEmpty { continue }
            for y in low.y...high.y {
                let origin = GridPoint(x, y) &* World.extent
                let box = GridBox(low: origin, high: origin &+ World.extent).grown(World.buffer)
                if box.contains(column.bounds) {
                    cell = column
                } else {
                    Self.clip(column, type, to: &cell, box: box, with: &clipper)
                }
                if cell.isEmpty { continue }
                emit(item, type, origin, tile: Int((y - first.y) * across + (x - first.x)))
            }
            if isWhole { swap(&column, &shape) }
        }
    }

    /// The box of a column of tiles, of any height.
    private static func strip(_ column: Int32) -> GridBox {
        GridBox(
            low: GridPoint(column * World.extent - World.buffer, .min / 2),
            high: GridPoint((column + 1) * World.extent + World.buffer, .max / 2))
    }

    private static func clip(
        _ path: GridPath, _ type: VectorTile.GeometryType, to target: inout GridPath, box: GridBox,
        with clipper: inout GridClipper
    ) {
        target.removeAll()
        for part in path.ends.indices {
            if type == .line {
                clipper.appendLine(path.points[path.range(part)], box: box, to: &target)
            } else {
                clipper.appendRing(path.points[path.range(part)], box: box, to: &target)
            }
        }
    }

    // MARK: Collecting

    private mutating func emitPoint(
        _ point: GridPoint, _ item: Int, _ first: GridPoint, _ across: Int32
    ) {
        let tile = (point &>> 12) &- first
        guard tile.x >= 0, tile.y >= 0, tile.x < across, tile.y < across else { return }
        let start = flat.count
        flat.append(point.x & 4095)
        flat.append(point.y & 4095)
        partEnds.append(1)
        cuts.append(
            Cut(
                tile: Int(tile.y * across + tile.x), item: item, type: .point,
                flat: start..<flat.count, parts: (partEnds.count - 1)..<partEnds.count))
    }

    private mutating func emit(
        _ item: Int, _ type: VectorTile.GeometryType, _ origin: GridPoint, tile: Int
    ) {
        for index in cell.points.indices { cell.points[index] &-= origin }
        var path = cell
        if type == .polygon {
            if check.isClean(cell) {
                path = RingNesting.nestClean(cell)
            } else if let mended = PolygonBuilder.rebuild(cell) {
                path = RingNesting.nestDirected(mended)
            } else {
                // A piece that can't be mended on the grid is left out.
                return
            }
            if path.isEmpty { return }
        }
        let start = flat.count
        let firstPart = partEnds.count
        for point in path.points {
            flat.append(point.x)
            flat.append(point.y)
        }
        for end in path.ends { partEnds.append(Int32(end)) }
        cuts.append(
            Cut(
                tile: tile, item: item, type: type, flat: start..<flat.count,
                parts: firstPart..<partEnds.count))
    }

    // MARK: Encoding

    private mutating func encode(_ first: GridPoint, _ across: Int32) -> [EncodedTile] {
        var byTile = [[Int]](repeating: [], count: Int(across * across))
        for (index, cut) in cuts.enumerated() { byTile[cut.tile].append(index) }
        var writer = TileWriter(set: set)
        let deflater = Deflater(level: 6)
        var made: [EncodedTile] = []
        for (tile, indices) in byTile.enumerated() where !indices.isEmpty {
            for index in indices {
                let cut = cuts[index]
                let item = plan.items[cut.item]
                writer.add(
                    item, cut.type, flat.span.extracting(cut.flat),
                    partEnds.span.extracting(cut.parts))
            }
            let id = TileID(
                z: UInt8(plan.zoom), x: UInt32(Int(first.x) + tile % Int(across)),
                y: UInt32(Int(first.y) + tile / Int(across)))
            made.append(
                EncodedTile(
                    id: id, bytes: deflater.deflate(writer.finish().span.rawBytes, .gzip)))
        }
        return made.sorted { $0.id < $1.id }
    }
}

extension ZoomPlan.Item {
    func isLine(_ set: FeatureSet) -> Bool {
        switch source {
        case .joined: true
        case .feature(let index): set.features[index].shape.isLine
        }
    }
}
