import Bytes
import GTFS
import Journeys
import MapGeometry
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
        let routers = try await DrawnStreets.routers(
            xml, modes: ["walking", "cycling", "automobile"])
        let read = try feed.withFolder { try Feed(reading: $0) }
        var timetable = TimetableBuilder([.init(name: "feed", feed: read)])
        return (
            try TransitPlanner(MappedFile(of: timetable.makeTables().encoded())),
            JourneyStreets(
                walking: routers["walking"], cycling: routers["cycling"],
                driving: routers["automobile"], parking: [parking])
        )
    }

    /// The planner of the tram, and the street for those on foot, on bicycles and in cars.
    static var city: (planner: TransitPlanner, streets: JourneyStreets) {
        get async throws { try await opening.value }
    }
}
