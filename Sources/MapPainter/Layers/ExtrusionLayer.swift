import Foundation
import MapPixels
import MapStyle
import VectorTile

extension LayerDrawing {
    /// Draws polygons as solids, shaded, of which the nearest surface is seen.
    ///
    /// Method: the shaders `fill_extrusion.vertex.glsl` and `fill_extrusion_pattern.vertex.glsl` of MapLibre GL JS.
    mutating func drawExtrusions(_ tiles: [PreparedTile], light: Style.Light) throws {
        let opacity = layer.property("fill-extrusion-opacity").number(context)
        guard opacity > 0 else { return }
        let look = ExtrusionLook(self, light)
        let moved = translation("fill-extrusion-translate")
        var solids = Solids(view: projection.view)
        var known: [String: Int] = [:]
        for tile in tiles {
            context.tile = StyleTile(
                zoom: tile.place.content.zoom, x: tile.place.content.x, y: tile.place.content.y)
            for shapes in tile.shapes(of: layer) {
                for feature in features(shapes, sortKey: nil, tileZoom: tile.place.zoom)
                where feature.feature.type == .line || feature.feature.type == .polygon {
                    context.feature = feature
                    var pattern: (image: PainterImage, index: Int)?
                    if look.pattern.isGiven {
                        guard let name = look.pattern.image(context)?.name else { continue }
                        guard let image = images[name] else {
                            warnings.insert("layer \(layer.id): there is no image \(name)")
                            continue
                        }
                        let index = known[name] ?? solids.add(image: image.pixels)
                        known[name] = index
                        pattern = (image, index)
                    }
                    extrude(
                        feature.feature, shapes.parts(of: feature.feature), tile.place, moved, look,
                        pattern, &solids)
                }
            }
        }
        list.clip(to: nil)
        try list.draw(solids, opacity: min(opacity, 1))
    }

    private func extrude(
        _ feature: VectorTile.Feature, _ parts: [[SIMD2<Double>]], _ tile: LayerTile,
        _ moved: SIMD2<Double>, _ look: ExtrusionLook,
        _ pattern: (image: PainterImage, index: Int)?, _ solids: inout Solids
    ) {
        let height = max(0, look.height.number(context))
        let base = max(0, look.base.number(context))
        let shade = look.shade(context, base: base, height: height, hasPattern: pattern != nil)
        let top = height * projection.pixelsPerMeter
        let bottom = base * projection.pixelsPerMeter
        let places = tile.plane(parts, moved: moved)
        if feature.type == .polygon {
            var texture:
                (image: Int, origin: SIMD2<Double>, right: SIMD2<Double>, down: SIMD2<Double>)?
            if let pattern {
                let flat = patternPlace(pattern.image)
                texture = (
                    pattern.index, flat.origin - flat.right * moved.x - flat.down * moved.y,
                    flat.right, flat.down
                )
            }
            solids.addRoof(
                places.enumerated().filter { TileShapes.area(parts[$0.offset]) != 0 }.map(
                    \.element), height: top, color: shade.roof, texture: texture)
        }
        // The first ring is an outer one.
        let isReversed = feature.type == .polygon && TileShapes.area(parts.first ?? []) < 0
        for (part, place) in zip(parts, places) where !Self.isOutside(part) {
            var along = 0.0
            for index in 1..<max(part.count, 1) {
                let from = part[index - 1]
                let to = part[index]
                let way = place[index] - place[index - 1]
                let length = (way * way).sum().squareRoot()
                defer { along += length }
                if length == 0 || Self.isOnBorder(from, to) { continue }
                // To the right of the way lies the solid's inside, y down.
                let inward = SIMD2(-way.y, way.x) / (isReversed ? -length : length)
                let colors = shade.wall(inward)
                var texture: (image: Int, places: [SIMD2<Double>])?
                if let pattern {
                    texture = (
                        pattern.index,
                        look.wallPlaces(
                            pattern.image, tile, along: along, length: length, base: base,
                            height: height)
                    )
                }
                solids.addWall(
                    from: place[index - 1], to: place[index], outward: -inward, base: bottom,
                    height: top, bottom: colors.bottom, top: colors.top, texture: texture)
            }
        }
    }

    /// Whether an edge lies along a tile's border, beyond which the polygon goes on.
    private static func isOnBorder(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
        (a.x == b.x && (a.x < 0 || a.x > TileShapes.extent))
            || (a.y == b.y && (a.y < 0 || a.y > TileShapes.extent))
    }

    /// Whether a ring lies beyond one side of its tile.
    private static func isOutside(_ ring: [SIMD2<Double>]) -> Bool {
        ring.allSatisfy { $0.x < 0 } || ring.allSatisfy { $0.x > TileShapes.extent }
            || ring.allSatisfy { $0.y < 0 } || ring.allSatisfy { $0.y > TileShapes.extent }
    }
}

