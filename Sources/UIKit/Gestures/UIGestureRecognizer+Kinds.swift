/// Looks for taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps are one gesture; whoever shows the interface tells two fast ones as two.
    open var numberOfTapsRequired = 1
    /// How many fingers have to tap.
    open var numberOfTouchesRequired = 1
    private var count = 0
    private var last: ContinuousClock.Instant?

    /// Counts a tap, which belongs to the one before if it comes within a third of a second.
    final func tapped(at point: CGPoint) {
        let now = ContinuousClock.now
        if let last, now - last > .milliseconds(350) { count = 0 }
        count += 1
        last = now
        guard count >= numberOfTapsRequired else { return }
        count = 0
        advance(to: .ended, at: point)
    }
}

/// Looks for long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long it takes, in seconds; half a second is what is told, whatever is set.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the finger may move, in points.
    open var allowableMovement: CGFloat = 10
    /// How many taps come before it.
    open var numberOfTapsRequired = 0
    /// How many fingers have to press.
    open var numberOfTouchesRequired = 1
}

/// Looks for fingers that move; on maps, for the user moving the map.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers there have to be at least.
    open var minimumNumberOfTouches = 1
    /// How many fingers there may be.
    open var maximumNumberOfTouches = Int.max
    final var way = CGPoint.zero
    final var speed = CGPoint.zero

    /// Returns how far the finger has moved, in points.
    open func translation(in view: UIView?) -> CGPoint { way }
    /// Sets how far the finger has moved so far.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
    /// Returns how fast the finger moves, in points a second.
    open func velocity(in view: UIView?) -> CGPoint { speed }
    /// Forgets the way.
    open override func reset() { (way, speed) = (.zero, .zero) }
}

/// Looks for two fingers that move apart; on maps, for the user zooming.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How much farther apart the fingers are than at the beginning, or since it was set.
    open var scale: CGFloat = 1
    /// How fast that grows, in a second.
    open internal(set) var velocity: CGFloat = 0
    /// There are two fingers.
    open override var numberOfTouches: Int { 2 }
    /// Forgets the scale.
    open override func reset() { (scale, velocity) = (1, 0) }
}

/// Looks for two fingers that turn; on maps, for the user turning the map.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers have turned, in radians clockwise.
    open var rotation: CGFloat = 0
    /// How fast that grows, in a second.
    open internal(set) var velocity: CGFloat = 0
    /// There are two fingers.
    open override var numberOfTouches: Int { 2 }
    /// Forgets the angle.
    open override func reset() { (rotation, velocity) = (0, 0) }
}

/// Looks for a fast movement, which nobody tells of here: it stays silent.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where fingers move.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The corresponding raw value.
        public let rawValue: UInt
        /// Creates directions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }

    /// Where the finger has to move.
    open var direction = Direction.right
    /// How many fingers have to move.
    open var numberOfTouchesRequired = 1
}
