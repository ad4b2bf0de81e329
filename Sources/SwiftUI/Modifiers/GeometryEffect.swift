/// A transformation of points in three rows, as effects of geometry tell it.
public struct ProjectionTransform: Equatable, Sendable {
    /// The horizontal share of x.
    public var m11: CGFloat = 1
    /// The vertical share of x.
    public var m12: CGFloat = 0
    /// The coefficient of x in the divisor.
    public var m13: CGFloat = 0
    /// The horizontal share of y.
    public var m21: CGFloat = 0
    /// The vertical share of y.
    public var m22: CGFloat = 1
    /// The coefficient of y in the divisor.
    public var m23: CGFloat = 0
    /// The horizontal distance, in points.
    public var m31: CGFloat = 0
    /// The vertical distance, in points.
    public var m32: CGFloat = 0
    /// The divisor.
    public var m33: CGFloat = 1

    /// Creates the transformation that changes nothing.
    public init() {}

    /// Creates a transformation from one in the plane.
    public init(_ transform: CGAffineTransform) {
        (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
        (m31, m32) = (transform.tx, transform.ty)
    }

    /// Creates a transformation from one in space, seen from the front.
    public init(_ transform: CATransform3D) {
        (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
        (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
        (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
    }

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }
}

/// Moves a view without a change of its layout; turns and scales are not drawn here.
public protocol GeometryEffect: Animatable, ViewModifier {
    /// Returns the change of a view of a size, in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The view, moved by the effect.
    public func body(content: Content) -> some View {
        content.with(LayoutModifier { GeometryEffectItem($0, effectValue, $1) })
    }

    /// Returns the effect without its part in layout, of which it has none.
    public func ignoredByLayout() -> Self { self }
}

/// Shows content somewhere else than it is, by its size.
private final class GeometryEffectItem: LayoutItem {
    private let value: (CGSize) -> ProjectionTransform

    init(
        _ node: ViewNode, _ value: @escaping (CGSize) -> ProjectionTransform, _ child: LayoutItem
    ) {
        self.value = value
        super.init(node, [child])
    }

    override func placeChildren(_ size: CGSize) {
        let transform = value(size)
        let origin = CGPoint(x: transform.m31, y: transform.m32)
        let isPlace = origin.x.isFinite && origin.y.isFinite
        children[0].place(CGRect(origin: isPlace ? origin : .zero, size: size))
    }
}
