import CalendarDays
import Journeys
import MapGeometry
import Roads
import Transit

/// Lines of a timetable, each with its trips of a day where one was asked for.
public struct LineTimetable: Sendable {
    /// A line.
    public struct Line: Sendable {
        /// The line.
        public let line: TransitLine
        /// The ways that its vehicles take on the day, the one of most trips first; empty where only lines were asked for.
        public let directions: [Direction]
    }

    /// The trips of a line that stop at the same stops in the same order.
    public struct Direction: Sendable {
        /// What the vehicles show.
        public let headsign: String
        /// The numbers of the stops.
        public let stops: [Int]
        /// The trips, by their first departure.
        public let trips: [Trip]
    }

    /// A trip of a day.
    public struct Trip: Sendable {
        /// The feed's id of the trip.
        public let id: String
        /// Where and when the vehicle stops.
        public let calls: [TransitCall]
        /// Seconds between vehicles where the feed promises only that; 0 for a trip with times.
        public let headway: Int
    }

    /// The planner that has the timetable.
    public let planner: TransitPlanner
    let language: InstructionLanguage
    /// The lines, by kind of vehicle and name.
    public internal(set) var lines: [Line] = []
    /// The day of the trips, in days since 1970; nil where only lines were asked for.
    public internal(set) var day: Int?
    /// The day that was asked for, if the timetable does not have it; in days since 1970.
    var asked: Int?

    init(planner: TransitPlanner, language: InstructionLanguage) {
        self.planner = planner
        self.language = language
    }

    /// Whether a line stands before another: by kind of vehicle, then by number, then by name.
    static func precedes(_ one: TransitLine, _ other: TransitLine) -> Bool {
        func key(_ line: TransitLine) -> (String, Int, String, String) {
            (line.mode.rawValue, Int(line.name) ?? .max, line.name, line.id)
        }
        return key(one) < key(other)
    }

    static func directions(
        of line: TransitLine, onDay day: Int, _ planner: TransitPlanner, language: String
    ) throws(TransitError) -> [Direction] {
        guard let route = line.route else { return [] }
        var places: [[Int]: Int] = [:]
        var found: [(headsign: String, stops: [Int], trips: [Trip])] = []
        for trip in try planner.trips(ofLine: route, serviceDay: day) {
            let calls = planner.calls(ofTrip: trip, serviceDay: day)
            let stops = calls.map(\.stop)
            let told = Trip(
                id: planner.id(ofTrip: trip), calls: calls, headway: planner.headway(ofTrip: trip))
            if let place = places[stops] {
                found[place].trips.append(told)
            } else {
                places[stops] = found.count
                let headsign = planner.headsign(ofTrip: trip, at: 0, language: language)
                found.append((headsign, stops, [told]))
            }
        }
        return found.enumerated().sorted {
            ($1.element.trips.count, $0.offset) < ($0.element.trips.count, $1.offset)
        }.map { Direction(headsign: $1.headsign, stops: $1.stops, trips: $1.trips) }
    }

    /// The answer as one JSON document, without line breaks.
    ///
    /// A trip has a time for each stop of its direction: that of departure, at the last one that of arrival.
    public func json() -> [UInt8] {
        let timetable = planner.timetable
        let days = timetable.serviceDays
        return JSONValue.object([
            "lines": .array(lines.map(json)),
            "day": day.map { .string(CivilDate(daysSince1970: $0).iso8601) },
            "days": .strings([days.first, days.last]),
        ]).bytes
    }

    private func json(_ line: Line) -> JSONValue {
        let told = line.line
        return .object([
            "name": .string(told.name), "longName": .string(told.longName),
            "id": .string(told.id), "type": .string(told.mode.rawValue),
            "color": .string(told.color.hexColor), "textColor": .string(told.textColor.hexColor),
            "agency": .string(told.agency),
            "directions": day == nil ? nil : .array(line.directions.map(json)),
        ])
    }

    private func json(_ direction: Direction) -> JSONValue {
        let timetable = planner.timetable
        return .object([
            "headsign": .string(direction.headsign),
            "stops": .array(
                direction.stops.map { stop in
                    let place = timetable.coordinate(ofStop: stop)
                    return .object([
                        "name": .string(timetable.name(ofStop: stop, language: language.rawValue)),
                        "id": .string(timetable.id(ofStop: stop)),
                        "platform": .string(timetable.platform(ofStop: stop)),
                        "location": .array([.number(place.longitude), .number(place.latitude)]),
                    ])
                }),
            "trips": .array(
                direction.trips.map { trip in
                    .object([
                        "id": .string(trip.id),
                        "headway": trip.headway > 0 ? .integer(trip.headway) : nil,
                        "times": .strings(
                            trip.times.map { timetable.iso8601($0.moment, atStop: $0.stop) }),
                    ])
                }),
        ])
    }

