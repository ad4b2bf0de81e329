/// The drawing attributes of a view: background, border, corners and shadow.
@MainActor @preconcurrency open class CALayer: NSObject {
    /// Creates a layer without border, shadow or background.
    public override init() { super.init() }

    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The width of the border inside the layer's edge, in points; 0 for none.
    open var borderWidth: CGFloat = 0
    /// The color of the border; black if nil.
    open var borderColor: CGColor?
    /// The color behind the content; nil for none.
    open var backgroundColor: CGColor?
    /// Whether sublayers are clipped to the layer's bounds; false by default.
    open var masksToBounds = false
    /// The opacity of the layer, from 0 to 1.
    open var opacity: Float = 1
    /// The position along the z-axis: layers of greater values are in front.
    open var zPosition: CGFloat = 0
    /// Color of the shadow, which is kept but not shown.
    open var shadowColor: CGColor?
    /// The opacity of the shadow, from 0 to 1; 0 by default.
    open var shadowOpacity: Float = 0
    /// The offset of the shadow from the layer, in points to the right and down.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3
    /// The shape of the shadow; nil for that of the layer.
    open var shadowPath: CGPath?
    /// Which corners are round; here all are or none.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The corners of a layer that its corner radius applies to.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a set of corners from the raw value, one bit a corner.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
