import Answers
import MapGeometry
import Roads

/// What every action of Valhalla is asked with: a JSON object in the body or the address.
struct ValhallaQuestion {
    /// The object.
    let json: JSONInput
    private let atlases: AtlasCollection

    /// Reads a request.
    ///
    /// - Throws: `APIProblem` 100 for what is no JSON object.
    init(_ call: APICall) throws(APIProblem) {
        let text = call.request.method == .post ? call.request.body : []
        let bytes = text.isEmpty ? Array((call.query["json"] ?? "{}").utf8) : text
        guard let json = JSONInput(bytes), case .object = json else {
            throw .valhalla(.notJSON, "Failed to parse json request")
        }
        self.json = json
        atlases = call.atlases
    }

    /// A member, or the one of that name in `directions_options`, where it was once.
    subscript(name: String) -> JSONInput? { json[name] ?? json["directions_options"]?[name] }

    /// The word for how to travel.
    func costing() throws(APIProblem) -> String {
        guard let word = json["costing"]?.string else {
            throw .valhalla(.noCosting, "No edge/node costing provided")
        }
        return word
    }

    /// The router of the mode that is asked for.
    func router(for positions: [CLLocationCoordinate2D]) throws -> Router {
        let word = try costing()
        guard let router = try ModeWord.router(word, atlases, for: positions) else {
            let known = try atlases.modes().map(\.name).joined(separator: ", ")
            throw APIProblem.valhalla(
                .unknownCosting,
                "No costing method found for “\(word.prefix(60))”; there are \(known)")
        }
        return try fitted(router)
    }

    /// Divides places among the routers of the areas they lie in, by the numbers of the places.
    func parts(of positions: [CLLocationCoordinate2D]) -> [[Int]] { atlases.parts(of: positions) }

    /// The router of a route through places.
    ///
    /// - Throws: `APIProblem` if no area has them all.
    func routerOfRoute(for positions: [CLLocationCoordinate2D]) throws -> Router {
        try asking { () throws(RoutingError) in try atlases.checkReach(of: positions) }
        return try router(for: positions)
    }

    /// The router for the vehicle of the costing's options, outside the polygons that are excluded.
    private func fitted(_ router: Router) throws(APIProblem) -> Router {
        var router = router
        if router.graph.vehicle != nil {
            let vehicle = try vehicle()
            router = try asking { () throws(RoutingError) in try router.fitting(vehicle) }
        }
        return router.excluding(RoadExclusion(areas: try ValhallaPolygons.areas(json)))
    }

    /// The size and load that the costing's options tell: meters and metric tons.
    private func vehicle() throws(APIProblem) -> VehicleSize {
        let options = json["costing_options"]?[try costing()]
        func measure(_ name: String, _ most: Double?, _ factor: Double = 1) -> Double? {
            guard let number = options?[name]?.number, number > 0, let most else { return nil }
            return min(number * factor, most)
        }
        let most = VehicleLimit.greatest
        return VehicleSize(
            height: measure("height", most.height), width: measure("width", most.width),
            length: measure("length", most.length), mass: measure("weight", most.mass, 1000),
            axleLoad: measure("axle_load", most.axleLoad, 1000),
            carriesHazmat: options?["hazmat"]?.boolean)
    }

    /// Runs the router, and translates its errors to Valhalla's codes.
    func asking<Answer>(_ ask: () throws(RoutingError) -> Answer) throws(APIProblem) -> Answer {
        do throws(RoutingError) {
            return try ask()
        } catch {
            throw ValhallaProblem.told(error)
        }
    }

    /// Roads to stay off, as far as options of the costing say it clearly.
    func avoidance() throws(APIProblem) -> RoadAvoidance {
        let options = json["costing_options"]?[try costing()]
        var avoiding: RoadAvoidance = []
        let wishes: [(use: String, exclude: String, roads: RoadAvoidance)] = [
            ("use_tolls", "exclude_tolls", .tolls),
            ("use_highways", "exclude_highways", .highways),
            ("use_ferry", "exclude_ferries", .ferries),
        ]
        for wish in wishes
        where options?[wish.exclude]?.boolean == true
            || options?[wish.use]?.number.map({ $0 <= 0.1 }) == true
        {
            avoiding.formUnion(wish.roads)
        }
        return avoiding
    }

    /// The unit of distances.
    var units: ValhallaUnits {
        switch self["units"]?.string {
        case "miles", "mi": .miles
        default: .kilometers
        }
    }

    /// Options that cannot be fulfilled, for `warnings`.
    func warnings() throws(APIProblem) -> [String] {
        var warnings: [String] = []
        for name in ["exclude_locations", "avoid_locations"]
        where json[name]?.list?.isEmpty == false {
            warnings.append("“\(name)” is not heeded")
        }
        if json["costing_options"]?[try costing()]?["shortest"]?.boolean == true {
            warnings.append("“shortest” is not heeded: routes are the fastest")
        }
        return warnings
    }

    /// Writes the members that every answer ends with.
    func writeEnd(_ json: inout JSONText) throws(APIProblem) {
        let warnings = try warnings()
        if !warnings.isEmpty {
            json.raw(",\"warnings\":")
            json.list(warnings) { text, json in
                json.raw("{\"code\":400,\"text\":")
                json.string(text)
                json.raw("}")
            }
        }
        if let id = self.json["id"]?.string {
            json.raw(",\"id\":")
            json.string(id)
        }
        json.raw("}")
    }
}

/// The unit of distances.
enum ValhallaUnits: String {
    case kilometers, miles

    /// Returns a length in thousandths of the unit.
    func thousandths(decimeters: Int) -> Int {
        self == .kilometers
            ? Int((Double(decimeters) / 10).rounded())
            : Int((Double(decimeters) / 1609.344 * 100).rounded())
    }
}
