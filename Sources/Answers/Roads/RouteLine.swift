import Foundation
import MapGeometry
import Roads

/// A question about roads that makes no sense: what was wrong with which value.
public struct RouteLineError: Error, Equatable, Sendable, CustomStringConvertible {
    /// One sentence for a person.
    public let description: String

    /// Creates an error.
    public init(_ description: String) { self.description = description }
}

/// A question for routes as text: what the command line and the server take.
public struct RouteLine: Sendable {
    /// Where to begin: "LAT,LON" or what the finder of places understands.
    public var from = ""
    /// Where to end.
    public var to = ""
    /// Where to pass, in order.
    public var via: [String] = []
    /// Whether one passes the places of `via` without a stop.
    public var passesThrough = false
    /// The name or an alias of a travel mode; automobile if nil.
    public var mode: String?
    /// "tolls", "highways", "ferries", "low-emission-zones", divided by commas.
    public var avoid: String?
    /// When one sets out, as ISO 8601 writes local time; roads may be closed then.
    public var depart: String?
    /// When one wants to be there, if `depart` is nil: one sets out in time for that.
    public var arrive: String?
    /// Whether other routes are wanted as well.
    public var wantsAlternates = false
    /// Directions of travel at each place, `DEGREES,TOLERANCE` divided by semicolons.
    public var bearings: String?
    /// The side of the road at each place, `curb` or `unrestricted` divided by semicolons.
    public var approaches: String?
    /// The language of instructions, such as "de"; the environment's if nil.
    public var language: String?
    /// "metric" or "imperial".
    public var units: String?
    /// Whether one goes on straight at places between: "true" or "false".
    public var continuesStraight: Bool?

    /// Creates a question.
    public init(from: String, to: String) {
        self.from = from
        self.to = to
    }

    /// Reads one JSON object with the options' long names as keys.
    public init(json: Data) throws(RouteLineError) {
        let values = try LineValues(json)
        guard let from = try values.text("from"), let to = try values.text("to") else {
            throw RouteLineError("“from” or “to” is missing")
        }
        self.init(from: from, to: to)
        via = try values.list("via")
        passesThrough = try values.truth("pass-through") ?? false
        mode = try values.text("mode")
        avoid = try values.text("avoid")
        depart = try values.text("depart")
        arrive = try values.text("arrive")
        wantsAlternates = try values.truth("alternates") ?? false
        bearings = try values.text("bearings")
        approaches = try values.text("approaches")
        language = try values.text("language")
        units = try values.text("units")
        continuesStraight = try values.truth("continue-straight")
    }

    /// The mode of questions that name none.
    public static let defaultMode = "automobile"

    /// What says the instructions.
    ///
    /// - Parameter environment: Variables that name the language where the question does not; those the process
    ///   was started with if nil.
    public func writer(
        environment: [String: String]? = nil
    ) throws(RouteLineError) -> InstructionWriter {
        try Self.writer(language: language, units: units, environment: environment)
    }

    static func writer(
        language: String?, units: String?, environment: [String: String]? = nil
    ) throws(RouteLineError) -> InstructionWriter {
        var spoken = environment.map { InstructionLanguage(environment: $0) } ?? .ofProcess
        if let language {
            guard let known = InstructionLanguage(tag: language) else {
                let all = InstructionLanguage.allCases.map(\.rawValue).joined(separator: ", ")
                throw RouteLineError("“\(language)” is not a language of instructions: \(all)")
            }
            spoken = known
        }
        guard let known = DistanceUnits(rawValue: units ?? "metric") else {
            throw RouteLineError("“\(units ?? "")” is not metric or imperial")
        }
        return InstructionWriter(language: spoken, units: known)
    }

    /// The question.
    ///
    /// - Parameter place: Finds the position of a place that is not written as a coordinate.
    public func request(
        place: PlaceFinder
    ) throws -> RouteRequest {
        var waypoints = try Self.positions(of: [from] + via + [to], place).map {
            RouteWaypoint($0)
        }
        for place in waypoints.indices.dropFirst().dropLast() {
            waypoints[place].isStop = !passesThrough
        }
        if let bearings { try Self.add(bearings, to: &waypoints) }
        if let approaches {
            let parts = approaches.split(separator: ";", omittingEmptySubsequences: false)
            guard parts.count == waypoints.count else {
                throw RouteLineError("“approaches” needs one value for each place")
            }
            for (index, part) in parts.enumerated() where !part.isEmpty {
                guard let approach = RouteWaypoint.Approach(rawValue: String(part)) else {
                    throw RouteLineError("“\(part)” is not curb, opposite or unrestricted")
                }
                waypoints[index].approach = approach
            }
        }
        return RouteRequest(
            waypoints, avoiding: try Self.avoidance(avoid), continuesStraight: continuesStraight,
            alternativeCount: wantsAlternates ? 2 : 0, time: try Self.time(depart),
            arrival: try Self.time(arrive))
    }

    private static func time(_ text: String?) throws(RouteLineError) -> LocalTime? {
        guard let text else { return nil }
        guard let time = LocalTime(iso8601: text) else {
            throw RouteLineError("“\(text)” is no moment such as 2026-11-21T08:30")
        }
        return time
    }

    /// Reads names of sorts of roads, divided by commas.
    static func avoidance(_ avoid: String?) throws(RouteLineError) -> RoadAvoidance {
        var result: RoadAvoidance = []
        for name in (avoid ?? "").split(separator: ",") {
            switch name.trimmingCharacters(in: .whitespaces) {
            case "tolls": result.insert(.tolls)
            case "highways": result.insert(.highways)
            case "ferries": result.insert(.ferries)
            case "low-emission-zones": result.insert(.lowEmissionZones)
            default:
                throw RouteLineError(
                    "“\(name)” cannot be avoided: tolls, highways, ferries or low-emission-zones can"
                )
            }
        }
        return result
    }

    private static func add(
        _ bearings: String, to waypoints: inout [RouteWaypoint]
    ) throws(RouteLineError) {
        let parts = bearings.split(separator: ";", omittingEmptySubsequences: false)
        guard parts.count == waypoints.count else {
            throw RouteLineError("“bearings” needs one value for each place")
        }
        for (index, part) in parts.enumerated() where !part.isEmpty {
            let numbers = part.split(separator: ",").map { Double($0) ?? .nan }
            guard (1...2).contains(numbers.count), numbers.allSatisfy({ 0...360 ~= $0 }) else {
                throw RouteLineError("“\(part)” is not DEGREES,TOLERANCE")
            }
            waypoints[index].bearing = .init(
                degrees: numbers[0], toleranceDegrees: numbers.count > 1 ? numbers[1] : 45)
        }
    }

    /// Reads "LAT,LON"; nil if it is something else, such as the name of a place.
    ///
    /// - Throws: `RouteLineError` for two numbers that are no position.
    public static func coordinate(_ text: String) throws(RouteLineError) -> CLLocationCoordinate2D?
    {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2,
            let latitude = number(parts[0]), let longitude = number(parts[1])
        else { return nil }
        guard abs(latitude) <= 90, abs(longitude) <= 180 else {
            throw RouteLineError("“\(text.prefix(80))” is not a latitude and a longitude")
        }
        return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    /// A number, with or without white space around it.
    private static func number(_ text: Substring) -> Double? {
        Double(text) ?? Double(text.trimmingCharacters(in: .whitespaces))
    }

    /// The document that says why a line could not be answered.
    public static func failure(_ error: any Error) -> [UInt8] {
        var json = JSONText()
        json.raw("{\"error\":")
        json.string("\(error)")
        json.raw("}")
        return json.bytes
    }
}
