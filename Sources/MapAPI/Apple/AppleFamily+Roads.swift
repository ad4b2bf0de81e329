import Answers
import Foundation
import MapGeometry
import Places
import Roads

/// Directions and travel times.
extension AppleFamily {
    /// How many places travel times may be asked to.
    static let mostDestinations = 10
    /// How many routes there are beside the best, where more are asked for.
    private static let alternates = 2

    @Sendable
    static func directions(_ call: APICall) throws -> APIResponse {
        let query = AppleQuery(call)
        let journey = try AppleJourney(query)
        var hints = SearchRequest("")
        try hints.readHints(query)
        let avoided = try query.words("avoid", ["Tolls"])
        let wantsMore = try query.flag("requestsAlternateRoutes")
        let json = ApplePlaceJSON(languages: query.languages)
        let ends = try ends(
            try query.needed("origin"), try query.needed("destination"), hints, call.atlases)
        var found: [Route] = []
        var router: Router?
        if let from = ends.origin?.coordinate, let to = ends.destination?.coordinate {
            router = try journey.router(from: from, to: to, call.atlases)
            var request = try journey.request(from: from, to: to, call.atlases)
            if !avoided.isEmpty { request.avoiding.insert(.tolls) }
            request.alternativeCount = wantsMore ? alternates : 0
            found = try noneIfUnreachable { try router?.routes(request) } ?? []
        }
        let language =
            query.languages.lazy.compactMap { InstructionLanguage(tag: $0) }.first ?? .english
        let directions = AppleDirectionsJSON(
            origin: try ends.origin?.told(json, call.atlases),
            destination: try ends.destination?.told(json, call.atlases))
        return APIResponse(
            directions.bytes(found, router, InstructionWriter(language: language), journey.word))
    }

    /// An end of a route.
    private enum End {
        case position(CLLocationCoordinate2D)
        case place(FoundPlace)

        var coordinate: CLLocationCoordinate2D {
            switch self {
            case .position(let position): position
            case .place(let place): place.coordinate
            }
        }

        func told(_ json: ApplePlaceJSON, _ atlases: AtlasCollection) throws -> JSONValue {
            switch self {
            case .position(let position):
                try AppleFamily.placeHere(position, atlases, json) ?? json.place(at: position)
            case .place(let place): json.place(place)
            }
        }
    }

    /// Where a route begins and ends; nil for words that nothing is called.
    ///
    /// Words are meant near the other end where no hint says where they are.
    private static func ends(
        _ origin: String, _ destination: String, _ hints: SearchRequest, _ atlases: AtlasCollection
    ) throws -> (origin: End?, destination: End?) {
        let positions = (try position(origin, "origin"), try position(destination, "destination"))
        func end(
            _ words: String, _ position: CLLocationCoordinate2D?, near: CLLocationCoordinate2D?
        ) throws -> End? {
            if let position { return .position(position) }
            var request = hints
            request.query = words
            request.limit = 1
            if request.near == nil, request.region == nil { request.near = near }
            return try atlases.search(request).first.map(End.place)
        }
        let first = try end(origin, positions.0, near: positions.1)
        return (first, try end(destination, positions.1, near: first?.coordinate))
    }

    /// The position that a text is; nil for words.
    private static func position(
        _ text: String, _ name: String
    ) throws(APIProblem) -> CLLocationCoordinate2D? {
        guard AppleQuery.isPair(text) else { return nil }
        guard let position = AppleQuery.position(text) else {
            throw .badRequest("\(name) is not a position on the earth")
        }
        return position
    }

    @Sendable
    static func etas(_ call: APICall) throws -> APIResponse {
        let query = AppleQuery(call)
        let journey = try AppleJourney(query, takesTransit: true)
        _ = try query.needed("origin")
        guard let origin = try query.position("origin") else { throw APIProblem.failed }
        let texts = try query.needed("destinations").split(
            separator: "|", omittingEmptySubsequences: false)
        guard texts.count <= mostDestinations else {
            throw APIProblem.badRequest("destinations holds at most \(mostDestinations) positions")
        }
        let destinations = try texts.map { text throws(APIProblem) in
            guard let position = AppleQuery.position(String(text)) else {
                throw .badRequest("destinations are latitudes and longitudes divided by |")
            }
            return position
        }
        let json = ApplePlaceJSON(languages: query.languages)
        var etas: [JSONValue] = []
        if journey.isByTransit {
            let known = call.atlases.areas.contains { $0.engines.hasTimetable }
            guard known else {
                throw APIProblem.badRequest(
                    "transportType Transit is not available: there are no timetables")
            }
            for destination in destinations {
                // What cannot be reached has no time to tell.
                guard let time = try journey.transit(from: origin, to: destination, call) else {
                    continue
                }
                let seconds = JSONValue.integer(time.arrival - time.departure)
                etas.append([
                    "destination": json.location(destination),
                    "transportType": .string(journey.word),
                    "distanceMeters": .integer(AppleDirectionsJSON.whole(time.meters)),
                    "expectedTravelTimeSeconds": seconds, "staticTravelTimeSeconds": seconds,
                    // Additions to Apple's: a journey does not begin when it is asked for.
                    "expectedDepartureDate": .string(text(of: time.departure)),
                    "expectedArrivalDate": .string(text(of: time.arrival)),
                ])
            }
            return APIResponse(JSONValue.object(["etas": .array(etas)]).bytes)
        }
        for destination in destinations {
            let router = try journey.router(from: origin, to: destination, call.atlases)
            let request = try journey.request(from: origin, to: destination, call.atlases)
            // What cannot be reached has no time to tell.
            guard let estimate = try noneIfUnreachable({ try router?.estimate(request) }) else {
                continue
            }
            let seconds = AppleDirectionsJSON.seconds(estimate.expectedTravelTime)
            etas.append([
                "destination": json.location(destination),
                "transportType": .string(journey.word),
                "distanceMeters": .integer(AppleDirectionsJSON.whole(estimate.meters)),
                "expectedTravelTimeSeconds": .integer(seconds),
                // The engine knows no traffic.
                "staticTravelTimeSeconds": .integer(seconds),
            ])
        }
        return APIResponse(JSONValue.object(["etas": .array(etas)]).bytes)
    }

    /// A moment in seconds since 1970, such as "2026-11-23T08:30:00Z".
    private static func text(of moment: Int) -> String {
        Date(timeIntervalSince1970: Double(moment)).formatted(.iso8601)
    }

    /// What an engine finds; nil where no road leads.
    private static func noneIfUnreachable<Found>(
        _ ask: () throws -> Found?
    ) throws -> Found? {
        do {
            return try ask()
        } catch let error as RoutingError {
            switch error.code {
            case .noRoadNear, .unreachable, .placesApart: return nil
            default: throw error
            }
        }
    }
}
