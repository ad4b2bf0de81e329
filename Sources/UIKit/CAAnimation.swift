import Selectors

/// The base class of layer animations; they are stored by their layer, but nothing is animated.
@MainActor @preconcurrency open class CAAnimation: NSObject {
    /// The length in seconds.
    open var duration: CFTimeInterval = 0
    /// The start time, in seconds.
    open var beginTime: CFTimeInterval = 0
    /// How often it is repeated.
    open var repeatCount: Float = 0
    /// Whether it runs back after each run forward.
    open var autoreverses = false
    /// What is shown before and after it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether it is forgotten when it ends.
    open var isRemovedOnCompletion = true
    /// How fast it is at each moment; nil for evenly.
    open var timingFunction: CAMediaTimingFunction?
    /// How many times as fast as the layer's time it is; stored, but nothing is animated.
    open var speed: Float = 1
    /// How much of it is passed over at its start, in seconds; stored, but nothing is animated.
    open var timeOffset: CFTimeInterval = 0
    /// How long it is repeated, in seconds; 0 for as often as it says.
    open var repeatDuration: CFTimeInterval = 0
    /// Hears of the start and the end, which are at once here.
    open var delegate: (any CAAnimationDelegate)?
}

/// An object that hears of an animation's start and end.
@MainActor @preconcurrency public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when an animation was added to a layer.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when an animation has ended: at once here, and as finished.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Default implementation: does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Default implementation: does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// How a layer goes from one value to the next.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In straight lines.
    public static let linear = Self(rawValue: "linear")
    /// At once.
    public static let discrete = Self(rawValue: "discrete")
    /// At constant speed.
    public static let paced = Self(rawValue: "paced")
    /// Along a smooth curve.
    public static let cubic = Self(rawValue: "cubic")
    /// Along a smooth curve at constant speed.
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// How a layer is turned along a path.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along the path.
    public static let rotateAuto = Self(rawValue: "auto")
    /// Along the path, backward.
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// The visibility of an animation outside its active period.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The animation has no effect outside its active period.
    public static let removed = Self(rawValue: "removed")
    /// The final value stays visible after the end.
    public static let forwards = Self(rawValue: "forwards")
    /// The initial value is visible before the start.
    public static let backwards = Self(rawValue: "backwards")
    /// Both: the values at either end extend beyond the active period.
    public static let both = Self(rawValue: "both")
}

/// The name of a course of speed.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Linear pacing.
    public static let linear = Self(rawValue: "linear")
    /// Starts slowly.
    public static let easeIn = Self(rawValue: "easeIn")
    /// Ends slowly.
    public static let easeOut = Self(rawValue: "easeOut")
    /// Starts and ends slowly.
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    /// The system's default timing.
    public static let `default` = Self(rawValue: "default")
}

/// How fast an animation is at each moment.
@MainActor @preconcurrency open class CAMediaTimingFunction: NSObject {
    /// Creates a course of a name.
    public init(name: CAMediaTimingFunctionName) {}
    /// Creates a course by the control points of a cubic curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// An animation of a property by its name.
open class CAPropertyAnimation: CAAnimation {
    /// The name of the property; nil for none.
    open var keyPath: String?
    /// Whether values are added to those of the layer.
    open var isAdditive = false

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value; nil for the layer's.
    open var fromValue: Any?
    /// The last value; nil for the layer's.
    open var toValue: Any?
    /// What is added to the first value; nil for nothing.
    open var byValue: Any?
}

/// An animation as of a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the spring's end.
    open var mass: CGFloat = 1
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// The damping of the spring.
    open var damping: CGFloat = 10
    /// The velocity at the start.
    open var initialVelocity: CGFloat = 0
    /// The time until it is at rest, to a thousandth, in seconds.
    open var settlingDuration: CFTimeInterval {
        let decay = Double(damping / (2 * mass))
        return decay > 0 ? 6.9 / decay : .infinity
    }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values; nil for none.
    open var values: [Any]?
    /// When each is reached, from 0 to 1; nil for evenly.
    open var keyTimes: [NSNumber]?
    /// A path that is followed; nil for none.
    open var path: CGPath?
    /// How it goes from one value to the next.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How the layer is turned along the path; nil for not at all.
    open var rotationMode: CAAnimationRotationMode?
    /// How fast it is between each two values; nil for evenly.
    open var timingFunctions: [CAMediaTimingFunction]?
}

