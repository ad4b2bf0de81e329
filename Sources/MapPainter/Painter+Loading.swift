import Foundation
import MapPixels
import MapStyle
import ParallelWork
import VectorTile

/// A tile that is ready to be drawn.
struct PreparedTile: Sendable {
    let place: LayerTile
    let content: TileContent
    let shapes: [TileShapes]

    /// What of the tile a layer draws: the layer of its name, or the first where it has none.
    func shapes(of layer: StyleLayer) -> [TileShapes] {
        layer.sourceLayer.map { name in shapes.filter { $0.layer.name == name } }
            ?? Array(shapes.prefix(1))
    }

    /// Whether a layer finds anything in the tile, be it what the layer cannot draw.
    func hasContent(of layer: StyleLayer) -> Bool {
        guard case .vector = content, let name = layer.sourceLayer else { return true }
        return shapes.contains { $0.layer.name == name }
    }
}

extension Painter {
    /// The tiles of all sources that some layers draw, by source.
    func load(
        _ layers: [StyleLayer], _ projection: PictureProjection, _ workers: WorkerThreads,
        _ warnings: inout Set<String>
    ) -> [String: [PreparedTile]] {
        var wanted: [Wish] = []
        let sources = Set(layers.compactMap(\.source)).sorted()
        for source in sources {
            if case .image = style.sources[source] { continue }
            guard let provider = providers[source] else {
                warnings.insert("source \(source): there are no tiles of it")
                continue
            }
            for fault in provider.faults { warnings.insert("source \(source): \(fault)") }
            if let foreign = foreignLayers(of: provider, named: source) { warnings.insert(foreign) }
            let exact = projection.zoom + log2(512 / provider.tileSize)
            var isRaster = false
            var box: TileBounds?
            switch style.sources[source] {
            case .raster(let tiles):
                isRaster = true
                box = TileBounds(tiles.bounds)
            case .terrain(let tiles, _):
                isRaster = true
                box = TileBounds(tiles.bounds)
            case .vector(let tiles): box = TileBounds(tiles.bounds)
            default: break
            }
            let whole = Int((isRaster ? (exact + 0.5) : exact).rounded(.down))
            guard max(whole, 0) >= provider.minimumZoom else { continue }
            let zoom = min(max(whole, 0), provider.maximumZoom, 24)
            for tile in TileCover.tiles(projection, zoom: zoom) where box?.holds(tile) != false {
                wanted.append(
                    Wish(source: source, provider: provider, tile: tile, zoom: max(whole, zoom)))
            }
        }
        let reading = TileReading(layers, style.propertyNames)
        let found = workers.map(wanted.count) { index in
            Self.prepare(wanted[index], projection, reading)
        }
        var tiles: [String: [PreparedTile]] = [:]
        var damaged: Set<String> = []
        for (wish, loaded) in zip(wanted, found) {
            tiles[wish.source, default: []] += loaded.tiles
            if !loaded.faults.isEmpty { damaged.insert(wish.source) }
            for fault in loaded.faults { warnings.insert("source \(wish.source): \(fault)") }
        }
        for source in sources where !damaged.contains(source) {
            guard let provider = providers[source], tiles[source]?.isEmpty ?? true else { continue }
            // What an atlas lacks in a place is no fault; files and addresses that give nothing may be misspelled.
            var isTold = provider is TemplateTiles
            if case .raster = style.sources[source] { isTold = true }
            if isTold {
                warnings.insert("source \(source): there are no tiles of what the picture shows")
            }
        }
        return tiles
    }

    /// That a source's tiles have none of the layers that the style draws of it, as those of another schema; nil where they have some.
    private func foreignLayers(of provider: any TileProvider, named source: String) -> String? {
        guard let names = provider.layerNames, !names.isEmpty else { return nil }
        let asked = style.layers.lazy.filter { $0.source == source }.compactMap(\.sourceLayer)
        // Of tiles of the style's own schema the first layer mostly tells.
        guard !asked.contains(where: names.contains) else { return nil }
        let wanted = Set(asked)
        guard !wanted.isEmpty else { return nil }
        return
            "source \(source): nothing of it is drawn, since its tiles have the layers \(Self.list(names)) and the style asks for \(Self.list(wanted))"
    }

    /// Names in order, the first of many.
    private static func list(_ names: Set<String>) -> String {
        let sorted = names.sorted()
        let shown = sorted.prefix(5).joined(separator: ", ")
        return sorted.count > 5 ? "\(shown) and \(sorted.count - 5) more" : shown
    }

    /// A tile that a picture wants.
    private struct Wish {
        let source: String
        let provider: any TileProvider
        let tile: CoveringTile
        /// The zoom at which it is laid out.
        let zoom: Int
    }

    /// What a wanted tile has become.
    private struct Loaded {
        var tiles: [PreparedTile] = []
        /// Why tiles that there are could not be read.
        var faults: [String] = []
    }

