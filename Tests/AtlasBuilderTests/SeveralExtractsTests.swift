import Atlas
import AtlasBuilder
import Foundation
import OpenStreetMap
import RoadNetwork
import TestSupport
import Testing

/// Several extracts that become one map.
@Suite struct SeveralExtractsTests {
    private static func atlas(of paths: [String], in folder: TemporaryFolder) async throws -> Atlas
    {
        let path = folder.path + "/\(UUID().uuidString).atlas"
        _ = try await AtlasImport(
            extractPaths: paths, outputPath: path, jobs: 2, profiles: TravelProfile.compared
        ).run { _ in }
        return try Atlas.open(path)
    }

    /// The checksums of all files: tiles, places and roads.
    static func files(_ atlas: Atlas) -> [AtlasManifest.File] { atlas.manifest.files }

    @Test func halvesOfACityMakeTheCity() async throws {
        let folder = try TemporaryFolder()
        let whole = try await Self.atlas(of: [AtlasImportTests.sample], in: folder)
        let city = try await EditableExtract(AtlasImportTests.sample)
        let halves = city.halves()
        // Each half is a part, and they overlap.
        let counts = halves.map(\.extract.elements.count)
        #expect(counts.allSatisfy { $0 < city.elements.count * 9 / 10 })
        #expect(counts[0] + counts[1] > city.elements.count)
        var paths: [String] = []
        for (name, half) in zip(["west", "east"], halves) {
            paths.append(
                try folder.file("\(name).osm", half.extract.xml(bounds: half.bounds)))
        }
        // A half with what some of the strip's elements were a version earlier.
        let older = halves[0].extract.elements.values
            .filter { halves[1].extract.elements[$0.key] != nil && $0.stamp.version > 1 }
            .sorted { $0.key < $1.key }.prefix(200).map { element in
                var element = element
                element.stamp.version -= 1
                element.latitude += 5_000
                element.tags = [("name", "as it was"), ("highway", "motorway")]
                if element.nodes.count > 2 { element.nodes.removeLast() }
                return element
            }
        #expect(older.count > 20)
        let old = try folder.file(
            "east-old.osm", halves[1].extract.xml(bounds: halves[1].bounds, older: older))
        for given in [
            [paths[0], paths[1]], [paths[1], paths[0]], [paths[0], old], [old] + paths,
        ] {
            let joined = try await Self.atlas(of: given, in: folder)
            #expect(Self.files(joined) == Self.files(whole), "\(given)")
            #expect(joined.manifest.elements == whole.manifest.elements)
            #expect(joined.manifest.missing == whole.manifest.missing)
            #expect(joined.manifest.features == whole.manifest.features)
            #expect(joined.manifest.bounds == whole.manifest.bounds)
            #expect(joined.manifest.dataDate == whole.manifest.dataDate)
            // Boxes that overlap are one area.
            #expect(joined.manifest.areas == nil)
            let names = given.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted()
            #expect(joined.manifest.extracts?.map(\.name) == names)
        }
    }

    @Test func placesFarApartAreAreas() async throws {
        let folder = try TemporaryFolder()
        var town = DrawnExtract()
        town.rectangle(1, x: 0...50, y: 0...50, ["building": "yes", "name": "One"])
        var other = ""
        for (id, x) in [(11, 10.0), (12, 10.001), (13, 10.002)] {
            other += "<node id='\(id)' lat='50' lon='\(x)'/>"
        }
        other += "<way id='9'><nd ref='11'/><nd ref='12'/><nd ref='13'/>"
        other += "<tag k='highway' v='residential'/></way>"
        let first = try folder.file("b.osm", town.xml)
        let second = try folder.file("a.osm.pbf", "<osm>\(other)</osm>")
        let one = try await Self.atlas(of: [first, second], in: folder)
        let two = try await Self.atlas(of: [second, first], in: folder)
        #expect(one.manifest == two.manifest)
        let manifest = one.manifest
        #expect(manifest.areas?.map(\.name) == ["a", "b"])
        #expect(manifest.extract.name == "a.osm.pbf")
        #expect(manifest.extracts?.map(\.name) == ["a.osm.pbf", "b.osm"])
        let areas = try #require(manifest.areas)
        #expect(areas[0].bounds.east == 10.002)
        #expect(areas[1].bounds.south == 60)
        #expect(manifest.bounds.south == 50 && manifest.bounds.west == 10)
        #expect(manifest.bounds.north == areas[1].bounds.north)
        #expect(manifest.coveredBounds == areas.map(\.bounds))
        let alone = try await Self.atlas(of: [first], in: folder)
        #expect(alone.manifest.extracts == nil && alone.manifest.areas == nil)
        #expect(alone.manifest.coveredBounds == [alone.manifest.bounds])
    }

    @Test func oneBrokenExtractOfSeveralLeavesNothing() async throws {
        let folder = try TemporaryFolder()
        let broken = try folder.file("broken.osm", "<osm><node id='1'")
        await #expect(throws: OpenStreetMapError.self) {
            try await AtlasImport(
                extractPaths: [AtlasImportTests.sample, broken],
                outputPath: folder.path + "/x.atlas", jobs: 2
            ).run { _ in }
        }
        #expect(try folder.contents == ["broken.osm"])
    }
}
