import Atlas
import AtlasBuilder
import Foundation
import MapKit
import Testing

/// Programs that have an atlas open go on to the one that takes its place.
@Suite struct ReplacedAtlasTests {
    private static func write(_ cafes: Int, to atlas: URL, in folder: URL) async throws {
        let nodes = (1...cafes).map {
            "<node id='\($0)' lat='60.17' lon='24.\(900 + $0)'><tag k='amenity' v='cafe'/>"
                + "<tag k='name' v='Kahvila \($0)'/></node>"
        }
        let extract = folder.appendingPathComponent("\(cafes).osm")
        try Data("<osm>\(nodes.joined())</osm>".utf8).write(to: extract)
        _ = try await AtlasImport(
            extractPath: extract.path, outputPath: atlas.path, jobs: 1, profiles: []
        ).run { _ in }
    }

    private static func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "mapwright-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    @Test func theNextRequestIsAnsweredFromTheNewOne() async throws {
        try await Self.withFolder { folder in
            let path = folder.appendingPathComponent("a.atlas")
            try await Self.write(1, to: path, in: folder)
            let cache = AtlasCache(pause: .zero)
            let first = try cache.atlas(at: path)
            #expect(try cache.atlas(at: path) === first)
            for cafes in 2...4 {
                let before = try cache.atlas(at: path)
                try await Self.write(cafes, to: path, in: folder)
                let after = try cache.atlas(at: path)
                #expect(after !== before)
                #expect(after.atlas.manifest.features["pois"] == cafes)
                #expect(try cache.atlas(at: path) === after)
                // Who has begun with the one before ends with it.
                #expect(throws: Never.self) { try before.atlas.file(AtlasFile.tiles) }
            }
            // What cannot be opened is no reason to have no answers.
            try FileManager.default.removeItem(at: path)
            #expect(try cache.atlas(at: path).atlas.manifest.features["pois"] == 4)
            // The same map once more is the same atlas.
            let last = try cache.atlas(at: path)
            try await Self.write(4, to: path, in: folder)
            #expect(try cache.atlas(at: path) === last)
        }
    }

    @Test func itIsLookedForOnceInAWhile() async throws {
        try await Self.withFolder { folder in
            let path = folder.appendingPathComponent("a.atlas")
            try await Self.write(1, to: path, in: folder)
            let cache = AtlasCache(pause: .seconds(3600))
            let first = try cache.atlas(at: path)
            try await Self.write(2, to: path, in: folder)
            #expect(try cache.atlas(at: path) === first)
            #expect(throws: AtlasError.self) {
                try cache.atlas(at: folder.appendingPathComponent("none.atlas"))
            }
        }
    }
}
