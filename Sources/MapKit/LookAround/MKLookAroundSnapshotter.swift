import Foundation
import MapPixels
import MapScene
import Photographs
import UIKit

/// Makes an image of a Look Around scene.
///
/// Of a panorama it is the view toward the place that was asked for, without distortion; of a flat photograph the middle.
open class MKLookAroundSnapshotter: NSObject {
    /// The size and appearance of a snapshot of a scene.
    open class Options: NSObject, NSCopying {
        /// The size of the image in points; 256 × 256 by default.
        open var size = CGSize(width: 256, height: 256)
        /// Points of interest shown, of which photographs have none; nil for all.
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
        /// The image of the scene, as JPEG.
        public final let image: UIImage

        init(image: UIImage) { self.image = image }
    }

    private let request = SingleRequest(.mapKit)
    private let plan: LookAroundPlan

    /// Creates a snapshotter of a scene; the options are copied.
    public init(scene: MKLookAroundScene, options: MKLookAroundSnapshotter.Options) {
        let scale = options.traitCollection.displayScale
        plan = LookAroundPlan(
            scene: scene, size: options.size, scale: scale > 0 ? Double(scale) : 1)
    }

    /// The snapshot of the scene.
    ///
    /// - Throws: `MKError`: `serverFailure` if the photograph is gone or damaged; `unknown` if the size is none, or the snapshot is
    ///   cancelled or made already.
    nonisolated(nonsending) public final var snapshot: Snapshot {
        get async throws {
            let plan = plan
            return Snapshot(image: plan.image(try await request.answer { try plan.picture() }))
        }
    }

    /// Makes the snapshot and passes it to a closure on the main queue.
    open func getSnapshotWithCompletionHandler(
        _ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
    ) {
        let plan = plan
        request.answer(
            { try plan.picture() }, as: { Snapshot(image: plan.image($0)) }, completionHandler)
    }

    /// Cancels the work that is running; the waiting caller gets `MKError.unknown`.
    open func cancel() { request.cancel() }
    /// Whether a snapshot is being made.
    open var isLoading: Bool { request.isRunning }
}

/// What a snapshotter was asked for, as a value.
private struct LookAroundPlan: Sendable {
    let scene: MKLookAroundScene
    let size: CGSize
    /// Pixels per point.
    let scale: Double

    /// The picture as a JPEG file.
    func picture() throws -> Data {
        let (width, height) = (
            (Double(size.width) * scale).rounded(.up), (Double(size.height) * scale).rounded(.up)
        )
        let sides = 1...Double(PhotographPainter.longestSide)
        guard sides ~= width, sides ~= height else {
            throw MKError(
                .unknown, reason: "There is no picture of \(size.width) × \(size.height) points.")
        }
        let pixels = try scene.folder.picture(
            of: scene.sight, width: Int(width), height: Int(height))
        return Data(try JPEGEncoder().encode(pixels))
    }

    /// An image of a file.
    func image(_ file: Data) -> UIImage {
        UIImage(SceneImage(content: .encoded(file), size: size), scale: CGFloat(scale))
    }
}
