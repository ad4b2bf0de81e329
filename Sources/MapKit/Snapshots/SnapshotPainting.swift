import Atlas
import CoreLocation
import Dispatch
import Foundation
import Logging
import MapGeometry
import MapPainter
import MapScene
import ScenePainter
import UIKit

/// What a snapshotter was asked for, as a value.
struct SnapshotPlan: Sendable {
    /// What is shown, in a size of whole points.
    var viewport: Viewport
    /// Pixels per point.
    var scale: Double
    var style: SceneStyle
    /// Whether the colors are dark.
    var isDark: Bool
    var traits: UITraitCollection
    var provider: MapProvider?

    /// Whether there can be such a picture.
    ///
    /// - Throws: `MKError.unknown` for a size or a scale that no picture has.
    private func check() throws {
        do {
            _ = try PictureCamera(viewport, scale: scale)
        } catch let error as ScenePictureError {
            throw MKError(.unknown, reason: error.description)
        }
    }

    /// The picture as a PNG file.
    ///
    /// - Throws: `MKError` where nothing can be drawn, or what is wrong with the atlas.
    func picture() async throws -> Data {
        try check()
        guard let folder = try (provider ?? .current).atlasFolder() else {
            throw MKError(
                .unknown,
                reason:
                    "A server's map is not painted here: name an atlas as the snapshot's provider.")
        }
        return try await SnapshotQueue.shared.run {
            let atlas = try AtlasCache.shared.atlas(at: folder)
            var painter = ScenePainter(
                painters: try ScenePictures.painters.get(), tiles: try atlas.tiles(),
                areas: atlas.atlas.manifest.coveredBounds,
                terrain: style.isRealistic ? try TerrainTiles([atlas.atlas]) : nil)
            painter.imagery = try ScenePainting.imagery(for: style)
            let picture = try painter.map(
                of: MapScene(viewport: viewport, style: style), scale: scale, isDark: isDark)
            for warning in picture.warnings { Self.logger.debug("a snapshot lacks: \(warning)") }
            return Data(PictureFormat.png(picture.pixels, scale: scale))
        }
    }

    private static let logger = Logger(label: "MapKit")
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
