import Atlas
import AtlasBuilder
import GTFS
import RoadNetwork
import TestSupport
import Testing
import Transit

/// Feeds of public transport in an atlas.
struct TimetableImportTests {
    private static let extract = """
        <osm version="0.6">
        <node id="1" lat="45.460" lon="9.180"/><node id="2" lat="45.460" lon="9.182"/>
        <node id="3" lat="45.462" lon="9.182"/><node id="4" lat="45.462" lon="9.180"/>
        <way id="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/>
          <tag k="highway" v="residential"/><tag k="name" v="Via Torino"/></way>
        </osm>
        """
    private static let feed = DrawnFeed(
        stops: """
            stop_id,stop_name,stop_lat,stop_lon
            A,Alpha,45.460,9.180
            B,Beta,45.462,9.180
            C,Gamma,45.480,9.180
            """,
        trips: "route_id,service_id,trip_id\nR,daily,t1\nR,daily,t2",
        stopTimes: """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence
            t1,8:00:00,8:00:00,C,1
            t1,8:10:00,8:10:00,A,2
            t2,9:00:00,9:00:00,B,1
            t2,9:10:00,9:10:00,C,2
            """,
        more: ["feed_info.txt": "feed_publisher_name,feed_lang\nTransit of Milan,it"])

    private static func importing(_ gtfs: [String]) async throws -> (TemporaryFolder, Atlas) {
        let folder = try TemporaryFolder()
        let path = folder.path + "/test.atlas"
        _ = try await AtlasImport(
            extractPath: try folder.file("drawn.osm", extract), outputPath: path, jobs: 2,
            profiles: [TravelProfile.builtIn("walking")].compactMap { $0 }, gtfsPaths: gtfs
        ).run { _ in }
        return (folder, try Atlas.open(path))
    }

    /// From A one walks around the block to B, which is longer than the straight line.
    @Test func anAtlasHoldsTheTimetableWithWalksAlongStreets() async throws {
        let source = try TemporaryFolder()
        for (name, text) in Self.feed.files { _ = try source.file(name, text) }
        let (folder, atlas) = try await Self.importing([source.path])
        #expect(atlas.manifest.features["transit_trips"] == 2)
        #expect(atlas.manifest.attribution.hasSuffix("Transit of Milan"))
        let planner = try TransitPlanner(atlas.file(Timetable.fileName))
        let query = TransitQuery(
            origins: [.init(stop: 2)], destinations: [.init(stop: 2)],
            time: .departAt(1_413_864_000))
        let journeys = try planner.journeys(query)
        #expect(journeys.map(\.rideCount) == [2])
        let walked = try #require(journeys.first?.walkSeconds)
        // 534 m around the block, 222 m straight.
        #expect((330...480).contains(walked), "\(walked) s")
        _ = folder
    }

    @Test func aFeedThatCannotBeReadLeavesNoAtlas() async throws {
        await #expect(throws: GTFSError.self) {
            _ = try await Self.importing(["/nowhere/feed.zip"])
        }
    }
}
