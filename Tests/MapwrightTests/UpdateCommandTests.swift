import Atlas
import Foundation
import Synchronization
import TestSupport
import Testing

/// `mapwright update`, run as a person runs it.
@Suite struct UpdateCommandTests {
    let folder: Folder
    private var atlas: String { folder.path + "/city.atlas" }
    private var extract: String { folder.path + "/city.osm.pbf" }

    /// A folder with a copy of the sample's extract, and an atlas of it without roads.
    init() async throws {
        folder = try Folder()
        try FileManager.default.copyItem(atPath: ImportCommandTests.sample, toPath: extract)
        let made = try await Program.run(
            ["import", extract, "-o", atlas, "--quiet", "--modes", "none"])
        #expect(made.status == 0, "\(made.errors)")
    }

    private func file(_ name: String, _ text: String) throws -> String {
        let url = URL(fileURLWithPath: folder.path + "/" + name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    /// A change that makes a café of a number's name.
    private static func cafe(_ number: Int) -> String {
        "<osmChange><create><node id='9000000000\(number)' version='1' lat='60.17' lon='24.95'>"
            + "<tag k='amenity' v='cafe'/><tag k='name' v='Kahvila \(number)'/></node></create>"
            + "</osmChange>"
    }

    private func finds(_ name: String) async throws -> Bool {
        try await Program.run(["search", name, "--atlas", atlas]).output.contains(name)
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    @Test func filesOfChangesAreApplied() async throws {
        let first = try file("1.osc", Self.cafe(1))
        let second = try file("2.osc", Self.cafe(2))
        let updated = try await Program.run([
            "update", atlas, first, second, "--extract", extract,
        ])
        #expect(updated.status == 0, "\(updated.errors)")
        #expect(updated.output == "Updated \(atlas) by 2 changes of 2 files\n")
        #expect(updated.errors.hasPrefix("Applying the changes\n"))
        for number in 1...2 { #expect(try await finds("Kahvila \(number)")) }
        // What it was imported with is kept: there are no roads.
        #expect(try Atlas.open(atlas).manifest.files.count == 2)
        #expect(try names == ["1.osc", "2.osc", "city.atlas", "city.osm.pbf"])
        let verified = try await Program.run(["inspect", atlas, "--verify"])
        #expect(verified.status == 0, "\(verified.errors)")
    }

    @Test func aSeriesIsFollowed() async throws {
        func publish(_ number: Int) async throws {
            let plain = try file("series/000/000/00\(number).osc", Self.cafe(number))
            let packed = try #require(FileManager.default.contents(atPath: plain))
            // The content tells whether a file is packed.
            try packed.write(to: URL(fileURLWithPath: plain + ".gz"))
            _ = try file(
                "series/state.txt",
                "sequenceNumber=\(number)\ntimestamp=2026-01-31T12\\:00\\:0\(number)Z\n")
        }
        let arguments = [
            "update", atlas, "--extract", extract, "--replication", folder.path + "/series",
        ]
        try await publish(4)
        let unknown = try await Program.run(arguments)
        #expect(unknown.status == 1)
        #expect(
            unknown.errors
                == "mapwright: \(extract) does not say which change files it has; name the number of "
                + "the last one by --sequence\n")
        let first = try await Program.run(arguments + ["--sequence", "3"])
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.output == "Updated \(atlas) by 1 change of 1 file, number 4\n")
        #expect(try Atlas.open(atlas).manifest.replication?.sequence == 4)
        #expect(try Atlas.open(atlas).manifest.dataDate == "2026-01-31T12:00:04Z")
        let same = try await Program.run(arguments)
        #expect(same.output == "Nothing new: \(atlas) has number 4\n")
        try await publish(5)
        try await publish(6)
        let more = try await Program.run(arguments)
        #expect(more.output == "Updated \(atlas) by 2 changes of 2 files, number 6\n")
        for number in 4...6 { #expect(try await finds("Kahvila \(number)")) }
        let inspected = try await Program.run(["inspect", atlas])
        #expect(inspected.output.contains("  Changes       up to number 6\n"))
        // A series that lacks a file, or has gone back, changes nothing.
        let before = try Atlas.open(atlas).manifest
        _ = try file("series/state.txt", "sequenceNumber=8\n")
        #expect(try await Program.run(arguments).status == 1)
        _ = try file("series/state.txt", "sequenceNumber=2\n")
        let older = try await Program.run(arguments)
        #expect(older.errors.hasSuffix("before the changes that the extract has\n"))
        #expect(try Atlas.open(atlas).manifest == before)
    }

    #if canImport(Glibc)
        @Test func aSeriesOnTheWebIsFollowedUntilInterrupted() async throws {
            let files = Mutex<[String: String]>([:])
            let server = try LoopbackServer { client in
                guard let line = client.receiveRequest()?.split(separator: "\r\n").first,
                    let path = line.split(separator: " ").dropFirst().first.map(String.init)
                else { return }
                guard let body = files.withLock({ $0[path] }) else {
                    return client.send(status: "503 Service Unavailable", json: "{}")
                }
                client.send(
                    "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n"
                        + "Connection: close\r\n\r\n\(body)")
            }
            let publish = { @Sendable (number: Int) in
                files.withLock {
                    $0["/000/000/00\(number).osc.gz"] = Self.cafe(number)
                    $0["/state.txt"] = "sequenceNumber=\(number)\n"
                }
            }
            let process = Process()
            process.executableURL = Program.url
            process.arguments = [
                "update", atlas, "--extract", extract, "--sequence", "3", "--every", "1",
                "--replication", "http://127.0.0.1:\(server.port)/",
            ]
            let (output, errors) = (Pipe(), Pipe())
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = errors
            try process.run()
            /// Reads on until a text has come.
            func wait(for text: String, from pipe: Pipe) async -> Bool {
                await Program.blocking {
                    var read = ""
                    while !read.contains(text) {
                        let more = pipe.fileHandleForReading.availableData
                        if more.isEmpty { return false }
                        read += String(decoding: more, as: UTF8.self)
                    }
                    return true
                }
            }
            // A server that does not answer yet is asked again.
            #expect(await wait(for: "the server answered 503", from: errors))
            publish(4)
            #expect(await wait(for: "by 1 change of 1 file, number 4\n", from: output))
            publish(5)
            #expect(await wait(for: "by 1 change of 1 file, number 5\n", from: output))
            #expect(await wait(for: "Nothing new", from: output))
            process.interrupt()
            _ = await Program.wait(process)
            let manifest = try Atlas.open(atlas).manifest
            #expect(manifest.replication?.sequence == 5)
            #expect(manifest.replication?.source == "http://127.0.0.1:\(server.port)")
            for number in 4...5 { #expect(try await finds("Kahvila \(number)")) }
        }
    #endif

    @Test func aBrokenFileChangesNothing() async throws {
        let whole = Self.cafe(1)
        let before = (try Atlas.open(atlas).manifest, FileManager.default.contents(atPath: extract))
        let bad = [
            try file("cut.osc", String(whole.dropLast(20))), try file("text.osc", "no changes"),
            try file("map.osc", "<osm/>"), folder.path + "/nothing.osc",
        ]
        let good = try file("good.osc", whole)
        for path in bad {
            let program = try await Program.run(["update", atlas, good, path, "--extract", extract])
            #expect(program.status == 1)
            #expect(program.errors.hasPrefix("mapwright: \(path), "), "\(program.errors)")
            #expect(program.errors.split(separator: "\n").count == 1)
        }
        #expect(try Atlas.open(atlas).manifest == before.0)
        #expect(FileManager.default.contents(atPath: extract) == before.1)
    }

    @Test func aKilledUpdateLeavesTheOldOrTheNew() async throws {
        let change = try file("1.osc", Self.cafe(1))
        let old = try Atlas.open(atlas).manifest
        // What becomes of it, elsewhere.
        let reference = folder.path + "/reference"
        try FileManager.default.createDirectory(
            atPath: reference, withIntermediateDirectories: true)
        for name in ["city.osm.pbf", "city.atlas"] {
            try FileManager.default.copyItem(
                atPath: "\(folder.path)/\(name)", toPath: "\(reference)/\(name)")
        }
        let done = try await Program.run([
            "update", reference + "/city.atlas", change, "--extract", reference + "/city.osm.pbf",
            "--quiet",
        ])
        #expect(done.status == 0, "\(done.errors)")
        let new = try Atlas.open(reference + "/city.atlas").manifest
        #expect(old.files != new.files)
        // Each step is told by a line; the process ends when so many have come.
        for steps in 0...7 {
            let process = Process()
            process.executableURL = Program.url
            process.arguments = ["update", atlas, change, "--extract", extract]
            let errors = Pipe()
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = errors
            try process.run()
            await Program.blocking {
                var lines = 0
                while lines < steps {
                    let text = errors.fileHandleForReading.availableData
                    if text.isEmpty { break }
                    lines += text.count { $0 == UInt8(ascii: "\n") }
                }
            }
            kill(process.processIdentifier, SIGKILL)
            _ = await Program.wait(process)
            let found = try Atlas.open(atlas)
            try found.validate()
            #expect([old.files, new.files].contains(found.manifest.files))
        }
        let finished = try await Program.run([
            "update", atlas, change, "--extract", extract, "--quiet",
        ])
        #expect(finished.status == 0, "\(finished.errors)")
        #expect(try Atlas.open(atlas).manifest == new)
        // What the killed ones had begun is gone.
        #expect(try names == ["1.osc", "city.atlas", "city.osm.pbf", "reference"])
    }

    @Test(arguments: [
        ["update", "a.atlas"], ["update", "a.atlas", "b.osc"],
        ["update", "a.atlas", "--extract", "a.osm.pbf"],
        ["update", "a.atlas", "b.osc", "--extract", "a.osm.pbf", "--replication", "c"],
        ["update", "a.atlas", "b.osc", "--extract", "a.osm.pbf", "--every", "5"],
        ["update", "a.atlas", "--extract", "a.osm.pbf", "--replication", "c", "--every", "0"],
    ])
    func badUsageIsExitCode64(arguments: [String]) async throws {
        let program = try await Program.run(arguments)
        #expect(program.status == 64)
        #expect(program.errors.hasPrefix("Error: "))
    }
}
