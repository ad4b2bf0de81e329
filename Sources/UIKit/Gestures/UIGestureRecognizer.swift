/// Looks for what fingers do on a view, and tells.
///
/// Without Objective-C there are no selectors: what is to be done is said with closures, here or with
/// ``addAction(_:)``. Gestures come from whoever shows the interface: taps and long presses on any view, and on maps
/// also pans, pinches and rotations, which are read off the camera's way.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
    /// How far a gesture has got.
    public enum State: Int, Sendable {
        case possible = 0, began, changed, ended, cancelled, failed
        /// A gesture that is over as soon as it is there, as a tap.
        public static var recognized: State { .ended }
    }

    /// How far the gesture has got.
    open internal(set) var state = State.possible
    /// Whether it looks for its gesture.
    open var isEnabled = true
    /// Who may forbid it.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view it belongs to.
    public internal(set) weak final var view: UIView?
    /// Whether touches are kept from the view once the gesture is there; the map gets them anyway.
    open var cancelsTouchesInView = true
    /// Whether the first touch is kept from the view until it is clear that there is no gesture.
    open var delaysTouchesBegan = false
    /// Whether the last touch is kept from the view until it is clear that there is no gesture.
    open var delaysTouchesEnded = true
    /// What the developer calls it.
    open var name: String?
    /// How many fingers there are.
    open var numberOfTouches: Int { 1 }

    private var actions: [@MainActor (UIGestureRecognizer) -> Void] = []
    private(set) final var point = CGPoint.zero
    private var others: [Weak] = []

    private struct Weak { weak var recognizer: UIGestureRecognizer? }

    /// Creates one that tells nobody.
    public override init() { super.init() }

    /// Creates one that calls a closure with itself when its gesture begins, goes on and ends.
    public convenience init(action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init()
        addAction(action)
    }

    /// Has a closure called when the gesture begins, goes on and ends.
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

    /// Forgets what it has seen.
    open func reset() {}

    /// Goes on to a state at a point of its view, and tells; whoever waits for another's failure does not.
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

/// Who may forbid gestures.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Returns whether a gesture that was found may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns whether two may tell of their gestures at the same time.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// True.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    /// False.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
