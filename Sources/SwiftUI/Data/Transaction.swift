/// How a change is to be shown.
public struct Animation: Hashable, Sendable {
    /// How long it takes, in seconds.
    let duration: Double

    /// The default animation.
    public static let `default` = Animation(duration: 0.35)
    /// A movement that is slow at both ends.
    public static let easeInOut = Animation(duration: 0.35)
    /// A movement that begins slowly.
    public static let easeIn = Animation(duration: 0.35)
    /// A movement that ends slowly.
    public static let easeOut = Animation(duration: 0.35)
    /// A linear animation.
    public static let linear = Animation(duration: 0.35)
    /// A movement as of a spring.
    public static let spring = Animation(duration: 0.5)
    /// A movement as of a spring that swings.
    public static let bouncy = Animation(duration: 0.5)
    /// A movement as of a spring that does not swing.
    public static let smooth = Animation(duration: 0.5)
    /// A movement as of a stiff spring.
    public static let snappy = Animation(duration: 0.5)

    /// Returns a movement that is slow at both ends.
    public static func easeInOut(duration: Double) -> Animation { Animation(duration: duration) }
    /// Returns a movement that begins slowly.
    public static func easeIn(duration: Double) -> Animation { Animation(duration: duration) }
    /// Returns a movement that ends slowly.
    public static func easeOut(duration: Double) -> Animation { Animation(duration: duration) }
    /// Returns a movement at one speed.
    public static func linear(duration: Double) -> Animation { Animation(duration: duration) }
    /// Returns a movement as of a spring.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { Animation(duration: response) }

    /// Returns the movement, later; here it is not put off.
    public func delay(_ delay: Double) -> Animation { self }
    /// Returns the movement at another speed.
    public func speed(_ speed: Double) -> Animation {
        Animation(duration: speed > 0 ? duration / speed : duration)
    }
}

/// What is told along with a change of state.
public struct Transaction: Sendable {
    /// How the change is to be shown; nil for at once.
    public var animation: Animation?
    /// Whether views may not add movements of their own.
    public var disablesAnimations = false

    /// Creates a transaction that says nothing.
    public init() {}

    /// Creates a transaction with a movement.
    public init(animation: Animation?) { self.animation = animation }

    /// The one that is under way on the main actor.
    @MainActor package static var current: Transaction?

    /// Makes a change with a transaction.
    static func perform(_ transaction: Transaction, _ change: () -> Void) {
        guard transaction.animation != nil, MainThread.isCurrent else { return change() }
        withTransaction(transaction, change)
    }
}

/// Makes changes that are shown as a movement.
///
/// What is drawn here moves only where whoever shows it can: the camera of a map does.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes with a transaction; it is told only for those made on the main actor.
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
