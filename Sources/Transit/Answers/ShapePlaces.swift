import Synchronization

/// Where the stops of patterns are on shapes, found when a ride of one is drawn first.
package final class ShapePlaces: Sendable {
    private struct Key: Hashable {
        var shape: UInt32
        var pattern: UInt32
    }

    /// The maximum number of pairs that are kept: all of a city's, and some megabytes.
    private static let capacity = 8192

    // Guards the table, not the search: two rides at once may both find the same.
    private let known = Mutex<[Key: [ShapeCut.Place]?]>([:])

    /// Creates an empty table.
    package init() {}

    /// The places of a pattern's stops on a shape, found by `find` if they are not known.
    ///
    /// - Returns: Nil if they do not follow it.
    package func places(
        ofPattern pattern: Int, onShape shape: UInt32, find: () -> [ShapeCut.Place]?
    ) -> [ShapeCut.Place]? {
        let key = Key(shape: shape, pattern: UInt32(pattern))
        if let places = known.withLock({ $0[key] }) { return places }
        let places = find()
        known.withLock { known in
            if known.count >= Self.capacity { known.removeAll() }
            known[key] = .some(places)
        }
        return places
    }
}
