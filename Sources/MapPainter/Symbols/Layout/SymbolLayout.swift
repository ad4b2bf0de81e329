import Foundation
import MapPixels
import MapStyle
import VectorTile

/// Finds where the symbols of a layer may stand in a tile, with their labels laid out.
///
/// Method: `performSymbolLayout` of MapLibre GL JS.
struct SymbolLayout {
    let rules: SymbolRules
    let images: [String: PainterImage]
    let context: EvaluationContext
    var glyphs: GlyphReader?
    private(set) var tile: SymbolTile
    private let shapes: TileShapes
    /// The tiles that the content stands for: itself, or several below it.
    private let places: [LayerTile]
    private let tileZoom: Double
    /// Units of the tile for each point of the picture, at the whole zoom.
    private let unit: Double
    /// By how much the tile is enlarged.
    private let overscaling: Double
    /// Places of labels by their text.
    private var known: [String: [SIMD2<Double>]] = [:]

    /// The maximum number of symbols of a layer in a tile.
    private static let maximumCount = 100_000

    /// - Parameter places: The tiles that the content stands for, one at least.
    init(
        _ rules: SymbolRules, _ shapes: TileShapes, _ places: [LayerTile], tileZoom: Double,
        images: [String: PainterImage], context: EvaluationContext, glyphs: GlyphReader?
    ) {
        self.rules = rules
        self.shapes = shapes
        self.places = places
        let place = places[0]
        self.images = images
        self.context = context
        self.glyphs = glyphs
        self.tileZoom = tileZoom
        overscaling = exp2(tileZoom - Double(place.content.zoom))
        unit = TileShapes.extent / (512 * overscaling)
        tile = SymbolTile(place: place, unit: unit)
    }

    /// Lays out all features.
    mutating func run() {
        context.zoom = tileZoom
        if rules.asksToAvoidEdges {
            tile.warnings.insert(
                "layer \(rules.layer.id): symbol-avoid-edges is not heeded: a picture has no tiles' edges"
            )
        }
        var geometries: [[[SIMD2<Double>]]] = []
        for index in shapes.accepted(by: rules.filter, context) {
            let feature = TileShapes.Feature(shapes: shapes, index: index)
            context.feature = feature
            guard let content = content(feature, index) else { continue }
            tile.contents.append(content)
            geometries.append(shapes.parts(of: feature.feature))
        }
        if rules.placement == .line {
            geometries = LineMerging.merged(
                zip(tile.contents, geometries).map { ($0.text, $1) })
        }
        let order =
            rules.sortsByKey
            ? tile.contents.indices.sorted {
                (tile.contents[$0].sortKey, $0) < (tile.contents[$1].sortKey, $1)
            } : Array(tile.contents.indices)
        for index in order { place(index, geometries[index]) }
        let missing = Set((glyphs?.missing ?? []).map(Syllables.leader))
        for code in missing.sorted().prefix(20) {
            tile.warnings.insert(
                "layer \(rules.layer.id): no font has U+\(String(code, radix: 16, uppercase: true))"
            )
        }
        if glyphs?.hasUnshaped == true {
            tile.warnings.insert(
                "layer \(rules.layer.id): letters that change beside others are not shaped; those of this machine's fonts are where HarfBuzz is installed"
            )
        }
        for failure in context.failures { tile.warnings.insert(failure.description) }
    }

    /// The label and the icon of a feature; nil if it has neither.
    private mutating func content(_ feature: TileShapes.Feature, _ index: Int) -> SymbolContent? {
        var content = SymbolContent(feature: feature, index: index)
        if let text = rules.textField.formatted(context), !text.isEmpty {
            if glyphs == nil {
                tile.warnings.insert("layer \(rules.layer.id): there are no fonts for labels")
            } else {
                shape(text, &content)
            }
        }
        if let name = rules.iconImage.image(context)?.name {
            if let image = images[name] {
                setIcon(name, image, &content)
            } else {
                tile.warnings.insert("layer \(rules.layer.id): there is no image \(name)")
            }
        }
        guard !content.labels.isEmpty || content.icon != nil else { return nil }
        if rules.sortsByKey { content.sortKey = rules.sortKey.number(context) }
        return content
    }

