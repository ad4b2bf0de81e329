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
        .position, .depart, .limit, .instructionLanguage,
    ]

    /// How far stops may be from the place, in meters.
    private static let farthest = 250.0
    /// How much farther than the nearest stop others of the same name may be, in meters.
    private static let spread = 120.0
    /// The maximum number of stops that are examined.
    private static let mostStops = 16
    /// The maximum number of departures that can be asked for.
    private static let mostDepartures = 100
    /// How far ahead is looked, in seconds.
    private static let span = 86_400

    /// The position that stops are looked for around.
    public let place: CLLocationCoordinate2D
    private let language: InstructionLanguage
    private let departure: HoursMoment?
    private let limit: Int
    private let now: Int

    /// Reads the values of its options.
    ///
    /// - Parameter now: The moment that counts if the question tells none, in seconds since 1970.
    /// - Throws: `OptionError` for the first invalid value.
    public init(_ values: OptionValues, now: Int) throws(OptionError) {
        place = try PlaceReference.position(try values.needed(.position), .position)
        language = try values.instructionWriter(environment: [:]).language
        departure = try values.moment(
            .depart, now: Date(timeIntervalSince1970: TimeInterval(now)))
        limit = min(max(try values.count(.limit) ?? 10, 1), Self.mostDepartures)
        self.now = now
    }

    /// Answers the question.
    ///
    /// - Returns: No departures where no stop is near, or nothing runs then.
    /// - Throws: `TransitError` for a timetable that cannot be used.
    public func answer(planner: TransitPlanner) throws(TransitError) -> DepartureBoard {
        let timetable = planner.timetable
        let moment =
            switch departure {
            case .date(let date): Int(date.timeIntervalSince1970)
            case .local(let time): timetable.moment(of: time)
            case nil: now
            }
        var rows: [DepartureBoard.Row] = []
        do {
            for stop in stops(timetable) {
                rows += try planner.departures(
                    fromStop: stop, after: moment, withinSeconds: Self.span, limit: limit
                ).map { .init(departure: $0, isCanceled: false) }
                rows += planner.canceledDepartures(
                    fromStop: stop, within: moment..<(moment + Self.span)
                ).map { .init(departure: $0, isCanceled: true) }
            }
        } catch  where error.isAboutTheJourney {
            return DepartureBoard(planner: planner, rows: [], language: language)
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
            planner: planner, rows: Array(leaving.prefix(limit)), language: language)
    }

    /// The nearest stop and those that are called so near it, without stations, whose platforms they are.
    private func stops(_ timetable: Timetable) -> [Int] {
        var near: [(stop: Int, meters: Double)] = []
        for stop in 0..<timetable.stopCount {
            let other = timetable.coordinate(ofStop: stop)
            guard abs(other.latitude - place.latitude) < 0.01 else { continue }
            let meters = MidLatitudeDistance.meters(
                fromLatitude: place.latitude, longitude: place.longitude,
                toLatitude: other.latitude, longitude: other.longitude)
            if meters <= Self.farthest { near.append((stop, meters)) }
        }
        near.sort { ($0.meters, $0.stop) < ($1.meters, $1.stop) }
        guard let nearest = near.first else { return [] }
        let name = timetable.name(ofStop: nearest.stop)
        return near.filter { stop, meters in
            timetable.name(ofStop: stop) == name && meters <= nearest.meters + Self.spread
                && !timetable.isStation(stop)
        }.prefix(Self.mostStops).map(\.stop)
    }
}

/// The next departures from the stops at a place.
public struct DepartureBoard: Sendable {
    /// A vehicle that leaves, or was to leave.
    public struct Row: Sendable, Equatable {
        /// The departure.
        public let departure: StopDeparture
        /// Whether it is canceled.
        public let isCanceled: Bool
    }

    /// The planner that found them.
    public let planner: TransitPlanner
    /// The departures, the next first.
    public let rows: [Row]
    let language: InstructionLanguage

    /// The answer as one JSON document, without line breaks.
    public func json() -> [UInt8] {
        let days = planner.timetable.serviceDays
        return JSONValue.object([
            "departures": .array(rows.map(json)),
            "days": .strings([days.first, days.last]),
        ]).bytes
    }

    private func json(_ row: Row) -> JSONValue {
        let (departure, timetable) = (row.departure, planner.timetable)
        let line = planner.line(ofTrip: departure.trip)
        func time(_ moment: Int) -> JSONValue {
            .string(timetable.iso8601(moment, atStop: departure.stop))
        }
        let alerts = planner.alerts(
            forTrip: departure.trip, atStop: departure.stop, departure.departure)
        return .object([
            "line": [
                "name": .string(line.name), "longName": .string(line.longName),
                "type": .string(line.mode.rawValue), "color": .string(line.color.hexColor),
                "textColor": .string(line.textColor.hexColor), "agency": .string(line.agency),
                "headsign": .string(
                    planner.headsign(
                        ofTrip: departure.trip, at: departure.position,
                        language: language.rawValue)),
            ],
            "stop": [
                "name": .string(
                    timetable.name(ofStop: departure.stop, language: language.rawValue)),
                "id": .string(timetable.id(ofStop: departure.stop)),
                "platform": .string(timetable.platform(ofStop: departure.stop)),
            ],
            "departure": time(departure.departure),
            "plannedDeparture": departure.plannedDeparture.map(time),
            "realTime": .boolean(planner.isKnownInRealTime(departure.trip) || row.isCanceled),
            "canceled": .boolean(row.isCanceled),
            "alerts": .strings(
                alerts.map { alert in
                    alert.headers[language.rawValue] ?? alert.headers.values.min() ?? ""
                }.filter { !$0.isEmpty }),
        ])
    }
}

extension UInt32 {
    /// A color 0xRRGGBB as CSS writes it.
    var hexColor: String {
        let digits = String(self & 0xffffff, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
