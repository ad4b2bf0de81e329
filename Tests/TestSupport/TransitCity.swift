import Foundation

/// A city with one street of 2.2 km and a tram along it: an extract and a feed, in a folder that goes with it.
///
/// The tram 9 to "North" leaves Alpha at 8:00 and 8:30, is at Beta four minutes later, and at Gamma after eight.
package struct TransitCity: ~Copyable {
    /// The folder.
    package let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("mapwright-transit-\(UUID().uuidString)")
    /// The paths of the extract, of the folder with the feed, and of an atlas to be made of both.
    package let extract, feed, atlas: URL

    /// The 21st of October 2014, 7:30 in the city, in seconds since 1970.
    package static let halfPastSeven = 1_413_869_400.0
    /// Eight o'clock of that day.
    package static let eight = halfPastSeven + 1800

    /// Ends of the street, a few meters from the first stop and the last.
    package static let south = (latitude: 45.4601, longitude: 9.18)
    package static let north = (latitude: 45.4799, longitude: 9.18)

    private static let street = """
        <osm version="0.6"><node id="1" lat="45.460" lon="9.180"/>
        <node id="2" lat="45.480" lon="9.180"/>
        <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way></osm>
        """

    private static let tram = DrawnFeed(
        stops: """
            stop_id,stop_name,stop_lat,stop_lon
            A,Alpha,45.460,9.180
            B,Beta,45.470,9.180
            C,Gamma,45.480,9.180
            """,
        routes:
            "route_id,route_short_name,route_type,route_color,route_text_color\nR,9,0,00AA11,FFFFFF",
        trips: "route_id,service_id,trip_id,trip_headsign\nR,daily,t1,North\nR,daily,t2,North",
        stopTimes: """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence
            t1,8:00:00,8:00:00,A,1
            t1,8:04:00,8:04:00,B,2
            t1,8:08:00,8:08:00,C,3
            t2,8:30:00,8:30:00,A,1
            t2,8:34:00,8:34:00,B,2
            t2,8:38:00,8:38:00,C,3
            """)

    /// Writes the files.
    package init() throws {
        extract = folder.appendingPathComponent("city.osm")
        feed = folder.appendingPathComponent("tram")
        atlas = folder.appendingPathComponent("city.atlas")
        try FileManager.default.createDirectory(at: feed, withIntermediateDirectories: true)
        try Data(Self.street.utf8).write(to: extract)
        for (name, text) in Self.tram.files {
            try Data(text.utf8).write(to: feed.appendingPathComponent(name))
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
