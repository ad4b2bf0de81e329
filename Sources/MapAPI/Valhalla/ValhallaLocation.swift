import Answers
import MapGeometry
import Roads

/// A place of a request.
struct ValhallaLocation {
    /// The kind of stop at a location.
    enum Kind: String {
        case `break`, through, via
        case breakThrough = "break_through"

        /// Whether a leg ends there.
        var isStop: Bool { self == .break || self == .breakThrough }
    }

    /// The place as the router takes it.
    var waypoint: RouteWaypoint
    /// The kind of stop at the location.
    var kind: Kind
    private let name: String?

    /// Reads a member's places.
    ///
    /// - Parameters:
    ///   - missing: The problem where the member is missing.
    ///   - bad: The problem of an invalid place.
    static func read(
        _ value: JSONInput?, missing: APIProblem, bad: ValhallaProblem.Code, most: Int
    ) throws(APIProblem) -> [ValhallaLocation] {
        guard let list = value?.list else { throw missing }
        guard list.count <= most else {
            throw .valhalla(
                .tooManyLocations, "Exceeded max locations: \(list.count) are more than \(most)")
        }
        var locations: [ValhallaLocation] = []
        for (index, value) in list.enumerated() {
            guard let location = ValhallaLocation(value) else {
                throw .valhalla(bad, "Failed to parse location \(index)")
            }
            locations.append(location)
        }
        return locations
    }

    /// Reads the places of `locations`.
    ///
    /// - Parameter count: How many there may be.
    static func read(
        _ question: ValhallaQuestion, count: ClosedRange<Int>
    ) throws(APIProblem) -> [ValhallaLocation] {
        _ = try question.costing()
        let locations = try read(
            question.json["locations"],
            missing: .valhalla(
                .noLocations, "Insufficiently specified required parameter 'locations'"),
            bad: .badLocation, most: count.upperBound)
        guard locations.count >= count.lowerBound else {
            throw .valhalla(.tooFewLocations, "Insufficient number of locations provided")
        }
        return locations
    }

    private init?(_ value: JSONInput) {
        guard let latitude = value["lat"]?.number, let longitude = value["lon"]?.number,
            abs(latitude) <= 90, abs(longitude) <= 180
        else { return nil }
        waypoint = RouteWaypoint(
            CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        guard let kind = Kind(rawValue: value["type"]?.string ?? "break") else { return nil }
        self.kind = kind
        if let heading = value["heading"]?.number {
            guard (0...360).contains(heading) else { return nil }
            let tolerance = value["heading_tolerance"]?.number ?? 60
            waypoint.bearing = .init(
                degrees: heading, toleranceDegrees: min(max(tolerance, 0), 180))
        }
        if let cutoff = value["search_cutoff"]?.number { waypoint.radiusMeters = max(0, cutoff) }
        switch value["preferred_side"]?.string {
        case "same": waypoint.approach = .curb
        case "opposite": waypoint.approach = .opposite
        default: break
        }
        name = value["name"]?.string
    }

    /// Writes the place as it was asked for.
    ///
    /// - Parameter moment: When one is there, if that is known.
    func write(_ index: Int, moment: String? = nil, _ json: inout JSONText) {
        json.raw("{\"type\":")
        json.string(kind.rawValue)
        json.raw(",\"lat\":")
        json.number(waypoint.coordinate.latitude)
        json.raw(",\"lon\":")
        json.number(waypoint.coordinate.longitude)
        json.raw(",\"original_index\":")
        json.integer(index)
        json.member("name", nonempty: name ?? "")
        json.member("date_time", nonempty: moment ?? "")
        json.raw("}")
    }
}
