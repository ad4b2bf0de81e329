import Foundation
import Synchronization

extension NSObjectProtocol where Self: NSObject {
    /// Calls a method after some seconds, on the main actor.
    public func perform(
        _ selector: Selector, with argument: Any?, afterDelay seconds: TimeInterval
    ) {
        let call = DelayedCall(target: self, selector: selector, argument: argument)
        DelayedCall.add(call)
        DispatchQueue.main.asyncAfter(deadline: .now() + max(seconds, 0)) {
            guard DelayedCall.remove(where: { $0 === call }) else { return }
            call.run()
        }
    }

    /// Calls a method at once.
    @MainActor public func perform(_ selector: Selector) { selector.perform(on: self) }

    /// Calls a method at once, with an argument.
    @MainActor public func perform(_ selector: Selector, with argument: Any?) {
        selector.perform(on: self, with: argument)
    }

    /// Calls a method on the main actor, at once if it is called there.
    public func performSelector(
        onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
    ) { selector.performOnMain(self, argument) }

    /// Whether the object is of the class that declares the selector's method.
    public func responds(to selector: Selector) -> Bool { selector.isUnderstood(by: self) }

    /// Forgets all delayed calls on an object.
    public static func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedCall.remove { $0.target === target as AnyObject }
    }

    /// Forgets the delayed calls of a method on an object.
    ///
    /// - Parameter argument: The argument of the calls, compared as an object; calls with another one stay.
    public static func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object argument: Any?
    ) {
        DelayedCall.remove { call in
            guard call.target === target as AnyObject, call.selector == selector else {
                return false
            }
            return call.argument.map { $0 as AnyObject } === argument.map { $0 as AnyObject }
        }
    }
}

/// A call that waits for its time.
private final class DelayedCall: @unchecked Sendable {
    // Unchecked: nothing of it changes, and the arguments are handed over to the main actor.
    let target: AnyObject
    let selector: Selector
    let argument: Any?

    private static let waiting = Mutex<[DelayedCall]>([])

    init(target: AnyObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    func run() { selector.performOnMain(target, argument) }

    static func add(_ call: DelayedCall) { waiting.withLock { $0.append(call) } }

    /// Forgets calls; whether there were any.
    @discardableResult
    static func remove(where matches: (DelayedCall) -> Bool) -> Bool {
        waiting.withLock { calls in
            let count = calls.count
            calls.removeAll(where: matches)
            return calls.count < count
        }
    }
}