    /// A tile; where there is none, or a damaged one, the nearest parent, and without parents the tiles below it.
    private static func prepare(
        _ wish: Wish, _ projection: PictureProjection, _ reading: TileReading
    ) -> Loaded {
        var loaded = Loaded()
        var content = wish.tile
        for _ in 0...10 {
            if let found = load(wish, wish.tile, content, projection, reading, &loaded.faults) {
                loaded.tiles = [found]
                return loaded
            }
            guard content.zoom > wish.provider.minimumZoom else { break }
            content = CoveringTile(
                zoom: content.zoom - 1, x: content.x >> 1, y: content.y >> 1, world: content.world)
        }
        // Servers are not asked for dozens of tiles in place of one.
        if let stored = wish.provider as? any StoredTiles, stored.isOfWeb { return loaded }
        loaded.tiles = below(wish, wish.tile, levels: 3, projection, reading, &loaded.faults)
        return loaded
    }

    /// The tiles that there are below one, each part of it once.
    private static func below(
        _ wish: Wish, _ tile: CoveringTile, levels: Int, _ projection: PictureProjection,
        _ reading: TileReading, _ faults: inout [String]
    ) -> [PreparedTile] {
        guard levels > 0, tile.zoom < wish.provider.maximumZoom else { return [] }
        var tiles: [PreparedTile] = []
        for quarter in 0..<4 {
            let child = CoveringTile(
                zoom: tile.zoom + 1, x: tile.x * 2 + quarter % 2, y: tile.y * 2 + quarter / 2,
                world: tile.world)
            if let found = load(wish, child, child, projection, reading, &faults) {
                tiles.append(found)
            } else {
                tiles += below(wish, child, levels: levels - 1, projection, reading, &faults)
            }
        }
        return tiles
    }

    private static func load(
        _ wish: Wish, _ tile: CoveringTile, _ content: CoveringTile,
        _ projection: PictureProjection, _ reading: TileReading, _ faults: inout [String]
    ) -> PreparedTile? {
        let found: TileContent
        do {
            guard
                let tile = try wish.provider.tile(zoom: content.zoom, x: content.x, y: content.y)
            else { return nil }
            found = tile
        } catch {
            faults.append("\(error)")
            return nil
        }
        var shapes: [TileShapes] = []
        if case .vector(let vector) = found {
            shapes = reading.read(vector.layers, of: wish.source).map {
                TileShapes(
                    $0, names: reading.names, grouping: reading.grouping(wish.source, $0.name))
            }
        }
        return PreparedTile(
            place: LayerTile(tile, content: content, zoom: max(wish.zoom, tile.zoom), projection),
            content: found, shapes: shapes)
    }
}

/// What the layers of a picture read of the features of tiles.
private struct TileReading: Sendable {
    /// The names of properties that the style reads.
    let names: PropertyNames
    private var properties: [Layer: Set<Int>] = [:]

    /// A layer of a source's tiles; without a name the first of each tile.
    private struct Layer: Hashable {
        let source: String
        let name: String?
    }

    init(_ layers: [StyleLayer], _ names: PropertyNames) {
        self.names = names
        for layer in layers {
            guard let source = layer.source else { continue }
            var reads = layer.filter.reads
            // Labels differ from one another, and so would their groups.
            if layer.kind != .symbol { reads.formUnion(layer.propertyReads) }
            properties[Layer(source: source, name: layer.sourceLayer), default: []]
                .formUnion(reads.properties)
        }
    }

    /// Those of a tile's layers that a layer of the picture draws.
    func read(_ layers: [VectorTile.Layer], of source: String) -> [VectorTile.Layer] {
        if properties[Layer(source: source, name: nil)] != nil { return layers }
        return layers.filter { properties[Layer(source: source, name: $0.name)] != nil }
    }

    /// The properties in which the features of a tile's layer are grouped.
    func grouping(_ source: String, _ layer: String) -> Set<Int> {
        let named = properties[Layer(source: source, name: layer)] ?? []
        return named.union(properties[Layer(source: source, name: nil)] ?? [])
    }
}

/// Where a source has tiles.
private struct TileBounds {
    private let low: SIMD2<Double>
    private let high: SIMD2<Double>

    /// Creates the bounds of west, south, east and north in degrees; nil where those are no box.
    init?(_ sides: [Double]) {
        guard sides.count == 4, sides.allSatisfy(\.isFinite), sides[0] < sides[2],
            sides[1] < sides[3]
        else { return nil }
        low = PictureCamera.world(
            latitude: min(sides[3], 90), longitude: max(sides[0], -180))
        high = PictureCamera.world(
            latitude: max(sides[1], -90), longitude: min(sides[2], 180))
    }

    func holds(_ tile: CoveringTile) -> Bool {
        // Where a bound lies on a tile's border the sums that lead there are not exact.
        let slack = 1e-9
        return Double(tile.x + 1) > low.x * tile.side + slack
            && Double(tile.x) < high.x * tile.side - slack
            && Double(tile.y + 1) > low.y * tile.side + slack
            && Double(tile.y) < high.y * tile.side - slack
    }
}
