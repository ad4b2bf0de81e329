import GTFS
import TestSupport

/// A feed of three stops and two trips, to be changed by a test.
enum SmallFeed {
    static let drawn = DrawnFeed(
        stops: """
            stop_id,stop_name,stop_lat,stop_lon
            A,Alpha,45.46,9.18
            B,Beta,45.47,9.19
            C,Gamma,45.48,9.20
            """,
        trips: """
            route_id,service_id,trip_id,trip_headsign
            R,daily,t1,Gamma
            R,daily,t2,Gamma
            """,
        stopTimes: """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence
            t1,8:00:00,8:00:00,A,1
            t1,8:05:00,8:06:00,B,2
            t1,8:10:00,8:10:00,C,3
            t2,25:00:00,25:00:00,A,1
            t2,,,B,2
            t2,25:10:00,25:10:00,C,3
            """)

    /// Reads the feed with some files replaced, and one taken away.
    static func read(_ changes: [String: String] = [:], removing file: String = "") throws -> Feed {
        var feed = drawn
        feed.files[file] = nil
        for (name, text) in changes { feed.files[name] = text }
        return try feed.withFolder { try Feed(reading: $0) }
    }
}
