import Atlas
import AtlasBuilder
import Foundation
import OpenStreetMap
import Testing

/// Extracts that are written from others.
@Suite struct ExtractCopyTests {
    private static func copy(_ path: String, jobs: Int = 2) -> ExtractCopy {
        ExtractCopy(outputPath: path, jobs: jobs)
    }

    private static func keys(_ path: String) async throws -> [String] {
        try await EditableExtract(path).elements.keys.sorted().map {
            ["n", "w", "r"][Int($0.kind.rawValue)] + "\($0.id)"
        }
    }

    /// A lake of two ways, one of which lies far to the east; a road that leaves the box; and what refers to them.
    private static let map: String = {
        var map = DrawnExtract()
        map.node(1, 10, 10, ["amenity": "bar"])
        map.node(2, 20, 10)
        map.node(3, 900, 10)
        map.node(4, 900, 900)
        map.node(5, 10, 90)
        map.node(9, 950, 950, ["amenity": "cafe"])
        map.way(1, [1, 2], ["highway": "residential"])
        map.way(2, [2, 3], ["highway": "residential"])
        map.way(3, [3, 4, 5], ["note": "east"])
        map.way(4, [5, 1], ["note": "west"])
        map.way(5, [4, 9], ["highway": "residential"])
        map.way(6, [1, 2, 3, 4, 1], ["note": "border"])
        map.relation(1, ["w7 outer", "w4 outer", "w5 outer"], ["type": "multipolygon"])
        map.relation(2, ["w4 outer", "w5 outer"], ["type": "route"])
        map.relation(3, ["r2 "], ["type": "superroute"])
        map.relation(4, ["r3 "], ["type": "network"])
        map.relation(5, ["n9 "], ["type": "site"])
        map.relation(
            6, ["w6 outer", "n9 label"],
            ["type": "boundary", "name": "Westend", "admin_level": "9", "name:fi": "Länsipää"])
        map.relation(7, ["w6 outer"], ["type": "boundary", "name": "Twice"])
        map.relation(8, ["w6 outer"], ["type": "boundary", "name": "Twice"])
        map.relation(9, ["w7 outer"], ["type": "boundary", "name": "Open"])
        return map.xml
    }()

    private static let box = "60,25,60.001,25.001"

