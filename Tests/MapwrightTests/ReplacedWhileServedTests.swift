import Atlas
import Foundation
import Synchronization
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A server goes on to a new atlas while it is asked.
@Suite struct ReplacedWhileServedTests {
    /// What the answers said.
    private struct Counts {
        var answers = 0
        var failures: [String] = []
        var versions: Set<String> = []
        /// The bodies' hashes by their tags.
        var bodies: [String: Set<Int>] = [:]
    }

    /// What those who ask share.
    private final class Load: Sendable {
        let counts = Mutex(Counts())
        let isDone = Mutex(false)
    }

    @Test func noRequestIsDroppedOrMixed() async throws {
        let folder = try Folder()
        let path = folder.path + "/city.atlas"
        // Three states of a map, each with a place more on the same tile.
        var made: [String] = []
        for number in 1...3 {
            let nodes = (1...number * 20).map {
                "<node id='\($0)' lat='60.17' lon='24.9\($0 + 100)'>"
                    + "<tag k='amenity' v='cafe'/><tag k='name' v='Kahvila \($0)'/></node>"
            }.joined()
            let extract = folder.path + "/\(number).osm"
            try Data(
                "<osm><bounds minlat='60' minlon='24' maxlat='61' maxlon='26'/>\(nodes)</osm>".utf8
            ).write(to: URL(fileURLWithPath: extract))
            let atlas = folder.path + "/\(number).atlas"
            let program = try await Program.run(
                ["import", extract, "-o", atlas, "--quiet", "--modes", "none"])
            #expect(program.status == 0, "\(program.errors)")
            made.append(extract)
        }
        try FileManager.default.copyItem(atPath: folder.path + "/1.atlas", toPath: path)
        let process = Process()
        process.executableURL = Program.url
        process.arguments = ["serve", path, "--port", "0", "--quiet"]
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer { process.terminate() }
        let line = await Program.blocking {
            String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        }
        let match = try #require(line.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//), "\(line)")
        let address = String(match.output)

        let load = Load()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in 0..<4 {
                group.addTask {
                    while !load.isDone.withLock({ $0 }), !Task.isCancelled {
                        await Self.ask(address, worker == 0, load)
                    }
                }
            }
            // Each state takes the place of the one before, as `mapwright import` does it, twice round.
            for number in [2, 3, 1, 2, 3] {
                let seen = load.counts.withLock { $0.answers }
                let program = try await Program.run(
                    ["import", made[number - 1], "-o", path, "--quiet", "--modes", "none"])
                #expect(program.status == 0, "\(program.errors)")
                let wanted = try Atlas.open(path).manifest.bounds
                #expect(wanted.south == 60)
                try await Self.wait(for: number, address)
                #expect(load.counts.withLock { $0.answers } > seen)
            }
            load.isDone.withLock { $0 = true }
            try await group.waitForAll()
        }
        let found = load.counts.withLock { $0 }
        #expect(found.failures.isEmpty, "\(found.failures.prefix(3))")
        #expect(found.answers > 20)
        // A tag stands for one content, and every state had a version of its own.
        #expect(found.bodies.values.allSatisfy { $0.count == 1 })
        #expect(found.bodies.count == 3)
        #expect(found.versions.count == 3)
    }

    /// Asks for the map's description, or the tile that it names.
    private static func ask(
        _ address: String, _ forDescription: Bool, _ load: Load
    ) async {
        do {
            let path = forDescription ? "tiles.json" : "tiles/14/9325/4742.mvt"
            let url = try #require(URL(string: address + path))
            let (data, response) = try await URLSession.shared.data(
                for: URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData))
            let answer = try #require(response as? HTTPURLResponse)
            let tag = answer.value(forHTTPHeaderField: "ETag") ?? ""
            let text = String(decoding: data, as: UTF8.self)
            let version = text.firstMatch(of: /\.mvt\?v=([^"&]+)/).map { String($0.output.1) }
            load.counts.withLock { counts in
                counts.answers += 1
                if answer.statusCode != 200 || data.isEmpty || tag.isEmpty {
                    counts.failures.append("\(path): \(answer.statusCode), \(data.count) bytes")
                }
                if forDescription {
                    if let version { counts.versions.insert(version) }
                } else {
                    counts.bodies[tag, default: []].insert(data.hashValue)
                }
            }
        } catch {
            load.counts.withLock { $0.failures.append("\(error)") }
        }
    }

    /// Asks until the server answers from a state, which it notices within a second or so.
    private static func wait(for number: Int, _ address: String) async throws {
        let url = try #require(URL(string: address + "health"))
        let end = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < end {
            let (data, _) = try await URLSession.shared.data(
                for: URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData))
            if String(decoding: data, as: UTF8.self).contains("\"extract\":\"\(number).osm\"") {
                return
            }
        }
        Issue.record("the server has not noticed state \(number) within twenty seconds")
    }
}
