import Atlas
import AtlasBuilder
import Foundation
import OpenStreetMap
import TestSupport
import Testing
import Tiles
import VectorTile

/// What an import promises, on the sample city and on real extracts.
@Suite struct AtlasImportTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    static let sample = root.appendingPathComponent("Samples/helsinki.osm.pbf").path

    /// With six jobs tiles, places and roads are made at the same time.
    @Test func theSameExtractGivesTheSameBytes() async throws {
        let first = try await BuiltAtlas(extract: Self.sample, jobs: 1)
        for jobs in [3, 6] {
            let other = try await BuiltAtlas(extract: Self.sample, jobs: jobs)
            #expect(try first.archive == other.archive)
            // The manifest has the checksum of every file.
            #expect(first.manifest == other.manifest)
        }
    }

    @Test func theSampleIsACity() async throws {
        let atlas = try await BuiltAtlas(extract: Self.sample, languages: ["sv"])
        #expect(atlas.manifest.elements.nodes == 24_260)
        #expect(atlas.manifest.elements.ways == 5_130)
        #expect(atlas.manifest.elements.relations == 620)
        #expect(atlas.manifest.missing.nodesOfWays > 0)
        let labels = try atlas.features("street_labels")
        #expect(labels.contains { $0["name_sv"] == .string("Mannerheimvägen") })
        #expect(try !atlas.features("ocean").isEmpty)
        try Self.expectValid(atlas)
        #expect(try WetLand(atlas).share < WetLand.limit)
    }

    @Test(
        .enabled(
            if: SlowTier.isOn && !SharedData.extracts.isEmpty,
            "the slow tier looks at the extracts in the folder of extracts, if that has some"),
        arguments: SharedData.extracts)
    func everyTileOfARealExtractIsValid(path: String) async throws {
        let atlas = try await BuiltAtlas(extract: path, profiles: [])
        try Self.expectValid(atlas)
        #expect(try WetLand(atlas).share < WetLand.limit)
        try Atlas.open(atlas.path).validate()
    }

    /// Checks every tile against the specification.
    static func expectValid(_ atlas: BuiltAtlas) throws {
        for zoom in 0...14 {
            for (id, tile) in try atlas.tiles(zoom: zoom) {
                #expect(tile.validate() == [], "\(id)")
            }
        }
    }

    @Test func aBrokenExtractLeavesNothingBehind() async throws {
        let folder = try TemporaryFolder()
        let whole = try Data(contentsOf: URL(fileURLWithPath: Self.sample))
        for length in [0, 3, 100, whole.count / 2, whole.count - 1] {
            let path = folder.path + "/broken.osm.pbf"
            try whole.prefix(length).write(to: URL(fileURLWithPath: path))
            await #expect(throws: OpenStreetMapError.self) {
                try await AtlasImport(
                    extractPath: path, outputPath: folder.path + "/x.atlas", jobs: 2
                ).run { _ in }
            }
            #expect(try folder.contents == ["broken.osm.pbf"])
        }
    }

    @Test func anExtractOfNothingIsRefused() async throws {
        let folder = try TemporaryFolder()
        let empty = try folder.file("empty.osm", DrawnExtract().xml)
        await #expect(throws: ImportError(.noData, path: empty)) {
            try await AtlasImport(
                extractPath: empty, outputPath: folder.path + "/x.atlas", jobs: 1
            ).run { _ in }
        }
        var bare = DrawnExtract()
        bare.node(1, 0, 0)
        let nothing = try folder.file("nothing.osm", bare.xml)
        await #expect(throws: ImportError(.nothingToShow, path: nothing)) {
            try await AtlasImport(
                extractPath: nothing, outputPath: folder.path + "/x.atlas", jobs: 1
            ).run { _ in }
        }
        #expect(try folder.contents == ["empty.osm", "nothing.osm"])
    }

    @Test func aNewImportReplacesTheOldOne() async throws {
        let folder = try TemporaryFolder()
        let output = folder.path + "/x.atlas"
        var map = DrawnExtract()
        map.node(1, 0, 0, ["amenity": "bar"])
        let first = try folder.file("first.osm", map.xml)
        map.node(2, 10, 0, ["amenity": "cafe"])
        let second = try folder.file("second.osm", map.xml)
        for (path, count) in [(first, 1), (second, 2)] {
            let manifest = try await AtlasImport(extractPath: path, outputPath: output, jobs: 1)
                .run { _ in }
            #expect(manifest.features["pois"] == count)
            #expect(try Atlas.open(output).manifest == manifest)
        }
        #expect(try folder.contents == ["first.osm", "second.osm", "x.atlas"])
    }

    @Test func aCancelledImportLeavesNothingBehind() async throws {
        let folder = try TemporaryFolder()
        let work = AtlasImport(
            extractPath: Self.sample, outputPath: folder.path + "/x.atlas", jobs: 2)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await work.run { _ in }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try folder.contents.isEmpty)
    }
}
