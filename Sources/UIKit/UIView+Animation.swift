extension UIView {
    /// Options of animations; as views change at once here, they have no effect.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The corresponding raw value.
        public let rawValue: UInt
        /// Creates an option set from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out subviews along with the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Lets the user interact with views during the animation.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the present state of an animation that is running.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation without end.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs a repeated animation backward after each run forward.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Starts and ends slowly.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Runs at constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Takes the duration of an animation around it, or its own.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Takes the curve of an animation around it, or its own.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Hides views of a transition instead of taking them away.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Turns about the vertical axis, from the left; at once here.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns about the vertical axis, from the right; at once here.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Turns a page up; at once here.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Turns a page down; at once here.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// One fades in while the other fades out; at once here.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns about the horizontal axis, from the top; at once here.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns about the horizontal axis, from the bottom; at once here.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }

    /// Changes views; there are no frames in between here, so that they change at once.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Changes views; there are no frames in between here, so that they change at once.
    public class func animate(withDuration duration: TimeInterval, animations: () -> Void) {
        animations()
    }

    /// Changes views; there are no frames in between here, so that they change at once.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Runs a closure that changes views, without animation.
    public class func performWithoutAnimation(_ actions: () -> Void) { actions() }

    /// Changes views; there are no frames in between here, so that they change at once.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
}
