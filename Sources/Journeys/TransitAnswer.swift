import CalendarDays
import Geodesy
import MapGeometry
import Roads
import Transit

/// Journeys by public transport, with the options of how they are written.
public struct TransitAnswer: Sendable {
    /// The planner that found the journeys.
    public let planner: TransitPlanner
    /// The journeys, best first; empty where walking is faster than all of them.
    public let journeys: [Journey]
    /// The way all the way on foot, or by the bicycle that would be taken along; nil where there are journeys.
    public let walk: Footpath?
    /// The means of travel to the first stop, and from the last one.
    package let approach: StopApproach
    /// What follows the last journey for hours.
    package struct Last: Sendable {
        /// The time of the next departure, in seconds since 1970; nil if the timetable has none.
        package let next: Int?
    }

    /// A day that the timetable does not have, and the one that was taken for it, in days since 1970.
    package struct OtherDay: Sendable {
        package let asked: Int
        package let taken: Int
    }

    /// For each journey what follows it, if it is the last one for hours.
    var lasts: [Last?] = []
    /// The day whose times these are, if it is not the one asked for.
    var otherDay: OtherDay?
    /// Whether these are all good journeys of a span of departures, by their departure.
    package internal(set) var isOfSpan = false
    /// The stops on the way.
    package internal(set) var vias: [Int] = []
    /// The places asked for: the first and the last.
    package let places: [CLLocationCoordinate2D]
    let streets: JourneyStreets
    /// The writer of distances.
    package let writer: InstructionWriter
    /// The sentences of the language.
    package let phrases: TransitPhrases
    /// The moment that was asked for, in seconds since 1970.
    package let moment: Int
    /// Whether it is the moment to arrive by.
    package let isArriving: Bool
    /// The present moment, in seconds since 1970; nil if unknown.
    let now: Int?
    /// The language of instructions.
    package var language: InstructionLanguage { writer.language }

    init(
        planner: TransitPlanner, journeys: [Journey], walk: Footpath?, approach: StopApproach,
        places: [CLLocationCoordinate2D], streets: JourneyStreets, language: InstructionLanguage,
        units: DistanceUnits, moment: Int, isArriving: Bool, now: Int?
    ) {
        self.planner = planner
        self.journeys = journeys
        self.walk = walk
        self.approach = approach
        self.places = places
        self.streets = streets
        writer = InstructionWriter(language: language, units: units)
        phrases = TransitPhrases.of(language)
        self.moment = moment
        self.isArriving = isArriving
        self.now = now
    }

    /// Returns the instruction for a leg of a journey, as one sentence without a period.
    public func instruction(for leg: Journey.Leg) -> String {
        switch leg {
        case .walk(let walk):
            guard let stop = walk.toStop else {
                return switch walk.means {
                case .foot: phrases.walkToEnd
                case .bicycle: phrases.cycleToEnd
                case .car: phrases.park
                }
            }
            guard walk.means == .bicycle else { return phrases.walk(name(stop)) }
            return approach == .bicycle
                ? phrases.cycleAndLeave(name(stop)) : phrases.cycle(name(stop))
        case .ride(let ride):
            let vehicle = phrases.vehicle(planner.line(ofTrip: ride.trip))
            let headsign = planner.headsign(
                ofTrip: ride.trip, at: ride.positions.lowerBound, language: language.rawValue)
            let calls = planner.calls(ofTrip: ride.trip, serviceDay: ride.serviceDay)
            let count = calls[ride.positions].dropFirst().count { $0.canAlight }
            var first =
                ride.isContinued
                ? phrases.stay(vehicle, headsign) : phrases.take(vehicle, headsign)
            let headway = planner.headway(ofTrip: ride.trip)
            if headway > 0 { first += " (\(phrases.every((headway + 59) / 60)))" }
            if ride.staysAboard { return first }
            return first + separator + phrases.leave(count, name(ride.toStop))
        }
    }

