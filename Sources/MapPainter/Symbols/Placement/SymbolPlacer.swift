import Foundation
import MapStyle

/// A symbol that is shown, or a part of it.
struct PlacedSymbol: Sendable {
    /// The symbol's place in its tile.
    var symbol: Int
    var showsText: Bool
    var showsIcon: Bool
    /// Which of the content's labels is shown.
    var label = 0
    /// How far the label is from its anchor, in points of the label's size.
    var shift = SIMD2<Double>.zero
    /// Whether the label at a point runs from above to below.
    var isVertical = false
}

/// Decides which symbols are shown: those that find room, first the layers on top.
///
/// The order is that of the data, so that the same picture comes from any number of threads.
///
/// Method: `Placement` and `CollisionIndex` of MapLibre GL JS.
struct SymbolPlacer {
    private var grid: CollisionGrid
    private let scale: Double

    /// Creates a placer for a picture.
    ///
    /// - Parameter border: How far inside the picture's sides, in points, a border lies that no symbol crosses; nil for none.
    init(_ projection: PictureProjection, border: Double? = nil) {
        scale = projection.scale
        // 100 points around the picture take part, so that what stands at its border does not depend on it.
        grid = CollisionGrid(
            size: projection.size, margin: 100 * scale, side: 30 * scale,
            border: border.map { $0 * projection.scale })
    }

