import Foundation
import MapGeometry
import MapPixels
import MapStyle
import ParallelWork
import VectorTile

/// The symbols of all layers of a picture, placed.
struct SymbolScene: Sendable {
    /// The symbols of a layer, with those that are shown by tile.
    struct Layer: Sendable {
        var tiles: [SymbolTile]
        var placed: [[PlacedSymbol]]
    }

    /// By the layer's place among those that are drawn.
    private(set) var layers: [Int: Layer] = [:]
    private(set) var warnings: Set<String> = []

    /// Lays out the symbols of all tiles on several threads, then finds room for them.
    init(
        _ painter: Painter, _ drawn: [StyleLayer], _ loaded: [String: [PreparedTile]],
        _ camera: PictureCamera, _ projection: PictureProjection, _ workers: WorkerThreads
    ) {
        var work: [(layer: Int, places: [LayerTile], shapes: TileShapes)] = []
        for (index, layer) in drawn.enumerated() where layer.kind == .symbol {
            layers[index] = Layer(tiles: [], placed: [])
            guard let source = layer.source else { continue }
            for (tile, places) in Self.ordered(loaded[source] ?? []) {
                let shapes =
                    layer.sourceLayer.map { name in
                        tile.shapes.first { $0.layer.name == name }
                    } ?? tile.shapes.first
                if let shapes { work.append((index, places, shapes)) }
            }
        }
        guard !work.isEmpty else { return }
        let tileZoom = camera.zoom.rounded(.down)
        let names = Set(painter.images.keys)
        let rules = Self.rules(
            of: drawn, painter, camera, projection, tileZoom: tileZoom, workers, &warnings)
        let found = workers.map(work.count) { piece in
            let (index, places, shapes) = work[piece]
            let context = painter.style.context(zoom: camera.zoom)
            context.availableImages = names
            context.supportsText =
                painter.fonts?.shapes == true ? { _ in true } : ScriptRules.isSupported
            context.tile = StyleTile(
                zoom: places[0].content.zoom, x: places[0].content.x, y: places[0].content.y)
            guard let rules = rules[index] else { preconditionFailure("a symbol layer has rules") }
            var layout = SymbolLayout(
                rules, shapes, places, tileZoom: tileZoom, images: painter.images,
                context: context, glyphs: painter.fonts.map(GlyphReader.init))
            layout.run()
            return layout.tile
        }
        for (piece, tile) in zip(work, found) {
            warnings.formUnion(tile.warnings)
            layers[piece.layer]?.tiles.append(tile)
        }
        let empty = SymbolPlacer(projection, border: painter.symbolBorder)
        var placers: [String: SymbolPlacer] = [:]
        var placed: [JSONValue: [[PlacedSymbol]]] = [:]
        for index in layers.keys.sorted(by: >) {
            // Layers that differ in colors alone show the same symbols.
            if let above = placed[drawn[index].arrangement] {
                layers[index]?.placed = above
                continue
            }
            guard let rules = rules[index] else { preconditionFailure("a symbol layer has rules") }
            let group = painter.collidesAcrossSources ? "" : drawn[index].source ?? ""
            let found = placers[group, default: empty].place(rules, layers[index]?.tiles ?? [])
            layers[index]?.placed = found
            placed[drawn[index].arrangement] = found
        }
        if let problems = painter.fonts?.problems { warnings.formUnion(problems) }
    }

    /// The rules of symbol layers, by the layer's place.
    private static func rules(
        of drawn: [StyleLayer], _ painter: Painter, _ camera: PictureCamera,
        _ projection: PictureProjection, tileZoom: Double, _ workers: WorkerThreads,
        _ warnings: inout Set<String>
    ) -> [Int: SymbolRules] {
        let indices = drawn.indices.filter { drawn[$0].kind == .symbol }
        let found = workers.map(indices.count) { place in
            let context = painter.style.context(zoom: camera.zoom)
            let rules = SymbolRules(
                drawn[indices[place]], context, projection, tileZoom: tileZoom)
            return (rules: rules, failures: context.failures.map(\.description))
        }
        for entry in found { warnings.formUnion(entry.failures) }
        return Dictionary(uniqueKeysWithValues: zip(indices, found.map(\.rules)))
    }

    /// Tiles by world, column and row, each content once.
    ///
    /// A parent that stands for several tiles is laid out once, so that its symbols are not doubled.
    private static func ordered(
        _ tiles: [PreparedTile]
    ) -> [(tile: PreparedTile, places: [LayerTile])] {
        Dictionary(grouping: tiles, by: \.place.content).values
            .map { ($0[0], $0.map(\.place)) }
            .sorted { one, other in
                let (a, b) = (one.0.place.content, other.0.place.content)
                return (a.world, -a.zoom, a.x, a.y) < (b.world, -b.zoom, b.x, b.y)
            }
    }
}
