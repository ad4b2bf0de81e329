/// Recognizes a gesture on a view and calls its actions.
///
/// What is to be done is said with closures, here or with ``addAction(_:)``, or with selectors that carry their method.
/// Gestures come from whoever shows the interface: taps and long presses on any view, and on maps
/// also pans, pinches and rotations, which are read off the camera's way.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
    /// The states of a gesture.
    public enum State: Int, Sendable {
        case possible = 0, began, changed, ended, cancelled, failed
        /// The final state of a discrete gesture, such as a tap; the same as `ended`.
        public static var recognized: State { .ended }
    }

    /// The state of the gesture that is being recognized.
    open var state = State.possible
    /// Whether the recognizer is active; true by default.
    open var isEnabled = true
    /// The delegate that may keep the gesture from being recognized; not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that the recognizer was added to; nil if it was added to none.
    public internal(set) weak final var view: UIView?
    /// Whether recognition cancels the touches in the view; without effect on maps.
    open var cancelsTouchesInView = true
    /// Whether the first touch is withheld from the view until the gesture has failed.
    open var delaysTouchesBegan = false
    /// Whether the last touch is withheld from the view until the gesture has failed.
    open var delaysTouchesEnded = true
    /// A name for debugging; nil by default.
    open var name: String?
    /// The number of fingers in the gesture; 1 unless overridden.
    open var numberOfTouches: Int { 1 }

    private final var actions: [@MainActor (UIGestureRecognizer) -> Void] = []
    private(set) final var point = CGPoint.zero
    private var others: [Weak] = []

    private struct Weak { weak var recognizer: UIGestureRecognizer? }

    /// Creates a recognizer without actions.
    public override init() { super.init() }

    /// Creates a recognizer that calls a closure when its gesture begins, changes and ends.
    public convenience init(action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init()
        addAction(action)
    }

    /// Creates a recognizer that calls a target's method, with itself, when its gesture begins, changes and ends.
    public convenience init(target: Any?, action: Selector?) {
        self.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Adds a target's method, which is called with the recognizer; the target is not retained.
    public final func addTarget(_ target: Any, action: Selector) {
        let target = WeakReference(target as AnyObject)
        addAction { recognizer in
            if let object = target.object { action.perform(on: object, with: recognizer) }
        }
    }

    /// Adds a closure that is called when the gesture begins, changes and ends.
    public final func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        actions.append(action)
    }

    /// Returns where the gesture is, in a view's points; in those of its own view's window for nil.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return point }
        return own.convert(point, to: view)
    }

    /// Returns where a finger is: there is one.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    /// Waits for another to fail: it stays silent if the other has found its gesture.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        others.append(Weak(recognizer: otherGestureRecognizer))
    }

    /// Resets the state of a gesture that is over; does nothing unless overridden.
    open func reset() {}

    /// Enters a state at a point of its view, and sends the action; a recognizer that requires another's failure does
    /// not.
    final func advance(to state: State, at point: CGPoint) {
        guard isEnabled, !others.contains(where: { $0.recognizer?.hasFound == true }) else {
            return
        }
        if state == .began || (state == .ended && self.state == .possible) {
            guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
        } else if self.state == .possible {
            return
        }
        self.point = point
        self.state = state
        hasFound = true
        for action in actions { action(self) }
        if state == .ended || state == .cancelled {
            self.state = .possible
            reset()
        }
    }

    /// Whether its gesture is in what happens now.
    final var hasFound = false
}

/// The methods by which a delegate controls the recognition of gestures.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Returns whether a gesture that was found may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns whether two may tell of their gestures at the same time.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether a recognizer is to look at a touch; not asked here.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool
    /// Returns whether a recognizer waits for another to fail; not asked here.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether another waits for a recognizer to fail; not asked here.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Default implementation: returns true, so that every gesture may begin.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    /// Default implementation: returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Default implementation: returns true.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }

    /// Default implementation: returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Default implementation: returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