    /// Places the symbols of a layer; for each of its tiles the shown ones in the tile's order.
    mutating func place(_ rules: SymbolRules, _ tiles: [SymbolTile]) -> [[PlacedSymbol]] {
        var placed = Array(repeating: [PlacedSymbol](), count: tiles.count)
        let hasText = tiles.contains { $0.contents.contains { !$0.labels.isEmpty } }
        let hasIcons = tiles.contains { $0.contents.contains { $0.icon != nil } }
        var order: [(tile: Int, symbol: Int)] = []
        for tile in tiles.indices {
            let symbols =
                rules.placesByHeight
                ? Self.byHeight(tiles[tile]).reversed() : Array(tiles[tile].symbols.indices)
            order += symbols.map { (tile, $0) }
        }
        if rules.sortsByKey {
            func key(_ entry: (tile: Int, symbol: Int)) -> Double {
                let tile = tiles[entry.tile]
                return tile.contents[tile.symbols[entry.symbol].content].sortKey
            }
            order = order.enumerated().map { ($0.offset, key($0.element), $0.element) }
                .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.2)
        }
        for (tile, symbol) in order {
            if let entry = place(
                symbol, tiles[tile], rules, hasText: hasText, hasIcons: hasIcons)
            {
                placed[tile].append(entry)
            }
        }
        if rules.sortsByKey || rules.placesByHeight {
            for tile in placed.indices { placed[tile].sort { $0.symbol < $1.symbol } }
        }
        return placed
    }

    /// The symbols of a tile from the upper side of the picture down.
    static func byHeight(_ tile: SymbolTile) -> [Int] {
        let heights = tile.symbols.map { symbol in
            tile.place.projection.turned(symbol.anchor).y.rounded()
        }
        return tile.symbols.indices.sorted { a, b in
            if heights[a] != heights[b] { return heights[a] < heights[b] }
            let one = tile.contents[tile.symbols[a].content].index
            let two = tile.contents[tile.symbols[b].content].index
            return one != two ? one > two : a < b
        }
    }

    private mutating func place(
        _ index: Int, _ tile: SymbolTile, _ rules: SymbolRules, hasText: Bool, hasIcons: Bool
    ) -> PlacedSymbol? {
        let symbol = tile.symbols[index]
        let content = tile.contents[symbol.content]
        guard let frame = SymbolFrame(symbol.anchor, tile.place) else { return nil }
        var entry = PlacedSymbol(symbol: index, showsText: false, showsIcon: false)
        var textShapes: [CollisionGrid.Shape] = []
        if content.label != nil {
            if rules.textFollowsLine, let line = symbol.line {
                textShapes = alongLine(
                    frame, tile.lines[line.index], line.segment, from: symbol.anchor, content, rules
                )
                entry.showsText = rules.text.overlap == .always || !textShapes.isEmpty
            } else {
                textShapes = atPoint(frame, tile, content, rules, &entry)
                entry.showsText = !textShapes.isEmpty
            }
        }
        var iconShapes: [CollisionGrid.Shape] = []
        if let icon = content.icon(isVertical: entry.isVertical) {
            let shape = box(frame, tile, icon, content, rules, entry)
            if grid.contains(shape), !grid.isTaken(shape, rules.icon.overlap) {
                iconShapes = [shape]
                entry.showsIcon = true
            }
        }
        let iconAlone = rules.text.isOptional || content.labels.isEmpty
        let textAlone = rules.icon.isOptional || content.icon == nil
        if !iconAlone, !textAlone {
            entry.showsText = entry.showsText && entry.showsIcon
            entry.showsIcon = entry.showsText
        } else if !textAlone {
            entry.showsText = entry.showsText && entry.showsIcon
        } else if !iconAlone {
            entry.showsIcon = entry.showsIcon && entry.showsText
        }
        if entry.showsText, !rules.text.ignoresPlacement {
            for shape in textShapes { grid.insert(shape, rules.text.overlap) }
        }
        if entry.showsIcon, !rules.icon.ignoresPlacement {
            for shape in iconShapes { grid.insert(shape, rules.icon.overlap) }
        }
        let bothAlways = rules.text.overlap == .always && rules.icon.overlap == .always
        if rules.text.overlap == .always, bothAlways || !hasIcons || rules.icon.isOptional,
            !content.labels.isEmpty
        {
            entry.showsText = true
        }
        if rules.icon.overlap == .always, bothAlways || !hasText || rules.text.isOptional,
            content.icon != nil
        {
            entry.showsIcon = true
        }
        return entry.showsText || entry.showsIcon ? entry : nil
    }

    /// Finds room for a label beside its anchor; the shapes that it takes, none if there is no room.
    private func atPoint(
        _ frame: SymbolFrame, _ tile: SymbolTile, _ content: SymbolContent,
        _ rules: SymbolRules, _ entry: inout PlacedSymbol
    ) -> [CollisionGrid.Shape] {
        guard let label = content.label else { return [] }
        guard let column = content.vertical, !rules.writingModes.isEmpty else {
            return beside(frame, tile, label, isVertical: false, content, rules, &entry)
        }
        for mode in rules.writingModes {
            let isVertical = mode == .vertical
            let shapes = beside(
                frame, tile, isVertical ? column : label, isVertical: isVertical, content, rules,
                &entry)
            guard shapes.isEmpty else { return shapes }
        }
        // Where it is drawn without room, it is as it is preferred; an icon alone is that of a level label.
        entry.isVertical = rules.text.overlap == .always && rules.writingModes.first == .vertical
        return []
    }

    /// Finds room for one of a point's labels.
    private func beside(
        _ frame: SymbolFrame, _ tile: SymbolTile, _ label: ShapedLabel, isVertical: Bool,
        _ content: SymbolContent, _ rules: SymbolRules, _ entry: inout PlacedSymbol
    ) -> [CollisionGrid.Shape] {
        entry.isVertical = isVertical
        let pixels = frame.pixels(rules.text)
        let unit = content.boxTextSize / Glyph.em
        let padding = rules.textPadding
        var low = SIMD2(label.left, label.top) * unit - padding
        var high = SIMD2(label.right, label.bottom) * unit + padding
        // A quarter turn to the right.
        if isVertical { (low, high) = (SIMD2(-high.y, low.x), SIMD2(-low.y, high.x)) }
        (low, high) = (tile.kept(low), tile.kept(high))
        let rotation = content.textRotation + frame.rotation(rules.text)
        func shape(_ shift: SIMD2<Double>) -> CollisionGrid.Shape {
            frame.box(
                (low + shift) * pixels, (high + shift) * pixels, rotation: rotation, rules.text)
        }
        guard !content.anchors.isEmpty else {
            let shape = shape(.zero)
            let hasRoom = grid.contains(shape) && !grid.isTaken(shape, rules.text.overlap)
            return hasRoom ? [shape] : []
        }
        let overlaps: [SymbolRules.Overlap] =
            rules.text.overlap == .never ? [.never] : [.never, rules.text.overlap]
        for overlap in overlaps {
            for place in content.anchors {
                let shift =
                    (SIMD2(0.5, 0.5) - place.anchor.share) * (high - low) + place.offset * unit
                let shape = shape(shift)
                guard grid.contains(shape), !grid.isTaken(shape, overlap) else { continue }
                entry.shift = shift / max(unit, 1e-9)
                entry.label =
                    content.labels.firstIndex {
                        $0.justification == place.anchor.justification
                    } ?? 0
                return [shape]
            }
        }
        return []
    }

    private func box(
        _ frame: SymbolFrame, _ tile: SymbolTile, _ icon: IconBox, _ content: SymbolContent,
        _ rules: SymbolRules, _ entry: PlacedSymbol
    ) -> CollisionGrid.Shape {
        let pixels = frame.pixels(rules.icon)
        let size = content.boxIconSize
        let padding = content.iconPadding
        var low = (icon.low + SIMD2(icon.slack.x, icon.slack.y)) * size
        var high = (icon.high - SIMD2(icon.slack.z, icon.slack.w)) * size
        low -= SIMD2(padding.left, padding.top)
        high += SIMD2(padding.right, padding.bottom)
        low = tile.kept(low)
        high = tile.kept(high)
        if icon.isFitted, !content.anchors.isEmpty {
            let shift = entry.shift * (content.boxTextSize / Glyph.em)
            low += shift
            high += shift
        }
        let rotation =
            content.iconRotation + (rules.iconFollowsLine ? 0 : frame.rotation(rules.icon))
            + (entry.isVertical && icon.isFitted ? .pi / 2 : 0)
        return frame.box(low * pixels, high * pixels, rotation: rotation, rules.icon)
    }

    /// The circles that a label along a line takes, none if there is no room.
    private func alongLine(
        _ frame: SymbolFrame, _ line: [SIMD2<Double>], _ segment: Int,
        from anchor: SIMD2<Double>, _ content: SymbolContent, _ rules: SymbolRules
    ) -> [CollisionGrid.Shape] {
        guard let label = content.label, let first = label.pieces.first,
            let last = label.pieces.last
        else { return [] }
        let unit = content.textSize / Glyph.em * frame.pixels(rules.text)
        let walk = frame.walk(line, segment, from: anchor, rules.text)
        let offset = content.textOffset * unit
        guard
            let start = walk.place(
                (first.x + first.advance / 2) * unit, offset: offset, isReversed: false,
                keepsPath: true),
            let end = walk.place(
                (last.x + last.advance / 2) * unit, offset: offset, isReversed: false,
                keepsPath: true)
        else { return [] }
        let path = (start.path.reversed() + end.path).map { frame.picture($0, rules.text) }
        let height = max(10, label.bottom - label.top)
        // In the picture, whatever plane the letters lie in.
        let ratio = min(0.5 + 0.5 / frame.depth, 4) * scale
        let radius =
            height / 2 * content.textSize / Glyph.em * ratio + rules.textPadding * scale
        let all = Self.circles(path, radius: radius)
        if grid.crossesBorder(all, rules.text.overlap) { return [] }
        let shapes = all.filter(grid.contains)
        return shapes.contains { grid.isTaken($0, rules.text.overlap) } ? [] : shapes
    }

    /// Circles of a radius along a path that leave small gaps alone.
    private static func circles(
        _ path: [SIMD2<Double>], radius: Double
    ) -> [CollisionGrid.Shape] {
        var lengths = [0.0]
        for (a, b) in zip(path, path.dropFirst()) {
            let way = b - a
            lengths.append(lengths[lengths.count - 1] + (way * way).sum().squareRoot())
        }
        guard let total = lengths.last, total.isFinite, radius > 0 else { return [] }
        let padding = min(radius * 0.25, total / 2)
        let inner = total - 2 * padding
        let wanted = total <= radius / 2 ? 1 : (inner / (radius * 2.5)).rounded(.up) + 1
        let count = Int(min(wanted, 1000))
        var index = 0
        return (0..<count).map { step in
            let distance =
                count == 1 ? total / 2 : padding + inner * Double(step) / Double(count - 1)
            while index + 2 < lengths.count, lengths[index + 1] < distance { index += 1 }
            guard index + 1 < path.count else {
                return CollisionGrid.Shape(center: path[index], radius: radius)
            }
            let piece = lengths[index + 1] - lengths[index]
            let t = piece > 0 ? (distance - lengths[index]) / piece : 0
            return CollisionGrid.Shape(
                center: path[index] + (path[index + 1] - path[index]) * t, radius: radius)
        }
    }
}
