import Atlas
import AtlasBuilder
import Foundation
import OpenStreetMap
import RoadNetwork
import TestSupport
import Testing

/// An update gives what an import of the new state gives.
@Suite struct AtlasUpdateTests {
    private static func work(_ extract: String, _ atlas: String) -> AtlasImport {
        AtlasImport(
            extractPath: extract, outputPath: atlas, jobs: 2, languages: ["fi"],
            profiles: TravelProfile.compared)
    }

    @Test(arguments: SlowTier.isOn ? [UInt64(1), 2, 3] : [1])
    func randomEditsGiveWhatAnImportGives(seed: UInt64) async throws {
        let folder = try TemporaryFolder()
        let extract = folder.path + "/city.osm.pbf"
        try FileManager.default.copyItem(atPath: AtlasImportTests.sample, toPath: extract)
        let atlas = folder.path + "/city.atlas"
        var city = try await EditableExtract(extract)
        let before = city.elements
        // Two files, the second of which changes what the first has made.
        var changes: [ChangeSet] = []
        for round in UInt64(0)..<2 {
            let text = city.edit(
                count: 400, seed: seed * 2 + round,
                firstNewID: 20_000_000_000 + Int64(round) * 100_000)
            let path = try folder.file("\(round).osc", text)
            changes.append(try ChangeSet(path: path))
        }
        #expect(changes.allSatisfy { $0.count >= 400 && $0.deletionCount > 10 })
        #expect(before != city.elements)
        let manifest = try await AtlasUpdate(Self.work(extract, atlas), changes: changes)
            .run { _ in }

        let edited = try folder.file("edited.osm", city.xml())
        let fresh = try await Self.work(edited, folder.path + "/edited.atlas").run { _ in }
        #expect(manifest.files == fresh.files)
        #expect(manifest.elements == fresh.elements)
        #expect(manifest.missing == fresh.missing)
        #expect(manifest.dataDate == fresh.dataDate)
        #expect(manifest.bounds == fresh.bounds)

        // The extract is the new state, and an import of it the whole atlas, manifest and all.
        #expect(try await EditableExtract(extract).elements == city.elements)
        let again = try await Self.work(extract, folder.path + "/again.atlas").run { _ in }
        #expect(again == manifest)
        #expect(try Atlas.open(atlas).manifest == manifest)
        // The same changes once more change nothing.
        let twice = try await AtlasUpdate(Self.work(extract, atlas), changes: changes).run { _ in }
        #expect(twice == manifest)
        #expect(
            try folder.contents == [
                "0.osc", "1.osc", "again.atlas", "city.atlas", "city.osm.pbf", "edited.atlas",
                "edited.osm",
            ])
    }

    @Test func theStateIsWrittenDown() async throws {
        let folder = try TemporaryFolder()
        let extract = folder.path + "/a.osm.pbf"
        try FileManager.default.copyItem(atPath: AtlasImportTests.sample, toPath: extract)
        let atlas = folder.path + "/a.atlas"
        #expect(try AtlasUpdate.sequence(of: [extract]) == nil)
        let osc = try folder.file(
            "a.osc", "<osmChange><delete><node id='1' version='1'/></delete></osmChange>")
        let work = AtlasImport(extractPath: extract, outputPath: atlas, jobs: 2, profiles: [])
        let manifest = try await AtlasUpdate(
            work, changes: [try ChangeSet(path: osc)],
            state: .init(sequence: 12, timestamp: 1_769_860_800), source: "place"
        ).run { _ in }
        #expect(manifest.replication == .init(sequence: 12, source: "place"))
        #expect(manifest.dataDate == "2026-01-31T12:00:00Z")
        #expect(try AtlasUpdate.sequence(of: [extract]) == 12)
        #expect(
            throws: UpdateError(.differentSequences, path: "\(extract), \(AtlasImportTests.sample)")
        ) {
            try AtlasUpdate.sequence(of: [extract, AtlasImportTests.sample])
        }
    }

    @Test func aSecondUpdateAtTheSameTimeLeavesEverything() async throws {
        let folder = try TemporaryFolder()
        let extract = folder.path + "/a.osm.pbf"
        try FileManager.default.copyItem(atPath: AtlasImportTests.sample, toPath: extract)
        let atlas = folder.path + "/a.atlas"
        let other = folder.path + "/other.atlas"
        let work = AtlasImport(extractPath: extract, outputPath: atlas, jobs: 1, profiles: [])
        let osc = try folder.file(
            "a.osc", "<osmChange><delete><node id='1' version='1'/></delete></osmChange>")
        let update = AtlasUpdate(work, changes: [try ChangeSet(path: osc)])
        _ = try await work.run { _ in }
        let before = (
            try Atlas.open(atlas).manifest, FileManager.default.contents(atPath: extract)
        )
        let elsewhere = AtlasImport(extractPath: extract, outputPath: other, jobs: 1, profiles: [])
        // Another update holds the atlas, or only the extract.
        for held in [atlas, extract] {
            let hold = try #require(try FileLock(held))
            #expect(try FileLock(held) == nil)
            await #expect(throws: UpdateError(.busy, path: held)) {
                try await (held == atlas ? update : AtlasUpdate(elsewhere, changes: [])).run { _ in
                }
            }
            withExtendedLifetime(hold) {}
        }
        #expect(try Atlas.open(atlas).manifest == before.0)
        #expect(FileManager.default.contents(atPath: extract) == before.1)
        #expect("\(UpdateError(.busy, path: "a"))".contains("by another process"))
        let manifest = try await update.run { _ in }
        #expect(try Atlas.open(atlas).manifest == manifest)
        // Afterwards there is no hold any more.
        #expect(try await update.run { _ in } == manifest)
        #expect(try folder.contents == ["a.atlas", "a.osc", "a.osm.pbf"])
    }

    @Test func anUnsortedExtractIsUpdatedToo() async throws {
        let folder = try TemporaryFolder()
        let extract = folder.path + "/a.osm.pbf"
        let writer = try ExtractWriter(path: extract, header: ExtractHeader())
        var map = DrawnExtract()
        map.node(1, 0, 0, ["amenity": "bar"])
        map.node(2, 5, 5, ["amenity": "cafe"])
        var blocks: [ElementBlock] = []
        try await ExtractReader(path: try folder.file("a.osm", map.xml)).read {
            blocks.append($0)
        }
        let block = try #require(blocks.first)
        for _ in 0..<2 { try writer.append(block) }
        try writer.finish()
        let osc = try folder.file(
            "a.osc", "<osmChange><delete><node id='1' version='9'/></delete></osmChange>")
        let work = AtlasImport(
            extractPath: extract, outputPath: folder.path + "/a.atlas", jobs: 1, profiles: [])
        let manifest = try await AtlasUpdate(work, changes: [try ChangeSet(path: osc)])
            .run { _ in }
        #expect(manifest.elements.nodes == 1)
        #expect(try folder.contents == ["a.atlas", "a.osc", "a.osm", "a.osm.pbf"])
    }

    /// A list of extracts that is not the atlas's would replace its data by other.
    @Test func otherExtractsAreRefused() async throws {
        let folder = try TemporaryFolder()
        var paths: [String] = []
        for (name, longitude) in [("a", 0), ("b", 1)] {
            var map = DrawnExtract()
            map.node(1, 0, longitude, ["amenity": "bar", "name": "Bar \(name)"])
            let source = try folder.file("\(name).osm", map.xml)
            let path = folder.path + "/\(name).osm.pbf"
            let writer = try ExtractWriter(path: path, header: ExtractHeader())
            try await ExtractMerge([ExtractReader(path: source)]).read(jobs: 1, restart: {}) {
                try writer.append($0)
            }
            try writer.finish()
            paths.append(path)
        }
        let atlas = folder.path + "/a.atlas"
        let changes = [try ChangeSet(path: try folder.file("a.osc", "<osmChange/>"))]
        func work(_ extracts: [String]) -> AtlasImport {
            AtlasImport(
                extractPaths: extracts, outputPath: atlas, jobs: 1, languages: [], profiles: [])
        }
        _ = try await work(paths).run { _ in }
        let before = try Atlas.open(atlas).manifest
        for extracts in [[paths[0]], [paths[1]]] {
            await #expect(
                throws: UpdateError(.otherExtracts(["a.osm.pbf", "b.osm.pbf"]), path: atlas)
            ) {
                try await AtlasUpdate(work(extracts), changes: changes).run { _ in }
            }
        }
        #expect(try Atlas.open(atlas).manifest == before)
        // The order does not matter, and who insists is obeyed.
        _ = try await AtlasUpdate(work(paths.reversed()), changes: changes).run { _ in }
        let forced = try await AtlasUpdate(work([paths[0]]), changes: changes, isForced: true)
            .run { _ in }
        #expect(forced.extract.name == "a.osm.pbf" && forced.extracts == nil)
    }

    @Test func whatCannotBeUpdatedStaysAsItIs() async throws {
        let folder = try TemporaryFolder()
        var map = DrawnExtract()
        map.node(1, 0, 0, ["amenity": "bar"])
        let extract = try folder.file("a.osm", map.xml)
        let osc = try folder.file("a.osc", "<osmChange/>")
        let atlas = folder.path + "/a.atlas"
        let changes = [try ChangeSet(path: osc)]
        await #expect(throws: UpdateError(.extractIsXML, path: extract)) {
            try await AtlasUpdate(
                AtlasImport(extractPath: extract, outputPath: atlas, jobs: 1), changes: changes
            ).run { _ in }
        }
        // All that is on the map is deleted: there is no atlas of nothing, and the extract stays.
        let copy = folder.path + "/b.osm.pbf"
        let writer = try ExtractWriter(path: copy, header: ExtractHeader())
        try await ExtractMerge([ExtractReader(path: extract)]).read(jobs: 1, restart: {}) {
            try writer.append($0)
        }
        try writer.finish()
        let before = FileManager.default.contents(atPath: copy)
        let gone = try folder.file(
            "gone.osc", "<osmChange><delete><node id='1' version='2'/></delete></osmChange>")
        await #expect(throws: ImportError.self) {
            try await AtlasUpdate(
                AtlasImport(extractPath: copy, outputPath: atlas, jobs: 1),
                changes: [try ChangeSet(path: gone)]
            ).run { _ in }
        }
        #expect(FileManager.default.contents(atPath: copy) == before)
        #expect(try folder.contents == ["a.osc", "a.osm", "b.osm.pbf", "gone.osc"])
    }
}
