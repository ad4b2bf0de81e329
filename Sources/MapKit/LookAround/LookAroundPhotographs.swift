import CoreLocation
import Logging
import Photographs
import Synchronization

/// The photographs that Look Around shows: those of the folder that ``MapProvider/photographs`` names.
enum LookAroundPhotographs {
    /// The folder that was opened last.
    private static let opened = Mutex<PhotographFolder?>(nil)

    private static let logger = Logger(label: "MapKit")

    /// The folder, opened where it is not yet; nil where the program names none.
    ///
    /// The first call looks at every photograph: away from the main actor.
    ///
    /// - Throws: `PhotographError` where the folder cannot be read.
    static func folder() throws -> PhotographFolder? {
        guard let path = MapProvider.photographs else { return nil }
        return try opened.withLock { opened in
            if let opened, opened.path == path { return opened }
            let folder = try PhotographFolder(path: path)
            for warning in folder.warnings {
                logger.warning("a photograph is not shown: \(warning)")
            }
            opened = folder
            PhotographFolder.shown = folder
            return folder
        }
    }

    /// The scene of a place: the photograph that shows it best, with the look toward it; nil where there is none.
    static func scene(of place: CLLocationCoordinate2D) throws -> MKLookAroundScene? {
        guard let folder = try folder(), let photograph = folder.photograph(of: place) else {
            return nil
        }
        let sight = PhotographSight(photograph, headingDegrees: photograph.heading(to: place))
        return MKLookAroundScene(sight, in: folder)
    }
}
