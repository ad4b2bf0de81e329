import Photographs

/// Street-level imagery of a place: a photograph of the folder that ``MapProvider/photographs`` names.
open class MKLookAroundScene: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.

    /// The photograph and the initial direction of view.
    package final let sight: PhotographSight
    /// The folder that it is of.
    package final let folder: PhotographFolder

    init(_ sight: PhotographSight, in folder: PhotographFolder) {
        self.sight = sight
        self.folder = folder
    }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both show the same photograph from the same side.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKLookAroundScene else { return false }
        return folder === other.folder && sight == other.sight
    }

    /// Equal for scenes that are equal.
    open override var hash: Int { sight.id.hashValue }

    /// The scenes before and after it along the way, with the look in the same direction; nil at its ends.
    final var neighbors: (before: MKLookAroundScene?, after: MKLookAroundScene?) {
        guard let photograph = folder.photograph(sight.id) else { return (nil, nil) }
        func scene(_ other: Photograph?) -> MKLookAroundScene? {
            other.map { other in
                MKLookAroundScene(
                    PhotographSight(
                        other,
                        headingDegrees: sight.centerDegrees.map { _ in sight.headingDegrees },
                        pitchDegrees: sight.pitchDegrees), in: folder)
            }
        }
        return (scene(folder.previous(before: photograph)), scene(folder.next(after: photograph)))
    }
}
