/// The phase of a view's appearance or disappearance.
public enum TransitionPhase: Equatable, Hashable, Sendable {
    case willAppear, identity, didDisappear

    /// Whether the view is there as it is.
    public var isIdentity: Bool { self == .identity }
    /// -1 before the view has come, 0 while it is there, 1 after it has gone.
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// The properties of a ``Transition`` that do not depend on its views.
public struct TransitionProperties: Sendable {
    /// Whether the transition includes motion.
    public let hasMotion: Bool

    /// Creates properties.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Changes a view while it comes and goes; here it comes and goes at once, and is shown as it is between.
@MainActor @preconcurrency public protocol Transition {
    /// The type of the body.
    associatedtype Body: View
    /// The view that comes and goes, as the transition sees it.
    typealias Content = ViewModifierContent<Self>
    /// Makes what is shown of the view in a phase.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
        -> Body
    /// What is known of the transition without its views.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// Default implementation: includes motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Makes what is shown of a view in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: ViewModifierContent(view: content), phase: phase)
    }

    /// Combines the transition with another one.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Returns the transition with an animation of its own; here there is none.
    public func animation(_ animation: Animation?) -> some Transition { self }
}

/// Two transitions, one after the other.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// One transition for coming in and another one for going out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition of a view that comes in.
    public var insertion: Insertion
    /// The transition of a view that goes out.
    public var removal: Removal

    /// Creates a transition from two.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// The view in the transition that the phase belongs to.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        if phase == .willAppear {
            insertion.apply(content: content, phase: phase)
        } else {
            removal.apply(content: content, phase: phase)
        }
    }
}

/// Fades in and out.
public struct OpacityTransition: Transition {
    /// Creates the transition.
    public init() {}
    /// The view, faded while it is not there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Leaves the view as it is.
public struct IdentityTransition: Transition {
    /// Creates the transition.
    public init() {}
    /// The view.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Grows from and shrinks to a factor about a point.
public struct ScaleTransition: Transition {
    /// The factor while the view is not there.
    public var scale: Double
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// Creates the transition.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// The view, smaller while it is not there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

extension View {
    /// Shows coming and going as a movement: here it is shown at once.
    public func transition(_ transition: AnyTransition) -> some View { self }

    /// Shows coming and going as a movement: here it is shown at once, as the transition shows what is there.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> some View {
        transition.apply(content: self, phase: .identity)
    }
}

extension AnyTransition {
    /// Creates a transition from any other.
    public init<T: Transition>(_ transition: T) { self.init() }
}
