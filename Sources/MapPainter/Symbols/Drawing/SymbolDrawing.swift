import Foundation
import MapPixels
import MapStyle

/// Draws the placed symbols of a layer: first all icons, then all text.
///
/// Method: `draw_symbol` and the symbol shaders of MapLibre GL JS.
struct SymbolDrawing {
    let rules: SymbolRules
    let context: EvaluationContext
    let projection: PictureProjection
    let images: [String: PainterImage]
    var list: DrawList
    var fields: [String: DistanceField] = [:]
    private let iconOpacity, iconColor, iconHaloColor, iconHaloWidth, iconHaloBlur: StyleProperty
    private let textOpacity, textColor, textHaloColor, textHaloWidth, textHaloBlur: StyleProperty
    /// Whether pixels of icons may fall onto pixels of the picture.
    let iconsStayWhole: Bool

    init(
        _ rules: SymbolRules, _ context: EvaluationContext, _ projection: PictureProjection,
        images: [String: PainterImage], list: DrawList
    ) {
        self.rules = rules
        self.context = context
        self.projection = projection
        self.images = images
        self.list = list
        let layer = rules.layer
        iconOpacity = layer.property("icon-opacity")
        iconColor = layer.property("icon-color")
        iconHaloColor = layer.property("icon-halo-color")
        iconHaloWidth = layer.property("icon-halo-width")
        iconHaloBlur = layer.property("icon-halo-blur")
        textOpacity = layer.property("text-opacity")
        textColor = layer.property("text-color")
        textHaloColor = layer.property("text-halo-color")
        textHaloWidth = layer.property("text-halo-width")
        textHaloBlur = layer.property("text-halo-blur")
        let isConstant = rules.iconSize.property.isConstant && rules.iconRotate.isConstant
        iconsStayWhole =
            isConstant && rules.iconSize.property.number(context) == 1
            && rules.iconRotate.number(context) == 0 && !projection.isTilted
            && !rules.icon.liesOnMap
    }

    /// Symbols that are drawn together: all halos under all letters.
    private typealias Group = (tile: Int, symbols: [PlacedSymbol])

    /// Draws the shown symbols of all tiles.
    mutating func draw(_ tiles: [SymbolTile], _ placed: [[PlacedSymbol]]) {
        let groups = groups(tiles, placed)
        list.clip(to: nil)
        for part in [true, false] {
            for (tile, symbols) in groups {
                for entry in symbols where part ? entry.showsIcon : entry.showsText {
                    if part {
                        drawIcon(entry, tiles[tile], isHalo: true)
                    } else {
                        drawText(entry, tiles[tile], isHalo: true)
                    }
                }
                for entry in symbols where part ? entry.showsIcon : entry.showsText {
                    if part {
                        drawIcon(entry, tiles[tile], isHalo: false)
                    } else {
                        drawText(entry, tiles[tile], isHalo: false)
                    }
                }
            }
        }
    }

    private func groups(_ tiles: [SymbolTile], _ placed: [[PlacedSymbol]]) -> [Group] {
        let height = tiles.map { tile in
            projection.turned(
                SIMD2(
                    Double(tile.place.content.x)
                        + Double(tile.place.content.world) * tile.place.content.side,
                    Double(tile.place.content.y)))
        }
        let order = tiles.indices.sorted {
            (height[$0].y, height[$0].x, $0) < (height[$1].y, height[$1].x, $1)
        }
        if rules.sortsByKey {
            var runs: [(key: Double, group: Group)] = []
            for tile in order {
                for entry in placed[tile] {
                    let key = tiles[tile].contents[tiles[tile].symbols[entry.symbol].content]
                        .sortKey
                    if let last = runs.last, last.key == key, last.group.tile == tile {
                        runs[runs.count - 1].group.symbols.append(entry)
                    } else {
                        runs.append((key, (tile, [entry])))
                    }
                }
            }
            return runs.enumerated().sorted {
                ($0.element.key, $0.offset) < ($1.element.key, $1.offset)
            }.map(\.element.group)
        }
        return order.map { tile in
            guard rules.drawsByHeight else { return (tile, placed[tile]) }
            let ranks = Dictionary(
                uniqueKeysWithValues: SymbolPlacer.byHeight(tiles[tile]).enumerated().map {
                    ($1, $0)
                })
            return (tile, placed[tile].sorted { ranks[$0.symbol] ?? 0 < ranks[$1.symbol] ?? 0 })
        }
    }

    /// How letters and one-colored icons are painted.
    struct Ink {
        var fill: StyleColor
        var halo: StyleColor
        var haloWidth: Double
        var haloBlur: Double
        var opacity: Double
    }

    func textInk(_ feature: TileShapes.Feature) -> Ink {
        context.feature = feature
        return Ink(
            fill: textColor.color(context) ?? .clear, halo: textHaloColor.color(context) ?? .clear,
            haloWidth: textHaloWidth.number(context), haloBlur: textHaloBlur.number(context),
            opacity: textOpacity.number(context))
    }

    func iconInk(_ feature: TileShapes.Feature) -> Ink {
        context.feature = feature
        return Ink(
            fill: iconColor.color(context) ?? .clear, halo: iconHaloColor.color(context) ?? .clear,
            haloWidth: iconHaloWidth.number(context), haloBlur: iconHaloBlur.number(context),
            opacity: iconOpacity.number(context))
    }

    /// How a field of distances is painted; nil if nothing would be seen.
    ///
    /// - Parameters:
    ///   - unit: Points for each pixel of the field at its own size.
    ///   - slant: By how much the plane is seen from the side, 1 for the picture's own.
    func paint(
        _ field: DistanceField, _ ink: Ink, fill: StyleColor, unit: Double, slant: Double,
        isHalo: Bool
    ) -> TexturedQuad.Paint? {
        let color = isHalo ? ink.halo : fill
        guard unit > 0, color.alpha > 0, ink.opacity > 0, !isHalo || ink.haloWidth > 0 else {
            return nil
        }
        let pixel = LayerDrawing.pixel(color, opacity: ink.opacity)
        let softness = 0.105 / projection.scale / unit * slant
        guard isHalo else { return .field(field, pixel, edge: 0.75, softness: softness) }
        let edge = (6 - ink.haloWidth / unit) / 8
        let haloSoftness =
            (ink.haloBlur * 1.19 / 8 + 0.105 / projection.scale) / unit * slant
        // Under translucent letters the halo would shine through, so that it is a ring there.
        let isCovered = fill.alpha >= 1 && ink.opacity >= 1
        return .field(
            field, pixel, edge: edge, softness: haloSoftness, inner: isCovered ? nil : 0.75,
            innerSoftness: softness)
    }

    /// What the border of letters is multiplied by on the map's plane.
    func slant(_ frame: SymbolFrame, _ part: SymbolRules.Part) -> Double {
        guard part.liesOnMap, projection.isTilted else { return 1 }
        return frame.depth / projection.tiltCosine
    }
}
