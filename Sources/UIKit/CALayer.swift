/// What holds the border, the corners and the shadow of a view.
@MainActor @preconcurrency open class CALayer: NSObject {
    /// Creates a layer.
    public override init() { super.init() }

    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// Width of the line around it, inside its edge.
    open var borderWidth: CGFloat = 0
    /// Color of that line; black if nil.
    open var borderColor: CGColor?
    /// The background color.
    open var backgroundColor: CGColor?
    /// Whether what reaches beyond it is cut off.
    open var masksToBounds = false
    /// How much it covers: 0 to 1.
    open var opacity: Float = 1
    /// Its order among others: greater values are in front.
    open var zPosition: CGFloat = 0
    /// Color of the shadow, which is kept but not shown.
    open var shadowColor: CGColor?
    /// How much the shadow covers: 0 to 1.
    open var shadowOpacity: Float = 0
    /// Where the shadow falls.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How soft the shadow is, in points.
    open var shadowRadius: CGFloat = 3
    /// The shape of the shadow; nil for that of the layer.
    open var shadowPath: CGPath?
    /// Which corners are round; here all are or none.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates corners from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upper left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Upper right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Lower left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Lower right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
