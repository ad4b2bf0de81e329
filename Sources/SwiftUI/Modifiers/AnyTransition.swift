/// The animation of a view that is inserted or removed; here there is none.
public struct AnyTransition: Sendable {
    /// Fades in and out.
    public static let opacity = AnyTransition()
    /// Slides in from the leading edge and out at the trailing one.
    public static let slide = AnyTransition()
    /// Grows from and shrinks to a point.
    public static let scale = AnyTransition()
    /// A transition without animation.
    public static let identity = AnyTransition()

    /// Fades, blurred, into what takes its place.
    public static let blurReplace = AnyTransition()

    /// Moves in and out at an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

    /// Moves in from an edge, and out at the opposite one.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

    /// Moves in and out by an offset in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

    /// Moves in and out by an offset in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

    /// Grows from and shrinks to a factor about a point.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition()
    }

    /// Uses one transition for insertion and another for removal.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        insertion
    }

    /// Changes from one modifier to the other.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition()
    }

    /// Combines the transition with another; here it stays as it is.
    public func combined(with other: AnyTransition) -> AnyTransition { self }

    /// Returns the transition with an animation of its own; here there is none.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