/// Animations that run at the same time.
open class CAAnimationGroup: CAAnimation {
    /// The animations; nil for none.
    open var animations: [CAAnimation]?
}

/// A movement from what a layer shows to what it will.
open class CATransition: CAAnimation {
    /// The kind of movement.
    open var type = CATransitionType.fade
    /// The direction of it; nil for none.
    open var subtype: CATransitionSubtype?
}

/// A kind of movement.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One fades into the other.
    public static let fade = Self(rawValue: "fade")
    /// One moves over the other.
    public static let moveIn = Self(rawValue: "moveIn")
    /// One pushes the other away.
    public static let push = Self(rawValue: "push")
    /// One is drawn away from over the other.
    public static let reveal = Self(rawValue: "reveal")
}

/// The direction of a movement.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the right.
    public static let fromRight = Self(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = Self(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = Self(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = Self(rawValue: "fromBottom")
}

extension CALayer {
    /// Adds an animation; nothing is animated here.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        animations[key ?? "animation \(animations.count)"] = anim
        anim.delegate?.animationDidStart(anim)
        anim.delegate?.animationDidStop(anim, finished: true)
    }
    /// Returns the animation of a key; nil for none.
    public func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// Returns the keys of animations; nil for none.
    public func animationKeys() -> [String]? {
        animations.isEmpty ? nil : animations.keys.sorted()
    }
    /// Forgets the animation of a key.
    public func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Removes all animations.
    public func removeAllAnimations() { animations = [:] }
}

/// A group of changes of layers, which are made at once.
@MainActor @preconcurrency open class CATransaction: NSObject {
    private static var completions: [(() -> Void)?] = []

    /// Begins a group.
    open class func begin() { completions.append(nil) }
    /// Ends a group and calls its completion.
    open class func commit() { if let last = completions.popLast() { last?() } }
    /// Makes changes without waiting for the end of the run loop's turn.
    open class func flush() {}
    /// Sets what is called at the end of the group; at once outside of groups.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
    }
    /// Sets whether changes are shown without movement, as they always are here.
    open class func setDisableActions(_ flag: Bool) {}
    /// Sets the duration of animations; has no effect, as nothing is animated.
    open class func setAnimationDuration(_ duration: CFTimeInterval) {}
    /// Sets the timing function of animations; has no effect, as nothing is animated.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}

/// Calls a method sixty times a second.
@MainActor @preconcurrency open class CADisplayLink: NSObject {
    private let target: AnyObject
    private let selector: Selector
    private var timer: Timer?
    /// Whether calls are left out for a while.
    open var isPaused = false
    /// How often it is called in a second; 60 for 0.
    open var preferredFramesPerSecond = 0 { didSet { if timer != nil { start() } } }
    /// The seconds between calls.
    open var duration: CFTimeInterval {
        1 / Double(preferredFramesPerSecond > 0 ? min(preferredFramesPerSecond, 60) : 60)
    }
    /// The time of the last call, in seconds since the machine was started.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next call.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }

    /// Creates a link that keeps its target until it is invalidated.
    public init(target: Any, selector: Selector) {
        self.target = target as AnyObject
        self.selector = selector
    }

    /// Begins the calls, on the main run loop.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { start() }

    /// Stops the calls.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

    /// Ends the calls for good.
    open func invalidate() {
        timer?.invalidate()
        timer = nil
    }

    private func start() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: duration, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
    }

    private func tick() {
        guard !isPaused else { return }
        timestamp = ProcessInfo.processInfo.systemUptime
        selector.perform(on: target, with: self)
    }
}

/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// Returns the seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
