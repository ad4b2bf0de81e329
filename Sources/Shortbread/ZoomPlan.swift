import Columns
import OpenStreetMap
import Tiles

/// What one zoom shows, sorted into chunks of tiles that can be made independently.
///
/// A chunk is a square of up to 8 × 8 tiles. Chunks are in Hilbert order, and so are the tiles of each
/// chunk after the tiles of the one before. Where large areas cover whole chunks and nothing else is in them, all their
/// tiles are the same, and one chunk stands for a square of any size: what is made of an extract is bounded by what is in
/// it, not by how far it reaches.
struct ZoomPlan: Sendable {
    /// Something to draw at this zoom, in drawing order.
    struct Item: Sendable {
        var layer: Layer
        /// The attribute list as this zoom sees it.
        var attributes: UInt32
        var id: UInt64
        var source: Source
        /// Extent on the zoom's grid.
        var bounds: GridBox
    }

    /// Where an item's points come from.
    enum Source: Sendable {
        /// The shape of a feature.
        case feature(Int)
        /// A joined line of the plan.
        case joined(Int)
    }

    /// A part of an item for one chunk.
    struct Entry: Sendable {
        var item: Int
        /// The item's shape cut for the chunk, if it was too large to be cut there: an index of `pieces`.
        var piece: Int?
    }

    /// A square of tiles and what may lie in it.
    struct Chunk: Sendable {
        /// The zoom and place of the tile that covers the chunk.
        var tile: TileID
        var entries: [Entry]
        /// Whether every entry covers the whole of it, so that its tiles are the same.
        var isUniform = false
    }

    /// A rectangle of chunks that an area covers wholly.
    private struct Fill {
        var item: Int
        /// The first and last chunk.
        var low: GridPoint
        var high: GridPoint
        /// The area within the rectangle, an index of `pieces`.
        var piece: Int
    }

    let zoom: Int
    let chunkZoom: Int
    var items: [Item] = []
    var joined: [[GridPoint]] = []
    /// Shapes on the zoom's grid, cut for one chunk each.
    var pieces: [GridPath] = []
    var chunks: [Chunk] = []

    /// Levels between a chunk's tile and the tiles made in it.
    static let chunkLevels = 3
    /// An item with more points that spans several chunks is simplified and cut once, beforehand.
    static let largeShape = 400
    /// An item that spans more chunks is cut beforehand, however few points it has.
    static let wideShape = 256

    /// Plans a zoom.
    init(zoom: Int, data: Dataset, set: inout FeatureSet) throws(CountOverflow) {
        self.zoom = zoom
        chunkZoom = max(0, zoom - Self.chunkLevels)
        let lists = try set.visibleLists(zoom: zoom)
        collect(data, set, lists)
        assign(data, set)
    }

    private mutating func collect(_ data: Dataset, _ set: FeatureSet, _ lists: [UInt32]) {
        let shift = World.shift(zoom: zoom)
        var toJoin: [Int] = []
        var joinLayer: Layer?
        func visible(_ feature: Feature) -> Bool {
            guard Int(feature.minZoom) <= zoom else { return false }
            guard zoom < TileZoom.deepest, !feature.shape.isPoint, !feature.shape.isLine else {
                return true
            }
            // An area is never larger than its box.
            let width = Int64(feature.bounds.high.x - feature.bounds.low.x) >> Int64(shift)
            let height = Int64(feature.bounds.high.y - feature.bounds.low.y) >> Int64(shift)
            return (width + 1) * (height + 1) * 2 >= feature.layer.smallestArea(zoom: zoom)
        }
        func flush(_ plan: inout ZoomPlan) {
            guard !toJoin.isEmpty else { return }
            for line in LineJoiner(data: data, set: set).join(toJoin, lists: lists) {
                let feature = set.features[line.feature]
                var box = GridBox.empty
                for point in line.points { box.extend(point) }
                plan.joined.append(line.points)
                plan.items.append(
                    Item(
                        layer: feature.layer, attributes: lists[Int(feature.attributes)], id: 0,
                        source: .joined(plan.joined.count - 1),
                        bounds: box.snapped(shift: shift)))
            }
            toJoin.removeAll(keepingCapacity: true)
        }
        for (index, feature) in set.features.enumerated() where visible(feature) {
            if feature.layer != joinLayer {
                flush(&self)
                joinLayer = feature.layer
            }
            if feature.shape.isWholeLine, feature.layer.joinsLines(zoom: zoom) {
                toJoin.append(index)
            } else {
                items.append(
                    Item(
                        layer: feature.layer, attributes: lists[Int(feature.attributes)],
                        id: feature.id, source: .feature(index),
                        bounds: feature.bounds.snapped(shift: shift)))
            }
        }
        flush(&self)
    }

