import CalendarDays
import Foundation
import MapGeometry
import Roads
import StreetWalking
import Transit

/// A question for journeys by public transport, answered by ``TransitAnswer``.
public struct TransitQuestion: Sendable {
    /// The words for the mode that ask for public transport.
    public static let modes: Set<String> = ["transit", "publicTransport"]

    /// The longest walk to the first stop and from the last one, in seconds, as a first try and as a second.
    private static let longestWalks: [Int32] = [1200, 3600]

    /// The most journeys that are told.
    private static let mostAlternates = 5

    /// The places in order: the first and the last.
    public let places: [PlaceReference]
    private let language: InstructionLanguage
    private let units: DistanceUnits
    private let departure: LocalTime?
    private let arrival: LocalTime?
    private let wantsAlternates: Bool
    private let now: Int

    /// Whether a question's values ask for public transport.
    public static func isMeant(by values: OptionValues) -> Bool {
        values.text(.mode).map { modes.contains($0) } ?? false
    }

    /// Reads the values of the options of a `RouteQuestion`; those that are about roads alone do not count.
    ///
    /// - Parameters:
    ///   - environment: Variables that name the language where the question does not; those the process was started with if nil.
    ///   - now: The moment that counts if the question tells none, in seconds since 1970.
    /// - Throws: `OptionError` for the first that makes no sense, and for places on the way.
    public init(
        _ values: OptionValues, environment: [String: String]? = nil,
        now: Int = Int(Date().timeIntervalSince1970)
    ) throws(OptionError) {
        places = [
            try PlaceReference(try values.needed(.from), .from),
            try PlaceReference(try values.needed(.to), .to),
        ]
        if let via = values.list(.via).first {
            throw OptionError(
                .via, via, allowed: [], "journeys by public transport take no places on the way")
        }
        let writer = try values.instructionWriter(environment: environment)
        language = writer.language
        units = writer.units
        (departure, arrival) = try values.moments()
        wantsAlternates = try values.flag(.alternates) ?? false
        self.now = now
    }

    /// Answers the question.
    ///
    /// - Parameters:
    ///   - planner: The planner of the atlas that the places lie in.
    ///   - walking: The router of walkers; nil if there is none, and walks are straight lines.
    ///   - find: Finds the position of a place that is named in words.
    /// - Throws: ``TransitError`` if there is no journey, and says why.
    public func answer(
        planner: TransitPlanner, walking: Router?, place find: PlaceFinder
    ) throws -> TransitAnswer {
        let positions = try places.positions(find)
        let paths: any WalkingPaths = walking.map { StreetWalking($0) } ?? StraightLineWalking()
        let direct = paths.walks(from: positions[0], to: [positions[1]], withinSeconds: 14_400)
            .first
        let time = try time(planner.timetable)
        var journeys: [Journey] = []
        var hasStops = false
        for limit in Self.longestWalks where journeys.isEmpty {
            let origins = planner.timetable.access(
                from: positions[0], by: paths, withinSeconds: limit, isEntering: true)
            let destinations = planner.timetable.access(
                from: positions[1], by: paths, withinSeconds: limit, isEntering: false)
            guard !origins.isEmpty, !destinations.isEmpty else { continue }
            hasStops = true
            let query = TransitQuery(origins: origins, destinations: destinations, time: time)
            // Who waits at home may still prefer to ride: a journey counts from when it begins.
            let walkSeconds = direct.map { Int($0.seconds) } ?? .max
            journeys = try planner.journeys(query).filter {
                $0.arrival - $0.departure < walkSeconds
            }
        }
        if journeys.isEmpty, direct == nil {
            throw TransitError(hasStops ? .noConnection : .noStopsInRange)
        }
        var seen: Set<[Int]> = []
        // Alternatives differ in lines, not by minutes.
        let sorted = journeys.sorted { cost($0) < cost($1) }.filter { journey in
            seen.insert(journey.rides.map { planner.line(ofTrip: $0.trip).route ?? -1 }).inserted
        }
        return TransitAnswer(
            planner: planner,
            journeys: Array(sorted.prefix(wantsAlternates ? Self.mostAlternates : 1)),
            walk: journeys.isEmpty ? direct : nil, places: positions, walking: walking,
            language: language, units: units, moment: moment(of: time))
    }

    /// Which journey comes first: a change is worth five minutes, and time on foot counts twice.
    private func cost(_ journey: Journey) -> Int {
        let effort = journey.changeCount * 300 + journey.walkSeconds
        return arrival == nil ? journey.arrival + effort : effort - journey.departure
    }

    private func moment(of time: TransitQuery.Time) -> Int {
        switch time {
        case .departAt(let moment), .arriveBy(let moment): moment
        case .departWithin(let range): range.lowerBound
        }
    }

    /// When to travel; a local time is that of the timetable's first stop.
    private func time(_ timetable: Timetable) throws -> TransitQuery.Time {
        func moment(_ time: LocalTime) -> Int {
            guard timetable.stopCount > 0 else { return time.secondsSince1970 }
            // Clocks may change between the two.
            let guess =
                time.secondsSince1970
                - timetable.secondsFromGMT(atStop: 0, moment: time.secondsSince1970)
            return time.secondsSince1970 - timetable.secondsFromGMT(atStop: 0, moment: guess)
        }
        if let arrival { return .arriveBy(moment(arrival)) }
        let start = departure.map { moment($0) } ?? now
        return wantsAlternates ? .departWithin(start..<(start + 3600)) : .departAt(start)
    }
}

extension LocalTime {
    /// Seconds since 1970 if the clock showed UTC.
    fileprivate var secondsSince1970: Int {
        CivilDate(year: year, month: month, day: day).daysSince1970 * 86_400 + minute * 60
    }
}
