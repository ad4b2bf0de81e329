// Touches as a phone tells them one by one. The page tells gestures as wholes: a short touch begins and ends at one place.

/// A finger on a view.
@MainActor @preconcurrency open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable { case began = 0, moved, stationary, ended, cancelled }

    /// The phase of the touch.
    public internal(set) final var phase: Phase
    /// The view that was touched.
    public final let view: UIView?
    /// The number of touches in the same place, 1 here.
    public final let tapCount = 1
    /// The moment, in seconds since the machine started.
    public final let timestamp: TimeInterval
    private let point: CGPoint

    init(at point: CGPoint, in view: UIView, phase: Phase) {
        self.point = point
        self.view = view
        self.phase = phase
        timestamp = ProcessInfo.processInfo.systemUptime
    }

    /// The window of the view.
    open var window: UIWindow? { view?.window }

    /// Returns the place of the touch in the points of a view; in those of the touched one for nil.
    open func location(in view: UIView?) -> CGPoint {
        guard let view, let touched = self.view else { return point }
        return touched.convert(point, to: view)
    }

    /// Returns where the touch was before: at the same place here.
    open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// What happened to a view: here touches.
@MainActor @preconcurrency open class UIEvent: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable { case touches = 0, motion, remoteControl, presses }
    /// The motion that an event reports.
    public enum EventSubtype: Int, Sendable { case none = 0, motionShake }

    /// The kind of the event: touches.
    public final let type = EventType.touches
    /// All touches of the event.
    public final let allTouches: Set<UITouch>?

    init(_ touches: Set<UITouch>) { allTouches = touches }

    /// Returns the touches of a view.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}

extension UIView {
    /// Tells the view, and those around it that pass it on, of a short touch.
    package final func touch(at point: CGPoint) {
        let touch = UITouch(at: point, in: self, phase: .began)
        let event = UIEvent([touch])
        touchesBegan([touch], with: event)
        touch.phase = .ended
        touchesEnded([touch], with: event)
    }
}
