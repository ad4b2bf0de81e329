import Atlas
import Foundation
import MapPainter
import Places
import Roads
import Synchronization
import Transit

/// The atlases this program has opened.
///
/// An atlas is opened once and kept. Every few seconds at most a request looks whether it was replaced on disk; from then
/// on requests are answered from the new one, and those that have begun end with the one they began with.
package final class AtlasCache: Sendable {
    package static let shared = AtlasCache()

    private struct Entry {
        var atlas: OpenAtlas
        /// The time of the last check whether the atlas was replaced.
        var looked: ContinuousClock.Instant
    }

    private let opened = Mutex<[String: Entry]>([:])
    /// The least time between two looks at an atlas's folder.
    private let pause: Duration

    /// Creates a cache that has opened nothing.
    ///
    /// - Parameter pause: The least time between two looks at an atlas's folder.
    package init(pause: Duration = .seconds(2)) { self.pause = pause }

    /// The atlas in a folder.
    ///
    /// What cannot be opened where an atlas was before, because it is being moved or is damaged, is looked at again later.
    ///
    /// - Throws: `AtlasError`.
    package func atlas(at folder: URL) throws -> OpenAtlas {
        let path = folder.standardizedFileURL.path
        let now = ContinuousClock.now
        let (known, isDue) = opened.withLock { entries -> (OpenAtlas?, Bool) in
            guard let entry = entries[path] else { return (nil, true) }
            guard now - entry.looked >= pause else { return (entry.atlas, false) }
            // Requests that come meanwhile need not look as well.
            entries[path]?.looked = now
            return (entry.atlas, true)
        }
        if let known, !isDue { return known }
        let found: Atlas
        do { found = try Atlas.open(path) } catch {
            guard let known else { throw error }
            return known
        }
        // Its manifest has the checksums of its files.
        if let known, known.atlas.manifest == found.manifest { return known }
        let atlas = OpenAtlas(found)
        return opened.withLock { entries in
            if let other = entries[path]?.atlas, other.atlas.manifest == found.manifest {
                return other
            }
            entries[path] = Entry(atlas: atlas, looked: now)
            return atlas
        }
    }
}

/// An atlas whose engines are opened when they are first asked.
package final class OpenAtlas: Sendable {
    package let atlas: Atlas
    private let finder = Mutex<Places?>(nil)
    private let timetable = Mutex<TransitPlanner?>(nil)
    private let archive = Mutex<ArchiveTiles?>(nil)
    /// The routers of its travel modes.
    let routers: RouterCache

    init(_ atlas: Atlas) {
        self.atlas = atlas
        routers = RouterCache(graphs: atlas.files(by: TravelMode.name(ofFile:)))
    }

    /// The tiles.
    ///
    /// - Throws: `AtlasError` or `PMTilesError`.
    func tiles() throws -> ArchiveTiles {
        try archive.withLock { known in
            if let tiles = known { return tiles }
            let tiles = try ArchiveTiles(atlas)
            known = tiles
            return tiles
        }
    }

    /// The planner of journeys by public transport; nil if the atlas has no timetable.
    ///
    /// - Throws: `AtlasError` or `TransitError`.
    func planner() throws -> TransitPlanner? {
        guard atlas.manifest.files.contains(where: { $0.name == Timetable.fileName }) else {
            return nil
        }
        return try timetable.withLock { known in
            if let planner = known { return planner }
            let planner = try TransitPlanner(atlas)
            known = planner
            return planner
        }
    }

    /// The places.
    func places() throws -> Places {
        try finder.withLock { known in
            if let places = known { return places }
            let places = try Places(atlas)
            known = places
            return places
        }
    }
}
