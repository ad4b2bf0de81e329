import Answers
import Atlas
import AtlasBuilder
import Elevation
import Foundation
import RoadNetwork
import Roads
import Synchronization
import TestSupport
import Testing

/// Heights of the ground in an atlas, and what routes of it tell.
struct HeightsImportTests {
    private static let extract = """
        <osm version="0.6">
        <node id="1" lat="45.460" lon="9.180"/><node id="2" lat="45.460" lon="9.190"/>
        <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way>
        </osm>
        """

    /// A tile that rises by three meters a column, 250 m in a hundredth of a degree.
    private static func tile(_ folder: TemporaryFolder) throws -> String {
        let bytes = HeightTile.bytes { _, column in Int16(column * 3) }
        let path = folder.path + "/N45E009.hgt"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test func routesOfAnAtlasTellWhatTheyClimb() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/test.atlas"
        _ = try await AtlasImport(
            extractPath: try folder.file("drawn.osm", Self.extract), outputPath: path, jobs: 2,
            profiles: [TravelProfile.builtIn("walking")].compactMap { $0 },
            terrainPaths: [Self.tile(folder)]
        ).run { _ in }
        let atlas = try Atlas.open(path)
        #expect(atlas.manifest.files.contains { $0.name == Heights.fileName })
        let engines = AtlasEngines(atlas)
        func route(_ from: String, _ to: String) throws -> RouteAnswer {
            try RouteQuestion(
                OptionValues(typed: [.from: from, .to: to, .mode: "walking"]), environment: [:]
            ).answer(router: engines.router(_:for:), place: engines.position(_:near:))
        }
        let up = try route("45.46,9.18", "45.46,9.19")
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(up.json())) as? [String: Any])
        let told = try #require((json["routes"] as? [[String: Any]])?.first)
        let elevation = try #require(told["elevation"] as? [String: Any])
        #expect(abs((elevation["ascent"] as? Double ?? 0) - 36) < 0.5)
        #expect((elevation["descent"] as? Double) == 0)
        let profile = try #require(elevation["profile"] as? [[Double]])
        #expect(profile.count == 28 && profile[0][1] < profile[27][1])
        #expect(up.text().contains("Climbs 35\u{a0}m, descends 0\u{a0}m"))
        let down = try route("45.46,9.19", "45.46,9.18")
        #expect(down.text().contains("Climbs 0\u{a0}m, descends 35\u{a0}m"))
    }

    /// Heights of another place are no error, but nothing that one would want to find out later.
    @Test func heightsOfElsewhereAreTold() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/test.atlas"
        let elsewhere = Self.extract.replacing("lat=\"45.46", with: "lat=\"47.46")
        let notes = Mutex<[String]>([])
        let tile = try Self.tile(folder)
        _ = try await AtlasImport(
            extractPath: try folder.file("drawn.osm", elsewhere), outputPath: path, jobs: 1,
            profiles: [TravelProfile.builtIn("walking")].compactMap { $0 }, terrainPaths: [tile]
        ).run { progress in notes.withLock { $0 += [progress.note].compactMap(\.self) } }
        #expect(
            notes.withLock(\.self)
                == ["\(tile): no height lies in the extract; the atlas has none"])
        #expect(try Atlas.open(path).manifest.files.allSatisfy { $0.name != Heights.fileName })
    }
}
