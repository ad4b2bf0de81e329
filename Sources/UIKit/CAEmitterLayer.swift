/// A layer of many small pictures that fly from a place; stored, but not shown here.
open class CAEmitterLayer: CALayer {
    /// What flies; nil for nothing.
    open var emitterCells: [CAEmitterCell]?
    /// The place that pictures fly from.
    open var emitterPosition = CGPoint.zero
    /// The size of that place, in points.
    open var emitterSize = CGSize.zero
    /// The shape of that place.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// Which part of that shape pictures fly from.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// In which order pictures are drawn.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// How many times as many pictures fly as the cells say.
    open var birthRate: Float = 1
    /// How many times as long pictures fly as the cells say.
    open var lifetime: Float = 1
    /// How many times as fast pictures fly as the cells say.
    open var velocity: Float = 1
    /// How many times as large pictures are as the cells say.
    open var scale: Float = 1
    /// How many times as fast pictures turn as the cells say.
    open var spin: Float = 1
    /// The start of chance.
    open var seed: UInt32 = 0
}

/// The shape of the place that pictures fly from.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = Self(rawValue: "point")
    /// A line.
    public static let line = Self(rawValue: "line")
    /// A rectangle.
    public static let rectangle = Self(rawValue: "rectangle")
    /// A circle.
    public static let circle = Self(rawValue: "circle")
    /// A ball.
    public static let sphere = Self(rawValue: "sphere")
}

/// The part of a shape that pictures fly from.
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its corners.
    public static let points = Self(rawValue: "points")
    /// Its line.
    public static let outline = Self(rawValue: "outline")
    /// Its surface.
    public static let surface = Self(rawValue: "surface")
    /// All of it.
    public static let volume = Self(rawValue: "volume")
}

/// In which order pictures are drawn.
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In any.
    public static let unordered = Self(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = Self(rawValue: "oldestLast")
    /// The nearest last.
    public static let backToFront = Self(rawValue: "backToFront")
    /// The light of all together.
    public static let additive = Self(rawValue: "additive")
}

/// A kind of small pictures that fly from a place.
@MainActor @preconcurrency open class CAEmitterCell: NSObject {
    /// A name for programs; nil for none.
    open var name: String?
    /// The picture, a `CGImage`; nil for none.
    open var contents: Any?
    /// How large the picture is, as a share of its size.
    open var scale: CGFloat = 1
    /// How much sizes differ.
    open var scaleRange: CGFloat = 0
    /// How fast sizes change, for each second.
    open var scaleSpeed: CGFloat = 0
    /// How many fly off in a second.
    open var birthRate: Float = 0
    /// How long they fly, in seconds.
    open var lifetime: Float = 0
    /// How much these times differ.
    open var lifetimeRange: Float = 0
    /// How fast they fly, in points for each second.
    open var velocity: CGFloat = 0
    /// How much these differ.
    open var velocityRange: CGFloat = 0
    /// How fast they get faster to the right.
    open var xAcceleration: CGFloat = 0
    /// How fast they get faster downward.
    open var yAcceleration: CGFloat = 0
    /// The direction they fly in, in radians.
    open var emissionLongitude: CGFloat = 0
    /// The direction they fly in, in radians from the plane.
    open var emissionLatitude: CGFloat = 0
    /// How much directions differ, in radians.
    open var emissionRange: CGFloat = 0
    /// How fast they turn, in radians for each second.
    open var spin: CGFloat = 0
    /// How much these differ.
    open var spinRange: CGFloat = 0
    /// Their color; nil for that of the picture.
    open var color: CGColor?
    /// How much redness differs.
    open var redRange: Float = 0
    /// How much greenness differs.
    open var greenRange: Float = 0
    /// How much blueness differs.
    open var blueRange: Float = 0
    /// How much opacity differs.
    open var alphaRange: Float = 0
    /// How fast opacity changes, for each second.
    open var alphaSpeed: Float = 0
    /// Whether they fly.
    open var isEnabled = true
    /// What flies from these in turn; nil for nothing.
    open var emitterCells: [CAEmitterCell]?

    /// Creates a kind of which none flies.
    public override init() { super.init() }
}

/// A layer that shows those in it several times; here once.
open class CAReplicatorLayer: CALayer {
    /// How often they are shown; once here.
    open var instanceCount = 1
    /// How much later each is animated, in seconds; nothing is animated here.
    open var instanceDelay: CFTimeInterval = 0
    /// How each is moved and turned from the one before.
    open var instanceTransform = CATransform3DIdentity
    /// The color that theirs are multiplied with; nil for none.
    open var instanceColor: CGColor?
    /// How much less opaque each is.
    open var instanceAlphaOffset: Float = 0
}
