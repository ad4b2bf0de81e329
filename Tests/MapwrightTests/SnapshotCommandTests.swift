import Foundation
import Testing

/// `mapwright snapshot` on the sample's tiles.
@Suite struct SnapshotCommandTests {
    private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples/helsinki.atlas").path

    private static func run(_ arguments: [String]) async throws -> Program {
        try await Program.run(["snapshot", "--atlas", sample] + arguments)
    }

    @Test func aPictureHasItsSize() async throws {
        let folder = try Folder()
        let path = folder.path + "/map.png"
        let program = try await Self.run([
            "--center", "60.1699,24.9384", "--meters", "1000", "--size", "120x80", "--scale", "2",
            "-o", path,
        ])
        #expect(program.status == 0, "\(program.errors)")
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
        // Width and height in the header, big-endian.
        #expect(Array(bytes[16..<24]) == [0, 0, 0, 240, 0, 0, 0, 160])
        #expect(bytes.count > 2000)
    }

    @Test(arguments: [
        ("map.jpg", [0xFF, 0xD8, 0xFF]), ("map.JPEG", [0xFF, 0xD8, 0xFF]),
        ("map.webp", Array("RIFF".utf8)), ("map.svg", Array("<svg ".utf8)),
        ("a.b.pdf", Array("%PDF-".utf8)),
    ])
    func theEndingSaysTheFormat(name: String, start: [UInt8]) async throws {
        let folder = try Folder()
        let path = folder.path + "/" + name
        let program = try await Self.run([
            "--center", "60.1699,24.9384", "--zoom", "14", "--size", "120x80", "-o", path,
        ])
        #expect(program.status == 0, "\(program.errors)")
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(Array(bytes.prefix(start.count)) == start)
    }

    @Test func imageryIsReadFromFiles() async throws {
        let folder = try Folder()
        let photo = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/Pictures/jpeg/gray.jpg")
        try FileManager.default.copyItem(
            atPath: photo.path, toPath: folder.path + "/0-0-0.jpg")
        func draw(_ style: String, _ more: [String] = []) async throws -> Data {
            let path = folder.path + "/" + style + ".png"
            let program = try await Self.run(
                [
                    "--center", "60.17,24.94", "--zoom", "9", "--size", "400x80", "--style", style,
                    "--imagery", folder.path + "/{z}-{x}-{y}.jpg", "--verbose", "-o", path,
                ] + more)
            #expect(program.status == 0 && !program.errors.contains("imagery"))
            return try Data(contentsOf: URL(fileURLWithPath: path))
        }
        let alone = try await draw("imagery")
        #expect(alone.count > 300)
        #expect(try await draw("hybrid") != alone)
        // Whom it comes from stands on the picture.
        #expect(try await draw("imagery", ["--imagery-attribution", "Aerial Ltd"]) != alone)
        let gone = try await Self.run([
            "--center", "0,0", "--zoom", "1", "--style", "hybrid", "--imagery",
            folder.path + "/no.mbtiles", "-o", folder.path + "/no.png",
        ])
        #expect(gone.status == 1 && gone.errors.contains("no.mbtiles"))
    }

