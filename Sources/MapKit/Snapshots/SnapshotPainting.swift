import CoreLocation
import Dispatch
import Foundation
import Logging
import MapGeometry
import MapPainter
import MapScene
import UIKit

/// What a snapshotter was asked for, as a value.
struct SnapshotPlan: Sendable {
    /// What is shown, in a size of whole points.
    var viewport: Viewport
    /// Pixels of a point.
    var scale: Double
    var style: SnapshotStyle
    var traits: UITraitCollection
    var provider: MapProvider?

    /// The most pixels of a picture: 64 MiB of memory.
    static let mostPixels = 1 << 24

    /// The camera of the painter for the same view.
    ///
    /// - Throws: `MKError.unknown` for a size or a scale that no picture has.
    func camera() throws -> PictureCamera {
        let (width, height) = (Double(viewport.size.width), Double(viewport.size.height))
        guard (1...8192).contains(width), (1...8192).contains(height) else {
            throw MKError(
                .unknown,
                reason: "A snapshot is 1 to 8192 points wide and high, not \(width) × \(height).")
        }
        guard (1...4).contains(scale) else {
            throw MKError(.unknown, reason: "A snapshot has a scale of 1 to 4, not \(scale).")
        }
        guard width * scale * height * scale <= Double(Self.mostPixels) else {
            throw MKError(
                .unknown, reason: "A snapshot has \(Self.mostPixels) pixels at most.")
        }
        let center = viewport.centerCoordinate
        guard CLLocationCoordinate2DIsValid(center) else {
            throw MKError(.unknown, reason: "The middle of the snapshot is no place on Earth.")
        }
        var camera = try PictureCamera(
            latitude: center.latitude, longitude: center.longitude,
            // The painter's world is 512 points wide at zoom 0.
            zoom: max(log2(viewport.scale * MKMapSize.world.width / 512), -3),
            bearing: viewport.heading, pitch: viewport.pitch, width: Int(width),
            height: Int(height), scale: scale)
        // A lens that opens 30 degrees, as that of map views.
        camera.eyeDistance = 0.5 / tan(15 * .pi / 180)
        return camera
    }

    /// The picture as a PNG file.
    ///
    /// - Throws: `MKError` where nothing can be drawn, or what is wrong with the atlas.
    func picture() async throws -> Data {
        let camera = try camera()
        guard let folder = try (provider ?? .current).atlasFolder() else {
            throw MKError(
                .unknown,
                reason:
                    "A server's map is not painted here: name an atlas as the snapshot's provider.")
        }
        return try await SnapshotQueue.shared.run {
            let painters = try Self.painters.get()
            let atlas = try AtlasCache.shared.atlas(at: folder)
            let painter = try painters.painter(
                style.name, tiles: try atlas.tiles(),
                terrain: style.style.isRealistic ? try TerrainTiles([atlas.atlas]) : nil,
                camera: camera,
                changing: style.isPlain ? nil : { style.applied(to: $0) })
            let picture = try painter.picture(camera)
            for warning in picture.warnings { Self.logger.debug("a snapshot lacks: \(warning)") }
            return Data(PagePainters.png(picture, scale: scale))
        }
    }

    private static let logger = Logger(label: "MapKit")
    /// The styles, read once.
    private static let painters = Result { try PagePainters() }
}

/// Paints one picture after the other, each on all processors, so that memory holds one at a time.
private final class SnapshotQueue: Sendable {
    static let shared = SnapshotQueue()
    private let queue = DispatchQueue(label: "MapKit snapshots", qos: .userInitiated)

    /// Runs work on the queue; work that was cancelled meanwhile is not begun.
    func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value
    {
        let cancellation = SnapshotCancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                queue.async {
                    continuation.resume(
                        with: Result {
                            if cancellation.isCancelled { throw CancellationError() }
                            return try work()
                        })
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
    }
}
