import SwiftUI
import UIKit

/// The corner in which the badge of Look Around is placed.
public enum MKLookAroundBadgePosition: Int, Sendable {
    /// Top left where text runs to the right.
    case topLeading = 0
    /// The top corner on the trailing side.
    case topTrailing
    /// The bottom corner on the trailing side.
    case bottomTrailing
}

/// The methods by which a Look Around view controller reports changes; all have defaults.
@MainActor @preconcurrency public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
    /// Called before another scene is shown.
    func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
    /// Called after another scene is shown.
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    /// Called before the scene fills the screen.
    func lookAroundViewControllerWillPresentFullScreen(
        _ viewController: MKLookAroundViewController)
    /// Called after the scene fills the screen.
    func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
    /// Called before the scene leaves the whole screen.
    func lookAroundViewControllerWillDismissFullScreen(
        _ viewController: MKLookAroundViewController)
    /// Called after the scene has left the whole screen.
    func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
    /// Default implementation: does nothing.
    public func lookAroundViewControllerWillUpdateScene(
        _ viewController: MKLookAroundViewController
    ) {}
    /// Default implementation: does nothing.
    public func lookAroundViewControllerDidUpdateScene(
        _ viewController: MKLookAroundViewController
    ) {}
    /// Default implementation: does nothing.
    public func lookAroundViewControllerWillPresentFullScreen(
        _ viewController: MKLookAroundViewController
    ) {}
    /// Default implementation: does nothing.
    public func lookAroundViewControllerDidPresentFullScreen(
        _ viewController: MKLookAroundViewController
    ) {}
    /// Default implementation: does nothing.
    public func lookAroundViewControllerWillDismissFullScreen(
        _ viewController: MKLookAroundViewController
    ) {}
    /// Default implementation: does nothing.
    public func lookAroundViewControllerDidDismissFullScreen(
        _ viewController: MKLookAroundViewController
    ) {}
}

/// Shows a scene, which the user may turn and walk along.
open class MKLookAroundViewController: UIViewController {
    /// The scene that is shown; nil for none.
    open var scene: MKLookAroundScene? {
        willSet { delegate?.lookAroundViewControllerWillUpdateScene(self) }
        didSet {
            show()
            delegate?.lookAroundViewControllerDidUpdateScene(self)
        }
    }
    /// Whether the user may move along the street.
    open var isNavigationEnabled = true { didSet { show() } }
    /// Whether names of roads are shown; photographs tell none.
    open var showsRoadLabels = true
    /// Points of interest shown, of which photographs have none; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The corner in which the badge is placed; the top leading one by default.
    open var badgePosition = MKLookAroundBadgePosition.topLeading { didSet { show() } }
    /// The delegate of the controller; not retained.
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?

    private var hosting: UIHostingController<LookAroundStage>?

    /// Creates a controller that shows a scene.
    public init(scene: MKLookAroundScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from a coder, without a scene.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Builds the view that shows the scene.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let hosting = UIHostingController(rootView: stage)
        self.hosting = hosting
        addChild(hosting)
        view.addSubview(hosting.view)
        hosting.didMove(toParent: self)
    }

    /// Gives the scene all of the view.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        hosting?.view.frame = view.bounds
    }

    private func show() { hosting?.rootView = stage }

    private var stage: LookAroundStage {
        LookAroundStage(
            scene: scene, allowsNavigation: isNavigationEnabled, badgePosition: badgePosition,
            move: { [weak self] in self?.scene = $0 },
            presenting: { [weak self] isPresented, isOver in
                self?.tell(isPresented: isPresented, isOver: isOver)
            })
    }

    private func tell(isPresented: Bool, isOver: Bool) {
        switch (isPresented, isOver) {
        case (true, false): delegate?.lookAroundViewControllerWillPresentFullScreen(self)
        case (true, true): delegate?.lookAroundViewControllerDidPresentFullScreen(self)
        case (false, false): delegate?.lookAroundViewControllerWillDismissFullScreen(self)
        case (false, true): delegate?.lookAroundViewControllerDidDismissFullScreen(self)
        }
    }
}
