import Foundation

/// A GTFS feed drawn in a test: the text of each file, lines indented as one likes.
package struct DrawnFeed: Sendable {
    /// The text of each file by its name.
    package var files: [String: String]

    /// Creates a feed from its files.
    package init(_ files: [String: String]) { self.files = files }

    /// A feed of one agency in Rome's time, whose service "daily" runs from 20 to 31 October 2014.
    ///
    /// The clocks change on the 26th.
    package init(
        stops: String, routes: String = "route_id,route_short_name,route_type\nR,9,3",
        trips: String, stopTimes: String, more: [String: String] = [:]
    ) {
        files = [
            "agency.txt": """
            agency_id,agency_name,agency_url,agency_timezone
            A,Transit,http://a.example,Europe/Rome
            """,
            "calendar.txt": """
            service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
            daily,1,1,1,1,1,1,1,20141020,20141031
            """,
            "stops.txt": stops, "routes.txt": routes, "trips.txt": trips,
            "stop_times.txt": stopTimes,
        ]
        files.merge(more) { $1 }
    }

    /// Writes the files to a new folder, and removes it when `body` is done.
    package func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try body(folder)
    }

    /// The same for what waits.
    package func withFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result
    {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try await body(folder)
    }

    /// Writes the files to a new folder, whose path is returned.
    private func folder() throws -> String {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory())
            .appendingPathComponent("feed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        return folder.path
    }
}