    @Test(arguments: ["map.gif", "map", "png", "map."])
    func otherEndingsAreRefused(name: String) async throws {
        let folder = try Folder()
        let program = try await Self.run([
            "--center", "60.1699,24.9384", "--zoom", "14", "-o", folder.path + "/" + name,
        ])
        #expect(program.status == 64 && program.errors.contains(".svg or .pdf"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test(arguments: [
        ["--center", "60", "--zoom", "3"], ["--center", "60,24"], ["--zoom", "3"],
        ["--center", "60,24", "--zoom", "3", "--style", "imagery"],
        ["--center", "60,24", "--zoom", "3", "--imagery", "a.mbtiles"],
        [
            "--center", "60,24", "--zoom", "3", "--style", "hybrid", "--imagery-attribution",
            "Aerial Ltd",
        ],
        ["--center", "60,24", "--zoom", "3", "--style", "hybrid", "--imagery", "photo.tif"],
        ["--center", "60,24", "--zoom", "3", "--region", "1,2,3,4"],
        ["--center", "60,24", "--zoom", "99"], ["--center", "91,24", "--zoom", "3"],
        ["--center", "60,24", "--meters", "0"],
        ["--center", "60,24", "--zoom", "3", "--pitch", "61"],
        ["--center", "60,24", "--zoom", "3", "--scale", "9"],
        ["--center", "60,24,1", "--zoom", "3"],
        ["--route", "60.1711,24.9414"], ["--center", "60,24", "--zoom", "3", "--mode", "walking"],
        ["--route", "60.1711,24.9414", "60.1674,24.95", "--mode", "flying"],
        ["--route", "60.1711,24.9414", "60.1674,24.95", "--meters", "500"],
    ])
    func badUsageIsRefused(arguments: [String]) async throws {
        let folder = try Folder()
        let program = try await Self.run(arguments + ["-o", folder.path + "/map.png"])
        #expect(program.status == 64, "\(program.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/map.png"))
    }

    @Test func featuresLieOverTheMap() async throws {
        let folder = try Folder()
        let overlay = folder.path + "/over.geojson"
        let ring = "[[24,60],[26,60],[26,61],[24,61],[24,60]]"
        try Data(
            """
            {"type": "Feature", "properties": {"fill": "red", "fill-opacity": 1},
            "geometry": {"type": "Polygon", "coordinates": [\(ring)]}}
            """.utf8
        ).write(to: URL(fileURLWithPath: overlay))
        var sizes: [Int] = []
        for options in [[], ["--overlay", overlay]] {
            let path = folder.path + "/\(options.count).png"
            let program = try await Self.run(
                ["--center", "60.17,24.94", "--zoom", "14", "--size", "64x64", "-o", path] + options
            )
            #expect(program.status == 0, "\(program.errors)")
            sizes.append(try Data(contentsOf: URL(fileURLWithPath: path)).count)
        }
        // One color all over packs better than a map, whatever stands in the corner.
        #expect(sizes[1] < sizes[0])
    }

    @Test func brokenFeaturesAreToldWithTheirFile() async throws {
        let folder = try Folder()
        let overlay = folder.path + "/meters.geojson"
        try Data(#"{"type": "Point", "coordinates": [2776000, 8438000]}"#.utf8)
            .write(to: URL(fileURLWithPath: overlay))
        let program = try await Self.run([
            "--center", "60.17,24.94", "--zoom", "14", "--size", "600x400", "--overlay", overlay,
            "-o", folder.path + "/map.png",
        ])
        #expect(program.status == 0)
        #expect(
            program.errors
                == "mapwright: \(overlay): feature 1 has positions that are no degrees of longitude and latitude\n"
        )
    }

    @Test func whatCannotBeReadFailsInOneLine() async throws {
        let folder = try Folder()
        let overlay = folder.path + "/over.geojson"
        func failure() async throws -> String {
            let program = try await Self.run([
                "--center", "60,24", "--zoom", "3", "--overlay", overlay, "-o",
                folder.path + "/map.png",
            ])
            #expect(program.status == 1)
            return program.errors
        }
        try Data("[]".utf8).write(to: URL(fileURLWithPath: overlay))
        #expect(
            try await failure()
                == "mapwright: overlay 1 is no GeoJSON: its type is none of GeoJSON's\n")
        try Data("{\"type\":".utf8).write(to: URL(fileURLWithPath: overlay))
        #expect(
            try await failure()
                == "mapwright: \(overlay): type, byte 8: the text ends too early\n")
        try FileManager.default.removeItem(atPath: overlay)
        #expect(try await failure() == "mapwright: \(overlay) cannot be read\n")
    }

    /// The width and height in a PNG file's header.
    private static func size(_ path: String) throws -> [Int] {
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
        return [bytes[16..<20], bytes[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test func aRouteNeedsNoOtherView() async throws {
        let folder = try Folder()
        let path = folder.path + "/way.png"
        let program = try await Self.run([
            "--route", "60.1711,24.9414", "60.1690,24.9450", "60.1674,24.95", "--mode", "walking",
            "--size", "200x150", "--scale", "1", "-o", path,
        ])
        #expect(program.status == 0, "\(program.errors)")
        #expect(try Self.size(path) == [200, 150])
    }

    @Test func routesOverlaysAndPointsLieOnOneMap() async throws {
        let folder = try Folder()
        let (shops, walk) = (folder.path + "/shops.csv", folder.path + "/walk.geojson")
        try Data("name,lat,lon\nA,60.1700,24.9400\nB,60.1701,24.9401\nC,60.1690,24.9480\n".utf8)
            .write(to: URL(fileURLWithPath: shops))
        try Data(#"{"type":"LineString","coordinates":[[24.94,60.17],[24.95,60.168]]}"#.utf8)
            .write(to: URL(fileURLWithPath: walk))
        var files: [Data] = []
        let choices = [
            ["--cluster", shops], ["--cluster", shops, "--overlay", walk],
            ["--cluster", shops, "--overlay", walk, "--route", "60.1700,24.94", "60.1690,24.948"],
        ]
        for options in choices {
            let path = folder.path + "/\(files.count).png"
            let program = try await Self.run(options + ["--size", "200x150", "-o", path])
            #expect(program.status == 0, "\(program.errors)")
            #expect(program.errors.contains("Read 3 points"))
            #expect(try Self.size(path) == [400, 300])
            files.append(try Data(contentsOf: URL(fileURLWithPath: path)))
        }
        #expect(Set(files).count == 3)
    }

    @Test(arguments: [
        (["--cluster", "/nowhere/shops.csv"], "/nowhere/shops.csv"),
        (["--route", "0,0", "60.1674,24.95"], "0"),
    ])
    func whatCannotBeDrawnLeavesNoFile(arguments: [String], word: String) async throws {
        let folder = try Folder()
        let path = folder.path + "/map.png"
        let program = try await Self.run(arguments + ["-o", path])
        #expect(program.status == 1 && program.errors.contains(word), "\(program.errors)")
        #expect(program.errors.split(separator: "\n").count == 1)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func tilesOfARegionBecomeAnArchive() async throws {
        let folder = try Folder()
        let path = folder.path + "/city.pmtiles"
        let program = try await Self.run([
            "--tiles", path, "--min-zoom", "13", "--max-zoom", "15", "--region",
            "60.168,24.94,60.172,24.95", "--jobs", "2", "--style", "muted",
        ])
        #expect(program.status == 0, "\(program.errors)")
        #expect(program.errors.hasPrefix("Made \(path), "))
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        // The header says version 3, tiles as they are, and PNG.
        #expect(bytes.prefix(8) == ArraySlice(Array("PMTiles".utf8) + [3]))
        #expect(bytes[98] == 1 && bytes[99] == 2 && bytes[100] == 13 && bytes[101] == 15)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["city.pmtiles"])
    }

    @Test(arguments: [
        ["--tiles", "a.pmtiles", "-o", "a.png"], [], ["--tiles", "a.mbtiles"],
        ["--tiles", "a.pmtiles", "--min-zoom", "9", "--max-zoom", "8"],
        ["--tiles", "a.pmtiles", "--max-zoom", "23"],
        ["--tiles", "a.pmtiles", "--tile-size", "128"],
        ["--tiles", "a.pmtiles", "--jobs", "0"], ["--tiles", "a.pmtiles", "--scale", "1.5"],
        ["--tiles", "a.pmtiles", "--bearing", "10"], ["--tiles", "a.pmtiles", "--center", "60,24"],
        ["-o", "a.png", "--center", "60,24", "--zoom", "3", "--max-zoom", "9"],
        ["--tiles", "a.pmtiles", "--region", "-80,-180,80,180", "--max-zoom", "22"],
    ])
    func badUsageOfTilesIsRefused(arguments: [String]) async throws {
        let folder = try Folder()
        let program = try await Program.run(
            ["snapshot", "--atlas", Self.sample] + arguments, in: folder.path)
        #expect(program.status == 64, "\(program.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
}
