import MapStyle

/// A label's letters in their places, in units of which an em has 24.
///
/// Method: `shapeText` of MapLibre GL JS.
struct ShapedLabel: Sendable {
    /// A letter or an image in its place.
    struct Piece: Sendable {
        /// The content of a glyph's place.
        enum Mark: Sendable {
            case glyph(Glyph)
            case image(String)
        }
        var mark: Mark
        /// The horizontal pen position.
        var x: Double
        var y: Double
        var advance: Double
        var scale: Double
        /// Whether it is upright on a vertical line.
        var isVertical: Bool
        var color: StyleColor?
    }

    var pieces: [Piece] = []
    var left = 0.0
    var right = 0.0
    var top = 0.0
    var bottom = 0.0
    var lineCount = 0
    var isVertical = false

    /// How the letters of a label are laid out.
    struct Options: Hashable {
        /// The maximum number of units of a line; 0 for one line.
        var maximumWidth: Double
        var lineHeight: Double
        var anchor: Anchor
        /// 0 for left, ½ for center, 1 for right.
        var justification: Double
        var spacing: Double
        var offset: SIMD2<Double>
        var isVertical = false
        /// Whether on vertical lines letters of other scripts stand too.
        var allStand = false
    }

    /// From the middle of the first line to where its letters stand.
    private static let baseline = -17.0

    /// Lays out a text; nil if none of its characters has a glyph.
    ///
    /// - Parameters:
    ///   - imageSize: Width and height in points of an image of the style; nil if there is none.
    ///   - textSize: The label's size in points: images keep theirs.
    init?(
        _ source: LabelText, _ options: Options, _ glyphs: inout GlyphReader, textSize: Double,
        imageSize: (String) -> SIMD2<Double>?
    ) {
        let text = options.isVertical ? source.verticalized : source
        isVertical = options.isVertical
        func scale(_ section: LabelText.Section) -> Double {
            section.image == nil ? section.scale : section.scale * Glyph.em / max(textSize, 1e-6)
        }
        func advance(_ text: LabelText, _ index: Int) -> Double {
            let section = text.section(index)
            if let image = section.image {
                return (imageSize(image)?.x ?? 0) * scale(section) + options.spacing
            }
            guard let glyph = glyphs.glyph(text.codes[index], section.fonts) else { return 0 }
            return glyph.advance * section.scale + options.spacing
        }
        let advances = text.codes.indices.map { advance(text, $0) }
        let ends = LineBreaks.places(
            text, maximumWidth: options.maximumWidth, advances: advances)
        let lines = text.lines(endingAt: ends)
        lineCount = lines.count
        var y = Self.baseline
        var widest = 0.0
        var highest = 0.0
        for line in lines {
            guard !line.codes.isEmpty else {
                y += options.lineHeight
                continue
            }
            let largest = line.owners.reduce(0) { max($0, text.sections[$1].scale) }
            let first = pieces.count
            var x = 0.0
            var extra = 0.0
            for index in line.codes.indices {
                let section = line.section(index)
                let own = scale(section)
                if let name = section.image {
                    guard let size = imageSize(name) else { continue }
                    // The lower edge stands on the base line.
                    let shift = (largest - 1) * Glyph.em + Glyph.em - size.y * own
                    extra = max(extra, size.y * own - Glyph.em * largest)
                    pieces.append(
                        Piece(
                            mark: .image(name), x: x, y: y + shift, advance: size.x * own,
                            scale: own, isVertical: false, color: section.color))
                    x += size.x * own + options.spacing
                    continue
                }
                guard let glyph = glyphs.glyph(line.codes[index], section.fonts) else { continue }
                let shift =
                    switch section.alignment {
                    case "top": 0.0
                    case "center": (largest - own) * Glyph.em / 2
                    default: (largest - own) * Glyph.em
                    }
                let stands = options.isVertical && options.stands(line.codes[index])
                pieces.append(
                    Piece(
                        mark: .glyph(glyph), x: x, y: y + shift,
                        advance: glyph.advance * own, scale: own, isVertical: stands,
                        color: section.color))
                x += (stands ? Glyph.em * own : glyph.advance * own) + options.spacing
            }
            if pieces.count > first {
                widest = max(widest, x - options.spacing)
                let last = pieces[pieces.count - 1]
                let indent = (last.x + last.advance) * options.justification
                for index in first..<pieces.count {
                    pieces[index].x -= indent
                    pieces[index].y += extra
                }
            }
            let height = options.lineHeight * largest + extra
            highest = max(highest, height)
            y += height
        }
        guard !pieces.isEmpty else { return nil }
        align(options, widest: widest, highest: highest, blockHeight: y - Self.baseline)
    }

    private mutating func align(
        _ options: Options, widest: Double, highest: Double, blockHeight: Double
    ) {
        let place = options.anchor.share
        let shiftX = (options.justification - place.x) * widest
        let shiftY =
            highest == options.lineHeight
            ? (-place.y * Double(lineCount) + 0.5) * options.lineHeight
            : -blockHeight * place.y - Self.baseline
        for index in pieces.indices {
            pieces[index].x += shiftX
            pieces[index].y += shiftY
        }
        top = options.offset.y - place.y * blockHeight
        bottom = top + blockHeight
        left = options.offset.x - place.x * widest
        right = left + widest
    }
}

extension ShapedLabel.Options {
    /// Whether a letter of a vertical line is drawn upright.
    fileprivate func stands(_ code: UInt32) -> Bool {
        allStand
            ? !LabelText.isBlank(code) && ScriptRules.allowsLetterSpacing(code)
            : ScriptRules.isUpright(code)
    }
}

extension Anchor {
    /// Where the anchor is in a box: 0 for left and top, 1 for right and bottom.
    var share: SIMD2<Double> {
        let x =
            switch self {
            case .left, .topLeft, .bottomLeft: 0.0
            case .right, .topRight, .bottomRight: 1.0
            default: 0.5
            }
        let y =
            switch self {
            case .top, .topLeft, .topRight: 0.0
            case .bottom, .bottomLeft, .bottomRight: 1.0
            default: 0.5
            }
        return SIMD2(x, y)
    }

    /// The justification that suits the anchor: 0 for left, ½ for center, 1 for right.
    var justification: Double { share.x }

    /// How far a label is from its point at a radial offset: letters reach 7 units below where they stand.
    func radialOffset(_ radius: Double) -> SIMD2<Double> {
        let distance = max(radius, 0)
        let diagonal = distance / 2.0.squareRoot()
        let (horizontal, vertical) =
            switch self {
            case .topLeft, .topRight, .bottomLeft, .bottomRight: (diagonal, diagonal)
            case .center: (0.0, 0.0)
            default: (distance, distance)
            }
        let way = SIMD2(1, 1) - share * 2
        return SIMD2(
            way.x * horizontal, way.y == 0 ? 0 : way.y * (vertical - 7))
    }
}
