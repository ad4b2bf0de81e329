import CoreLocation
import Dispatch
import Foundation
import MapScene
import UIKit

/// Makes images of the map.
///
/// A picture shows the map alone, without annotations and overlays, with the attribution of its data in a corner. It is
/// painted from the tiles of an atlas, in the styles of the page and with the fonts of this machine. Of several
/// snapshotters one paints at a time, on all processors.
open class MKMapSnapshotter: NSObject {
    /// A closure that is called with a snapshot, or with the error.
    public typealias CompletionHandler = (MKMapSnapshotter.Snapshot?, (any Error)?) -> Void

    private let request = SingleRequest(.mapKit)
    private let plan: SnapshotPlan

    /// Creates a snapshotter; the options are copied.
    public init(options: MKMapSnapshotter.Options) { plan = options.plan }

    /// Creates a snapshotter with the standard options.
    public override convenience init() { self.init(options: Options()) }

    /// Makes the snapshot and passes it to a closure on the main queue.
    open func start(completionHandler: @escaping CompletionHandler) {
        start(with: .main, completionHandler: completionHandler)
    }

    /// Makes the snapshot and passes it to a closure on a queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        let plan = plan
        request.answer(
            on: queue, { try await plan.picture() }, as: { Snapshot($0, plan) }, completionHandler)
    }

    /// Makes the snapshot.
    ///
    /// - Throws: `MKError`: `serverFailure` if there is no atlas or it cannot be read; `unknown` if the size or the scale
    ///   is none, the provider is a server, or it is cancelled or runs already.
    nonisolated(nonsending) open func start() async throws -> MKMapSnapshotter.Snapshot {
        let plan = plan
        return Snapshot(try await request.answer { try await plan.picture() }, plan)
    }

    /// Makes the snapshot; the caller resumes on the actor it called from.
    ///
    /// - Throws: What ``start()`` throws.
    nonisolated(nonsending) open func start(
        with queue: DispatchQueue
    ) async throws -> MKMapSnapshotter.Snapshot {
        try await start()
    }

    /// Cancels the work that is running; the waiting caller gets `MKError.unknown`.
    open func cancel() { request.cancel() }

    /// Whether a snapshot is being made.
    open var isLoading: Bool { request.isRunning }

    /// The area, appearance and size of a snapshot.
    open class Options: NSObject, NSCopying {
        /// The style and what it shows; the last set of this and ``mapType`` counts.
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        /// The camera to look from; the last set of camera, rectangle and region counts.
        open var camera = MKMapCamera() { didSet { view = .camera } }
        /// The area to show, in map points; the world by default.
        open var mapRect = MKMapRect.world { didSet { view = .rect } }
        /// The region to show, in degrees.
        open var region = MKCoordinateRegion() { didSet { view = .region } }
        /// The size of the image, in points; 256 × 256 by default.
        ///
        /// A fraction of a point counts as a whole one.
        open var size = CGSize(width: 256, height: 256)
        /// The number of pixels for each point, 1 to 4; that of the traits if they have one.
        open var scale: CGFloat = 1
        /// The interface traits the image is made for; a display scale in them sets ``scale``.
        open var traitCollection = UITraitCollection() {
            didSet {
                if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
            }
        }
        /// The base map and its style; the standard map by default.
        open var mapType: MKMapType {
            get { MKMapType(preferredConfiguration) }
            set { preferredConfiguration = newValue.configuration }
        }
        /// Points of interest shown; nil for those of ``preferredConfiguration``.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Whether points of interest are shown.
        open var showsPointsOfInterest = true
        /// Whether the image shows buildings; true by default.
        open var showsBuildings = true
        /// The source of the map for this snapshot; nil for ``MapProvider/current``.
        ///
        /// An addition of this package.
        public final var provider: MapProvider?

        /// Which of the three says what is shown.
        private enum View { case camera, rect, region }
        private var view = View.rect

        /// Creates options for the whole world on 256 × 256 points.
        public override init() {}

        /// Returns options that ask for the same.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            copy.preferredConfiguration = preferredConfiguration
            copy.camera = camera
            copy.mapRect = mapRect
            copy.region = region
            copy.view = view
            copy.size = size
            copy.traitCollection = traitCollection
            copy.scale = scale
            copy.pointOfInterestFilter = pointOfInterestFilter
            copy.showsPointsOfInterest = showsPointsOfInterest
            copy.showsBuildings = showsBuildings
            copy.provider = provider
            return copy
        }

        /// The same as a value.
        fileprivate var plan: SnapshotPlan {
            var style = SceneStyle(preferredConfiguration, showsBuildings: showsBuildings)
            if let pointOfInterestFilter {
                style.pointsOfInterest = SceneStyle.PointsOfInterest(pointOfInterestFilter)
            }
            if !showsPointsOfInterest { style.pointsOfInterest = .including([]) }
            return SnapshotPlan(
                viewport: viewport, scale: Double(scale),
                style: style, isDark: traitCollection.userInterfaceStyle == .dark,
                traits: traitCollection, provider: provider)
        }

        /// What a map view of the size would show.
        private var viewport: Viewport {
            var state = CameraState()
            switch view {
            case .camera: state.keep(.camera(camera))
            case .rect: state.keep(.rect(mapRect, .zero))
            case .region: state.keep(.region(region))
            }
            state.resize(
                to: CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)))
            return state.viewport
        }
    }

    /// An image of the map that converts coordinates to its points.
    open class Snapshot: NSObject, @unchecked Sendable {
        // Unchecked because the class is open; its own state never changes.
        /// The image of the map, as PNG.
        public final let image: UIImage
        /// The interface traits that the image was made for.
        public final let traitCollection: UITraitCollection
        private let viewport: Viewport

        init(_ picture: Data, _ plan: SnapshotPlan) {
            viewport = plan.viewport
            image = UIImage(
                SceneImage(content: .encoded(picture), size: viewport.size),
                scale: CGFloat(plan.scale))
            traitCollection = plan.traits
        }

        /// Returns the point of a coordinate on the image, from its top left in points; it may lie
        /// outside.
        ///
        /// Exact also where the camera turns or leans back. A place that cannot be drawn, behind the camera or with
        /// numbers that are not a coordinate, has a point of NaN.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            guard CLLocationCoordinate2DIsValid(coordinate),
                let point = viewport.viewPoint(of: MKMapPoint(coordinate))
            else { return CGPoint(x: CGFloat.nan, y: CGFloat.nan) }
            return point
        }
    }
}
