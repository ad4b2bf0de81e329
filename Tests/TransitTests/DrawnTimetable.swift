import Bytes
import GTFS
import TestSupport
import Timetables
import Transit

/// Timetables made of feeds that tests draw.
enum DrawnTimetable {
    /// Walks of one meter a second along straight lines, so that tests can count.
    static let walking = StraightLineWalking(metersPerSecond: 1, detour: 1)

    /// The tables of feeds.
    static func tables(
        _ feeds: [Feed], walking: any WalkingPaths = walking, longestWalk: Int32 = 0
    ) throws -> TransitTables {
        var builder = TimetableBuilder(
            feeds.enumerated().map { .init(name: "feed\($0)", feed: $1) }, walking: walking,
            longestWalk: longestWalk)
        return try builder.makeTables()
    }

    /// The file of a timetable, in memory.
    static func file(of tables: TransitTables) throws -> MappedFile {
        try MappedFile(of: tables.encoded())
    }
}
