import Answers
import MapGeometry
import Roads

/// What every service of OSRM is asked with: places, how to snap them, and the router.
struct OSRMQuestion {
    /// The options as they were given, by query, form or JSON.
    let options: OSRMOptions
    /// The waypoints of the request.
    let waypoints: [RouteWaypoint]
    /// The router that answers the request.
    let router: Router
    private let makeRouter: ([CLLocationCoordinate2D]) throws -> Router
    private let atlases: AtlasCollection
    /// Whether waypoints have hints.
    let generatesHints: Bool
    /// Whether waypoints are left out.
    let skipsWaypoints: Bool

    /// Reads a request.
    ///
    /// - Parameters:
    ///   - places: How many places the service takes.
    ///   - radiusIsSpread: Whether radiuses are the spread of positions and not a limit.
    /// - Throws: `APIProblem` with one of OSRM's codes; `RoadsError` if a graph cannot be read.
    init(_ call: APICall, places: ClosedRange<Int>, radiusIsSpread: Bool = false) throws {
        options = try OSRMOptions(call)
        let coordinates = try OSRMCoordinates.read(options.coordinates)
        guard coordinates.count <= places.upperBound else {
            throw APIProblem.osrm(
                .tooBig,
                "\(coordinates.count) coordinates are more than the most, \(places.upperBound)")
        }
        guard coordinates.count >= places.lowerBound else {
            throw APIProblem.osrm(
                .invalidOptions, "at least \(places.lowerBound) coordinates are needed")
        }
        for (index, coordinate) in coordinates.enumerated()
        where abs(coordinate.latitude) > 90 || abs(coordinate.longitude) > 180 {
            throw APIProblem.osrm(.invalidValue, "coordinate \(index) is not on the earth")
        }
        waypoints = try options.waypoints(coordinates, radiusIsSpread: radiusIsSpread)
        let exclusion = try options.exclusion()
        generatesHints = try options.flag("generate_hints") ?? true
        skipsWaypoints = try options.flag("skip_waypoints") ?? false
        let profile = call.path["profile"] ?? ""
        let atlases = call.atlases
        makeRouter = { positions in
            guard let router = try ModeWord.router(profile, atlases, for: positions) else {
                let known = try atlases.modes().map(\.name).joined(separator: ", ")
                throw APIProblem.osrm(
                    .invalidValue, "“\(profile.prefix(60))” is none of the profiles \(known)")
            }
            return router.excluding(exclusion)
        }
        self.atlases = atlases
        router = try makeRouter(coordinates)
    }

    /// The places of a question that one router answers for.
    struct Part {
        /// The router that answers the request.
        let router: Router
        /// The numbers of the places among all.
        let places: [Int]
        /// Where each of the places is on the roads.
        let snaps: [[RoadSnap]]
    }

    /// Divides the places among the routers of the areas they lie in, and finds the roads near them.
    func parts(none: OSRMProblem.Code) throws -> [Part] {
        let parts = atlases.parts(of: waypoints.map(\.coordinate))
        return try parts.map { places in
            let router =
                parts.count == 1
                ? router : try makeRouter(places.map { waypoints[$0].coordinate })
            let snaps = try asking(none: none) { () throws(RoutingError) in
                do throws(RoutingError) {
                    return try router.snapAll(places.map { waypoints[$0] })
                } catch {
                    throw RoutingError(error.code, place: places[error.place])
                }
            }
            return Part(router: router, places: places, snaps: snaps)
        }
    }

    /// Checks that one router answers for all of the places.
    func checkReach() throws(RoutingError) {
        try atlases.checkReach(of: waypoints.map(\.coordinate))
    }

    /// Runs the router, and translates its errors to OSRM's codes.
    func asking<Answer>(
        none: OSRMProblem.Code, _ ask: () throws(RoutingError) -> Answer
    ) throws(APIProblem) -> Answer {
        do throws(RoutingError) {
            return try ask()
        } catch {
            throw OSRMProblem.told(error, none: none)
        }
    }

    /// Writes a place, but for the closing brace.
    func write(_ place: RoadSnap, _ json: inout JSONText) { write(place, of: router, &json) }

    /// Writes a place on the roads of a router, but for the closing brace.
    func write(_ place: RoadSnap, of router: Router, _ json: inout JSONText) {
        json.raw("{")
        if generatesHints {
            json.raw("\"hint\":")
            json.string(OSRMHint.text(place))
            json.comma()
        }
        place.writeAsWaypoint(router, &json)
    }
}

extension RoadSnap {
    /// Writes where on the roads a place is, as OSRM's waypoints tell it, without braces.
    func writeAsWaypoint(_ router: Router, _ json: inout JSONText) {
        json.raw("\"location\":")
        json.roundedPosition(place.latitude, place.longitude)
        json.raw(",\"name\":")
        json.string(router.graph.name(ofSegment: segment))
        json.raw(",\"distance\":")
        json.meters(area == nil ? meters : 0)
    }
}