/// The properties of an extrusion layer and its light.
private struct ExtrusionLook {
    let pattern, height, base: StyleProperty
    private let color: StyleProperty
    private let hasGradient: Bool
    /// Toward the light on the plane and above it, y down.
    private let lightWay: SIMD3<Double>
    private let lightColor: SIMD3<Double>
    private let intensity: Double
    private let projection: PictureProjection

    init(_ drawing: LayerDrawing, _ light: Style.Light) {
        let layer = drawing.layer
        let context = drawing.context
        projection = drawing.projection
        pattern = layer.property("fill-extrusion-pattern")
        height = layer.property("fill-extrusion-height")
        base = layer.property("fill-extrusion-base")
        color = layer.property("fill-extrusion-color")
        hasGradient = layer.property("fill-extrusion-vertical-gradient").boolean(context)
        let place = light.position.numbers(context) ?? [1.15, 210, 30]
        let radius = place.first ?? 1.15
        let azimuth = ((place.count > 1 ? place[1] : 210) + 90) * .pi / 180
        let polar = (place.count > 2 ? place[2] : 30) * .pi / 180
        let flat = SIMD2(cos(azimuth), sin(azimuth)) * (radius * sin(polar))
        let turned = light.anchor.string(context) == "map" ? projection.turned(flat) : flat
        lightWay = SIMD3(turned.x, turned.y, radius * cos(polar))
        let color = light.color.color(context) ?? .white
        lightColor = SIMD3(color.red, color.green, color.blue)
        intensity = light.intensity.number(context)
    }

    /// How the surfaces of one solid look.
    struct Shade {
        fileprivate let color: SIMD3<Double>
        /// Relative luminance of the color.
        fileprivate let luminance: Double
        fileprivate let look: ExtrusionLook
        /// The factors of the light on walls below and at the top.
        fileprivate let gradient: SIMD2<Double>

        var roof: SIMD4<Float> { lit(SIMD3(0, 0, 1), 1) }

        func wall(_ inward: SIMD2<Double>) -> (bottom: SIMD4<Float>, top: SIMD4<Float>) {
            let normal = SIMD3(inward.x, inward.y, 0)
            return (lit(normal, gradient.x), lit(normal, gradient.y))
        }

        private func lit(_ normal: SIMD3<Double>, _ factor: Double) -> SIMD4<Float> {
            let cosine = min(max((normal * look.lightWay).sum(), 0), 1)
            let dark = 1 - look.intensity
            let bright = max(1 - luminance + look.intensity, 1)
            let light = (dark + (bright - dark) * cosine) * factor
            let shown = (color * light * look.lightColor).clamped(
                lowerBound: (1 - look.lightColor) * 0.3, upperBound: SIMD3(repeating: 1))
            return SIMD4(SIMD3<Float>(shown), 1)
        }
    }

    func shade(
        _ context: EvaluationContext, base: Double, height: Double, hasPattern: Bool
    ) -> Shade {
        var gradient = SIMD2(1.0, 1)
        if hasGradient {
            let least = 0.7 + 0.28 * (1 - intensity)
            let growth = (height / 150).squareRoot()
            gradient = SIMD2(base, 1 + base) * growth
            gradient.clamp(lowerBound: SIMD2(repeating: least), upperBound: SIMD2(1, 1))
        }
        if hasPattern {
            return Shade(color: SIMD3(1, 1, 1), luminance: 0.5, look: self, gradient: gradient)
        }
        // Transparency of the color makes it darker, as MapLibre has it; that of the layer lets one see through.
        let own = (color.color(context) ?? .black).premultiplied
        let parts = SIMD3(own.red, own.green, own.blue)
        return Shade(
            color: parts + 0.03, luminance: (parts * SIMD3(0.2126, 0.7152, 0.0722)).sum(),
            look: self, gradient: gradient)
    }

    /// The places of an image at a wall's lower start, lower end and upper start, in its pixels.
    ///
    /// As MapLibre has it, the image begins at a wall's end, and counts heights in 1/65536 of the world.
    func wallPlaces(
        _ image: PainterImage, _ tile: LayerTile, along: Double, length: Double, base: Double,
        height: Double
    ) -> [SIMD2<Double>] {
        let growth = exp2(projection.zoom - projection.zoom.rounded(.down)) * projection.scale
        let ratio = image.pixelRatio
        let meter = -exp2(projection.zoom.rounded(.down)) / 65536 * ratio
        let size = SIMD2(Double(image.pixels.width), Double(image.pixels.height))
        let origin = tile.content.origin * (512 * exp2(projection.zoom.rounded(.down)) * ratio)
        let start = SIMD2(
            origin.x.truncatingRemainder(dividingBy: size.x),
            origin.y.truncatingRemainder(dividingBy: size.y))
        let first = along / growth * ratio
        let last = (along + length) / growth * ratio
        return [
            start + SIMD2(last, base * meter), start + SIMD2(first, base * meter),
            start + SIMD2(last, height * meter),
        ]
    }
}
