import Foundation

/// The paint of a ribbon.
public enum RibbonPaint: Sendable {
    /// One color.
    case color(PixelColor)
    /// Dashes of one color.
    case dashes(PixelColor, RibbonDashes)
    /// The colors of a row of pixels, from the line's start to its end, times an opacity from 0 to 1.
    case ramp(PixelBuffer, opacity: Double)
    /// An image that repeats along the line and lies across its middle.
    ///
    /// `period` is its length on the plane, `height` its height, both in pixels.
    case image(PixelBuffer, period: Double, height: Double, opacity: Double)

    var isFinite: Bool {
        switch self {
        case .color, .dashes: true
        case .ramp(_, let opacity): opacity.isFinite
        case .image(_, let period, let height, let opacity):
            (period + height + opacity).isFinite && period > 0 && height > 0
        }
    }
}

/// Dashes along a ribbon, with soft ends.
///
/// Method: `LineAtlas` and the shader `line_sdf.fragment.glsl` of MapLibre GL JS: opacity follows from the distance to the nearest
/// end of a dash. Its texture has 256 pixels for the whole pattern; the half pixel that this moves dashes by is kept.
public struct RibbonDashes: Sendable, Equatable {
    private struct Piece: Equatable {
        let start: Double
        let end: Double
        let isDash: Bool
    }

    private let pieces: [Piece]
    private let total: Double
    /// Dashes and gaps in turn in pixels, as many of both.
    let lengths: [Double]
    /// Half a line's width, where dashes have round ends.
    private let radius: Double?
    /// Over how many pixels to both sides of its end a dash fades.
    private let softness: Double

    /// Creates a pattern.
    ///
    /// nil where a length is negative or not finite, or all are 0.
    ///
    /// - Parameters:
    ///   - lengths: Dashes and gaps in turn in pixels, a dash first; of an odd number the last joins the first.
    ///   - radius: Half the line's width where dashes have round ends, nil where they are cut.
    ///   - softness: Over how many pixels to both sides of its end a dash fades.
    public init?(_ lengths: [Double], radius: Double?, softness: Double) {
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }),
            radius?.isFinite != false, softness > 0, softness.isFinite
        else { return nil }
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite else { return nil }
        let isOdd = lengths.count % 2 == 1
        var pieces: [Piece] = []
        var start = isOdd ? -lengths[lengths.count - 1] : 0
        var end = 0.0
        for (index, length) in lengths.enumerated() {
            end += length
            let isLast = index == lengths.count - 1
            pieces.append(
                Piece(
                    start: start, end: isOdd && isLast ? end + lengths[0] : end,
                    isDash: index % 2 == 0))
            start = end
        }
        self.pieces = pieces
        self.total = total
        // Of an odd number the last joins the first: it is one dash of both, and the pattern begins in its middle.
        self.lengths = isOdd ? lengths.dropLast() + [lengths[lengths.count - 1], 0] : lengths
        self.radius = radius
        self.softness = softness
    }

    /// The opacity at a place along a line, and across it from −1 to 1.
    func opacity(along: Double, across: Double) -> Double {
        let step = total / 256
        var place = (along - step / 2).truncatingRemainder(dividingBy: total)
        if place < 0 { place += total }
        var distance = 0.0
        for piece in pieces where place <= min(piece.end, total) {
            let edge = min(abs(place - piece.start), abs(piece.end - place))
            if let radius {
                let middle = abs(across) * (radius + step)
                distance =
                    piece.isDash
                    ? (edge * edge + (radius - middle) * (radius - middle)).squareRoot()
                    : radius - (edge * edge + middle * middle).squareRoot()
            } else {
                distance = piece.isDash ? edge : -edge
            }
            break
        }
        let t = min(max((distance + step / 2 + softness) / (2 * softness), 0), 1)
        return t * t * (3 - 2 * t)
    }
}
