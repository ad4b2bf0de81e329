import DrawingPainter
import Logging
import MapScene
import Synchronization

/// Says in the log what pictures lack, each once.
package enum PictureNotices {
    private static let logger = Logger(label: "UIKit")
    private static let told = Mutex<Set<String>>([])
    /// The most different texts that are said.
    private static let most = 200

    /// Says what a picture lacks.
    package static func tell(_ lacks: some Sequence<String>) {
        for text in lacks {
            let isNew = told.withLock { $0.count < most && $0.insert(text).inserted }
            if isNew { logger.warning("a picture lacks something: \(text)") }
        }
    }

    /// Says what of an image is not painted.
    static func tell(of image: SceneImage) { tell(DrawingPainter().lacks(image)) }
}
