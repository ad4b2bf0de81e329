import DrawingPainter
import Logging
import MapScene
import Synchronization

/// Says in the log what pictures lack and which are missing, each once.
package enum PictureNotices {
    private static let logger = Logger(label: "UIKit")
    private static let told = Mutex<Set<String>>([])
    /// The most different texts that are said.
    private static let most = 200

    /// Says what a picture lacks.
    package static func tell(_ lacks: some Sequence<String>) {
        for text in lacks { tellOnce("a picture lacks something: \(text)") }
    }

    /// Says that there is no picture of a name.
    package static func tellOfNone(named name: String) {
        tellOnce("no image named '\(name)' is among the resources or in an asset catalog")
    }

    private static func tellOnce(_ text: String) {
        let isNew = told.withLock { $0.count < most && $0.insert(text).inserted }
        if isNew { logger.warning("\(text)") }
    }

    /// Says what of an image is not painted.
    static func tell(of image: SceneImage) { tell(DrawingPainter().lacks(image)) }
}
