/// The shape of a line that is drawn as a ribbon: its width, sides, corners and ends.
public struct RibbonStroke: Sendable, Equatable {
    /// The width in pixels; with a gap that of each of the two lines beside it.
    public var width: Double
    /// The width of the gap in the middle, in pixels; 0 for none.
    public var gap = 0.0
    /// The offset of its middle to the right of the line's direction, in pixels.
    public var offset = 0.0
    /// Over how many pixels, beside the one of antialiasing, the sides fade.
    public var blur = 0.0
    /// The shape of corners.
    public var join = LineStroke.Join.miter
    /// The shape of ends.
    public var cap = LineStroke.Cap.butt
    /// The length of a miter, in widths, above which the corner is cut.
    public var miterLimit = 2.0
    /// The length of a miter, in widths, below which a round corner is a miter.
    public var roundLimit = 1.05
    /// The distance from a sharp corner beyond which the ribbon is only as skewed as its sides, in pixels.
    public var cornerReach = 15.0
    /// The pixels that lengths along the line are counted in, rounded down; 0 for none.
    public var lengthStep = 0.0

    /// Creates a stroke.
    public init(width: Double) { self.width = width }

    /// From the middle to where nothing is painted any more, in pixels.
    var outset: Double { gap > 0 ? gap / 2 + width + 0.5 : width / 2 + 0.5 }
    /// From the middle to where the line is painted wholly, in pixels; 0 without a gap.
    var inset: Double { gap > 0 ? gap / 2 + 0.5 : 0 }

    /// How many pixels anything of it lies beside the line's points at most: as far as its miters.
    public var reach: Double {
        // Round joins that are hardly bent are miters too.
        (outset + abs(offset)) * max(miterLimit, join == .round ? roundLimit : 0, 2) + 1
    }

    var isFinite: Bool {
        (width + gap + offset + blur + miterLimit + roundLimit + cornerReach + lengthStep).isFinite
    }
}
