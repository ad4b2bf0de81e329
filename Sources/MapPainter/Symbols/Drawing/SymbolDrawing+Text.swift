import Foundation
import MapPixels
import MapStyle

extension SymbolDrawing {
    mutating func drawText(_ entry: PlacedSymbol, _ tile: SymbolTile, isHalo: Bool) {
        let symbol = tile.symbols[entry.symbol]
        let content = tile.contents[symbol.content]
        guard !content.labels.isEmpty, let frame = SymbolFrame(symbol.anchor, tile.place) else {
            return
        }
        let ink = textInk(content.feature)
        guard ink.opacity > 0, !isHalo || ink.haloWidth > 0 && ink.halo.alpha > 0 else { return }
        let part = rules.text
        let unit = content.textSize / Glyph.em * frame.pixels(part)
        guard unit > 0 else { return }
        if rules.textFollowsLine, let line = symbol.line {
            let walk = frame.walk(
                tile.lines[line.index], line.segment, from: symbol.anchor, part)
            drawAlong(walk, content, ink, unit, frame, isHalo: isHalo)
            return
        }
        let column = entry.isVertical ? content.vertical : nil
        let label = column ?? content.labels[entry.label].label
        var rotation = frame.rotation(part)
        var anchor = frame.anchor(part)
        if entry.shift != .zero {
            anchor += (entry.shift * unit).rotated(by: SIMD2(cos(rotation), sin(rotation)))
        }
        if column != nil { rotation += .pi / 2 }
        let turn = SIMD2(cos(rotation), sin(rotation))
        for piece in label.pieces {
            drawPiece(
                piece, at: SIMD2(piece.x + piece.advance / 2, piece.y) + content.textOffset, anchor,
                turn, content, ink, unit, frame, isHalo: isHalo)
        }
    }

    private mutating func drawAlong(
        _ walk: LineWalk, _ content: SymbolContent, _ ink: Ink, _ unit: Double,
        _ frame: SymbolFrame, isHalo: Bool
    ) {
        guard var label = content.label else { return }
        let offset = content.textOffset * unit
        func distances() -> [Double] { label.pieces.map { ($0.x + $0.advance / 2) * unit } }
        if let vertical = content.vertical, rules.text.keepsUpright,
            let ends = ends(walk, distances(), offset, frame)
        {
            let way = ends.1 - ends.0
            if abs(way.y) > abs(way.x) { label = vertical }
        }
        guard
            let places = uprightPlaces(
                walk, distances(), offset, frame, rules.text, isVertical: label.isVertical)
        else { return }
        for (piece, place) in zip(label.pieces, places) {
            drawPiece(
                piece, at: SIMD2(0, piece.y), place.point,
                SIMD2(cos(place.angle), sin(place.angle)), content, ink, unit, frame,
                isHalo: isHalo)
        }
    }

    /// The first and the last letter in the picture.
    private func ends(
        _ walk: LineWalk, _ distances: [Double], _ offset: SIMD2<Double>, _ frame: SymbolFrame
    ) -> (SIMD2<Double>, SIMD2<Double>)? {
        guard let first = distances.first, let last = distances.last,
            let start = walk.place(first, offset: offset, isReversed: false),
            let end = walk.place(last, offset: offset, isReversed: false)
        else { return nil }
        return (frame.picture(start.point, rules.text), frame.picture(end.point, rules.text))
    }

    /// Where letters stand, against the line where they would stand on their heads; nil if the line is too short.
    func uprightPlaces(
        _ walk: LineWalk, _ distances: [Double], _ offset: SIMD2<Double>, _ frame: SymbolFrame,
        _ part: SymbolRules.Part, isVertical: Bool = false
    ) -> [LineWalk.Place]? {
        func places(_ isReversed: Bool) -> [LineWalk.Place]? {
            var places: [LineWalk.Place] = []
            for distance in distances {
                guard
                    let place = walk.place(distance, offset: offset, isReversed: isReversed)
                else { return nil }
                places.append(place)
            }
            return places
        }
        guard let forward = places(false), let first = forward.first, let last = forward.last else {
            return nil
        }
        guard part.keepsUpright else { return forward }
        var start = frame.picture(first.point, part)
        var end = frame.picture(last.point, part)
        if forward.count == 1 {
            // One letter stands as the piece of line below it.
            start = frame.picture(walk.anchor, part)
            guard walk.line.indices ~= walk.segment + 1,
                let next = walk.project(walk.line[walk.segment + 1], walk.start)
            else { return forward }
            end = frame.picture(next, part)
        }
        let isUpsideDown = isVertical ? start.y > end.y : start.x > end.x
        return isUpsideDown ? places(true) : forward
    }

    /// Draws a letter, or an image among letters.
    ///
    /// - Parameters:
    ///   - place: The middle of its advance where the pen is, from the anchor in units of 24 an em.
    ///   - turn: Cosine and sine of the label's rotation without its own.
    private mutating func drawPiece(
        _ piece: ShapedLabel.Piece, at place: SIMD2<Double>, _ anchor: SIMD2<Double>,
        _ turn: SIMD2<Double>, _ content: SymbolContent, _ ink: Ink, _ unit: Double,
        _ frame: SymbolFrame, isHalo: Bool
    ) {
        let half = piece.advance / 2
        let part = rules.text
        var turn = turn
        if content.textRotation != 0 {
            turn = SIMD2(cos(content.textRotation), sin(content.textRotation)).rotated(by: turn)
        }
        switch piece.mark {
        case .glyph(let glyph):
            guard let field = glyph.field,
                let paint = paint(
                    field, ink, fill: piece.color ?? ink.fill,
                    unit: unit * piece.scale / projection.scale, slant: slant(frame, part),
                    isHalo: isHalo)
            else { return }
            // One pixel around the field lets its sides fade.
            let density = glyph.density
            let size =
                (SIMD2(Double(field.width), Double(field.height)) / density + 2) * piece.scale
            let border = Glyph.border + 1
            let low = SIMD2(
                (glyph.left - border) * piece.scale - half, (-glyph.top - border) * piece.scale)
            var corners = [low, low + SIMD2(size.x, 0), low + size, low + SIMD2(0, size.y)]
            if piece.isVertical {
                // Upright letters turn back around the middle of their square.
                let center = SIMD2(-half, half + 17)
                let shift = SIMD2(22 - (Glyph.em / 2 - half), 0)
                corners = corners.map {
                    ($0 - center).rotated(by: SIMD2(0, -1)) + center + shift
                }
            }
            let seen = corners.map { corner in
                frame.picture(anchor + ((corner + place) * unit).rotated(by: turn), part)
            }
            if let quad = TexturedQuad(
                paint, low: SIMD2(repeating: -density),
                high: SIMD2(Double(field.width), Double(field.height)) + density,
                corners: (seen[0], seen[1], seen[2], seen[3]))
            {
                list.draw(quad)
            }
        case .image(let name):
            guard !isHalo, let image = images[name] else { return }
            let size = image.size * piece.scale
            let low = place + SIMD2(piece.scale - half, Glyph.border * piece.scale)
            let border = piece.scale / image.pixelRatio
            addQuad(
                .image(image.pixels, .linear, opacity: ink.opacity), low: SIMD2(-1, -1),
                high: SIMD2(Double(image.pixels.width), Double(image.pixels.height)) + 1,
                from: (low - border) * unit, to: (low + size + border) * unit, anchor, turn, frame,
                part)
        }
    }
}
