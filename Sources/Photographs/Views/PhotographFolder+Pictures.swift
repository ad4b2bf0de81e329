import MapPixels
import Synchronization

extension PhotographFolder {
    /// What one sees of a photograph of the folder.
    ///
    /// - Parameters:
    ///   - sight: The photograph, and where the look goes.
    ///   - width: Pixels of a row.
    ///   - height: Rows of pixels.
    /// - Throws: `PhotographError` where the photograph is not of the folder or its file is gone, `PixelError` where it is
    ///   damaged, or there can be no picture of the size.
    public func picture(of sight: PhotographSight, width: Int, height: Int) throws -> PixelBuffer {
        guard let photograph = photograph(sight.id) else {
            throw PhotographError(.unreadable, "there is no photograph \(sight.id) in \(path)")
        }
        return try PhotographPainter().picture(
            file(of: photograph), photograph.facts, sight: sight, width: width, height: height)
    }

    private static let current = Mutex<PhotographFolder?>(nil)

    /// The folder whose photographs this program shows; nil for none.
    ///
    /// Views know their photographs by name; whoever shows or draws them finds the files here.
    package static var shown: PhotographFolder? {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
