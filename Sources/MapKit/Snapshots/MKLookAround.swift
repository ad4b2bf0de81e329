import UIKit

/// Street-level imagery of a place; as there is none here, no scene is ever created.
open class MKLookAroundScene: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open; it has no state.
    override init() {}

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A request for the Look Around scene at a place.
///
/// The answer is always nil: no imagery there, which is no error.
open class MKLookAroundSceneRequest: NSObject {
    /// The coordinate that imagery is asked for, or that of the item asked about.
    public final let coordinate: CLLocationCoordinate2D
    /// The item asked about, if the request was made of one.
    public final let mapItem: MKMapItem?
    private var hasBeenCancelled = false

    /// Creates a request for the scene at a coordinate.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        mapItem = nil
    }

    /// Creates a request for the scene at a map item.
    public init(mapItem: MKMapItem) {
        coordinate = mapItem.location.coordinate
        self.mapItem = mapItem
    }

    /// The scene at the place: always nil, as there is no imagery here.
    nonisolated(nonsending) public final var scene: MKLookAroundScene? {
        get async throws { nil }
    }

    /// Passes the scene to a closure on the main queue: always nil, as there is no imagery here.
    open func getSceneWithCompletionHandler(
        _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
    ) {
        // SAFETY: the closure is handed over to the main queue, and called there once.
        nonisolated(unsafe) let completionHandler = completionHandler
        DispatchQueue.main.async { unsafe completionHandler(nil, nil) }
    }

    /// Cancels the request; the answer is nil either way.
    open func cancel() { hasBeenCancelled = true }
    /// Whether the request was ended by ``cancel()``.
    open var isCancelled: Bool { hasBeenCancelled }
    /// Always false: the answer is known at once.
    open var isLoading: Bool { false }
}

/// Makes an image of a Look Around scene; as there are no scenes here, it always fails.
open class MKLookAroundSnapshotter: NSObject {
    /// The size and appearance of a snapshot of a scene.
    open class Options: NSObject, NSCopying {
        /// The size of the image in points; 256 × 256 by default.
        open var size = CGSize(width: 256, height: 256)
        /// Points of interest shown; nil for all.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// The interface traits, such as the style and scale, that the image is made for.
        open var traitCollection = UITraitCollection()

        /// Creates options for an image of 256 × 256 points with all points of interest.
        public override init() {}

        /// Returns options that ask for the same.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            copy.size = size
            copy.pointOfInterestFilter = pointOfInterestFilter
            copy.traitCollection = traitCollection
            return copy
        }
    }

    /// The image that a Look Around snapshotter makes.
    open class Snapshot: NSObject, @unchecked Sendable {
        // Unchecked because the class is open; its own state never changes.
        /// The image of the scene.
        public final let image: UIImage

        init(image: UIImage) { self.image = image }
    }

    /// Creates a snapshotter of a scene; as there are no scenes, it is never reached.
    public init(scene: MKLookAroundScene, options: MKLookAroundSnapshotter.Options) {}

    /// The snapshot of the scene.
    ///
    /// Fails with `MKError.unknown`: there is no imagery here.
    nonisolated(nonsending) public final var snapshot: Snapshot {
        get async throws { throw Self.unavailable }
    }

    /// Passes an error to a closure on the main queue, as there is no imagery here.
    open func getSnapshotWithCompletionHandler(
        _ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
    ) {
        // SAFETY: the closure is handed over to the main queue, and called there once.
        nonisolated(unsafe) let completionHandler = completionHandler
        DispatchQueue.main.async { unsafe completionHandler(nil, Self.unavailable) }
    }

    /// Does nothing: a snapshot fails at once.
    open func cancel() {}
    /// Always false: a snapshot fails at once.
    open var isLoading: Bool { false }

    private static var unavailable: MKError {
        MKError(.unknown, reason: "There is no Look Around imagery on this system.")
    }
}

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

/// Shows a scene; as there are no scenes, it shows nothing.
open class MKLookAroundViewController: UIViewController {
    /// The scene that is shown; nil for none.
    open var scene: MKLookAroundScene?
    /// Whether the user may move along the street.
    open var isNavigationEnabled = true
    /// Whether names of roads are shown.
    open var showsRoadLabels = true
    /// Points of interest shown; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The corner in which the badge is placed; the top leading one by default.
    open var badgePosition = MKLookAroundBadgePosition.topLeading
    /// The delegate of the controller; not retained, and never called as there are no scenes.
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?

    /// Creates a controller that shows a scene.
    public init(scene: MKLookAroundScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from a coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
