import OpenStreetMap
import Tiles

/// What one zoom shows, sorted into chunks of tiles that can be made independently.
///
/// A chunk is a square of up to 8 × 8 tiles. Chunks are in Hilbert order, and so are the tiles of each
/// chunk after the tiles of the one before.
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

    /// Plans a zoom.
    init(zoom: Int, data: Dataset, set: inout FeatureSet) {
        self.zoom = zoom
        chunkZoom = max(0, zoom - Self.chunkLevels)
        let lists = set.visibleLists(zoom: zoom)
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
            if feature.shape.isLine, feature.layer.joinsLines(zoom: zoom) {
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
        for index in items.indices {
            let isPoint = items[index].isPoint(set)
            let reach = isPoint ? items[index].bounds : items[index].bounds.grown(World.buffer)
            let low = GridPoint(max(0, reach.low.x / side), max(0, reach.low.y / side))
            let high = GridPoint(min(last, reach.high.x / side), min(last, reach.high.y / side))
            guard low.x <= high.x, low.y <= high.y else { continue }
            let isSpread = low != high
            if isSpread, pointCount(of: items[index], data, set) > Self.largeShape {
                var path = GridPath()
                let isLine = loader.load(items[index], plan: self, data, set, into: &path)
                split(path, isLine: isLine, low, high, side, index, &byChunk)
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
    }

    private static func key(_ x: Int32, _ y: Int32) -> UInt64 { UInt64(y) << 32 | UInt64(x) }

    private func pointCount(of item: Item, _ data: Dataset, _ set: FeatureSet) -> Int {
        switch item.source {
        case .joined(let index): joined[index].count
        case .feature(let index):
            switch set.features[index].shape {
            case .point: 1
            case .line(let way), .ring(let way): data.ways.nodeRange(Int(way)).count
            case .area(let index): set.areas[Int(index)].points.count
            }
        }
    }

    /// Halves a shape again and again until each part lies in one chunk.
    private mutating func split(
        _ path: GridPath, isLine: Bool, _ low: GridPoint, _ high: GridPoint, _ side: Int32,
        _ item: Int, _ byChunk: inout [UInt64: [Entry]]
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
            split(part, isLine: isLine, from, to, side, item, &byChunk)
        }
    }
}

extension ZoomPlan.Item {
    func isPoint(_ set: FeatureSet) -> Bool {
        if case .feature(let index) = source { set.features[index].shape.isPoint } else { false }
    }
}
