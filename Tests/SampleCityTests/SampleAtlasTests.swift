import Atlas
import AtlasBuilder
import Foundation
import Places
import Roads
import SampleCity
import Testing

@Suite struct SampleAtlasTests {
    private static let advice: Comment =
        "run Scripts/make-sample and commit Samples/helsinki.atlas"

    @Test func allOfItCanBeReadByThisVersion() throws {
        let atlas = try Atlas.open(try SampleAtlas.folder.path)
        try atlas.validate()
        #expect(throws: Never.self, Self.advice) {
            _ = try Places(atlas)
            for graph in atlas.files(by: TravelMode.name(ofFile:)) { _ = try RoadGraph(graph.file) }
        }
    }

    @Test func itIsWhatTheImporterMakes() async throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let made = FileManager.default.temporaryDirectory
            .appendingPathComponent("mapwright-sample-\(UUID().uuidString).atlas")
        defer { try? FileManager.default.removeItem(at: made) }
        _ = try await AtlasImport(
            extractPath: root.appendingPathComponent("Samples/helsinki.osm.pbf").path,
            outputPath: made.path, jobs: 1, languages: ["fi", "sv"]
        ).run(progress: { _ in })
        let shipped = try SampleAtlas.folder
        let names = try FileManager.default.contentsOfDirectory(atPath: made.path).sorted()
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: shipped.path).sorted() == names,
            Self.advice)
        for name in names {
            let isSame = FileManager.default.contentsEqual(
                atPath: made.appendingPathComponent(name).path,
                andPath: shipped.appendingPathComponent(name).path)
            #expect(isSame, "\(name) differs: \(Self.advice)")
        }
    }

    #if !canImport(Darwin)
        @Test func linkingTheProductRegistersIt() throws {
            #expect(try LinkedAtlas.folder() == SampleAtlas.folder.path)
        }
    #endif

    @Test func aProgramWithoutItsFilesIsToldWhatToDo() throws {
        let error = #expect(throws: SampleAtlas.Missing.self) {
            try SampleAtlas.folder(ofProgram: "/nowhere/program", sources: "/nowhere/Samples")
        }
        let text = try #require(error).description
        #expect(
            text.hasPrefix(
                "the sample city is missing: put Mapwright_SampleCity.resources beside the program, "
                    + "or set MapProvider.current = .atlas(…) before the first request; looked in "
                    + "/nowhere/Mapwright_SampleCity.resources, "))
    }
}
