/// The shape of a stroked line.
public struct LineStroke: Sendable, Equatable {
    /// The shape of corners.
    public enum Join: Sendable {
        /// Sides are prolonged until they meet.
        case miter
        /// An arc around the corner.
        case round
        /// A straight cut across the corner.
        case bevel
    }

    /// The shape of ends.
    public enum Cap: Sendable {
        /// The line ends at its end point.
        case butt
        /// A half disk.
        case round
        /// A half square.
        case square
    }

    /// The width in pixels.
    public var width: Double
    /// The offset of its middle to the right of the line's direction, in pixels.
    public var offset: Double
    /// The shape of corners.
    public var join: Join
    /// The shape of ends.
    public var cap: Cap
    /// The length of a miter, in widths, above which the corner is cut.
    public var miterLimit: Double
    /// The length of a miter, in widths, below which a round corner is a miter.
    public var roundLimit: Double
    /// Creates a stroke.
    public init(
        width: Double, offset: Double = 0, join: Join = .miter, cap: Cap = .butt,
        miterLimit: Double = 2, roundLimit: Double = 1.05
    ) {
        self.width = width
        self.offset = offset
        self.join = join
        self.cap = cap
        self.miterLimit = miterLimit
        self.roundLimit = roundLimit
    }
}

extension PixelPath {
    /// Adds the outline of a line; filled by the nonzero rule it is the line, wherever that crosses itself.
    ///
    /// Equal points that follow each other count once; a line of one point has no outline.
    ///
    /// - Parameters:
    ///   - line: Points in pixels.
    ///   - isClosed: Whether the last point is joined to the first; a last point equal to the first is left out then.
    ///   - stroke: Width, joins and caps.
    public mutating func add(
        strokeOf line: some Sequence<SIMD2<Double>>, isClosed: Bool = false, _ stroke: LineStroke
    ) {
        guard stroke.width > 0 else { return }
        var outline = StrokeOutline(line, isClosed: isClosed, stroke)
        for contour in outline.contours() { add(contour: contour) }
    }
}
