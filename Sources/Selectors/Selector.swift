import Foundation

/// A method to be called on an object that is given later, as Objective-C's selectors name one.
///
/// Without Objective-C's runtime a name alone calls nothing: the selector carries the method. `mapwright adopt` writes
/// `#selector(Screen.tapped(_:))` as `Selector("tapped:", on: Screen.self) { $0.tapped($1) }`. Two selectors are equal if their
/// names are.
public struct Selector: Hashable, CustomStringConvertible, ExpressibleByStringLiteral,
    @unchecked Sendable
{
    // Unchecked: the closure is isolated to the main actor, and nothing of it changes.

    /// The name in Objective-C's form, with a colon for each parameter.
    public let description: String
    private let call: (@MainActor (AnyObject, Any?, Any?) -> Bool)?
    private let accepts: (AnyObject) -> Bool

    /// Creates a selector of a name alone, which no object responds to here.
    public init(_ name: String) {
        description = name
        call = nil
        accepts = { _ in false }
    }

    /// Creates a selector of a name alone, which no object responds to here.
    public init(stringLiteral name: String) { self.init(name) }

    /// Creates a selector of a method without parameters.
    public init<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        description = name
        accepts = { $0 is Target }
        call = { target, _, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }

    /// Creates a selector of a method that takes the sender.
    public init<Target: AnyObject, Sender, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        description = name
        accepts = { $0 is Target }
        call = { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else {
                return false
            }
            _ = method(target)(sender)
            return true
        }
    }

    /// Creates a selector of a method that takes the sender and the event.
    public init<Target: AnyObject, Sender, Event, Result>(
        _ name: String,
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        description = name
        accepts = { $0 is Target }
        call = { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender,
                let event = event as? Event
            else { return false }
            _ = method(target)(sender, event)
            return true
        }
    }

    /// Creates a selector of a method without parameters, called by a closure.
    public init<Target: AnyObject, Result>(
        _ name: String, on type: Target.Type, _ method: @escaping @MainActor (Target) -> Result
    ) {
        description = name
        accepts = { $0 is Target }
        call = { target, _, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)
            return true
        }
    }

    /// Creates a selector of a method that takes the sender, called by a closure.
    public init<Target: AnyObject, Sender, Result>(
        _ name: String, on type: Target.Type,
        _ method: @escaping @MainActor (Target, Sender) -> Result
    ) {
        description = name
        accepts = { $0 is Target }
        call = { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else {
                return false
            }
            _ = method(target, sender)
            return true
        }
    }

    /// Creates a selector of a method that takes the sender and the event, called by a closure.
    public init<Target: AnyObject, Sender, Event, Result>(
        _ name: String, on type: Target.Type,
        _ method: @escaping @MainActor (Target, Sender, Event) -> Result
    ) {
        description = name
        accepts = { $0 is Target }
        call = { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender,
                let event = event as? Event
            else { return false }
            _ = method(target, sender, event)
            return true
        }
    }

    /// Creates a selector of one object's method without parameters, which is called whatever the target.
    public init<Result>(_ name: String, of method: @escaping @MainActor () -> Result) {
        description = name
        accepts = { _ in true }
        call = { _, _, _ in
            _ = method()
            return true
        }
    }

    /// Creates a selector of one object's method, which takes the sender and is called whatever the target.
    public init<Sender, Result>(
        _ name: String, of method: @escaping @MainActor (Sender) -> Result
    ) {
        description = name
        accepts = { _ in true }
        call = { _, sender, _ in
            guard let sender = sender as? Sender else { return false }
            _ = method(sender)
            return true
        }
    }

    /// Calls the method on an object; whether the object has it and takes the sender.
    @MainActor @discardableResult
    public func perform(on target: AnyObject, with sender: Any? = nil, and event: Any? = nil)
        -> Bool
    {
        call?(target, sender, event) ?? false
    }

    /// Whether an object is of the class that declares the method.
    public func isUnderstood(by object: AnyObject) -> Bool { accepts(object) }

    /// Whether the names are equal.
    public static func == (left: Self, right: Self) -> Bool {
        left.description == right.description
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// Calls the method on the main actor: at once on the main thread, otherwise as soon as that is free.
    package func performOnMain(_ target: AnyObject, _ sender: Any?) {
        let message = Message(selector: self, target: target, sender: sender)
        if Thread.isMainThread {
            MainActor.assumeIsolated { message.send() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { message.send() } }
        }
    }

    /// A call that is handed to the main actor.
    private struct Message: @unchecked Sendable {
        // Unchecked: the caller transfers its arguments, as with Objective-C.
        let selector: Selector
        let target: AnyObject
        let sender: Any?

        @MainActor func send() { selector.perform(on: target, with: sender) }
    }
}
