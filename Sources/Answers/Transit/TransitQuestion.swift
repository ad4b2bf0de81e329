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

    /// The longest walk that is looked at, in seconds.
    private static let longestWalk: Int32 = 14_400

    /// The most journeys that are told.
    private static let mostAlternates = 5

    /// After how many seconds without a departure one is told to be the last.
    private static let longestGap = 10_800

    /// The places in order: the first, those on the way, and the last.
    public let places: [PlaceReference]
    private let staySeconds: Int32
    private let usesSameWeekday: Bool
    private let preference: TransitPreference?
    private let values: OptionValues
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
    /// - Throws: `OptionError` for the first that makes no sense.
    public init(
        _ values: OptionValues, environment: [String: String]? = nil,
        now: Int = Int(Date().timeIntervalSince1970)
    ) throws(OptionError) {
        var places = [try PlaceReference(try values.needed(.from), .from)]
        for text in values.list(.via) { places.append(try PlaceReference(text, .via)) }
        places.append(try PlaceReference(try values.needed(.to), .to))
        self.places = places
        let stay = try values.count(.stay) ?? 0
        guard (0...1440).contains(stay) else {
            throw OptionError(
                .stay, "\(stay)", allowed: ["0…1440"], "“stay” must be 0 to 1440 minutes")
        }
        staySeconds = Int32(stay * 60)
        usesSameWeekday = try values.flag(.sameWeekday) ?? false
        preference = try values.preference()
        self.values = values
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
        let found = try places.positions(find)
        let positions = [found[0], found[found.count - 1]]
        let vias = try found.dropFirst().dropLast().map { place in
            let stops = planner.timetable.stops(near: place)
            if stops.isEmpty { throw TransitError(.noStopsInRange) }
            return TransitVia(stops: stops, staySeconds: staySeconds)
        }
        let paths: any WalkingPaths = walking.map { StreetWalking($0) } ?? StraightLineWalking()
        // Who wants to pass a stop does not walk all the way.
        let direct =
            vias.isEmpty
            ? paths.walks(from: positions[0], to: [positions[1]], withinSeconds: Self.longestWalk)
                .first : nil
        let (time, otherDay) = try time(planner.timetable)
        // Nobody walks to a stop for longer than all the way.
        let limit = direct?.seconds ?? Self.longestWalk
        var query = TransitQuery(
            origins: planner.timetable.access(
                from: positions[0], by: paths, withinSeconds: limit, isEntering: true),
            destinations: planner.timetable.access(
                from: positions[1], by: paths, withinSeconds: limit, isEntering: false),
            time: time)
        query.vias = vias
        query.filter = try values.transitFilter(planner.timetable)
        query.countsWalking = preference == .lessWalking && vias.isEmpty
        let hasStops = !query.origins.isEmpty && !query.destinations.isEmpty
        // Who waits at home may still prefer to ride: a journey counts from when it begins.
        let journeys = try hasStops ? planner.journeys(query) : []
        let worthwhile = journeys.filter { isWorthwhile($0, direct) }
        if worthwhile.isEmpty, direct == nil {
            throw TransitError(hasStops ? .noConnection : .noStopsInRange)
        }
        var seen: Set<[Int]> = []
        // Alternatives differ in lines, not by minutes.
        let sorted = worthwhile.sorted { cost($0) < cost($1) }.filter { journey in
            seen.insert(journey.rides.map { planner.line(ofTrip: $0.trip).route ?? -1 }).inserted
        }
        var answer = TransitAnswer(
            planner: planner,
            journeys: Array(sorted.prefix(wantsAlternates ? Self.mostAlternates : 1)),
            walk: worthwhile.isEmpty ? direct : nil, places: positions, walking: walking,
            language: language, units: units, moment: moment(of: time))
        answer.vias = vias.map { $0.stops[0] }
        answer.otherDay = otherDay
        answer.lasts = try answer.journeys.map { try last($0, planner, query) }
        return answer
    }

    /// What follows a journey, if that is the last one for hours.
    private func last(
        _ journey: Journey, _ planner: TransitPlanner, _ query: TransitQuery
    ) throws -> TransitAnswer.Last? {
        let next = try planner.nextDeparture(after: journey.departure, for: query)
        guard let next else { return .init(next: nil) }
        let stop = journey.rides.first?.fromStop ?? 0
        // Vehicles of one day run until the early morning.
        func day(_ moment: Int) -> Int {
            let offset = planner.timetable.secondsFromGMT(atStop: stop, moment: moment)
            return (moment + offset - 14_400) / 86_400
        }
        let isLast =
            next - journey.departure >= Self.longestGap && day(next) != day(journey.departure)
        return isLast ? .init(next: next) : nil
    }

    /// Whether a journey is better than walking all the way.
    private func isWorthwhile(_ journey: Journey, _ direct: Footpath?) -> Bool {
        guard let direct else { return true }
        if journey.arrival - journey.departure < Int(direct.seconds) { return true }
        return preference == .lessWalking && journey.walkSeconds < Int(direct.seconds) / 2
    }

    /// Which journey comes first.
    private func cost(_ journey: Journey) -> Int {
        let effort = TransitPreference.effort(of: journey, for: preference)
        return arrival == nil ? journey.arrival + effort : effort - journey.departure
    }

    private func moment(of time: TransitQuery.Time) -> Int {
        switch time {
        case .departAt(let moment), .arriveBy(let moment): moment
        case .departWithin(let range): range.lowerBound
        }
    }

    /// When to travel; a local time is that of the timetable's first stop.
    ///
    /// A day that the timetable does not have is taken for the nearest same day of the week, where that is wanted.
    private func time(
        _ timetable: Timetable
    ) throws -> (TransitQuery.Time, otherDay: TransitAnswer.OtherDay?) {
        func offset(_ moment: Int) -> Int {
            timetable.stopCount > 0 ? timetable.secondsFromGMT(atStop: 0, moment: moment) : 0
        }
        var clock = (arrival ?? departure)?.secondsSince1970 ?? now + offset(now)
        var otherDay: TransitAnswer.OtherDay?
        let asked = Int((Double(clock) / 86_400).rounded(.down))
        if usesSameWeekday, let day = timetable.serviceDay(sameWeekdayAs: asked), day != asked {
            clock += (day - asked) * 86_400
            otherDay = .init(asked: asked, taken: day)
        }
        // Clocks may change between the two.
        let moment = clock - offset(clock - offset(clock))
        if arrival != nil { return (.arriveBy(moment), otherDay) }
        return (
            wantsAlternates ? .departWithin(moment..<(moment + 3600)) : .departAt(moment), otherDay
        )
    }
}

extension LocalTime {
    /// Seconds since 1970 if the clock showed UTC.
    fileprivate var secondsSince1970: Int {
        CivilDate(year: year, month: month, day: day).daysSince1970 * 86_400 + minute * 60
    }
}
