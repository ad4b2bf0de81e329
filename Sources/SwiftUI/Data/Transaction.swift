/// The timing of an animated change; here only its duration counts.
public struct Animation: Hashable, Sendable {
    /// How long it takes, in seconds.
    let duration: Double

    /// The default animation, of 0.35 seconds.
    public static let `default` = Animation(duration: 0.35)
    /// An animation of 0.35 seconds that starts and ends slowly.
    public static let easeInOut = Animation(duration: 0.35)
    /// An animation of 0.35 seconds that starts slowly.
    public static let easeIn = Animation(duration: 0.35)
    /// An animation of 0.35 seconds that ends slowly.
    public static let easeOut = Animation(duration: 0.35)
    /// An animation of 0.35 seconds at constant speed.
    public static let linear = Animation(duration: 0.35)
    /// A spring animation of half a second.
    public static let spring = Animation(duration: 0.5)
    /// A spring animation of half a second that bounces.
    public static let bouncy = Animation(duration: 0.5)
    /// A spring animation of half a second without bounce.
    public static let smooth = Animation(duration: 0.5)
    /// A spring animation of half a second with a small bounce.
    public static let snappy = Animation(duration: 0.5)

    /// Returns an animation of a curve with control points, in shares of time and change, with a duration in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation { Animation(duration: duration) }
    /// Returns an animation that starts and ends slowly, with a duration in seconds.
    public static func easeInOut(duration: Double) -> Animation { Animation(duration: duration) }
    /// Returns an animation that starts slowly, with a duration in seconds.
    public static func easeIn(duration: Double) -> Animation { Animation(duration: duration) }
    /// Returns an animation that ends slowly, with a duration in seconds.
    public static func easeOut(duration: Double) -> Animation { Animation(duration: duration) }
    /// Returns an animation at constant speed, with a duration in seconds.
    public static func linear(duration: Double) -> Animation { Animation(duration: duration) }
    /// Returns a spring animation whose duration is the response, in seconds.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { Animation(duration: response) }

    /// Returns a spring animation with a duration in seconds and a bounce.
    @_disfavoredOverload
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { Animation(duration: duration) }
    /// Returns a bouncing spring animation with a duration in seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(duration: duration)
    }
    /// Returns a spring animation without bounce, with a duration in seconds.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(duration: duration)
    }
    /// Returns a spring animation with a small bounce, with a duration in seconds.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(duration: duration)
    }
    /// Returns a spring animation for movements that a finger controls, with its response in seconds.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { Animation(duration: response) }
    /// Returns a spring animation with a duration and a curve that a spring's constants give; here of half a second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { Animation(duration: 0.5) }

    /// Returns the animation, to run once: it is not repeated here.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// Returns the animation, to run once: it is not repeated here.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    /// Returns the animation unchanged: delays in seconds are not supported here.
    public func delay(_ delay: Double) -> Animation { self }
    /// Returns the animation with its duration divided by a factor.
    public func speed(_ speed: Double) -> Animation {
        Animation(duration: speed > 0 ? duration / speed : duration)
    }
}

/// The context of a change of state: its animation, and whether views may add others.
public struct Transaction: Sendable {
    /// The animation of the change; nil for none.
    public var animation: Animation?
    /// Whether views may not add animations of their own; false by default.
    public var disablesAnimations = false

    /// Creates a transaction without animation.
    public init() {}

    /// Creates a transaction with an animation, or none for nil.
    public init(animation: Animation?) { self.animation = animation }

    /// The one that is under way on the main actor.
    @MainActor package static var current: Transaction?

    /// Makes a change with a transaction.
    static func perform(_ transaction: Transaction, _ change: () -> Void) {
        guard transaction.animation != nil, MainThread.isCurrent else { return change() }
        withTransaction(transaction, change)
    }
}

/// Makes changes of state with an animation, and returns the closure's result.
///
/// Changes are animated only where the host can: the camera of a map is.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// When an animation counts as done; at once here, where changes are shown at once.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoval: Bool
    /// When it is over for what follows.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Work for the main actor's next turn.
private struct LaterWork: @unchecked Sendable {
    // Unchecked: it is done once, on the main actor, where the closure belongs on Apple's systems, too.
    let run: () -> Void
}

/// Makes changes of state with an animation, and goes on afterwards: in the main actor's next turn, since views
/// do not move here.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    let later = LaterWork(run: completion)
    Task { @MainActor in later.run() }
    return result
}

/// Makes changes of state with a transaction, which counts only on the main actor.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    let outer = MainActor.assumeIsolated {
        let outer = Transaction.current
        Transaction.current = transaction
        return outer
    }
    defer { MainActor.assumeIsolated { Transaction.current = outer } }
    return try body()
}
