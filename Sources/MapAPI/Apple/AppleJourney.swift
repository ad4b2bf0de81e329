import Answers
import MapGeometry
import Roads

/// What `/v1/directions` and `/v1/etas` both read: how one travels, and when.
struct AppleJourney {
    /// How one travels.
    let transportType: TravelMode.TransportType
    private let departure: AppleMoment?
    private let arrival: AppleMoment?

    /// The API's words for ways of travel; transit is for times alone.
    static let transportTypes = ["Automobile", "Walking", "Cycling", "Transit"]

    /// Reads the parameters.
    init(_ query: AppleQuery) throws(APIProblem) {
        let word = try query.word("transportType", Self.transportTypes) ?? "Automobile"
        guard let type = TravelMode.TransportType(rawValue: word.lowercased()) else {
            throw .badRequest("transportType \(word) is not available: there are no timetables")
        }
        transportType = type
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

    /// The API's word for how one travels.
    var word: String { Self.word(transportType) }

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
        do {
            return try atlases.router(transportType, for: [from, to])
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
}
