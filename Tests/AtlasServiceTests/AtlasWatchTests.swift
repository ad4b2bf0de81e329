import Answers
import Atlas
import AtlasService
import Bytes
import Foundation
import HTTPTypes
import HummingbirdCore
import MapAPI
import MapServer
import NIOCore
import Testing

@Suite struct AtlasWatchTests {
    /// A folder with a copy of the sample atlas, and a service of it.
    private struct Served {
        let folder = NSTemporaryDirectory() + "mapwright-\(UUID().uuidString)"
        let atlases: Current<AtlasCollection>
        let server: MapServer
        let watch: AtlasWatch

        init() throws {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                atPath: SampleAtlas.path, toPath: folder + "/a.atlas")
            let atlas = try Atlas.open(folder + "/a.atlas")
            atlases = Current(AtlasCollection(atlas))
            server = try MapServer(
                atlases: [atlas], service: ServiceResponder([.mapwright], atlases: atlases))
            watch = AtlasWatch([folder], atlases: atlases, server: server) { _ in }
        }

        func remove() { try? FileManager.default.removeItem(atPath: folder) }
    }

    @Test func aReplacedAtlasIsNoticed() async throws {
        let served = try Served()
        defer { served.remove() }
        #expect(await served.watch.look() == .same)
        let before = served.atlases.value
        let path = served.folder + "/a.atlas"
        try FileManager.default.copyItem(atPath: path, toPath: path + ".new")
        try FileManager.default.moveItem(atPath: path, toPath: path + ".old")
        // For this moment there is none.
        #expect(await served.watch.look() == .same)
        try FileManager.default.moveItem(atPath: path + ".new", toPath: path)
        #expect(await served.watch.look() == .replaced([path]))
        #expect(await served.watch.look() == .same)
        #expect(served.atlases.value !== before)
        // Who has begun with the one before ends with it.
        try FileManager.default.removeItem(atPath: path + ".old")
        #expect(throws: Never.self) { try before.areas[0].engines.router("automobile") }
    }

    @Test func atlasesComeToAFolder() async throws {
        let served = try Served()
        defer { served.remove() }
        try FileManager.default.copyItem(
            atPath: SampleAtlas.path, toPath: served.folder + "/b.atlas")
        #expect(
            await served.watch.look()
                == .replaced([served.folder + "/a.atlas", served.folder + "/b.atlas"]))
        #expect(served.atlases.value.areas.count == 2)
    }

    @Test func aBrokenAtlasKeepsNoOtherFromBeingServed() async throws {
        let served = try Served()
        defer { served.remove() }
        let (good, broken) = (served.folder + "/b.atlas", served.folder + "/c.atlas")
        for path in [good, broken] {
            try FileManager.default.copyItem(atPath: SampleAtlas.path, toPath: path)
        }
        try Data("no tiles".utf8).write(to: URL(fileURLWithPath: broken + "/tiles.pmtiles"))
        guard case .failed(let reason) = await served.watch.look() else {
            Issue.record("nobody was told")
            return
        }
        #expect(reason.contains("c.atlas"))
        let paths = { served.atlases.value.areas.map(\.atlas.path) }
        #expect(paths() == [served.folder + "/a.atlas", good])
        #expect(await served.watch.look() == .same)
        // One that is replaced by a broken one goes on as it was.
        try Data("{}".utf8).write(to: URL(fileURLWithPath: good + "/manifest.json"))
        guard case .failed = await served.watch.look() else {
            Issue.record("nobody was told")
            return
        }
        #expect(paths() == [served.folder + "/a.atlas", good])
        #expect(throws: Never.self) {
            try served.atlases.value.areas[1].engines.router("automobile")
        }
    }

    /// A folder that has lost its atlases is told once, and they are served on.
    @Test func anEmptyFolderIsReportedOnce() async throws {
        let served = try Served()
        defer { served.remove() }
        let path = served.folder + "/a.atlas"
        try FileManager.default.moveItem(atPath: path, toPath: served.folder + "-moved")
        defer { try? FileManager.default.removeItem(atPath: served.folder + "-moved") }
        var outcomes: [AtlasWatch.Outcome] = []
        for _ in 0..<10 { outcomes.append(await served.watch.look()) }
        let told = outcomes.compactMap { outcome in
            if case .failed(let reason) = outcome { reason } else { nil }
        }
        #expect(told.count == 1 && told[0].contains(served.folder))
        #expect(served.atlases.value.areas.count == 1)
    }

    #if os(Linux)
        /// The service goes on without an atlas that somebody writes into.
        @Test func anAtlasThatIsCutShortCostsAnswersOnly() async throws {
            FaultGuard.install()
            let served = try Served()
            defer { served.remove() }
            let responder = ServiceResponder([.mapwright], atlases: served.atlases)
            func status(_ path: String) async throws -> Int? {
                let head = HTTPRequest(
                    method: .get, scheme: "http", authority: "a", path: path)
                let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
                return await responder.respond(to: request)?.response.status.code
            }
            let questions = [
                "/mapwright/search?query=kahvila", "/mapwright/complete?prefix=ka",
                "/mapwright/reverse?location=60.17,24.94",
                "/mapwright/route?from=60.1687,24.9312&to=60.1725,24.9500",
            ]
            for question in questions { #expect(try await status(question) == 200, "\(question)") }
            let bundle = served.folder + "/a.atlas"
            for name in try FileManager.default.contentsOfDirectory(atPath: bundle)
            where name != "manifest.json" {
                let file = try FileHandle(forUpdating: URL(fileURLWithPath: bundle + "/" + name))
                let byteCount = try file.seekToEnd()
                try file.truncate(atOffset: byteCount / 3)
                try file.close()
            }
            for question in questions {
                #expect(try await status(question) == 500, "\(question)")
            }
            guard case .failed(let reason) = await served.watch.look() else {
                Issue.record("nobody was told")
                return
            }
            #expect(reason.contains("a.atlas"))
            #expect(await served.watch.look() == .same)
            // Another atlas comes, and is served alone.
            let other = served.folder + "/b.atlas"
            try FileManager.default.copyItem(atPath: SampleAtlas.path, toPath: other)
            _ = await served.watch.look()
            #expect(served.atlases.value.areas.map(\.atlas.path) == [other])
            for question in questions { #expect(try await status(question) == 200, "\(question)") }
        }
    #endif

    @Test func aBrokenAtlasIsReportedOnceAndNotServed() async throws {
        let served = try Served()
        defer { served.remove() }
        try Data("{}".utf8).write(
            to: URL(fileURLWithPath: served.folder + "/a.atlas/manifest.json"))
        guard case .failed = await served.watch.look() else {
            Issue.record("a manifest of nothing was taken")
            return
        }
        #expect(await served.watch.look() == .same)
        #expect(served.atlases.value.areas.count == 1)
        guard case .failed = await served.watch.reload() else {
            Issue.record("a manifest of nothing was taken")
            return
        }
    }
}

/// The atlas of central Helsinki that comes with the project.
enum SampleAtlas {
    static let path = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples/helsinki.atlas").path
}
