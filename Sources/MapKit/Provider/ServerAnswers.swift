import Foundation
import MapGeometry
import Places
import Roads

/// Answers of a server that speaks as Apple's Maps Server API does.
struct ServerAnswers: MapAnswers {
    let client: MapServerClient

    init(base: URL) { client = MapServerClient(base: base) }

    func search(_ request: SearchRequest) async throws -> [FoundItem] {
        var query = [("q", request.query)]
        query.append(contentsOf: Self.place(of: request))
        let types = Self.types(request.types.subtracting(.query))
        if !types.isEmpty { query.append(("resultTypeFilter", types)) }
        query.append(contentsOf: Self.filters(of: request))
        let answer: SearchReply = try await client.get("v1/search", query)
        return answer.results.map(\.item)
    }

    /// The places that a suggestion's path leads to; the path says nothing of the language.
    func search(path: String, languages: [String]) async throws -> [FoundItem] {
        let answer: SearchReply = try await client.get(
            path: path + (languages.first.map { "&lang=\($0)" } ?? ""))
        return answer.results.map(\.item)
    }

    func geocode(_ request: SearchRequest) async throws -> [FoundItem] {
        let query = [("q", request.query)] + Self.place(of: request)
        let answer: PlacesReply = try await client.get("v1/geocode", query)
        return answer.results.map(\.item)
    }

    func complete(_ request: SearchRequest) async throws -> [FoundCompletion] {
        var query = [("q", request.query)]
        query.append(contentsOf: Self.place(of: request))
        let types = Self.types(request.types)
        if !types.isEmpty { query.append(("resultTypeFilter", types)) }
        query.append(contentsOf: Self.filters(of: request))
        let answer: CompletionReply = try await client.get("v1/searchAutocomplete", query)
        return answer.results.compactMap { result in
            guard let title = result.displayLines.first else { return nil }
            let subtitle = result.displayLines.dropFirst().joined(separator: ", ")
            return FoundCompletion(
                title: title, subtitle: subtitle,
                titleRanges: QueryWords(request.query).ranges(in: title),
                subtitleRanges: QueryWords(request.query).ranges(in: subtitle),
                promise: .path(result.completionUrl))
        }
    }

    func pointsOfInterest(
        _ request: SearchRequest, around center: CLLocationCoordinate2D,
        radiusMeters: CLLocationDistance
    ) async throws -> [FoundItem] {
        // The API has no question without words: one category is asked for by its name, several by what they are.
        var asked = request
        let categories = request.categories ?? []
        asked.query = (categories.count == 1 ? categories.first?.name : nil) ?? "points of interest"
        asked.types = .pointOfInterest
        asked.near = center
        asked.region =
            GeographicBounds(
                hint: MKCoordinateRegion(
                    center: center, latitudinalMeters: 2 * radiusMeters,
                    longitudinalMeters: 2 * radiusMeters))
        asked.isRegionRequired = true
        let here = CLLocation(latitude: center.latitude, longitude: center.longitude)
        var near: [(item: FoundItem, meters: Double)] = []
        for item in try await search(asked) {
            let meters = item.placemark.location?.distance(from: here) ?? .infinity
            if meters <= radiusMeters { near.append((item, meters)) }
        }
        return near.sorted { $0.meters < $1.meters }.map(\.item)
    }

    func reverse(
        _ coordinate: CLLocationCoordinate2D, languages: [String]
    ) async throws -> [FoundItem] {
        var query = [("loc", "\(coordinate.latitude),\(coordinate.longitude)")]
        if let language = languages.first { query.append(("lang", language)) }
        let answer: PlacesReply = try await client.get("v1/reverseGeocode", query)
        return answer.results.map(\.item)
    }

    func item(identifier: String, languages: [String]) async throws -> FoundItem? {
        var query = [("ids", identifier)]
        if let language = languages.first { query.append(("lang", language)) }
        let answer: PlacesReply = try await client.get("v1/place", query)
        return answer.results.first?.item
    }

    func routes(_ question: RouteQuestion) async throws -> [FoundRoute] {
        var query = [
            ("origin", "\(question.from.latitude),\(question.from.longitude)"),
            ("destination", "\(question.to.latitude),\(question.to.longitude)"),
            ("transportType", question.transportType.rawValue.capitalized),
            ("requestsAlternateRoutes", question.wantsAlternates ? "true" : "false"),
        ]
        if question.avoidsTolls { query.append(("avoid", "Tolls")) }
        query.append(contentsOf: Self.times(question))
        if let language = question.languages.first { query.append(("lang", language)) }
        let answer: DirectionsReply = try await client.get("v1/directions", query)
        return try answer.found(MKDirectionsTransportType(question.transportType))
    }

    func estimate(_ question: RouteQuestion) async throws -> FoundEstimate {
        var query = [
            ("origin", "\(question.from.latitude),\(question.from.longitude)"),
            ("destinations", "\(question.to.latitude),\(question.to.longitude)"),
            ("transportType", question.transportType.rawValue.capitalized),
        ]
        query.append(contentsOf: Self.times(question))
        let answer: ETAReply = try await client.get("v1/etas", query)
        guard let eta = answer.etas.first else { throw MKError(.directionsNotFound) }
        return FoundEstimate(
            meters: Double(eta.distanceMeters), seconds: Double(eta.expectedTravelTimeSeconds),
            transportType: MKDirectionsTransportType(question.transportType))
    }

    private static func types(_ types: SearchRequest.ResultTypes) -> String {
        var names: [String] = []
        if types.contains(.pointOfInterest) { names.append("pointOfInterest") }
        if types.contains(.physicalFeature) { names.append("physicalFeature") }
        if types.contains(.address) { names.append("address") }
        if types.contains(.query) { names.append("query") }
        return names.joined(separator: ",")
    }

    /// Where the user looks: a region, or a point; the API refuses both at once.
    private static func place(of request: SearchRequest) -> [(String, String)] {
        var query: [(String, String)] = []
        if let region = request.region {
            query.append(
                (
                    "searchRegion",
                    "\(region.north),\(region.east),\(region.south),\(region.west)"
                ))
        } else if let near = request.near {
            query.append(("searchLocation", "\(near.latitude),\(near.longitude)"))
        }
        if let language = request.languages.first { query.append(("lang", language)) }
        return query
    }

    /// What is to be kept and dropped, and whether the region is a must.
    private static func filters(of request: SearchRequest) -> [(String, String)] {
        var query: [(String, String)] = []
        let included = (request.categories ?? []).map(\.appleName).sorted()
        if !included.isEmpty {
            query.append(("includePoiCategories", included.joined(separator: ",")))
        }
        let excluded = request.excludedCategories.map(\.appleName).sorted()
        if !excluded.isEmpty {
            query.append(("excludePoiCategories", excluded.joined(separator: ",")))
        }
        if request.isRegionRequired { query.append(("searchRegionPriority", "required")) }
        return query
    }

    private static func times(_ question: RouteQuestion) -> [(String, String)] {
        times(question.departure, question.arrival, ("departureDate", "arrivalDate"))
    }

    /// When to travel, by the names that a path has for it.
    static func times(
        _ departure: Date?, _ arrival: Date?, _ names: (departure: String, arrival: String)
    ) -> [(String, String)] {
        if let departure { return [(names.departure, departure.formatted(.iso8601))] }
        return arrival.map { [(names.arrival, $0.formatted(.iso8601))] } ?? []
    }
}
