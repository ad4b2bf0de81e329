/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    /// The path, in the layer's points; nil for none.
    open var path: CGPath?
    /// The color that fills the path; black by default, nil for none.
    open var fillColor: CGColor? = UIColor.black.cgColor
    /// Which points are inside of the path.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The color of the stroke; nil for none, by default.
    open var strokeColor: CGColor?
    /// The width of the stroke, in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The ends of the stroke.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The corners of the stroke.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// How far the corners of a stroke may reach, in line widths.
    open var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps, in points; nil for a whole stroke.
    open var lineDashPattern: [NSNumber]?
    /// Where in the pattern the stroke begins, in points.
    open var lineDashPhase: CGFloat = 0
    /// Where on the path the stroke begins, from 0 to 1; here it is stroked whole.
    open var strokeStart: CGFloat = 0
    /// Where on the path the stroke ends, from 0 to 1; here it is stroked whole, or not at all for 0.
    open var strokeEnd: CGFloat = 1

    override func draw(into context: CGContext) {
        guard let path else { return }
        if let fillColor {
            context.setFillColor(fillColor)
            context.addPath(path)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let strokeColor, lineWidth > 0, strokeEnd > strokeStart else { return }
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        context.setMiterLimit(miterLimit)
        context.setLineDash(
            phase: lineDashPhase,
            lengths: (lineDashPattern ?? []).map { CGFloat(truncating: $0) })
        context.addPath(path)
        context.strokePath()
    }
}

/// Which points are inside of a layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the rule.
    public let rawValue: String
    /// Creates a rule of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The interior is where the winding number is not zero.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The interior is where the number of crossings is odd.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a layer's stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the cap.
    public let rawValue: String
    /// Creates a cap of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The stroke ends with its path.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Half a disc at each end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square at each end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a layer's stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name of the join.
    public let rawValue: String
    /// Creates a join of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pointed corners.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round corners.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut corners.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
