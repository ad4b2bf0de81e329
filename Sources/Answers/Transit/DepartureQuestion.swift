import Foundation
import Geodesy
import Journeys
import MapGeometry
import Places
import Roads
import Transit

/// A question for the next departures from the stops at a place, answered by ``DepartureBoard``.
public struct DepartureQuestion: Sendable {
    /// The options it takes, its argument first.
    public static let options: [QuestionOption] = [
        .stop, .depart, .limit, .instructionLanguage,
    ]

    /// How far stops may be from the place, in meters.
    private static let farthest = 250.0
    /// The maximum number of stops that are examined.
    private static let mostStops = 16
    /// The maximum number of departures that can be asked for.
    private static let mostDepartures = 100
    /// How far ahead is looked, in seconds.
    private static let span = 86_400

    /// The place that stops are looked for around.
    public let place: PlaceReference
    private let language: InstructionLanguage
    private let departure: HoursMoment?
    private let limit: Int
    private let now: Int

    /// Reads the values of its options.
    ///
    /// - Parameters:
    ///   - environment: Variables that name the language where the question does not; those the process was started with if nil.
    ///   - now: The moment that counts if the question tells none, in seconds since 1970.
    /// - Throws: `OptionError` for the first invalid value.
    public init(
        _ values: OptionValues, environment: [String: String]? = nil,
        now: Int = Int(Date().timeIntervalSince1970)
    ) throws(OptionError) {
        place = try PlaceReference(try values.needed(.stop), .stop)
        language = try values.instructionWriter(environment: environment).language
        departure = try values.moment(
            .depart, now: Date(timeIntervalSince1970: TimeInterval(now)))
        limit = try values.count(.limit) ?? 10
        guard (1...Self.mostDepartures).contains(limit) else {
            throw OptionError(
                .limit, "\(limit)", allowed: ["1…\(Self.mostDepartures)"],
                "“limit” is 1 to \(Self.mostDepartures)")
        }
        self.now = now
    }

    /// Answers the question.
    ///
    /// - Returns: No departures where no stop is near, or nothing runs then.
    /// - Throws: `TransitError` for a timetable that cannot be used; what `find` throws.
    public func answer(planner: TransitPlanner, place find: PlaceFinder) throws -> DepartureBoard {
        try board(planner, near: try [place].positions(find)[0])
    }

    private func board(
        _ planner: TransitPlanner, near place: CLLocationCoordinate2D
    ) throws(TransitError) -> DepartureBoard {
        let timetable = planner.timetable
        let moment =
            switch departure {
            case .date(let date): Int(date.timeIntervalSince1970)
            case .local(let time): timetable.moment(of: time)
            case nil: now
            }
        var rows: [DepartureBoard.Row] = []
        let stops = Self.stops(near: place, timetable)
        do {
            for stop in stops {
                rows += try planner.departures(
                    fromStop: stop, after: moment, withinSeconds: Self.span, limit: limit
                ).map { .init(departure: $0, isCanceled: false) }
                rows += planner.canceledDepartures(
                    fromStop: stop, within: moment..<(moment + Self.span)
                ).map { .init(departure: $0, isCanceled: true) }
            }
        } catch  where error.isAboutTheJourney {
            return DepartureBoard(
                planner: planner, hasStops: !stops.isEmpty, moment: moment, rows: [],
                language: language)
        }
        rows.sort {
            ($0.departure.departure, $0.departure.trip) < (
                $1.departure.departure, $1.departure.trip
            )
        }
        // Trips that end here cannot be boarded.
        let leaving = rows.filter { row in
            let calls = planner.calls(
                ofTrip: row.departure.trip, serviceDay: row.departure.serviceDay)
            return row.departure.position < calls.count - 1
        }
        return DepartureBoard(
            planner: planner, hasStops: !stops.isEmpty, moment: moment,
            rows: Array(leaving.prefix(limit)), language: language)
    }

    /// The nearest stop that vehicles stop at, with the others of its station or its name; none if that is far away.
    private static func stops(
        near place: CLLocationCoordinate2D, _ timetable: Timetable
    ) -> [Int] {
        let stops = timetable.stops(near: place)
        guard let nearest = stops.first else { return [] }
        let other = timetable.coordinate(ofStop: nearest)
        let meters = MidLatitudeDistance.meters(
            fromLatitude: place.latitude, longitude: place.longitude,
            toLatitude: other.latitude, longitude: other.longitude)
        return meters <= farthest ? Array(stops.prefix(mostStops)) : []
    }
}
