import Foundation
import Journeys
import MapGeometry
import Places
import Roads
import Transit

/// A question for journeys by public transport, answered by `TransitAnswer`.
public struct TransitQuestion: Sendable {
    /// The names of the mode that select public transport.
    public static let modes: Set<String> = ["transit", "publicTransport"]

    /// The places in order: the first, those on the way, and the last.
    public let places: [PlaceReference]
    private let staySeconds: Int32
    private let usesSameWeekday: Bool
    private let preference: TransitPreference?
    private let approach: StopApproach
    private let values: OptionValues
    private let language: InstructionLanguage
    private let units: DistanceUnits
    private let departure: HoursMoment?
    private let arrival: HoursMoment?
    private let windowSeconds: Int?
    private let wantsAlternates: Bool
    private let now: Int

    /// Whether a query's values select public transport.
    public static func isMeant(by values: OptionValues) -> Bool {
        values.text(.mode).map { modes.contains($0) } ?? false
    }

    /// Reads the values of the options of a `RouteQuestion`; those that are about roads alone do not count.
    ///
    /// - Parameters:
    ///   - environment: Variables that name the language where the question does not; those the process was started with if nil.
    ///   - now: The moment that counts if the question tells none, in seconds since 1970.
    /// - Throws: `OptionError` for the first invalid value.
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
        approach = try values.approach()
        self.values = values
        let writer = try values.instructionWriter(environment: environment)
        language = writer.language
        units = writer.units
        let present = Date(timeIntervalSince1970: TimeInterval(now))
        departure = try values.moment(.depart, now: present)
        arrival = try values.moment(.arrive, now: present)
        if departure != nil, arrival != nil, let text = values.text(.arrive) {
            throw OptionError(
                .arrive, text, allowed: ["depart or arrive"],
                "“depart” and “arrive” cannot both be told")
        }
        let window = try values.count(.window)
        if let window {
            guard (1...1440).contains(window), arrival == nil else {
                throw OptionError(
                    .window, "\(window)", allowed: ["1…1440"],
                    arrival == nil
                        ? "“window” must be 1 to 1440 minutes"
                        : "“window” counts from a departure, not to an arrival")
            }
        }
        windowSeconds = window.map { $0 * 60 }
        wantsAlternates = try values.flag(.alternates) ?? false
        self.now = now
    }

    /// Answers the question.
    ///
    /// - Parameters:
    ///   - engines: The engines of the atlas that the places lie in.
    ///   - find: Finds the position of a place that is named in words.
    /// - Throws: `TransitError` if there is no journey, and says why; `OptionError` if the atlas does not know the ways to stops
    ///   that are asked for; what opening a file of the atlas throws.
    public func answer(engines: AtlasEngines, place find: PlaceFinder) throws -> TransitAnswer {
        let planner = try engines.planner()
        let found = try places.positions(find)
        try check(found, haveRoads: engines)
        return try answer(
            planner: planner,
            streets: engines.streets(
                approach, from: found[0], isStepFree: try values.flag(.stepFree) ?? false), found)
    }

    /// How far from a road places may be if nothing is said, in meters.
    private static let farthest = 10_000.0

    /// Refuses a first or last place that is far from every road: no walk leads from there.
    private func check(
        _ places: [CLLocationCoordinate2D], haveRoads engines: AtlasEngines
    ) throws {
        // An atlas without roads has straight walks.
        guard let router = try? engines.router("walking") else { return }
        let radius = try values.radius() ?? Self.farthest
        for (index, place) in [(0, places[0]), (places.count - 1, places[places.count - 1])]
        where router.nearest(RouteWaypoint(place), count: 1, radiusMeters: radius).isEmpty {
            throw RoutingError(.noRoadNear(meters: Int(radius)), place: index)
        }
    }

    /// Answers the question about positions by a planner and the streets of an atlas.
    package func answer(
        planner: TransitPlanner, streets: JourneyStreets, _ found: [CLLocationCoordinate2D]
    ) throws -> TransitAnswer {
        let vias = try found.dropFirst().dropLast().map { place in
            let stops = planner.timetable.stops(near: place)
            if stops.isEmpty { throw TransitError(.noStopsInRange) }
            return TransitVia(stops: stops, staySeconds: staySeconds)
        }
        let moment = planner.timetable.moment(_:)
        let start = departure.map(moment) ?? now
        let time: JourneyRequest.Time =
            windowSeconds.map { .departingWithin(start..<(start + $0)) }
            ?? arrival.map { .arriving(moment($0)) } ?? .departing(start)
        var request = JourneyRequest(from: found[0], to: found[found.count - 1], time)
        request.vias = vias
        request.usesSameWeekday = usesSameWeekday
        request.preference = preference
        request.approach = approach
        request.filter = try values.transitFilter(planner.timetable)
        request.wantsAlternates = wantsAlternates
        request.language = language
        request.units = units
        request.now = now
        return try request.answer(planner: planner, streets: streets)
    }
}
