/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable { case inactive = 0, active, stopped }
/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable { case end = 0, start, current }

/// Changes of views that an app starts when it wants; they are made at once.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
    /// The length of the animation in seconds; changes are made at once here.
    public final let duration: TimeInterval
    /// Whether the changes are still to be made.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether it is under way, which is never seen from outside.
    open var isRunning: Bool { false }
    /// Whether it runs in reverse; stored, but without effect here.
    open var isReversed = false
    /// The progress: 0 before the changes, 1 after them; values between are stored without effect.
    open var fractionComplete: CGFloat = 0
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Creates an animator of a curve.
    public init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        super.init()
        animations.map { addAnimations($0) }
    }

    /// Creates an animator of a spring.
    public init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        super.init()
        animations.map { addAnimations($0) }
    }

    /// Makes changes at once and tells where they end.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: duration, curve: .linear, animations: animations)
        completion.map { animator.addCompletion($0) }
        animator.startAnimation()
        return animator
    }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

    /// Adds changes that begin later; here they are made with the others.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        animations.append(animation)
    }

    /// Adds a closure that is called after the changes.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes, at once.
    open func startAnimation() {
        guard state != .stopped else { return }
        let made = animations
        animations = []
        made.forEach { $0() }
        finish(at: .end)
    }

    /// Makes the changes, without waiting.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    /// Holds the animation, which begins with the next start.
    open func pauseAnimation() { if state == .inactive { state = .active } }

    /// Ends the animation without further changes; with false ``finishAnimation(at:)`` is to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        animations = []
        state = withoutFinishing ? .inactive : .stopped
    }

    /// Ends the animation and tells where.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        if state == .stopped { finish(at: finalPosition) }
    }

    /// Makes the changes that are left, at once.
    open func continueAnimation(
        withTimingParameters parameters: Any?, durationFactor: CGFloat
    ) { startAnimation() }

    private func finish(at position: UIViewAnimatingPosition) {
        (state, fractionComplete) = (.inactive, position == .start ? 0 : 1)
        let told = completions
        completions = []
        told.forEach { $0(position) }
    }
}

extension UIView {
    /// The course of an animation's speed; views change at once here.
    public enum AnimationCurve: Int, Sendable { case easeInOut = 0, easeIn, easeOut, linear }
}