    private mutating func shape(_ text: FormattedText, _ content: inout SymbolContent) {
        guard var reader = glyphs else { return }
        defer { glyphs = reader }
        let fonts = (rules.textFont.strings(context) ?? []).joined(separator: ",")
        let label = LabelText(
            text, fonts: fonts, transform: rules.textTransform.string(context) ?? "none",
            shapes: reader.shapes)
        content.text = text.plainText
        content.textSize = rules.textSize.shown(context)
        content.boxTextSize = rules.textSize.at(tileZoom + 1, context)
        content.textRotation = rules.textRotate.number(context) * .pi / 180
        let anchor = Anchor(rawValue: rules.textAnchor.string(context) ?? "") ?? .center
        let offsets = rules.textOffset.numbers(context) ?? [0, 0]
        let offset = SIMD2(offsets[0], offsets.count > 1 ? offsets[1] : 0) * Glyph.em
        let radius = rules.textRadialOffset.number(context) * Glyph.em
        content.anchors = variableAnchors(offset, radius: radius)
        if content.anchors.isEmpty {
            content.textOffset = radius != 0 ? anchor.radialOffset(radius) : offset
        }
        let followsLine = rules.textFollowsLine
        let justify = followsLine ? "center" : rules.textJustify.string(context) ?? "center"
        var options = ShapedLabel.Options(
            maximumWidth: rules.placement == .point
                ? rules.maximumWidth.number(context) * Glyph.em : 0,
            lineHeight: rules.lineHeight, anchor: content.anchors.isEmpty ? anchor : .center,
            justification: Self.justification(justify) ?? anchor.justification,
            spacing: label.allowsLetterSpacing
                ? rules.letterSpacing.number(context) * Glyph.em : 0,
            offset: content.textOffset)
        let sizes = { [images] (name: String) in
            images[name].map { SIMD2($0.size.x, $0.size.y) }
        }
        let size = content.boxTextSize
        func shaped(_ options: ShapedLabel.Options) -> ShapedLabel? {
            ShapedLabel(label, options, &reader, textSize: size, imageSize: sizes)
        }
        if rules.writingModes.contains(.vertical), label.allowsVertical {
            var columns = options
            (columns.isVertical, columns.allStand) = (true, true)
            (columns.anchor, columns.justification) = (anchor, 0)
            content.vertical = shaped(columns)
        }
        if content.anchors.isEmpty || followsLine {
            guard let one = shaped(options) else { return }
            content.labels = [(options.justification, one)]
            if followsLine, rules.text.keepsUpright, label.allowsVertical {
                options.isVertical = true
                content.vertical = shaped(options)
            }
            return
        }
        let wanted = Self.justification(justify)
        for place in content.anchors {
            let justification = wanted ?? place.anchor.justification
            guard !content.labels.contains(where: { $0.justification == justification }) else {
                continue
            }
            if let first = content.labels.first, first.label.lineCount == 1 { break }
            options.justification = justification
            if let one = shaped(options) { content.labels.append((justification, one)) }
        }
    }

    private static func justification(_ word: String) -> Double? {
        switch word {
        case "left": 0
        case "right": 1
        case "center": 0.5
        default: nil
        }
    }

    /// Where the label may stand.
    private func variableAnchors(
        _ offset: SIMD2<Double>, radius: Double
    ) -> [(anchor: Anchor, offset: SIMD2<Double>)] {
        if rules.textAnchorOffsets.isGiven,
            let places = rules.textAnchorOffsets.anchorOffsets(context)
        {
            return places.map { place in
                let shift = place.anchor.share.y
                return (
                    place.anchor,
                    SIMD2(place.x, place.y) * Glyph.em
                        + SIMD2(0, shift == 0 ? -7 : shift == 1 ? 7 : 0)
                )
            }
        }
        return rules.variableAnchors.map { anchor in
            if radius != 0 || !rules.textOffset.isGiven {
                return (anchor, anchor.radialOffset(radius))
            }
            let way = SIMD2(1, 1) - anchor.share * 2
            return (
                anchor,
                SIMD2(
                    way.x * abs(offset.x), way.y == 0 ? 0 : way.y * (abs(offset.y) - 7))
            )
        }
    }

    private func setIcon(_ name: String, _ image: PainterImage, _ content: inout SymbolContent) {
        content.iconSize = rules.iconSize.shown(context)
        content.boxIconSize = rules.iconSize.at(tileZoom + 1, context)
        content.iconRotation = rules.iconRotate.number(context) * .pi / 180
        content.iconPadding = rules.iconPadding.padding(context)
        let offset = rules.iconOffset.numbers(context) ?? [0, 0]
        content.iconOffset = SIMD2(offset[0], offset.count > 1 ? offset[1] : 0)
        let anchor = Anchor(rawValue: rules.iconAnchor.string(context) ?? "") ?? .center
        let size = image.size
        let low = content.iconOffset - size * anchor.share
        var box = IconBox(name: name, low: low, high: low + size)
        if rules.iconFit != "none" {
            if let column = content.vertical, !rules.writingModes.isEmpty {
                var upright = box
                fit(&upright, image, column, content)
                content.verticalIcon = upright
            }
            if let label = content.label { fit(&box, image, label, content) }
        }
        content.icon = box
    }

