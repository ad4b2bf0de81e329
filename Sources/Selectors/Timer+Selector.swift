import Foundation

extension Timer {
    /// Creates a timer that calls a target's method, with the timer, on the main actor.
    ///
    /// As on Apple's systems the timer keeps its target until it is invalidated. What goes with it as `userInfo` is not
    /// kept: Foundation's timers have no place for it here.
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(
            fire: Date() + timeInterval, interval: timeInterval, repeats: repeats,
            block: Self.call(target, selector))
    }

    /// Creates a timer that calls a target's method, and adds it to the current run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        scheduledTimer(
            withTimeInterval: timeInterval, repeats: repeats, block: call(target, selector))
    }

    private static func call(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
        // Only handed on to the main actor, as Objective-C would.
        nonisolated(unsafe) let target = target as AnyObject
        return { timer in selector.performOnMain(target, timer) }
    }
}