    /// The answer for a person: a line for each line of the timetable, or its stops with its departures by the hour.
    public func text(style: TextStyle = .plain) -> String {
        let phrases = TransitPhrases.of(language)
        guard let day else {
            return lines.map { line in
                let more = more(of: line.line)
                return style.bold(phrases.vehicle(line.line)) + "  "
                    + more.joined(separator: ", ") + "\n"
            }.joined()
        }
        let date = CivilDate(daysSince1970: day).iso8601
        let notice = asked.map { asked in
            phrases.otherDay(CivilDate(daysSince1970: asked).iso8601, date) + "\n"
        }
        let texts = lines.map { line in
            let more = more(of: line.line)
            let title =
                style.bold(phrases.vehicle(line.line)) + "  " + more.joined(separator: ", ")
                + "\n" + date + (line.directions.isEmpty ? ": no trips" : "") + "\n"
            return title + line.directions.map { text($0, style) }.joined()
        }
        return (notice ?? "") + texts.joined(separator: "\n")
    }

    private func more(of line: TransitLine) -> [String] {
        [line.longName, line.agency].filter { !$0.isEmpty && $0 != line.name }
    }

    /// The spans of time in which vehicles come at intervals, as one line each.
    private func headways(_ direction: Direction) -> [(times: String, told: String)] {
        var spans: [(first: Int, last: Int, headway: Int, stop: Int)] = []
        for trip in direction.trips where trip.headway > 0 {
            guard let start = trip.times.first else { continue }
            if let span = spans.last, span.headway == trip.headway,
                start.moment - span.last <= trip.headway
            {
                spans[spans.count - 1].last = start.moment
            } else {
                spans.append((start.moment, start.moment, trip.headway, start.stop))
            }
        }
        let timetable = planner.timetable
        return spans.map { span in
            (
                timetable.clock(span.first, atStop: span.stop) + "–"
                    + timetable.clock(span.last + span.headway, atStop: span.stop),
                TransitPhrases.of(language).every((span.headway + 59) / 60)
            )
        }
    }

    private func text(_ direction: Direction, _ style: TextStyle) -> String {
        let timetable = planner.timetable
        let count = direction.trips.count
        var lines = [
            "",
            "  → " + style.bold(direction.headsign)
                + style.dim(", \(count) \(count == 1 ? "trip" : "trips")"),
        ]
        // Trips in the middle of the day take as long as most do.
        let times = direction.trips[count / 2].times
        for time in times {
            let minutes = String((time.moment - times[0].moment) / 60)
            let padding = String(repeating: " ", count: max(0, 4 - minutes.count))
            let name = timetable.name(ofStop: time.stop, language: language.rawValue)
            let platform = timetable.platform(ofStop: time.stop)
            lines.append(
                "    \(padding)\(style.dim("+\(minutes) min"))  \(name)"
                    + (platform.isEmpty ? "" : " (\(platform))"))
        }
        var hours: [(hour: String, minutes: [String])] = []
        for trip in direction.trips {
            guard let first = trip.times.first else { continue }
            if trip.headway > 0 { continue }
            let clock = timetable.clock(first.moment, atStop: first.stop)
            let (hour, minute) = (String(clock.prefix(2)), String(clock.suffix(2)))
            if hours.last?.hour == hour {
                hours[hours.count - 1].minutes.append(minute)
            } else {
                hours.append((hour, [minute]))
            }
        }
        lines += headways(direction).map { "    \(style.bold($0.times))  \($0.told)" }
        lines += hours.map { "    \(style.bold($0.hour))  \($0.minutes.joined(separator: " "))" }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension LineTimetable.Trip {
    /// The time of each stop: that of departure, at the last one that of arrival; in seconds since 1970.
    fileprivate var times: [(stop: Int, moment: Int)] {
        calls.enumerated().map { index, call in
            (call.stop, index == calls.count - 1 ? call.arrival : call.departure)
        }
    }
}