    @Test func waysAreWholeAndRelationsKnown() async throws {
        let folder = try TemporaryFolder()
        let extract = try folder.file("a.osm", Self.map)
        let part = folder.path + "/part.osm.pbf"
        let count = try await Self.copy(part).split(
            extract, region: Self.box, keepsAreasWhole: false
        ) { _ in }
        let kept = [
            "n1", "n2", "n3", "n4", "n5", "w1", "w2", "w3", "w4", "w6", "r1", "r2", "r3", "r4",
            "r6", "r7", "r8",
        ]
        #expect(try await Self.keys(part) == kept)
        #expect(count == kept.count)
        // An area is whole: its far way, and that one's nodes.
        _ = try await Self.copy(part).split(
            extract, region: Self.box, keepsAreasWhole: true
        ) { _ in }
        #expect(
            try await Self.keys(part)
                == (kept + ["n9", "w5"]).sorted {
                    (("nwr".firstIndex(of: $0.first ?? "n") ?? "".startIndex), $0)
                        < (("nwr".firstIndex(of: $1.first ?? "n") ?? "".startIndex), $1)
                })
        let header = try ExtractReader(path: part).header
        #expect(header.bounds == .init(south: 60, west: 25, north: 60.001, east: 25.001))
        #expect(header.claimsToBeSorted)
        #expect(try folder.contents == ["a.osm", "part.osm.pbf"])
    }

    @Test func aRegionIsABoxAPolygonOrAName() async throws {
        let folder = try TemporaryFolder()
        let extract = try folder.file("a.osm", Self.map)
        let ring = [[25, 60], [25.001, 60], [25.001, 60.001], [25, 60.001], [25, 60]]
        let polygon = "{\"type\":\"Polygon\",\"coordinates\":[\(ring)]}"
        let files = [
            try folder.file("a.json", polygon),
            try folder.file(
                "b.json", "{\"type\":\"Feature\",\"properties\":null,\"geometry\":\(polygon)}"),
            try folder.file(
                "c.json",
                "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"geometry\":null},"
                    + "{\"type\":\"Feature\",\"geometry\":{\"type\":\"MultiPolygon\",\"coordinates\":[[\(ring)]]}}]}"
            ),
        ]
        var parts: [[String]] = []
        for region in [Self.box] + files {
            let part = folder.path + "/part.osm.pbf"
            _ = try await Self.copy(part).split(
                extract, region: region, keepsAreasWhole: true
            ) { _ in }
            parts.append(try await Self.keys(part))
        }
        #expect(parts.allSatisfy { $0 == parts[0] })
        for name in ["Westend", "länsipää", "r6"] {
            let part = folder.path + "/named.osm.pbf"
            _ = try await Self.copy(part).split(
                extract, region: name, keepsAreasWhole: true
            ) { _ in }
            #expect(try await Self.keys(part).contains("n2"))
        }
    }

    @Test func whatIsNoRegionIsToldAndLeavesNothing() async throws {
        let folder = try TemporaryFolder()
        let extract = try folder.file("a.osm", Self.map)
        let point = try folder.file("p.json", "{\"type\":\"Point\",\"coordinates\":[25,60]}")
        let broken = try folder.file(
            "b.json", "{\"type\":\"Polygon\",\"coordinates\":[[[500,60]]]}")
        let before = try folder.contents
        for (region, code) in [
            ("61,25,60,26", RegionError.Code.badBox), ("nowhere", .unknownArea),
            ("Twice", .severalAreas(["r7 (boundary)", "r8 (boundary)"])), ("Open", .openArea("r9")),
            ("-1,-1,0,0", .nothingInside), (point, .noPolygon),
            (broken, .malformed("a polygon's coordinates are pairs of longitude and latitude")),
        ] {
            let part = folder.path + "/part.osm.pbf"
            await #expect(throws: RegionError(code, region: region)) {
                try await Self.copy(part).split(extract, region: region, keepsAreasWhole: true) {
                    _ in
                }
            }
            #expect("\(RegionError(code, region: region))".contains(region))
            #expect(try folder.contents == before)
        }
    }

    @Test func halvesMergeIntoTheWholeInAnyOrder() async throws {
        let folder = try TemporaryFolder()
        let box = try #require(try ExtractReader(path: AtlasImportTests.sample).header.bounds)
        let middle = (box.west + box.east) / 2
        var halves: [String] = []
        for (name, west, east) in [("west", box.west, middle), ("east", middle, box.east)] {
            let half = folder.path + "/\(name).osm.pbf"
            _ = try await Self.copy(half).split(
                AtlasImportTests.sample, region: "\(box.south),\(west),\(box.north),\(east)",
                keepsAreasWhole: true
            ) { _ in }
            halves.append(half)
        }
        let (one, other) = (folder.path + "/one.osm.pbf", folder.path + "/other.osm.pbf")
        let count = try await Self.copy(one).merge(halves) { _ in }
        _ = try await Self.copy(other, jobs: 1).merge(halves.reversed()) { _ in }
        #expect(FileManager.default.contentsEqual(atPath: one, andPath: other))
        let merged = try await EditableExtract(one)
        #expect(merged.elements.count == count)
        let whole = try await EditableExtract(AtlasImportTests.sample)
        #expect(merged.elements.allSatisfy { whole.elements[$0.key] == $0.value })
        // What lies in the box of the whole is in one of the halves.
        let region = try #require(ExtractRegion(box))
        for element in whole.elements.values
        where element.key.kind == .node
            && region.contains(latitude: element.latitude, longitude: element.longitude)
        {
            #expect(merged.elements[element.key] != nil)
        }
        let header = try ExtractReader(path: one).header
        #expect(header.bounds == box)
    }

    @Test func mergedExtractsMakeTheAtlasThatTheyMakeTogether() async throws {
        let folder = try TemporaryFolder()
        var first = DrawnExtract()
        first.rectangle(1, x: 0...50, y: 0...50, ["building": "yes", "name": "One"])
        var second = DrawnExtract()
        second.rectangle(2, x: 900...950, y: 0...50, ["building": "yes", "name": "Two"])
        let paths = [try folder.file("a.osm", first.xml), try folder.file("b.osm", second.xml)]
        let merged = folder.path + "/both.osm.pbf"
        _ = try await Self.copy(merged).merge(paths) { _ in }
        var manifests: [[String]] = []
        for extracts in [paths, [merged]] {
            let manifest = try await AtlasImport(
                extractPaths: extracts, outputPath: folder.path + "/x.atlas", jobs: 1
            ).run { _ in }
            manifests.append(manifest.files.filter { $0.name != "tiles.pmtiles" }.map(\.crc32))
        }
        #expect(manifests[0] == manifests[1])
    }

    @Test(.enabled(if: Osmium.path != nil), arguments: [true, false])
    func osmiumKeepsTheSame(keepsAreasWhole: Bool) async throws {
        let folder = try TemporaryFolder()
        let box = try #require(try ExtractReader(path: AtlasImportTests.sample).header.bounds)
        let (north, east) = ((box.south + box.north) / 2, (box.west + box.east) / 2)
        let (ours, theirs) = (folder.path + "/ours.osm.pbf", folder.path + "/theirs.osm.pbf")
        _ = try await Self.copy(ours).split(
            AtlasImportTests.sample, region: "\(box.south),\(box.west),\(north),\(east)",
            keepsAreasWhole: keepsAreasWhole
        ) { _ in }
        try Osmium.run([
            "extract", "--bbox", "\(box.west),\(box.south),\(east),\(north)", "--strategy",
            keepsAreasWhole ? "smart" : "complete_ways", "--output", theirs,
            AtlasImportTests.sample,
        ])
        let mine = try await EditableExtract(ours)
        let other = try await EditableExtract(theirs)
        #expect(mine.elements.count > 1_000)
        #expect(Set(mine.elements.keys) == Set(other.elements.keys))
        #expect(mine.elements.allSatisfy { other.elements[$0.key] == $0.value })
    }

    /// Debian's `osmium-tool`, if it is installed.
    private enum Osmium {
        static let path = ["/usr/bin/osmium", "/usr/local/bin/osmium"].first {
            FileManager.default.isExecutableFile(atPath: $0)
        }

        static func run(_ arguments: [String]) throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: path ?? "")
            process.arguments = arguments
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
    }
}
