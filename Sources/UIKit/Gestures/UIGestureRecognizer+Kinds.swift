/// Recognizes one or several taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps, each within 0.35 seconds of the last, that make the gesture.
    open var numberOfTapsRequired = 1
    /// The number of fingers that have to tap; stored, but without effect here.
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

/// Recognizes a press that is held in place.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The time in seconds that the press has to last; presses of half a second count here,
    /// whatever is set.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum distance that the finger may move, in points.
    open var allowableMovement: CGFloat = 10
    /// The number of taps before the press; 0 by default.
    open var numberOfTapsRequired = 0
    /// The number of fingers that have to press; 1 by default.
    open var numberOfTouchesRequired = 1
}

/// Recognizes panning; here only on maps, where the user moves the map.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers; 1 by default.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers; without limit by default.
    open var maximumNumberOfTouches = Int.max
    final var way = CGPoint.zero
    final var speed = CGPoint.zero

    /// Returns the distance moved since the gesture began, in points.
    open func translation(in view: UIView?) -> CGPoint { way }
    /// Sets the distance moved so far, in points.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
    /// Returns the velocity of the pan, in points per second.
    open func velocity(in view: UIView?) -> CGPoint { speed }
    /// Sets translation and velocity to zero.
    open override func reset() { (way, speed) = (.zero, .zero) }
}

/// Recognizes pinching; here only on maps, where the user zooms.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The fingers' distance divided by that at the start, or since it was set.
    open var scale: CGFloat = 1
    /// The rate of change of the scale, per second.
    open internal(set) var velocity: CGFloat = 0
    /// The number of fingers, which is always 2.
    open override var numberOfTouches: Int { 2 }
    /// Sets the scale to 1 and the velocity to 0.
    open override func reset() { (scale, velocity) = (1, 0) }
}

/// Recognizes rotation; here only on maps, where the user turns the map.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle by which the fingers have turned, in radians clockwise.
    open var rotation: CGFloat = 0
    /// The rate of change of the rotation, in radians per second.
    open internal(set) var velocity: CGFloat = 0
    /// The number of fingers, which is always 2.
    open override var numberOfTouches: Int { 2 }
    /// Sets rotation and velocity to 0.
    open override func reset() { (rotation, velocity) = (0, 0) }
}

/// Recognizes swipes; here it never does, as no swipes are reported.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions in which a swipe may go.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The corresponding raw value.
        public let rawValue: UInt
        /// Creates a set of directions from the raw value, one bit a direction.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A swipe to the right.
        public static let right = Direction(rawValue: 1)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 2)
        /// A swipe upward.
        public static let up = Direction(rawValue: 4)
        /// A swipe downward.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions that are recognized; right by default.
    open var direction = Direction.right
    /// The number of fingers that have to swipe; 1 by default.
    open var numberOfTouchesRequired = 1
}

/// Recognizes a pan that begins at an edge of the screen; here only on maps, and wherever it begins.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the pan may begin.
    open var edges: UIRectEdge = []
}
