/// A layer that passes from color to color.
open class CAGradientLayer: CALayer {
    /// The colors, each a `CGColor`; what is none is left out.
    open var colors: [Any]?
    /// Where each color stands, from 0 at the start to 1 at the end; nil for equal distances.
    open var locations: [NSNumber]?
    /// Where the colors begin, as parts of the layer's width and height; the middle of the upper edge by default.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the colors end; the middle of the lower edge by default.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// Whether the colors follow a line or the radii of a circle.
    open var type = CAGradientLayerType.axial

    override func draw(into context: CGContext) {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        let places = locations?.map { CGFloat(truncating: $0) }
        guard !colors.isEmpty, places == nil || places?.count == colors.count,
            let gradient = CGGradient(
                colorsSpace: nil, colors: colors as CFArray, locations: places)
        else { return }
        func point(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: unit.x * bounds.width, y: unit.y * bounds.height)
        }
        let (start, end) = (point(startPoint), point(endPoint))
        let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        context.addRect(CGRect(origin: .zero, size: bounds.size))
        context.clip()
        if type == .radial {
            context.drawRadialGradient(
                gradient, startCenter: start, startRadius: 0, endCenter: start,
                endRadius: hypot(end.x - start.x, end.y - start.y), options: both)
        } else {
            context.drawLinearGradient(gradient, start: start, end: end, options: both)
        }
    }
}

/// The geometry of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A line from the start to the end.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// The radii of a circle around the start, through the end.
    public static let radial = CAGradientLayerType(rawValue: "radial")
}
