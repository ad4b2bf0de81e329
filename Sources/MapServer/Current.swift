import Atlas
import Synchronization

/// A value that is replaced as a whole while others read it.
///
/// A reader keeps the value that it has read, so that an answer is made of one value from beginning to end.
package final class Current<Value: Sendable>: Sendable {
    private let stored: Mutex<Value>

    /// Creates a holder of a first value.
    package init(_ value: Value) { stored = Mutex(value) }

    /// The value that is in force now.
    package var value: Value { stored.withLock { $0 } }

    /// Replaces the value for all later reads.
    package func replace(with value: Value) { stored.withLock { $0 = value } }
}

/// The atlases that make up the map, with the archives of their tiles.
package struct ServedMap: Sendable {
    let atlases: [Atlas]
    let tiles: TileCollection
    /// What the atlases cover, the area that a map opens on first.
    let areas: [MapArea]
    /// The description of the archives in `/health`.
    let health: StaticFile

    /// Opens the archives.
    ///
    /// - Parameter outline: The world around the map, which tells where an area ends in the sea; nil if it is not served.
    /// - Throws: `AtlasError` or `PMTilesError`.
    init(_ atlases: [Atlas], outline: WorldOutline?) throws {
        self.atlases = atlases
        areas = atlases.flatMap { MapArea.areas(of: $0, outline: outline) }
        tiles = try TileCollection(atlases)
        health = try HealthDocument(atlases).file()
    }
}
