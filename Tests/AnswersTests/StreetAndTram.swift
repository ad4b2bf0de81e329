import Bytes
import Foundation
import GTFS
import Journeys
import MapGeometry
import OpenStreetMap
import RoadNetwork
import Roads
import TestSupport
import Testing
import Timetables
import Transit

/// A street that leads 11 km to the north, and a tram along it.
///
/// The tram leaves Alpha, in the middle of the street's southern half, at 8:00, without bicycles, and at 8:30, and is at Gamma, 4.4 km
/// farther on, ten minutes later. A parking lot is 111 m before Alpha.
enum StreetAndTram {
    private static let xml = """
        <osm version="0.6">
        <node id="1" lat="45.4" lon="9.18"/><node id="2" lat="45.5" lon="9.18"/>
        <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way>
        </osm>
        """
    private static let feed = DrawnFeed(
        stops: "stop_id,stop_name,stop_lat,stop_lon\nA,Alpha,45.440,9.18\nC,Gamma,45.480,9.18",
        routes: "route_id,route_short_name,route_type\nR,9,0",
        trips:
            "route_id,service_id,trip_id,trip_headsign,bikes_allowed\nR,daily,t1,North,2\nR,daily,t2,North,1",
        stopTimes: """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence
            t1,8:00:00,8:00:00,A,1
            t1,8:10:00,8:10:00,C,2
            t2,8:30:00,8:30:00,A,1
            t2,8:40:00,8:40:00,C,2
            """)
    static let parking = CLLocationCoordinate2D(latitude: 45.439, longitude: 9.18)
    /// The 21st of October 2014, 7:30 in Rome.
    static let halfPastSeven = 1_413_869_400
    static let eight = halfPastSeven + 1800

    private static let opening = Task { () throws -> (TransitPlanner, JourneyStreets) in
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("approach-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The mappings outlive the names.
        defer { try? FileManager.default.removeItem(at: folder) }
        let extract = folder.appendingPathComponent("street.osm")
        try Data(xml.utf8).write(to: extract)
        nonisolated(unsafe) var builder = DatasetBuilder()
        try await ExtractReader(path: extract.path).read(
            jobs: 1, progress: { _, _ in }, { try builder.append($0) })
        let data = builder.finish()
        func router(_ mode: String) throws -> Router {
            guard let profile = TravelProfile.builtIn(mode) else {
                preconditionFailure("there is no mode \(mode)")
            }
            let path = folder.appendingPathComponent(mode).path
            try RoadNetwork.tables(of: data, profile: profile).write(to: path)
            return Router(try RoadGraph(try MappedFile(path: path)))
        }
        let read = try feed.withFolder { try Feed(reading: $0) }
        var timetable = TimetableBuilder([.init(name: "feed", feed: read)])
        return (
            try TransitPlanner(MappedFile(of: timetable.makeTables().encoded())),
            JourneyStreets(
                walking: try router("walking"), cycling: try router("cycling"),
                driving: try router("automobile"), parking: [parking])
        )
    }

    /// The planner of the tram, and the street for those on foot, on bicycles and in cars.
    static var city: (planner: TransitPlanner, streets: JourneyStreets) {
        get async throws { try await opening.value }
    }
}
