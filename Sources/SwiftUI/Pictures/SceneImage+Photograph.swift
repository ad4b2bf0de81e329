import Foundation
import MapPixels
import MapScene
import Photographs

extension SceneImage {
    /// What one sees of a photograph that the program shows; nil where it cannot be read, or the size is none.
    ///
    /// - Parameters:
    ///   - sight: The photograph, and where the look goes.
    ///   - size: The size of the image, in points.
    ///   - scale: Pixels of a point.
    static func photograph(
        _ sight: PhotographSight, size: CGSize, scale: Double = 1
    ) -> SceneImage? {
        let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
        let sides = 1...Double(PhotographPainter.longestSide)
        guard sides ~= width, sides ~= height, let folder = PhotographFolder.shown,
            // What is wrong with a file the folder has told; here there is no picture of it.
            let pixels = try? folder.picture(of: sight, width: Int(width), height: Int(height)),
            let file = try? JPEGEncoder().encode(pixels)
        else { return nil }
        return SceneImage(content: .encoded(Data(file)), size: size)
    }
}
