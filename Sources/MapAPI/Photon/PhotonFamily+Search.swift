import Answers
import Foundation
import MapGeometry
import Places

extension PhotonFamily {
    /// Photon's names for what a search takes beside what every question does.
    static let searchNames = ["lat", "lon", "zoom", "location_bias_scale", "bbox"]
    private static let addressNames = [
        "countrycode", "state", "county", "city", "postcode", "district", "housenumber", "street",
    ]

    /// How much of a prominent place's lead is left near a position unless the question says so.
    private static let usualScale = 0.4
    /// The zoom of the map that is looked at unless the question says so.
    private static let usualZoom = 12.0

    @Sendable
    static func search(_ call: APICall) throws -> APIResponse {
        var options = try PhotonOptions(
            call, names: ["q", "countrycode"] + searchNames + commonNames, usualLimit: 15)
        options.countries = try countries(call.query)
        let words = call.query["q"] ?? ""
        let isBlank = words.allSatisfy(\.isWhitespace)
        guard !isBlank || options.hasCategories else {
            throw APIProblem.badRequest(
                "q parameter is required when no include categories are specified")
        }
        let request = try request(words, call.query, options)
        let search = FilteredSearch(
            request: request, limit: asked(options), isWanted: options.condition,
            countries: options.countries)
        let places =
            isBlank ? try search.placesAround(call.atlases) : try search.places(call.atlases)
        return try response(places, options, call.atlases)
    }

    @Sendable
    static func structured(_ call: APICall) throws -> APIResponse {
        var options = try PhotonOptions(
            call, names: addressNames + searchNames + commonNames, usualLimit: 15)
        options.countries = try countries(call.query)
        let query = call.query
        let address = StructuredAddress(
            housenumber: query["housenumber"], street: query["street"],
            suburb: query["district"], city: query["city"], postcode: query["postcode"],
            county: query["county"], state: query["state"])
        guard !address.isEmpty || !options.countries.isEmpty else {
            throw APIProblem.badRequest(
                "at least one of the parameters [" + addressNames.joined(separator: ", ")
                    + "] is required.")
        }
        let request = try request("", query, options)
        let places = try address.places(
            FilteredSearch(
                request: request, limit: asked(options), isWanted: options.condition,
                countries: options.countries),
            call.atlases)
        return try response(places, options, call.atlases)
    }

    /// How many places are looked for so that enough are left without doubles.
    private static func asked(_ options: PhotonOptions) -> Int {
        options.removesDoubles
            ? min(options.limit * 2, FilteredSearch.mostAnswers) : options.limit
    }

    private static func countries(_ query: QueryItems) throws(APIProblem) -> Set<String> {
        var codes: Set<String> = []
        for code in query.list("countrycode") {
            guard code.utf8.count == 2, code.utf8.allSatisfy({ isLetter($0) }) else {
                throw .badRequest("Invalid value for 'countrycode' parameter.")
            }
            codes.insert(code.uppercased())
        }
        return codes
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    private static func request(
        _ words: String, _ query: QueryItems, _ options: PhotonOptions
    ) throws(APIProblem) -> SearchRequest {
        var request = SearchRequest(words)
        request.languages = options.languages
        (request.types, request.addressParts) = PlaceLayer.request(for: options.layers)
        let near = try query.photonPosition()
        let zoom = min(max(try query.photonNumber("zoom") ?? usualZoom, 0), 18)
        let scale = min(max(try query.photonNumber("location_bias_scale") ?? usualScale, 0), 1)
        // On a map of continents nothing is near.
        if let near, zoom > 4 {
            request.near = near
            request.region = GeographicBounds(around: near, meters: 100 * pow(2.2, 18 - zoom))
            request.weights.importance *= scale / usualScale
        }
        if let bounds = try bounds(query) {
            request.region = bounds
            request.isRegionRequired = true
        }
        return request
    }

    private static func bounds(_ query: QueryItems) throws(APIProblem) -> GeographicBounds? {
        guard let text = query["bbox"] else { return nil }
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.filter { !$0.isWhitespace })
        }
        guard numbers.count == 4, let west = numbers[0], let south = numbers[1],
            let east = numbers[2], let north = numbers[3]
        else {
            throw .badRequest(
                "Invalid number of supplied coordinates for parameter 'bbox', expected format is: "
                    + "minLon,minLat,maxLon,maxLat")
        }
        guard let bounds = GeographicBounds(corner: west, south, east, north) else {
            throw .badRequest(
                "Invalid bounds for parameter 'bbox', expected values minLat, maxLat element "
                    + "[-90,90], minLon, maxLon element [-180,180]")
        }
        return bounds
    }
}
