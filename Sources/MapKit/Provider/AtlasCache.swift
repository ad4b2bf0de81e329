import Atlas
import Foundation
import MapPainter
import Places
import Roads
import Synchronization
import Transit

/// The atlases this program has opened.
///
/// An atlas is opened once and kept; one that is replaced on disk meanwhile goes on answering as it was.
final class AtlasCache: Sendable {
    static let shared = AtlasCache()

    private let opened = Mutex<[String: OpenAtlas]>([:])

    /// The atlas in a folder.
    ///
    /// - Throws: `AtlasError`.
    func atlas(at folder: URL) throws -> OpenAtlas {
        let path = folder.standardizedFileURL.path
        if let known = opened.withLock({ $0[path] }) { return known }
        let atlas = OpenAtlas(try Atlas.open(path))
        return opened.withLock { atlases in
            if let known = atlases[path] { return known }
            atlases[path] = atlas
            return atlas
        }
    }
}

/// An atlas whose engines are opened when they are first asked.
final class OpenAtlas: Sendable {
    let atlas: Atlas
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
            let planner = try TransitPlanner(atlas.file(Timetable.fileName))
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
