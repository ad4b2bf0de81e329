import Foundation
import MapPixels
import MapStyle

extension SymbolDrawing {
    mutating func drawIcon(_ entry: PlacedSymbol, _ tile: SymbolTile, isHalo: Bool) {
        let symbol = tile.symbols[entry.symbol]
        let content = tile.contents[symbol.content]
        guard let icon = content.icon(isVertical: entry.isVertical), let image = images[icon.name],
            !isHalo || image.isDistanceField,
            let frame = SymbolFrame(symbol.anchor, tile.place)
        else { return }
        let part = rules.icon
        let pixels = frame.pixels(part)
        var anchor = frame.anchor(part)
        var rotation = frame.rotation(part)
        if rules.iconFollowsLine, let line = symbol.line {
            let walk = frame.walk(
                tile.lines[line.index], line.segment, from: symbol.anchor, part)
            let offset = content.iconOffset * (content.iconSize / Glyph.em * pixels)
            guard let place = uprightPlaces(walk, [0], offset, frame, part)?.first else { return }
            anchor = place.point
            rotation = place.angle
        }
        if icon.isFitted, !content.anchors.isEmpty {
            let shift = entry.shift * (content.textSize / Glyph.em * pixels)
            anchor += shift.rotated(by: SIMD2(cos(rotation), sin(rotation)))
        }
        let ink = iconInk(content.feature)
        let size = content.iconSize
        let paint: TexturedQuad.Paint
        if image.isDistanceField {
            guard let field = field(icon.name, image),
                let found = self.paint(
                    field, ink, fill: ink.fill, unit: size * pixels / projection.scale,
                    slant: slant(frame, part), isHalo: isHalo)
            else { return }
            paint = found
        } else {
            guard ink.opacity > 0 else { return }
            let isWhole = iconsStayWhole && image.pixelRatio == projection.scale
            paint = .image(
                image.pixels, isWhole ? .nearest : .linear, opacity: ink.opacity)
        }
        let columns = IconStops.columns(image, icon, size: size)
        let rows = IconStops.rows(image, icon, size: size)
        rotation += content.iconRotation
        if entry.isVertical, icon.isFitted { rotation += .pi / 2 }
        let turn = rotation == 0 ? SIMD2(1, 0) : SIMD2(cos(rotation), sin(rotation))
        for (top, bottom) in zip(rows, rows.dropFirst()) {
            for (left, right) in zip(columns, columns.dropFirst()) {
                addQuad(
                    paint, low: SIMD2(left.image, top.image),
                    high: SIMD2(right.image, bottom.image),
                    from: SIMD2(left.place, top.place) * pixels,
                    to: SIMD2(right.place, bottom.place) * pixels, anchor, turn, frame, part)
            }
        }
    }

    private mutating func field(_ name: String, _ image: PainterImage) -> DistanceField? {
        if let known = fields[name] { return known }
        // An image too large for a field is no icon; it is left out as one that is missing.
        guard let field = try? DistanceField(alphaOf: image.pixels) else { return nil }
        fields[name] = field
        return field
    }

    mutating func addQuad(
        _ paint: TexturedQuad.Paint, low: SIMD2<Double>, high: SIMD2<Double>,
        from: SIMD2<Double>, to: SIMD2<Double>, _ anchor: SIMD2<Double>, _ turn: SIMD2<Double>,
        _ frame: SymbolFrame, _ part: SymbolRules.Part
    ) {
        func corner(_ x: Double, _ y: Double) -> SIMD2<Double> {
            frame.picture(anchor + SIMD2(x, y).rotated(by: turn), part)
        }
        if let quad = TexturedQuad(
            paint, low: low, high: high,
            corners: (
                corner(from.x, from.y), corner(to.x, from.y), corner(to.x, to.y),
                corner(from.x, to.y)
            ))
        {
            list.draw(quad)
        }
    }
}
