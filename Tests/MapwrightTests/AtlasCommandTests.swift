import Atlas
import Foundation
import Testing
import Tiles

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct AtlasCommandTests {
    let folder: Folder
    let path: String

    init() throws {
        folder = try Folder()
        path = folder.path + "/town.atlas"
        let writer = try AtlasWriter(path: path)
        let tiles = try PMTilesWriter(path: try writer.add(AtlasFile.tiles))
        // An empty vector tile layer: a name and nothing else.
        let layer: [UInt8] = [0x1a, 0x05, 0x0a, 0x01, 0x61, 0x78, 0x02]
        for tile in [TileID(z: 0, x: 0, y: 0), TileID(z: 1, x: 0, y: 0), TileID(z: 1, x: 0, y: 1)] {
            try tiles.append(tile, uncompressed: layer.span.bytes)
        }
        try tiles.finish(metadata: TileMetadata(name: "Town", vectorLayers: []))
        _ = try writer.commit(
            AtlasManifest(
                generator: "mapwright test",
                extract: .init(name: "town.osm.pbf", byteCount: 1_234_567, crc32: "00000000"),
                dataDate: "2020-10-04T20:19:02Z",
                bounds: AtlasBounds(south: 60.1, west: 24.9, north: 60.2, east: 25),
                languages: ["en", "de"], elements: .init(nodes: 12345, ways: 67, relations: 8),
                features: ["streets": 60, "buildings": 1007],
                missing: .init(nodesOfWays: 2, waysOfRelations: 31)))
    }

    @Test func inspectTells() async throws {
        let program = try await Program.run(["inspect", path])
        #expect(program.status == 0)
        #expect(program.errors.isEmpty)
        for text in [
            "town.osm.pbf, 1.23 MB", "2020-10-04T20:19:02Z",
            "south 60.10000, west 24.90000, north 60.20000, east 25.00000",
            "© OpenStreetMap contributors, ODbL-1.0", "12,345 nodes, 67 ways, 8 relations",
            "2 nodes of ways, 31 ways of relations lie outside the extract", "1,007", "en, de",
        ] {
            #expect(program.output.contains(text), "\(text)")
        }
        #expect(!program.output.contains("\u{1b}"), "a pipe gets no colours")
    }

    @Test func inspectPrintsOneDocument() async throws {
        let program = try await Program.run(["inspect", path, "--json"])
        #expect(program.status == 0)
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(program.output.utf8)) as? [String: Any])
        let manifest = try #require(json["manifest"] as? [String: Any])
        #expect((manifest["features"] as? [String: Int]) == ["streets": 60, "buildings": 1007])
        let zooms = try #require(json["tiles"] as? [[String: Int]])
        #expect(zooms.map { $0["zoom"] } == [0, 1])
        #expect(zooms.map { $0["tiles"] } == [1, 2])
        #expect(zooms.map { $0["contents"] } == [1, 0])
        #expect(json["verified"] == nil)
    }

    @Test func inspectVerifies() async throws {
        let good = try await Program.run(["inspect", path, "--verify", "--json"])
        #expect(good.status == 0, "\(good.errors)")
        #expect(good.output.contains("\"verified\" : true"))

        let tiles = path + "/tiles.pmtiles"
        var bytes = try Data(contentsOf: URL(fileURLWithPath: tiles))
        bytes[bytes.count - 5] ^= 1
        try FileManager.default.removeItem(atPath: tiles)
        try bytes.write(to: URL(fileURLWithPath: tiles))
        #expect(try await Program.run(["inspect", path]).status == 0)
        let bad = try await Program.run(["inspect", path, "--verify"])
        #expect(bad.status == 1)
        #expect(bad.errors.hasPrefix("mapwright: \(tiles) is damaged: its checksum is "))
        #expect(bad.errors.split(separator: "\n").count == 1)
    }

    /// Starts `serve` on a free port and returns it with the address it prints.
    private func serve(
        _ more: [String] = [], program: URL = Program.url
    ) async throws -> (Process, URL, Pipe) {
        let process = Process()
        process.executableURL = program
        process.arguments = ["serve", path, "--port", "0"] + more
        let output = Pipe()
        let errors = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let line = await Program.blocking {
            String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        }
        let match = try #require(line.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//), "\(line)")
        return (process, try #require(URL(string: String(match.output))), errors)
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func aSignalEndsServing(signal: Int32) async throws {
        let (process, address, errors) = try await serve()
        let (data, _) = try await URLSession.shared.data(
            from: address.appendingPathComponent("health"))
        #expect(String(decoding: data, as: UTF8.self).contains("\"status\":\"ok\""))
        kill(process.processIdentifier, signal)
        #expect(await Program.wait(process) == 0)
        let log = await Program.blocking {
            String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        let line =
            /\S+Z info request address=127.0.0.1 bytes=\d+ method=GET milliseconds=\d+\.\d\d path=\/health status=200\n/
        #expect(log.wholeMatch(of: line) != nil, "\(log)")
    }

    @Test func aPortInUseIsOneClearLine() async throws {
        let (process, address, _) = try await serve(["--quiet"])
        let port = try #require(address.port)
        let program = try await Program.run(
            ["serve", path, "--port", "\(port)"])
        #expect(program.status == 1)
        #expect(program.output.isEmpty)
        #expect(
            program.errors
                == "mapwright: port \(port) is in use on 127.0.0.1; try `--port \(port + 1)`\n")
        process.terminate()
        #expect(await Program.wait(process) == 0)
    }

    @Test func aProgramThatWasMovedHasItsPage() async throws {
        let moved = URL(fileURLWithPath: folder.path + "/moved")
        // By a program of its own: a file that this one has open for writing, and with it each one that other tests start right
        // then, could not be run.
        let copying = try Process.run(
            URL(fileURLWithPath: "/bin/cp"), arguments: [Program.url.path, moved.path])
        #expect(await Program.wait(copying) == 0)
        let (process, address, _) = try await serve(["--quiet"], program: moved)
        for name in ["", "style.json", "assets/vendor/maplibre-gl.js"] {
            let (data, response) = try await URLSession.shared.data(
                from: address.appendingPathComponent(name))
            #expect((response as? HTTPURLResponse)?.statusCode == 200, "\(name)")
            #expect(!data.isEmpty)
        }
        process.terminate()
        #expect(await Program.wait(process) == 0)
    }
}
