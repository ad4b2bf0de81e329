import Bytes
import Columns
import Foundation
import GTFS
import TestSupport
import Testing
import Timetables
import Transit

struct TimetableFileTests {
    private static let feed = DrawnFeed(
        stops: """
            stop_id,stop_name,stop_lat,stop_lon
            A,Alpha,45.46,9.18
            B,Beta,45.47,9.19
            C,Gamma,45.48,9.20
            """,
        trips: """
            route_id,service_id,trip_id,trip_headsign,block_id
            R,daily,t1,Gamma,b
            R,daily,t2,Gamma,b
            R,daily,t3,Gamma,
            R,daily,t4,Gamma,
            """,
        stopTimes: """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,stop_headsign
            t1,8:00:00,8:00:00,A,1,,
            t1,8:10:00,8:10:00,C,3,,
            t2,8:12:00,8:12:00,C,1,,
            t2,8:20:00,8:20:00,A,3,,
            t3,8:00:00,8:00:00,A,1,,
            t3,8:05:00,8:05:00,B,2,,Via B
            t3,8:10:00,8:10:00,C,3,,
            t4,8:01:00,8:01:00,A,1,,
            t4,8:02:00,8:02:00,B,2,,
            t4,8:03:00,8:03:00,C,3,,
            """,
        more: [
            "transfers.txt":
                "from_stop_id,to_stop_id,from_route_id,transfer_type,min_transfer_time\nA,B,R,2,60"
        ])

    private static func tables() throws -> TransitTables {
        try DrawnTimetable.tables(
            [try feed.withFolder { try Feed(reading: $0) }], longestWalk: 2000)
    }

    @Test func whatIsWrittenIsRead() throws {
        let file = try DrawnTimetable.file(of: Self.tables())
        try Timetable.validate(file)
        let timetable = try Timetable(file)
        #expect(timetable.stopCount == 3)
        #expect(timetable.tripCount == 4)
        #expect(timetable.serviceDays == ("2014-10-20", "2014-10-31"))
        #expect(timetable.trips(withID: "t3").count == 1)
        #expect(timetable.trips(withID: "t9") == [])
        #expect(timetable.stop(withID: "C") == 2)
        #expect(try Self.tables().encoded() == Self.tables().encoded())
    }

    /// The fast trip overtakes the slow one of the same stops, so that they stand in two patterns; linked ones in others.
    @Test func noTripOfAPatternOvertakes() throws {
        let timetable = try Timetable(DrawnTimetable.file(of: Self.tables()))
        #expect(timetable.patternCount == 4)
        #expect(timetable.linkFrom.count == 1)
    }

    @Test func damagedFilesAreRefused() throws {
        let file = try DrawnTimetable.file(of: Self.tables())
        for damage in try Timetable.damages(of: file) {
            let bytes = damage.damaged(try file.read(0..<file.byteCount))
            let damaged = try MappedFile(of: bytes)
            // Whatever it is, it is an error or not; it is never a crash.
            _ = try? Timetable.validate(damaged)
            if damage.isNoticed {
                #expect(throws: TransitError.self, "\(damage)") { try Timetable.validate(damaged) }
            }
        }
    }

    @Test func everyPrefixIsRefused() throws {
        let bytes = try Self.tables().encoded()
        for count in stride(from: 0, to: bytes.count, by: 97) {
            #expect(throws: TransitError.self) {
                try Timetable(MappedFile(of: Array(bytes[..<count])))
            }
        }
    }

    @Test(
        .enabled(
            if: SharedData.milanFeed != nil, "the folder of extracts has no milan-2014.gtfs.zip"))
    func milanIsSmallAndOpensAtOnce() throws {
        let tables = try DrawnTimetable.tables(
            [try Feed(reading: #require(SharedData.milanFeed))], longestWalk: 300)
        let file = try DrawnTimetable.file(of: tables)
        try Timetable.validate(file)
        #expect(Double(file.byteCount) / 248_555 <= 12)
        let clock = ContinuousClock()
        let time = try (0..<5).map { _ in try clock.measure { _ = try Timetable(file) } }.min()
        print("Milan: \(file.byteCount) bytes, opened in \(time ?? .zero)")
    }
}
