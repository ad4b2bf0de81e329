import Foundation
import MapGeometry
import MapPainter
import MapScene

/// A failure to make a picture of a scene.
public struct ScenePictureError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A one-sentence description of the error.
    public let description: String

    init(_ description: String) { self.description = description }
}

extension PictureCamera {
    /// The maximum number of pixels of a picture of a scene: 64 MiB of memory.
    package static let mostScenePixels = 1 << 24

    /// Creates the camera that sees what a viewport shows, through the lens of map views.
    ///
    /// - Parameters:
    ///   - viewport: What is shown; a fraction of a point counts as a whole one.
    ///   - scale: Pixels of a point.
    /// - Throws: `ScenePictureError` for a size, a scale or a place that no picture has.
    package init(_ viewport: Viewport, scale: Double) throws {
        let (width, height) = (
            Double(viewport.size.width).rounded(.up), Double(viewport.size.height).rounded(.up)
        )
        guard (1...8192).contains(width), (1...8192).contains(height) else {
            throw ScenePictureError(
                "A snapshot is 1 to 8192 points wide and high, not \(width) × \(height).")
        }
        guard (1...4).contains(scale) else {
            throw ScenePictureError("A snapshot has a scale of 1 to 4, not \(scale).")
        }
        guard width * scale * height * scale <= Double(Self.mostScenePixels) else {
            throw ScenePictureError("A snapshot has \(Self.mostScenePixels) pixels at most.")
        }
        let center = viewport.centerCoordinate
        guard CLLocationCoordinate2DIsValid(center), viewport.scale > 0, viewport.scale.isFinite
        else { throw ScenePictureError("The middle of the snapshot is no place on Earth.") }
        try self.init(
            latitude: center.latitude, longitude: center.longitude,
            // The painter's world is 512 points wide at zoom 0.
            zoom: min(max(log2(viewport.scale * MKMapSize.world.width / 512), -3), 24),
            bearing: viewport.heading, pitch: min(max(viewport.pitch, 0), 60), width: Int(width),
            height: Int(height), scale: scale)
        // A lens that opens 30 degrees, as that of map views.
        eyeDistance = 0.5 / tan(15 * .pi / 180)
    }
}
