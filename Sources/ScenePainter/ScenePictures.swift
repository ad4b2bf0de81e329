import Foundation
import MapPainter
import MapScene
import Synchronization

/// Pictures of scenes for modules that show views with maps, and have no atlas.
package enum ScenePictures {
    /// A picture of a scene, with what it lacks.
    package struct Picture: Sendable {
        /// The picture, in the size of the scene's view; nil where it could not be made.
        package var image: SceneImage?
        /// What it lacks, or what kept it from being made, in words.
        package var lacks: [String]

        /// Creates a picture.
        package init(image: SceneImage?, lacks: [String]) {
            self.image = image
            self.lacks = lacks
        }
    }

    /// Makes pictures of scenes: pixels of a point, and whether they are dark.
    package typealias Maker =
        @Sendable (_ scene: MapScene, _ scale: Double, _ isDark: Bool) -> Picture

    /// The styles, read once.
    package static let painters = Result { try PagePainters() }

    private static let maker = Mutex<Maker?>(nil)

    /// Registers the maker of pictures of scenes.
    package static func register(_ maker: @escaping Maker) { Self.maker.withLock { $0 = maker } }

    /// A picture of a scene by the registered maker.
    package static func picture(of scene: MapScene, scale: Double, isDark: Bool) -> Picture {
        guard let maker = maker.withLock({ $0 }) else {
            return Picture(image: nil, lacks: ["the program draws no maps"])
        }
        return maker(scene, scale, isDark)
    }
}
