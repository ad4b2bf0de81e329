/// A picture as shapes rather than pixels, for files that stay sharp at any size.
///
/// It is made of a `DrawList` that keeps its paths. What has no shape of one color (images, heat maps, shaded ground and
/// solids, fading or graded lines) is painted and stands among the shapes as an image.
public struct VectorPicture: Sendable {
    /// The picture's width in the units of its coordinates.
    public let width: Double
    /// The picture's height.
    public let height: Double
    /// Outlines that are drawn several times, such as letters.
    let outlines: [PixelPath]
    /// Images that are drawn, each once in the file.
    let images: [PixelBuffer]
    /// What is drawn, lowest first.
    let groups: [Group]

    /// Marks of which only what lies in a polygon is seen.
    struct Group: Sendable {
        /// A convex polygon; empty for the whole picture.
        let clip: [SIMD2<Double>]
        var marks: [Mark]
    }

    /// One thing that is drawn.
    enum Mark: Sendable {
        /// A filled path; `edge` is the width of a line of the same color along its edge, 0 for none.
        case fill(PixelPath, FillRule, PixelColor, edge: Double)
        /// Lines of one color.
        case lines([Line], VectorStroke, PixelColor)
        /// An outline by the even-odd rule.
        case outline(Int, Placement, PixelColor)
        /// An image, whose pixels are units of its placement.
        case image(Int, Placement, opacity: Double)
    }

    /// Points, and whether the last is joined to the first.
    struct Line: Sendable {
        var points: [SIMD2<Double>]
        var isClosed: Bool
    }

    /// Where the units of an outline or an image stand in the picture.
    struct Placement: Sendable {
        var origin: SIMD2<Double>
        var right: SIMD2<Double>
        var down: SIMD2<Double>
    }
}

/// How lines of a vector picture look.
struct VectorStroke: Sendable, Equatable {
    var width: Double
    var join: LineStroke.Join
    var cap: LineStroke.Cap
    var miterLimit: Double
    /// Dashes and gaps in turn; empty for a whole line.
    var dashes: [Double] = []
}

extension VectorPicture.Mark {
    /// Whether a part of the mark lets one see what is below it.
    var isTranslucent: Bool {
        switch self {
        case .fill(_, _, let color, _), .lines(_, _, let color), .outline(_, _, let color):
            color.alpha < 255
        case .image: true
        }
    }
}
