import Journeys
import Roads
import Transit

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
    /// Whether there is a stop at the place.
    public let hasStops: Bool
    /// The moment from which on departures are told, in seconds since 1970.
    let moment: Int
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

    /// The departures for a person, a line for each; empty if there are none.
    public func text(style: TextStyle = .plain) -> String {
        let timetable = planner.timetable
        let phrases = TransitPhrases.of(language)
        guard let first = rows.first else { return "" }
        // The day that was asked for needs no date.
        var day = timetable.date(moment, atStop: first.departure.stop)
        return rows.map { row in
            let departure = row.departure
            let time = timetable.clock(departure.departure, atStop: departure.stop)
            let vehicle = phrases.vehicle(planner.line(ofTrip: departure.trip))
            let headsign = planner.headsign(
                ofTrip: departure.trip, at: departure.position, language: language.rawValue)
            let platform = timetable.platform(ofStop: departure.stop)
            let name = timetable.name(ofStop: departure.stop, language: language.rawValue)
            var line = "\(time)  \(style.bold(vehicle)) → \(headsign)"
            line += "  " + style.dim(name + (platform.isEmpty ? "" : " (\(platform))"))
            if row.isCanceled {
                line += "  \(style.bold("!")) " + phrases.canceled(vehicle, time)
            } else if let planned = departure.plannedDeparture, planned != departure.departure {
                line += "  " + style.dim("(\(timetable.clock(planned, atStop: departure.stop)))")
            }
            if date(of: row) != day {
                day = date(of: row)
                line = day + "\n" + line
            }
            return line + "\n"
        }.joined()
    }

    private func date(of row: Row) -> String {
        planner.timetable.date(row.departure.departure, atStop: row.departure.stop)
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