    /// What is to be known of an answer beside its journeys: that it is of another day.
    package var otherDayNotice: String? {
        otherDay.map {
            phrases.otherDay(
                CivilDate(daysSince1970: $0.asked).iso8601,
                CivilDate(daysSince1970: $0.taken).iso8601)
        }
    }

    /// That a journey is the last one for hours, as one sentence.
    package func lastNotice(_ index: Int) -> String? {
        guard lasts.indices.contains(index), let last = lasts[index] else { return nil }
        let stop = journeys[index].rides.first?.fromStop ?? 0
        guard let next = last.next else { return phrases.last }
        let day = iso8601(next, atStop: stop).prefix(10)
        let isSameDay = day == iso8601(journeys[index].departure, atStop: stop).prefix(10)
        return phrases.last + phrases.next(isSameDay ? nil : String(day), clock(next, stop))
    }

    private var separator: String {
        switch language {
        case .japanese: "。"
        case .chinese: "，"
        case .arabic: "، "
        default: ", "
        }
    }

    /// The name of a stop, with its platform where it has one.
    package func name(_ stop: Int) -> String {
        let name = planner.timetable.name(ofStop: stop, language: language.rawValue)
        let platform = planner.timetable.platform(ofStop: stop)
        return platform.isEmpty ? name : "\(name) (\(platform))"
    }

    /// The line of a leg, two points at least.
    package func geometry(of leg: Journey.Leg) -> [CLLocationCoordinate2D] {
        switch leg {
        case .ride(let ride): return planner.geometry(of: ride)
        case .walk(let walk):
            func place(_ stop: Int?) -> CLLocationCoordinate2D? {
                stop.map { planner.timetable.coordinate(ofStop: $0) }
            }
            let start = place(walk.fromStop) ?? walk.fromPlace ?? places[0]
            let end = place(walk.toStop) ?? walk.toPlace ?? places[1]
            return line(from: start, to: end, by: walk.means)
        }
    }

    /// The way all the way as a leg: on foot, or by the bicycle that would be taken along.
    package var directLeg: Journey.Walk? {
        walk.map {
            Journey.Walk(
                fromStop: nil, toStop: nil, by: approach.lastMeans,
                departure: isArriving ? moment - Int($0.seconds) : moment, seconds: Int($0.seconds),
                meters: Int($0.meters))
        }
    }

    /// The length of a leg in meters.
    package func meters(of leg: Journey.Leg) -> Double { meters(of: leg, along: geometry(of: leg)) }

    /// The length of a leg in meters.
    ///
    /// - Parameter line: The leg's line, where it is known already.
    package func meters(of leg: Journey.Leg, along line: [CLLocationCoordinate2D]) -> Double {
        if case .walk(let walk) = leg { return Double(walk.meters) }
        return zip(line, line.dropFirst()).reduce(0) { sum, pair in
            sum
                + MidLatitudeDistance.meters(
                    fromLatitude: pair.0.latitude, longitude: pair.0.longitude,
                    toLatitude: pair.1.latitude, longitude: pair.1.longitude)
        }
    }

    /// The streets of a way; a straight line where none is known.
    private func line(
        from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D,
        by means: Journey.Walk.Means
    ) -> [CLLocationCoordinate2D] {
        guard let router = streets.router(of: means),
            // Where there is no way, the line is straight.
            let route = try? router.routes(
                RouteRequest([RouteWaypoint(start), RouteWaypoint(end)])
            ).first
        else { return [start, end] }
        let line = route.legs.flatMap(\.coordinates)
        return line.count >= 2 ? line : [start, end]
    }

    /// A moment as clocks at a stop show it, with its distance from UTC, such as "2014-10-21T08:00:00+02:00".
    package func iso8601(_ moment: Int, atStop stop: Int) -> String {
        planner.timetable.iso8601(moment, atStop: stop)
    }
}
