import CoreLocation
import Dispatch
import Foundation
import UIKit

/// Makes images of the map.
///
/// Nothing here paints maps yet: every start fails with `MKError.unknown`, whose text says so.
open class MKMapSnapshotter: NSObject {
    /// A closure that is called with a snapshot, or with the error.
    public typealias CompletionHandler = (MKMapSnapshotter.Snapshot?, (any Error)?) -> Void

    private let request = SingleRequest(.mapKit)

    /// Creates a snapshotter; the options are copied.
    public init(options: MKMapSnapshotter.Options) {}

    /// Creates a snapshotter with the standard options.
    public override convenience init() { self.init(options: Options()) }

    /// Makes the snapshot and passes it to a closure on the main queue.
    open func start(completionHandler: @escaping CompletionHandler) {
        start(with: .main, completionHandler: completionHandler)
    }

    /// Makes the snapshot and passes it to a closure on a queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        // SAFETY: the closure is handed over to the queue, and called there once.
        nonisolated(unsafe) let completionHandler = completionHandler
        queue.async { unsafe completionHandler(nil, Self.unavailable) }
    }

    /// Makes the snapshot.
    ///
    /// - Throws: `MKError.unknown`, as nothing paints maps yet.
    nonisolated(nonsending) open func start() async throws -> MKMapSnapshotter.Snapshot {
        throw Self.unavailable
    }

    /// Makes the snapshot on a queue.
    ///
    /// - Throws: `MKError.unknown`, as nothing paints maps yet.
    nonisolated(nonsending) open func start(
        with queue: DispatchQueue
    ) async throws -> MKMapSnapshotter.Snapshot {
        throw Self.unavailable
    }

    /// Cancels the work that is running.
    open func cancel() { request.cancel() }

    /// Whether a snapshot is being made.
    open var isLoading: Bool { request.isRunning }

    private static var unavailable: MKError {
        MKError(.unknown, reason: "Maps cannot be painted to pictures on this system yet.")
    }

    /// The area, appearance and size of a snapshot.
    open class Options: NSObject, NSCopying {
        /// The style and what it shows.
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        /// The camera to look from; the last set of camera, rectangle and region counts.
        open var camera = MKMapCamera()
        /// The area to show, in map points.
        open var mapRect = MKMapRect.world
        /// The region to show, in degrees.
        open var region = MKCoordinateRegion()
        /// The size of the image, in points; 256 × 256 by default.
        open var size = CGSize(width: 256, height: 256)
        /// The number of pixels for each point; that of the traits if they have one.
        open var scale: CGFloat = 1
        /// The interface traits the image is made for; a display scale in them sets ``scale``.
        open var traitCollection = UITraitCollection() {
            didSet {
                if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
            }
        }
        /// The base map and its style; the standard map by default.
        open var mapType = MKMapType.standard
        /// Points of interest shown; nil for all.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Whether points of interest are shown.
        open var showsPointsOfInterest = true
        /// Whether the image shows buildings; true by default.
        open var showsBuildings = true

        /// Creates options for the whole world on 256 × 256 points.
        public override init() {}

        /// Returns options that ask for the same.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            copy.preferredConfiguration = preferredConfiguration
            copy.camera = camera
            copy.mapRect = mapRect
            copy.region = region
            copy.size = size
            copy.traitCollection = traitCollection
            copy.scale = scale
            copy.mapType = mapType
            copy.pointOfInterestFilter = pointOfInterestFilter
            copy.showsPointsOfInterest = showsPointsOfInterest
            copy.showsBuildings = showsBuildings
            return copy
        }
    }

    /// An image of the map that converts coordinates to its points.
    open class Snapshot: NSObject, @unchecked Sendable {
        // Unchecked because the class is open; its own state never changes.
        /// The image of the map.
        public final let image: UIImage
        /// The interface traits that the image was made for.
        public final let traitCollection: UITraitCollection
        private let point: @Sendable (CLLocationCoordinate2D) -> CGPoint

        init(
            image: UIImage, traitCollection: UITraitCollection,
            point: @escaping @Sendable (CLLocationCoordinate2D) -> CGPoint
        ) {
            self.image = image
            self.traitCollection = traitCollection
            self.point = point
        }

        /// Returns the point of a coordinate on the image, from its top left in points; it may lie
        /// outside.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { point(coordinate) }
    }
}
