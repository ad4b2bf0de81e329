import Bytes
import Foundation
import GTFS
import Timetables
import Transit

/// Makes timetables and times questions for journeys, in this process, on one thread.
///
///     TransitBenchmark FEED QUESTIONS WALK
///
/// QUESTIONS has lines of two ids of stops and a moment in seconds since 1970, divided by tabs; WALK is the longest walk between
/// stops in meters. Prints a line for each measure: name, and numbers divided by tabs.
@main
struct TransitBenchmark {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 3, let meters = Double(arguments[2]) else {
            print("usage: TransitBenchmark FEED QUESTIONS WALK")
            exit(64)
        }
        let feed = try Feed(reading: arguments[0])
        // As nigiri walks: 1.5 m/s along the straight line.
        var builder = TimetableBuilder(
            [.init(name: "feed", feed: feed)],
            walking: StraightLineWalking(metersPerSecond: 1.5, detour: 1),
            longestWalk: Int32(meters / 1.5))
        let start = clock()
        let tables = try builder.makeTables()
        let path = NSTemporaryDirectory() + "benchmark-\(getpid()).timetable"
        try tables.write(to: path)
        defer { unlink(path) }
        let making = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        let planner = try TransitPlanner(MappedFile(path: path))
        let size = try MappedFile(path: path).byteCount
        print("timetable", feed.stopTimes.count, size, making, separator: "\t")
        let questions = try questions(arguments[1], planner.timetable)
        for (name, span) in [("instant", 0), ("hour", 3600)] {
            var times: [Double] = []
            var count = 0
            // The first run fills what later ones share.
            for isTimed in [false, true] {
                for question in questions {
                    var query = question
                    if span > 0, case .departAt(let moment) = query.time {
                        query.time = .departWithin(moment..<(moment + span))
                    }
                    let start = milliseconds()
                    let journeys = try planner.journeys(query)
                    if isTimed {
                        times.append(milliseconds() - start)
                        count += journeys.count
                    }
                }
            }
            times.sort()
            print(
                name, times[times.count / 2], times[times.count * 99 / 100], count,
                separator: "\t")
        }
    }

    private static func questions(
        _ path: String, _ timetable: Timetable
    ) throws -> [TransitQuery] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap {
            let parts = $0.split(separator: "\t").map(String.init)
            guard parts.count == 3, let from = timetable.stop(withID: parts[0]),
                let to = timetable.stop(withID: parts[1]), let moment = Int(parts[2])
            else { return nil }
            return TransitQuery(
                origins: [.init(stop: from)], destinations: [.init(stop: to)],
                time: .departAt(moment))
        }
    }

    /// CPU time of the process, in milliseconds.
    private static func milliseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
}
