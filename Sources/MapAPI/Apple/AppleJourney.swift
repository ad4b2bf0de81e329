import Answers
import Journeys
import MapGeometry
import Roads
import Transit

/// The means and time of travel, as `/v1/directions` and `/v1/etas` both read them.
struct AppleJourney {
    /// The transport type by road; nil for public transport.
    private let road: TravelMode.TransportType?
    private let departure: AppleMoment?
    private let arrival: AppleMoment?

    /// The API's words for ways of travel; transit is for times alone.
    static let transportTypes = ["Automobile", "Walking", "Cycling", "Transit"]

    /// Reads the parameters.
    ///
    /// - Parameter takesTransit: Whether public transport is allowed.
    init(_ query: AppleQuery, takesTransit: Bool = false) throws(APIProblem) {
        let word = try query.word("transportType", Self.transportTypes) ?? "Automobile"
        road = TravelMode.TransportType(rawValue: word.lowercased())
        guard road != nil || takesTransit else {
            throw .badRequest("transportType \(word) is for etas alone")
        }
        departure = try Self.moment("departureDate", query)
        arrival = try Self.moment("arrivalDate", query)
        if departure != nil, arrival != nil {
            throw .badRequest("cannot specify both departureDate and arrivalDate")
        }
    }

    private static func moment(
        _ name: String, _ query: AppleQuery
    ) throws(APIProblem) -> AppleMoment? {
        guard let text = query.text(name) else { return nil }
        guard let moment = AppleMoment(text) else {
            throw .badRequest("\(name) is no date such as 2026-11-23T08:30:00Z")
        }
        return moment
    }

    /// The API's name of the transport type.
    var word: String { road.map(Self.word) ?? "Transit" }

    /// Whether the journey is by public transport.
    var isByTransit: Bool { road == nil }

    /// The API's word for a way of travel.
    static func word(_ type: TravelMode.TransportType) -> String {
        switch type {
        case .automobile: "Automobile"
        case .walking: "Walking"
        case .cycling: "Cycling"
        }
    }

    /// The router of the area that two places lie in; nil if it has no roads of this sort.
    func router(
        from: CLLocationCoordinate2D, to: CLLocationCoordinate2D, _ atlases: AtlasCollection
    ) throws(RoadsError) -> Router? {
        guard let road else { return nil }
        do {
            return try atlases.router(road, for: [from, to])
        } catch  where error.isUnknownMode {
            return nil
        }
    }

    /// The question for the engine.
    func request(
        from: CLLocationCoordinate2D, to: CLLocationCoordinate2D, _ atlases: AtlasCollection
    ) throws -> RouteRequest {
        RouteRequest(
            [RouteWaypoint(from), RouteWaypoint(to)],
            time: departure?.localTime(at: from),
            // As `MKDirections` has it: one clock for the whole way.
            arrival: arrival?.localTime(at: from))
    }

    /// The best journey by public transport, or the walk that is faster; nil if there is none.
    ///
    /// - Throws: `AtlasError` and `TransitError` for a timetable that cannot be used.
    func transit(
        from: CLLocationCoordinate2D, to: CLLocationCoordinate2D, _ call: APICall
    ) throws -> TransitTime? {
        let engines = call.atlases.area(for: [from, to]).engines
        guard engines.hasTimetable else { return nil }
        let now = Int(call.now.timeIntervalSince1970)
        let time: JourneyRequest.Time =
            arrival.map { .arriving($0.secondsSince1970) }
            ?? .departing(departure?.secondsSince1970 ?? now)
        do {
            let answer = try JourneyRequest(from: from, to: to, time)
                .answer(planner: engines.planner(), streets: engines.streets())
            return answer.journeys.first.map { TransitTime($0, answer) }
                ?? answer.walk.map { TransitTime($0, time) }
        } catch let error as TransitError where error.isAboutTheJourney {
            return nil
        }
    }
}

/// When a journey by public transport begins and ends, in seconds since 1970, and how long it is.
struct TransitTime {
    let departure, arrival: Int
    let meters: Double

    fileprivate init(_ journey: Journey, _ answer: TransitAnswer) {
        departure = journey.departure
        arrival = journey.arrival
        meters = journey.legs.reduce(0) { $0 + answer.meters(of: $1) }
    }

    fileprivate init(_ walk: Footpath, _ time: JourneyRequest.Time) {
        if case .arriving(let moment) = time {
            (departure, arrival) = (moment - Int(walk.seconds), moment)
        } else {
            (departure, arrival) = (time.moment, time.moment + Int(walk.seconds))
        }
        meters = Double(walk.meters)
    }
}