    /// Stretches an icon to a label.
    private func fit(
        _ box: inout IconBox, _ image: PainterImage, _ label: ShapedLabel, _ content: SymbolContent
    ) {
        let factor = rules.textSize.at(tileZoom, context) / Glyph.em
        let low = SIMD2(label.left, label.top) * factor
        let high = SIMD2(label.right, label.bottom) * factor
        let padding = rules.iconFitPadding
        guard padding.count == 4 else { return }
        let middle = (low + high - image.size) / 2
        let fits = rules.iconFit
        if fits == "both" || fits == "width" {
            box.low.x = low.x - padding[3]
            box.high.x = high.x + padding[1]
        } else {
            box.low.x = middle.x
            box.high.x = middle.x + image.size.x
        }
        if fits == "both" || fits == "height" {
            box.low.y = low.y - padding[0]
            box.high.y = high.y + padding[2]
        } else {
            box.low.y = middle.y
            box.high.y = middle.y + image.size.y
        }
        box.low += content.iconOffset
        box.high += content.iconOffset
        if let content = image.content {
            box.slack =
                SIMD4(
                    content.x, content.y, image.size.x * image.pixelRatio - content.z,
                    image.size.y * image.pixelRatio - content.w) / image.pixelRatio
        }
        box.isFitted = true
    }

    private mutating func add(_ symbol: Symbol) {
        // What lies in the margin of a tile belongs to its neighbor, and of a parent to the tiles that are there.
        let point = symbol.anchor
        guard places.contains(where: { $0.holds(point) }),
            tile.symbols.count < Self.maximumCount
        else { return }
        tile.symbols.append(symbol)
    }

    /// Finds the places of a feature's symbols.
    private mutating func place(_ index: Int, _ parts: [[SIMD2<Double>]]) {
        let content = tile.contents[index]
        let type = content.feature.feature.type
        switch rules.placement {
        case .line:
            guard type != .point else { return }
            placeAlong(index, parts)
        case .lineCenter:
            let anchors = anchors(content, size: maximumTextSize(content))
            for line in parts where line.count > 1 {
                guard let place = anchors.center(of: line) else { continue }
                tile.lines.append(line)
                add(
                    Symbol(
                        content: index, anchor: place.point,
                        line: (tile.lines.count - 1, place.segment)))
            }
        case .point:
            switch type {
            case .point:
                for point in parts.joined() { add(Symbol(content: index, anchor: point)) }
            case .line:
                for line in parts {
                    guard let first = line.first else { continue }
                    add(Symbol(content: index, anchor: first))
                }
            case .polygon:
                for rings in Self.polygons(parts) {
                    // 16 units are two points of the picture.
                    guard let point = PolygonCenter.point(rings, precision: 16) else { continue }
                    add(Symbol(content: index, anchor: point))
                }
            case .unknown: break
            }
        }
    }

    private func maximumTextSize(_ content: SymbolContent) -> Double {
        context.feature = content.feature
        return rules.textSize.at(18, context)
    }

    private func anchors(_ content: SymbolContent, size: Double) -> LineAnchors {
        let label = content.vertical ?? content.label
        let textLength = label.map { $0.right - $0.left } ?? 0
        let iconLength = content.icon.map { $0.high.x - $0.low.x } ?? 0
        let scale = unit * size / Glyph.em
        return LineAnchors(
            labelLength: max(textLength, iconLength) * scale, maximumAngle: rules.maximumAngle,
            window: label == nil ? 0 : 0.6 * Glyph.em * scale)
    }

    private mutating func placeAlong(_ index: Int, _ parts: [[SIMD2<Double>]]) {
        let content = tile.contents[index]
        let size = maximumTextSize(content)
        let anchors = anchors(content, size: size)
        let spacing = unit * rules.spacing
        let scale = unit * size / Glyph.em
        let box = TileBox(low: .zero, high: SIMD2(repeating: TileShapes.extent))
        for line in box.cut(parts, .line) {
            let line = line.map { ($0 + 0.5).rounded(.down) }
            let places = anchors.places(
                on: line, spacing: spacing, start: anchors.labelLength / 2 + 2 * Glyph.em * scale,
                overscaling: overscaling)
            guard !places.isEmpty else { continue }
            tile.lines.append(line)
            for place in places
            where content.labels.isEmpty
                || !isTooClose(content.text, place.point, spacing / 2)
            {
                add(
                    Symbol(
                        content: index, anchor: place.point,
                        line: (tile.lines.count - 1, place.segment)))
            }
        }
    }

    /// Whether an equal label stands near; if none does, this one is known from now on.
    private mutating func isTooClose(
        _ text: String, _ point: SIMD2<Double>, _ distance: Double
    ) -> Bool {
        for other in known[text] ?? [] {
            let way = other - point
            if (way * way).sum() < distance * distance { return true }
        }
        known[text, default: []].append(point)
        return false
    }

    /// Rings by polygon: one with the winding of the first begins another polygon.
    private static func polygons(_ rings: [[SIMD2<Double>]]) -> [[[SIMD2<Double>]]] {
        var polygons: [[[SIMD2<Double>]]] = []
        var sign: Double?
        for ring in rings {
            let area = zip(ring, ring.dropFirst()).reduce(0) {
                $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y)
            }
            guard area != 0 else { continue }
            if sign == nil { sign = area }
            if (area < 0) == ((sign ?? 0) < 0) {
                polygons.append([ring])
            } else if !polygons.isEmpty {
                polygons[polygons.count - 1].append(ring)
            }
        }
        return polygons
    }
}
