import Bytes
import Columns

/// A line as passengers know it.
public struct TransitLine: Equatable, Sendable {
    /// The number of the line in the timetable; nil for a trip that an update added without a line.
    public let route: Int?
    /// The line's id in the feed.
    public let id: String
    /// The short name, such as "9"; may be empty.
    public let shortName: String
    /// The full name; may be empty.
    public let longName: String
    /// The kind of vehicle.
    public let mode: TransitMode
    /// GTFS's number of the kind, or an extended one.
    public let type: Int
    /// The color as 0xRRGGBB; GTFS's default is white.
    public let color: UInt32
    /// The color of text on it as 0xRRGGBB; GTFS's default is black.
    public let textColor: UInt32
    /// The name of the agency.
    public let agency: String

    /// The name that passengers use: the short one where there is one.
    public var name: String { shortName.isEmpty ? longName : shortName }
}

/// A stop of a vehicle, as planned and as known in real time; moments are seconds since 1970.
public struct TransitCall: Equatable, Sendable {
    /// The number of the stop.
    public let stop: Int
    /// The vehicle's time of arrival.
    public let arrival: Int
    /// The vehicle's time of departure.
    public let departure: Int
    /// When it was to arrive; nil for a trip that is not in the timetable.
    public let plannedArrival: Int?
    /// When it was to leave; nil for a trip that is not in the timetable.
    public let plannedDeparture: Int?
    /// The planned stop, where the vehicle stops at another platform; nil where it does not.
    public let plannedStop: Int?
    /// Whether boarding is possible.
    public let canBoard: Bool
    /// Whether alighting is possible.
    public let canAlight: Bool
}

extension Timetable {
    /// Describes a line.
    public func line(_ route: Int) -> TransitLine {
        let (color, text) = (routeColors[route], routeTextColors[route])
        return TransitLine(
            route: route, id: string(routeIDs[route]), shortName: string(routeShortNames[route]),
            longName: string(routeLongNames[route]),
            mode: TransitMode(routeType: Int(routeTypes[route])), type: Int(routeTypes[route]),
            color: color == .max ? 0xffffff : color, textColor: text == .max ? 0 : text,
            agency: string(agencyNames[Int(routeAgencies[route])]))
    }

    /// The name of a stop, in a language where the feed has it; the station's where it has none of its own.
    public func name(ofStop stop: Int, language: String = "") -> String {
        let own = stopNames[stop]
        let parent = stopParents[stop]
        let number = own == 0 && parent != .max ? stopNames[Int(parent)] : own
        return translated(number, language)
    }

    /// The platform of a stop, such as "3"; empty if unknown.
    public func platform(ofStop stop: Int) -> String { string(stopPlatforms[stop]) }

    /// The feed's id of a stop.
    public func id(ofStop stop: Int) -> String { string(stopIDs[stop]) }

    /// The number of the station of a stop; nil if it has none.
    public func station(ofStop stop: Int) -> Int? {
        stopParents[stop] == .max ? nil : Int(stopParents[stop])
    }

    /// Seconds that clocks at a stop are ahead of UTC at a moment, in seconds since 1970.
    public func secondsFromGMT(atStop stop: Int, moment: Int) -> Int {
        let zone = Int(stopZones[stop])
        let range = Int(clockStarts[zone])..<Int(clockStarts[zone + 1])
        let time = moment - firstServiceDay * 86_400
        let last = range.last { Int(clockTimes[$0]) <= time } ?? range.lowerBound
        return Int(clockOffsets[last])
    }

    /// The numbers of the agencies that have an id or a name; capitals do not count.
    public func agencies(named name: String) -> [Int] {
        let folded = name.lowercased()
        return (0..<agencyIDs.count).filter {
            string(agencyIDs[$0]).lowercased() == folded
                || string(agencyNames[$0]).lowercased() == folded
        }
    }

    /// The numbers of the lines that have an id, a short or a full name; capitals do not count.
    public func lines(named name: String) -> [Int] {
        let folded = name.lowercased()
        return (0..<routeCount).filter { route in
            [routeIDs, routeShortNames, routeLongNames].contains {
                string($0[route]).lowercased() == folded
            }
        }
    }

    /// The credits of all feeds, without repetitions.
    public var credits: [String] {
        var seen: Set<String> = []
        return (0..<feedAttributions.count).map { string(feedAttributions[$0]) }
            .filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    /// A text in another language, where the feed has it.
    func translated(_ number: UInt32, _ language: String) -> String {
        if !language.isEmpty, translationTexts.count > 0 {
            for index in translationTexts.run(of: number)
            where string(translationLanguages[index]) == language {
                return string(translations[index])
            }
        }
        return string(number)
    }

    /// What a planned trip shows from a position on; its last stop's name where the feed gives nothing.
    func headsign(ofTrip trip: Int, at position: Int, language: String) -> String {
        for index in headsignTrips.run(of: UInt32(trip))
        where Int(headsignPositions[index]) == position {
            return translated(headsignTexts[index], language)
        }
        let headsign = tripHeadsigns[trip]
        if headsign != 0 { return translated(headsign, language) }
        let pattern = pattern(ofTrip: trip)
        return name(
            ofStop: Int(patternStops[stopRange(ofPattern: pattern).upperBound - 1]),
            language: language)
    }
}
