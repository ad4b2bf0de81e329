import Answers
import Atlas
import AtlasService
import Foundation
import MapAPI
import MapServer
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
