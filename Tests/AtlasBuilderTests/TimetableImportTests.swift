import Atlas
import AtlasBuilder
import GTFS
import MapGeometry
import RoadNetwork
import Synchronization
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
            C,Gamma,45.480,8.700
            D,Delta,45.460,9.600
            """,
        trips: "route_id,service_id,trip_id\nR,daily,t1\nR,daily,t2",
        stopTimes: """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence
            t1,8:00:00,8:00:00,C,1
            t1,8:10:00,8:10:00,A,2
            t2,9:00:00,9:00:00,B,1
            t2,9:10:00,9:10:00,D,2
            """,
        more: ["feed_info.txt": "feed_publisher_name,feed_lang\nTransit of Milan,it"])

    private static func importing(
        _ gtfs: [String], extract: String = extract,
        note: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws -> (TemporaryFolder, Atlas) {
        let folder = try TemporaryFolder()
        let path = folder.path + "/test.atlas"
        _ = try await AtlasImport(
            extractPath: try folder.file("drawn.osm", extract), outputPath: path, jobs: 2,
            profiles: [TravelProfile.builtIn("walking")].compactMap { $0 }, gtfsPaths: gtfs
        ).run { if let told = $0.note { note(told) } }
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
            origins: [.init(stop: 2)], destinations: [.init(stop: 3)],
            time: .departAt(1_413_864_000))
        let journeys = try planner.journeys(query)
        #expect(journeys.map(\.rideCount) == [2])
        let walked = try #require(journeys.first?.walkSeconds)
        // 534 m around the block, 222 m straight.
        #expect((330...480).contains(walked), "\(walked) s")
        _ = folder
    }

    /// The feed of another place is most likely a mistake, and known before the work.
    @Test func stopsOutsideTheExtractAreTold() async throws {
        let source = try TemporaryFolder()
        for (name, text) in Self.feed.files { _ = try source.file(name, text) }
        let notes = Mutex<[String]>([])
        _ = try await Self.importing([source.path]) { told in notes.withLock { $0.append(told) } }
        #expect(
            notes.withLock(\.self) == [
                "\(source.path): 2 of 4 stops lie outside the extract, where walks are straight lines"
            ])
    }

    /// A tram without a shape goes around the corner with its track, past a siding, and straight where no track leads.
    @Test func linesWithoutShapesFollowTracks() async throws {
        let extract = """
            <osm version="0.6">
            <node id="1" lat="45.4600" lon="9.1790"/><node id="2" lat="45.4600" lon="9.1900"/>
            <node id="3" lat="45.4700" lon="9.1900"/><node id="4" lat="45.4720" lon="9.1900"/>
            <node id="5" lat="45.4610" lon="9.1810"/>
            <way id="1"><nd ref="1"/><nd ref="2"/><tag k="railway" v="tram"/></way>
            <way id="2"><nd ref="2"/><nd ref="3"/><nd ref="4"/><tag k="railway" v="tram"/></way>
            <way id="3"><nd ref="1"/><nd ref="5"/><nd ref="2"/>
              <tag k="railway" v="tram"/><tag k="service" v="siding"/></way>
            <way id="4"><nd ref="1"/><nd ref="4"/><tag k="highway" v="residential"/></way>
            </osm>
            """
        var feed = DrawnFeed(
            stops: """
                stop_id,stop_name,stop_lat,stop_lon
                A,Alpha,45.4602,9.1800
                B,Beta,45.4701,9.1902
                C,Gamma,45.4900,9.2000
                """,
            routes: "route_id,route_short_name,route_type\nR,9,0\nB,90,3",
            trips: "route_id,service_id,trip_id\nR,daily,t1\nB,daily,t2",
            stopTimes: """
                trip_id,arrival_time,departure_time,stop_id,stop_sequence
                t1,8:00:00,8:00:00,A,1
                t1,8:10:00,8:10:00,B,2
                t1,8:20:00,8:20:00,C,3
                t2,9:00:00,9:00:00,A,1
                t2,9:10:00,9:10:00,B,2
                """)
        feed.files["shapes.txt"] = nil
        let source = try TemporaryFolder()
        for (name, text) in feed.files { _ = try source.file(name, text) }
        let (folder, atlas) = try await Self.importing([source.path], extract: extract)
        let planner = try TransitPlanner(atlas.file(Timetable.fileName))
        func line(_ to: Int, _ hour: Int) throws -> [[Double]] {
            // The 21st of October 2014 at midnight in Rome.
            let query = TransitQuery(
                origins: [.init(stop: 0)], destinations: [.init(stop: to)],
                time: .departAt(1_413_842_400 + hour * 3600))
            let ride = try #require(try planner.journeys(query).first?.rides.first)
            return planner.geometry(of: ride).map { [$0.latitude, $0.longitude] }
        }
        let tram = try line(1, 8)
        #expect(tram.contains([45.46, 9.19]), "\(tram)")
        #expect(!tram.contains([45.461, 9.181]))
        // Places are rounded to 1e-7 degrees, so that a stop may stand beside its point of the line.
        #expect((4...6).contains(tram.count), "\(tram)")
        #expect(try line(2, 8).last == [45.49, 9.2])
        // The bus does not run on tracks, and takes the street across.
        let bus = try line(1, 9)
        #expect(!bus.contains([45.46, 9.19]), "\(bus)")
        _ = folder
    }

    @Test func aFeedThatCannotBeReadLeavesNoAtlas() async throws {
        await #expect(throws: GTFSError.self) {
            _ = try await Self.importing(["/nowhere/feed.zip"])
        }
    }
}
