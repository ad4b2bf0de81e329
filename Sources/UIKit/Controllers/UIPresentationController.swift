/// What stands between a view controller and the one that it presents.
///
/// The page shows what is presented by itself: what a subclass does to views is not asked for here.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
    /// The controller that is presented.
    public final let presentedViewController: UIViewController
    /// The controller that presents it.
    public final var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? presenting ?? presentedViewController
    }
    private weak var presenting: UIViewController?
    /// The object that says how the presentation becomes another, and that hears of its end; not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The view in which the presentation happens; nil here.
    open var containerView: UIView? { nil }
    /// The view that is presented.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// Where the view is in its container, in points: its own frame.
    open var frameOfPresentedViewInContainerView: CGRect { presentedView?.frame ?? .zero }

    /// Creates a controller for a presentation.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The way in which the controller is presented.
    open var presentationStyle: UIModalPresentationStyle {
        presentedViewController.modalPresentationStyle
    }

    /// Called before the presentation begins; never called here.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation has begun; never called here.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the presentation ends; never called here.
    open func dismissalTransitionWillBegin() {}
    /// Called after the presentation has ended; never called here.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before views are arranged; never called here.
    open func containerViewWillLayoutSubviews() {}
    /// Called after views were arranged; never called here.
    open func containerViewDidLayoutSubviews() {}
}

/// The methods of an object that says how presentations fit a screen, and that hears of their end.
///
/// Every method may be left out.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the way to present on a narrow screen; not asked here, where a popover stays one.
    func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    /// Returns the way to present for some traits; not asked here.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns whether the user may close what is presented.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    /// Called before the presented controller is dismissed by the user.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after what was presented is gone because the user closed it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called after the user has tried to close what must not be closed.
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Default implementation: returns automatic.
    public func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    { .automatic }
    /// Default implementation: returns automatic.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .automatic }
    /// Default implementation: returns true.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }
    /// Default implementation: does nothing.
    public func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Default implementation: does nothing.
    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Default implementation: does nothing.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
}

/// The methods of an object that a popover asks and tells.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is shown.
    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController)
    /// Returns whether a tap beside the popover may close it.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Called after a tap beside the popover has closed it.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Default implementation: does nothing.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    /// Default implementation: returns true.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Default implementation: does nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// The methods that a sheet calls on its delegate.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user has chosen another height; never called here.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Default implementation: does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// The sides of a popover at which its arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// The arrow may point in any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// At none that is known.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

extension UIViewController {
    /// Goes as the user closes it, unless the controller or the presentation's delegate says no.
    package final func dismissByUser() {
        guard let presentation = presentationController else { return }
        let delegate = presentation.delegate
        guard !isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(presentation) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return
        }
        delegate?.presentationControllerWillDismiss(presentation)
        presentingViewController?.dismiss(animated: true) {
            delegate?.presentationControllerDidDismiss(presentation)
        }
    }
}
