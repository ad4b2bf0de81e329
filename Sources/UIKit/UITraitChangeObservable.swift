/// A trait by its type, as ``UITraitChangeObservable`` names them.
public protocol UITraitDefinition: Sendable {}

/// Whether the interface is light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// How wide the interface is.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// How high the interface is.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// How large the reader wants text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// How many pixels a point has.
public struct UITraitDisplayScale: UITraitDefinition {}
/// The direction of the text around.
public struct UITraitLayoutDirection: UITraitDefinition {}

/// What ends a registration for changes of traits.
@MainActor @preconcurrency public protocol UITraitChangeRegistration: NSObjectProtocol {}

private final class NoTraitChanges: NSObject, UITraitChangeRegistration {}

/// Something that hears when traits change.
///
/// They stay as they are here, so that nothing is ever heard.
@MainActor @preconcurrency public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    /// Registers a closure for changes of traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type],
        handler: @escaping (_ environment: Self, _ previous: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { NoTraitChanges() }

    /// Registers a method for changes of traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], action: Selector
    ) -> any UITraitChangeRegistration { NoTraitChanges() }

    /// Registers a method of another object for changes of traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { NoTraitChanges() }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}
