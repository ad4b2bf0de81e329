import Answers
import CalendarDays
import Foundation
import Journeys
import MapGeometry
import Roads
import Transit

/// The arguments of `plan`, as far as they bear on an answer; reluctances and the like are taken and not weighed.
struct OTPQuestion {
    /// An end of a journey.
    struct End {
        /// What it is called; empty for no name.
        let name: String
        let coordinate: CLLocationCoordinate2D
    }

    /// The maximum number of itineraries.
    private static let mostItineraries = 20

    let from, to: End
    /// What clocks show, and whether one wants to be there then; nil for now.
    private let clock: (day: CivilDate, second: Int)?
    private let isArriving: Bool
    private let now: Int
    /// The transport types by which the whole way may be traveled by road.
    let roads: [TravelMode.TransportType]
    /// Whether public transport is asked for.
    let usesTransit: Bool
    /// The means of travel to the first stop.
    let approach: StopApproach
    /// The kinds of vehicles that are not asked for.
    let avoidedModes: Set<TransitMode>
    let wheelchair: Bool
    let count: Int
    let language: InstructionLanguage

    /// Reads the arguments.
    ///
    /// - Throws: `GraphQLError` for invalid arguments.
    init(_ arguments: GraphQLArguments, _ call: APICall) throws {
        from = try Self.end("from", arguments, call)
        to = try Self.end("to", arguments, call)
        isArriving = arguments["arriveBy"]?.boolean ?? false
        now = Int(call.now.timeIntervalSince1970)
        clock = try Self.clock(arguments)
        let modes = try Self.modes(arguments)
        var roads: [TravelMode.TransportType] = []
        for (word, type) in Self.roadModes where modes.contains(word) { roads.append(type) }
        self.roads = roads
        let vehicles = Set(TransitMode.allCases.filter { modes.contains($0.otpName) })
        usesTransit = modes.contains("TRANSIT") || !vehicles.isEmpty
        approach = Self.approaches.first { modes.contains($0.word) }?.approach ?? .walking
        avoidedModes =
            modes.contains("TRANSIT") ? [] : Set(TransitMode.allCases).subtracting(vehicles)
        wheelchair = arguments["wheelchair"]?.boolean ?? false
        count = min(max(arguments["numItineraries"]?.integer ?? 3, 1), Self.mostItineraries)
        language =
            arguments["locale"]?.string.flatMap { InstructionLanguage(tag: $0) } ?? .english
    }

    /// When to travel, by the clocks of a timetable.
    func time(_ timetable: Timetable?) -> JourneyRequest.Time {
        var moment = now
        if let clock {
            let local = LocalTime(
                year: clock.day.year, month: clock.day.month, day: clock.day.day,
                minute: clock.second / 60)
            moment =
                (timetable?.moment(of: local)
                    ?? clock.day.daysSince1970 * 86_400 + clock.second / 60 * 60)
                + clock.second % 60
        }
        return isArriving ? .arriving(moment) : .departing(moment)
    }

    // MARK: Reading

    private static let roadModes: [(String, TravelMode.TransportType)] = [
        ("WALK", .walking), ("BICYCLE", .cycling), ("CAR", .automobile),
    ]

    /// How one gets to the first stop by the words for how to travel: what is left there has the qualifier PARK.
    private static let approaches: [(word: String, approach: StopApproach)] = [
        ("CAR_PARK", .car), ("CAR", .car), ("BICYCLE_PARK", .bicycle), ("BICYCLE", .bicycleAboard),
    ]

    /// The words for how to travel: of `transportModes`, or of `modes`, where they stand with commas between.
    private static func modes(_ arguments: GraphQLArguments) throws(GraphQLError) -> Set<String> {
        var words: [String] = []
        if let list = arguments["transportModes"] {
            for mode in list.list ?? [list] {
                guard let word = mode["mode"]?.string else {
                    throw GraphQLError("transportModes is a list of objects with a mode")
                }
                words.append(mode["qualifier"]?.string == "PARK" ? word + "_PARK" : word)
            }
        } else if let text = arguments["modes"]?.string {
            words = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        } else {
            words = ["WALK", "TRANSIT"]
        }
        let known = Set(
            roadModes.map(\.0) + approaches.map(\.word) + TransitMode.allCases.map(\.otpName)
                + ["TRANSIT"])
        // The debug client's FLEX and the like have no roads or vehicles here.
        let other = ["FLEX", "SCOOTER", "CARPOOL", "LEG_SWITCH"]
        for word in words where !known.contains(word) && !other.contains(word) {
            throw GraphQLError("there is no mode \(word.prefix(40))")
        }
        return Set(words)
    }

