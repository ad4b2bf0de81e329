// Movements between controllers that an app makes itself. Controllers come and go at once here, so that nobody asks for
// them; code that offers them compiles.

/// The context of a transition; here transitions complete at once.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether it is animated: it is not.
    var isAnimated: Bool { get }
    /// Whether it was given up: it was not.
    var isCancelled: Bool { get }
    /// How long it takes, in seconds: no time.
    var transitionDuration: TimeInterval { get }
    /// The view in which it happens.
    var containerView: UIView { get }
}

/// An object that runs an app's changes along with those of the screen.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
    /// Runs changes, then a closure: both at once here.
    @discardableResult
    func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs changes at once.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Runs changes at once.
final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
    let containerView: UIView
    var isAnimated: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }

    init(in containerView: UIView) { self.containerView = containerView }

    func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        completion?(self)
        return true
    }
}

/// The context of a transition between two controllers.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which both are.
    var containerView: UIView { get }
    /// Whether the movement was given up.
    var transitionWasCancelled: Bool { get }
    /// Returns one of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view of one of the two.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns where a controller's view ends up.
    func finalFrame(for controller: UIViewController) -> CGRect
    /// Returns where a controller's view begins.
    func initialFrame(for controller: UIViewController) -> CGRect
    /// Called by the movement when it is over.
    func completeTransition(_ didComplete: Bool)
}

/// The key of one of the controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, Sendable {
    /// The view controller that leaves.
    public static let from = UITransitionContextViewControllerKey(isComing: false)
    /// The view controller that appears.
    public static let to = UITransitionContextViewControllerKey(isComing: true)
    private let isComing: Bool
}

/// The key of one of the views of a transition.
public struct UITransitionContextViewKey: Hashable, Sendable {
    /// The view that leaves.
    public static let from = UITransitionContextViewKey(isComing: false)
    /// The view that appears.
    public static let to = UITransitionContextViewKey(isComing: true)
    private let isComing: Bool
}

/// A movement between two controllers; not asked for here.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns how long it takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    /// Animates the transition.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Called after the animation.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Default implementation: does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// A movement that follows a finger; not asked for here.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts an interactive transition.
    func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning)
}

/// A transition that follows a gesture by a fraction of its progress; never used here.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
    /// The part of the way, from 0 to 1.
    public private(set) final var percentComplete: CGFloat = 0
    /// Creates a movement at its start.
    public override init() { super.init() }
    /// Starts an interactive transition: nothing is animated here.
    open func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {}
    /// Says how far the finger has come.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
    /// Goes back to the start.
    open func cancel() { percentComplete = 0 }
    /// Goes on to the end.
    open func finish() { percentComplete = 1 }
}

/// The methods of an object that gives the movements of a presentation; not asked here.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the movement by which a controller comes.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the animation for the dismissal of a controller.
    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the controller of the presentation.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Default implementation: returns nil.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Default implementation: returns nil.
    public func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { nil }
    /// Default implementation: returns nil.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { nil }
}

extension UIViewController {
    /// The object that runs changes along with those of the screen; they are over at once here.
    public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        viewIfLoaded.map { ImmediateTransition(in: $0) }
    }
}
