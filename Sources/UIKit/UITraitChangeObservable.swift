/// A trait by its type, as ``UITraitChangeObservable`` names them.
public protocol UITraitDefinition: Sendable {}

/// Whether the interface is light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The horizontal size class of the interface.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The vertical size class of the interface.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {}
/// The direction of the text around.
public struct UITraitLayoutDirection: UITraitDefinition {}

/// What ends a registration for changes of traits.
@MainActor @preconcurrency public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// The observers of changes of traits, by environment.
@MainActor private enum TraitRegistrations {
    final class Registration: NSObject, UITraitChangeRegistration {
        weak var environment: AnyObject?
        let tell: (UITraitCollection) -> Void

        init(_ environment: AnyObject, _ tell: @escaping (UITraitCollection) -> Void) {
            self.environment = environment
            self.tell = tell
        }
    }

    private static var known: [ObjectIdentifier: [Registration]] = [:]
    /// The number of objects at which those that are gone are looked for.
    private static var limit = 64

    /// Registers a closure, unless only traits are asked for that stay as they are.
    static func add(
        _ environment: AnyObject, _ traits: [any UITraitDefinition.Type],
        _ tell: @escaping (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(environment, tell)
        guard traits.contains(where: { $0 is UITraitUserInterfaceStyle.Type }) else {
            return registration
        }
        if known.count >= limit {
            known = known.filter { $0.value.contains { $0.environment != nil } }
            limit = max(64, 2 * known.count)
        }
        known[ObjectIdentifier(environment), default: []].removeAll { $0.environment == nil }
        known[ObjectIdentifier(environment), default: []].append(registration)
        return registration
    }

    static func remove(_ registration: any UITraitChangeRegistration, of environment: AnyObject) {
        known[ObjectIdentifier(environment)]?.removeAll { $0 === registration }
    }

    static func tell(_ environment: AnyObject, _ previous: UITraitCollection) {
        for registration in known[ObjectIdentifier(environment)] ?? []
        where registration.environment === environment { registration.tell(previous) }
    }
}

/// Something that hears when traits change.
///
/// Whether the interface is light or dark is the only trait that changes here.
@MainActor @preconcurrency public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    /// Registers a closure for changes of traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type],
        handler: @escaping (_ environment: Self, _ previous: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        TraitRegistrations.add(self, traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
    }

    /// Registers a method for changes of traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Registers a method of another object, which is not retained, for changes of traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let object = target as AnyObject
        return TraitRegistrations.add(self, traits) { [weak self, weak object] previous in
            if let self, let object { action.perform(on: object, with: self, and: previous) }
        }
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        TraitRegistrations.remove(registration, of: self)
    }
}

extension UIView {
    /// Tells the view, its controller and all in it that the interface has become dark or light.
    package final func traitsChanged(_ previous: UITraitCollection) {
        if let controller = next as? UIViewController {
            controller.traitCollectionDidChange(previous)
            TraitRegistrations.tell(controller, previous)
        }
        traitCollectionDidChange(previous)
        TraitRegistrations.tell(self, previous)
        setNeedsLayout()
        setNeedsDisplay()
        for view in subviews { view.traitsChanged(previous) }
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}