    private static func end(
        _ name: String, _ arguments: GraphQLArguments, _ call: APICall
    ) throws -> End {
        if let place = arguments[name] {
            guard let latitude = place["lat"]?.number, let longitude = place["lon"]?.number,
                let end = position(latitude, longitude)
            else { throw GraphQLError("\(name) has no lat and lon on the earth") }
            return End(
                name: place["address"]?.string ?? place["name"]?.string ?? "", coordinate: end)
        }
        guard let text = arguments["\(name)Place"]?.string else {
            throw GraphQLError("\(name) is missing")
        }
        let (label, place) = parts(text)
        let numbers = place.split(separator: ",").compactMap {
            PlainNumber.read($0.trimmingCharacters(in: .whitespaces))
        }
        if numbers.count == 2, let end = position(numbers[0], numbers[1]) {
            return End(name: label, coordinate: end)
        }
        // A stop by its feed and id.
        if let mark = place.firstIndex(of: ":") {
            let (feed, id) = (String(place[..<mark]), String(place[place.index(after: mark)...]))
            for area in call.atlases.areas where area.engines.hasTimetable {
                let timetable = try area.engines.planner().timetable
                guard let stop = timetable.stop(withID: id, inFeed: feed) else { continue }
                return End(
                    name: label.isEmpty ? timetable.name(ofStop: stop) : label,
                    coordinate: timetable.coordinate(ofStop: stop))
            }
        }
        throw GraphQLError("\(name)Place is neither a position nor a stop")
    }

    /// The name and the place of `Name::place`; the name is empty where there is none.
    private static func parts(_ text: String) -> (label: String, place: String) {
        guard let mark = text.range(of: "::") else { return ("", text) }
        return (String(text[..<mark.lowerBound]), String(text[mark.upperBound...]))
    }

    private static func position(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D?
    {
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    /// The day and the second of `date` and `time`; nil if neither is given.
    private static func clock(
        _ arguments: GraphQLArguments
    ) throws -> (day: CivilDate, second: Int)? {
        guard let date = arguments["date"]?.string else { return nil }
        let time = arguments["time"]?.string ?? "00:00"
        let form =
            /(\d{4})-(\d\d)-(\d\d) (\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)? ?([AaPp][Mm])?/
            .asciiOnlyDigits()
        guard let match = "\(date) \(time)".wholeMatch(of: form)?.output, let year = Int(match.1),
            let month = Int(match.2), let day = Int(match.3), var hour = Int(match.4),
            let minute = Int(match.5), 1...12 ~= month, 1...31 ~= day, hour < 24, minute < 60
        else { throw GraphQLError("date and time are as in 2026-11-23 and 08:30:00") }
        let second = match.6.flatMap { Int($0) } ?? 0
        if let half = match.7?.lowercased() {
            hour = hour % 12 + (half == "pm" ? 12 : 0)
        }
        return (
            CivilDate(year: year, month: month, day: day),
            hour * 3600 + minute * 60 + min(second, 59)
        )
    }
}

extension TransitMode {
    /// The name that OpenTripPlanner gives it.
    var otpName: String {
        switch self {
        case .tram: "TRAM"
        case .metro: "SUBWAY"
        case .rail: "RAIL"
        case .bus, .other: "BUS"
        case .coach: "COACH"
        case .ferry: "FERRY"
        case .cableTram: "CABLE_CAR"
        case .aerialLift: "GONDOLA"
        case .funicular: "FUNICULAR"
        case .trolleybus: "TROLLEYBUS"
        case .monorail: "MONORAIL"
        case .air: "AIRPLANE"
        case .taxi: "TAXI"
        }
    }
}
