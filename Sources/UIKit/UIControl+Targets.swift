/// A target's method that a control calls.
struct TargetAction {
    /// The target; the control does not retain it.
    let target: WeakReference?
    let selector: Selector
    let action: UIAction
    var events: UIControl.Event
}

/// An object that is not retained.
final class WeakReference {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}

extension UIControl {
    /// Calls a target's method for any of some events, with the control where the method takes a sender.
    ///
    /// The target is not retained. For nil the method is called on the first object that has it: the control, what is
    /// around it, and its view controllers.
    public final func addTarget(
        _ target: Any?, action: Selector, for controlEvents: Event
    ) {
        let receiver = target.map { WeakReference($0 as AnyObject) }
        let uiAction = UIAction { [weak self] _ in
            guard let self else { return }
            if let receiver {
                if let object = receiver.object { action.perform(on: object, with: self) }
            } else {
                action.performAlongChain(from: self)
            }
        }
        targetActions.append(
            TargetAction(
                target: receiver, selector: action, action: uiAction, events: controlEvents))
        addAction(uiAction, for: controlEvents)
    }

    /// Calls a target's method no longer for some events; nil stands for any target and any method.
    public final func removeTarget(
        _ target: Any?, action: Selector?, for controlEvents: Event
    ) {
        for index in targetActions.indices.reversed() {
            let known = targetActions[index]
            guard !known.events.isDisjoint(with: controlEvents),
                target == nil || known.target?.object === target.map({ $0 as AnyObject }),
                action == nil || known.selector == action
            else { continue }
            removeAction(known.action, for: controlEvents)
            let left = known.events.subtracting(controlEvents)
            if left.isEmpty {
                targetActions.remove(at: index)
            } else {
                targetActions[index].events = left
                addAction(known.action, for: left)
            }
        }
    }

    /// The targets that were added and still exist.
    public final var allTargets: Set<AnyHashable> {
        Set(targetActions.compactMap { $0.target?.object as? NSObject })
    }

    /// The names of the methods that are called on a target for an event; nil for none.
    public final func actions(forTarget target: Any?, forControlEvent controlEvent: Event)
        -> [String]?
    {
        let names = targetActions.filter {
            !$0.events.isDisjoint(with: controlEvent)
                && $0.target?.object === target.map { $0 as AnyObject }
        }.map(\.selector.description)
        return names.isEmpty ? nil : names
    }

    /// Calls a method of a target, with the control as its sender.
    public final func sendAction(_ action: Selector, to target: Any?, for event: Any?) {
        if let target {
            action.perform(on: target as AnyObject, with: self)
        } else {
            action.performAlongChain(from: self)
        }
    }
}

extension Selector {
    /// Calls the method on the first responder of a chain that has it.
    @MainActor func performAlongChain(from sender: UIResponder) {
        var responder: UIResponder? = sender
        while let object = responder, !perform(on: object, with: sender) {
            responder = object.next
        }
    }
}
