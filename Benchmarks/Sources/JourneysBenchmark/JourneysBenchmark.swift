import Bytes
import Foundation
import Journeys
import MapGeometry
import Roads
import StreetWalking
import Transit

/// Times questions for journeys from place to place, with the ways to stops along streets, in this process, on one thread.
///
///     JourneysBenchmark ATLAS MOMENT COUNT
///
/// MOMENT is the first moment of the questions in seconds since 1970; they spread over twelve hours. Places lie within some hundreds
/// of meters of random stops. Prints a line for each measure: name, milliseconds of CPU time of half of the questions and of 99 in 100,
/// and how many have a journey, divided by tabs.
@main
struct JourneysBenchmark {
    private typealias Question = (
        from: CLLocationCoordinate2D, to: CLLocationCoordinate2D, moment: Int
    )

    /// The longest way to a stop or from one, in seconds.
    private static let longestAccess: Int32 = 900

    private let planner: TransitPlanner
    private let router: Router
    private var questions: [Question] = []

    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 3, let moment = Int(arguments[1]), let count = Int(arguments[2])
        else {
            print("usage: JourneysBenchmark ATLAS MOMENT COUNT")
            exit(64)
        }
        let benchmark = try Self(arguments[0], from: moment, count)
        try benchmark.tell("stops in reach, then all best journeys", benchmark.best)
        try benchmark.tell("what is told: the best by time, changes and walking", benchmark.told)
    }

    private init(_ atlas: String, from moment: Int, _ count: Int) throws {
        planner = try TransitPlanner(MappedFile(path: atlas + "/transit.timetable"))
        router = Router(try RoadGraph(MappedFile(path: atlas + "/roads-walking.graph")))
        var random = Numbers(state: 1)
        for index in 0..<count {
            questions.append(
                (place(&random), place(&random), moment + 60 * (index * 720 / count)))
        }
    }

    private func place(_ random: inout Numbers) -> CLLocationCoordinate2D {
        let stop = planner.timetable.coordinate(
            ofStop: .random(in: 0..<planner.timetable.stopCount, using: &random))
        return CLLocationCoordinate2D(
            latitude: stop.latitude + .random(in: -0.004...0.004, using: &random),
            longitude: stop.longitude + .random(in: -0.005...0.005, using: &random))
    }

    /// The stops in reach of both ends along streets, and all journeys that are best in arrival and changes.
    private func best(_ question: Question) throws -> Bool {
        let walking = StreetWalking(router)
        let query = TransitQuery(
            origins: planner.access(
                from: question.from, by: walking, withinSeconds: Self.longestAccess,
                isEntering: true),
            destinations: planner.access(
                from: question.to, by: walking, withinSeconds: Self.longestAccess,
                isEntering: false),
            time: .departAt(question.moment))
        return try !planner.journeys(query).isEmpty
    }

    /// What `mapwright route --mode transit` asks: however far one walks, and those that leave later for less effort.
    private func told(_ question: Question) throws -> Bool {
        let answer = try? JourneyRequest(
            from: question.from, to: question.to, .departing(question.moment)
        ).answer(planner: planner, streets: JourneyStreets(walking: router))
        return answer.map { !$0.journeys.isEmpty } ?? false
    }

    private func tell(_ name: String, _ ask: (Question) throws -> Bool) throws {
        var times: [Double] = []
        var count = 0
        // The first run fills what later ones share.
        for isTimed in [false, true] {
            for question in questions {
                let start = Self.milliseconds()
                let isFound = try ask(question)
                guard isTimed else { continue }
                times.append(Self.milliseconds() - start)
                count += isFound ? 1 : 0
            }
        }
        times.sort()
        print(
            name, times[times.count / 2], times[times.count * 99 / 100], count, separator: "\t")
    }

    /// CPU time of the process, in milliseconds.
    private static func milliseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
}

/// The same numbers in each run: Vigna's SplitMix64.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