    private mutating func assign(_ data: Dataset, _ set: FeatureSet) {
        let side = World.extent << Int32(zoom - chunkZoom)
        let last = Int32(1) << Int32(chunkZoom) - 1
        var byChunk: [UInt64: [Entry]] = [:]
        var loader = ShapeLoader(zoom: zoom)
        var fills: [Fill] = []
        for index in items.indices {
            let isPoint = items[index].isPoint(set)
            let reach = isPoint ? items[index].bounds : items[index].bounds.grown(World.buffer)
            let low = GridPoint(max(0, reach.low.x / side), max(0, reach.low.y / side))
            let high = GridPoint(min(last, reach.high.x / side), min(last, reach.high.y / side))
            guard low.x <= high.x, low.y <= high.y else { continue }
            let isSpread = low != high
            let count = (Int(high.x - low.x) + 1) * (Int(high.y - low.y) + 1)
            if isSpread,
                count > Self.wideShape || pointCount(of: items[index], data, set) > Self.largeShape
            {
                var path = GridPath()
                let isLine = loader.load(items[index], plan: self, data, set, into: &path)
                split(path, isLine: isLine, low, high, side, index, &byChunk, &fills)
            } else {
                for y in low.y...high.y {
                    for x in low.x...high.x {
                        byChunk[Self.key(x, y), default: []].append(Entry(item: index, piece: nil))
                    }
                }
            }
        }
        chunks = byChunk.map { key, entries in
            Chunk(
                tile: TileID(
                    z: UInt8(chunkZoom), x: UInt32(truncatingIfNeeded: key), y: UInt32(key >> 32)),
                entries: entries)
        }
        .sorted { $0.tile < $1.tile }
        if !fills.isEmpty { addFills(fills) }
    }

    /// Puts what covers whole chunks among the rest, in squares as large as may be.
    private mutating func addFills(_ fills: [Fill]) {
        var merged: [Chunk] = []
        var next = 0
        func visit(_ tile: TileID, _ fills: [Fill]) {
            let levels = Int32(chunkZoom) - Int32(tile.z)
            let low = GridPoint(Int32(tile.x), Int32(tile.y)) &<< levels
            let high = low &+ ((1 << levels) - 1)
            let here = fills.filter {
                $0.low.x <= high.x && $0.low.y <= high.y && $0.high.x >= low.x && $0.high.y >= low.y
            }
            // Chunks come along the same curve as these squares.
            let hasChunk = next < chunks.count && Self.lies(chunks[next].tile, in: tile)
            guard hasChunk || !here.isEmpty else { return }
            let areWhole = here.allSatisfy {
                $0.low.x <= low.x && $0.low.y <= low.y && $0.high.x >= high.x && $0.high.y >= high.y
            }
            let isChunk = Int(tile.z) == chunkZoom
            guard isChunk || (!hasChunk && areWhole) else {
                for child in tile.children.sorted() { visit(child, here) }
                return
            }
            var entries = here.map { Entry(item: $0.item, piece: $0.piece) }
            if hasChunk {
                entries += chunks[next].entries
                next += 1
            }
            entries.sort { $0.item < $1.item }
            merged.append(Chunk(tile: tile, entries: entries, isUniform: !hasChunk))
        }
        visit(TileID(z: 0, x: 0, y: 0), fills)
        chunks = merged
    }

    /// Whether a chunk lies in a square.
    private static func lies(_ chunk: TileID, in tile: TileID) -> Bool {
        chunk.x >> UInt32(chunk.z - tile.z) == tile.x
            && chunk.y >> UInt32(chunk.z - tile.z) == tile.y
    }

    private static func key(_ x: Int32, _ y: Int32) -> UInt64 { UInt64(y) << 32 | UInt64(x) }

    private func pointCount(of item: Item, _ data: Dataset, _ set: FeatureSet) -> Int {
        switch item.source {
        case .joined(let index): joined[index].count
        case .feature(let index):
            switch set.features[index].shape {
            case .point: 1
            case .line(let way), .ring(let way): data.ways.nodeRange(Int(way)).count
            case .area(let index), .pieces(let index): set.areas[Int(index)].points.count
            }
        }
    }

    /// Whether an area is all of a box.
    private static func isWhole(_ path: GridPath, _ box: GridBox) -> Bool {
        path.ends.count == 1 && path.points.count == 4 && path.bounds == box
            && path.points.allSatisfy {
                ($0.x == box.low.x || $0.x == box.high.x)
                    && ($0.y == box.low.y || $0.y == box.high.y)
            }
    }

    /// Halves a shape again and again until each part lies in one chunk.
    private mutating func split(
        _ path: GridPath, isLine: Bool, _ low: GridPoint, _ high: GridPoint, _ side: Int32,
        _ item: Int, _ byChunk: inout [UInt64: [Entry]], _ fills: inout [Fill]
    ) {
        if path.isEmpty { return }
        if low == high {
            pieces.append(path)
            byChunk[Self.key(low.x, low.y), default: []]
                .append(Entry(item: item, piece: pieces.count - 1))
            return
        }
        let axis = high.x - low.x >= high.y - low.y ? 0 : 1
        let middle = low[axis] + (high[axis] - low[axis]) / 2
        for isUpper in [false, true] {
            var from = low
            var to = high
            if isUpper { from[axis] = middle + 1 } else { to[axis] = middle }
            let box = GridBox(low: from &* side, high: (to &+ 1) &* side).grown(World.buffer)
            var part = GridPath()
            var clipper = GridClipper()
            for index in path.ends.indices {
                let points = path.points[path.range(index)]
                if isLine {
                    clipper.appendLine(points, box: box, to: &part)
                } else {
                    clipper.appendRing(points, box: box, to: &part)
                }
            }
            if !isLine, Self.isWhole(part, box) {
                pieces.append(part)
                fills.append(Fill(item: item, low: from, high: to, piece: pieces.count - 1))
            } else {
                split(part, isLine: isLine, from, to, side, item, &byChunk, &fills)
            }
        }
    }
}

extension ZoomPlan.Item {
    func isPoint(_ set: FeatureSet) -> Bool {
        if case .feature(let index) = source { set.features[index].shape.isPoint } else { false }
    }
}
