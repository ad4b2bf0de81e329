import Answers
import Atlas
import MapGeometry
import Places

extension NominatimFamily {
    /// The highest rank that is looked for at each zoom.
    private static let ranks = [
        4, 4, 4, 4, 4, 8, 10, 10, 12, 12, 16, 18, 18, 19, 24, 25, 26, 27, 30,
    ]

    /// The rank from which places that are no part of addresses are reported: that of peaks.
    private static let leastFeatureRank = 18
    /// How far these may be, in meters.
    private static let featureReach = 1_000.0
    /// How far a town that is a point may be, in meters.
    private static let townReach = 25_000.0

    @Sendable
    static func reverse(_ call: APICall) throws -> APIResponse {
        let options = try NominatimOptions(call, tellsAddress: true)
        let query = call.query
        let longitude = try needed("lon", query)
        let latitude = try needed("lat", query)
        let zoom = min(max(try query.nominatimInteger("zoom") ?? 18, 0), 18)
        let layers = try NominatimLayer.asked(query)
        let position = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        let found = try place(
            at: position, ranks[zoom], layers ?? [.address, .poi], options.languages, call.atlases)
        let told = try found.map {
            try NominatimPlace($0, call.atlases, languages: options.languages)
        }
        let words =
            "lat=\(latitude)&lon=\(longitude)&format=xml"
            + (query["zoom"] == nil ? "" : "&zoom=\(zoom)")
        return response(told, options, call, query: words)
    }

    private static func needed(_ name: String, _ query: QueryItems) throws(APIProblem) -> Double {
        guard let value = try query.nominatimNumber(name) else {
            throw .badRequest("Parameter '\(name)' missing.")
        }
        return value
    }

    /// What a map of some zoom would say is at a position; nil if nothing is.
    private static func place(
        at position: CLLocationCoordinate2D, _ mostRank: Int, _ layers: Set<NominatimLayer>,
        _ languages: [String], _ atlases: AtlasCollection
    ) throws -> FoundPlace? {
        let answer = try atlases.reverse(
            position, languages: languages, limit: FilteredSearch.mostAnswers)
        if mostRank >= 26 {
            let near = answer.places.first {
                $0.osm != .none && $0.isIn(layers)
                    && (mostRank == 30 || $0.kind == .street && PlaceRank($0).address <= mostRank)
            }
            if let near {
                // A shop that has the address itself is what is there.
                let itself = answer.places.first { $0.kind == .poi && $0.osm == near.osm }
                return near.kind == .address && layers.contains(.poi) ? itself ?? near : near
            }
        }
        guard layers.contains(.address) else {
            guard mostRank >= leastFeatureRank else { return nil }
            let around = answer.areasOfInterest.first { $0.isIn(layers) }
            return try around
                ?? atlases.nearest(
                    position, radiusMeters: featureReach, languages: languages, limit: 1
                ) { ($0.kind == .poi || $0.kind == .feature) && $0.isIn(layers) }.first
        }
        let areas = answer.containing.filter {
            $0.kind == .place && 4...mostRank ~= PlaceRank($0).address
        }
        // A town within a county within a state: the highest rank is the smallest, whatever its outline says.
        let smallest = areas.enumerated().max {
            let ranks = (PlaceRank($0.element).address, PlaceRank($1.element).address)
            return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : $0.offset > $1.offset
        }?.element
        if let smallest, PlaceRank(smallest).address >= 16 || mostRank < 16 { return smallest }
        guard let near = answer.places.first else { return smallest }
        guard mostRank >= 16 else {
            return try smallest
                ?? atlases.regions(of: near.address, near: position, languages: languages).first {
                    4...mostRank ~= PlaceRank($0).address
                }
        }
        guard near.osm != .none else { return smallest }
        // Where towns are points, the index knows which is the nearest thing's.
        let names = [near.address.suburb, near.address.city].filter { !$0.isEmpty }
        let towns = try atlases.nearest(
            position, radiusMeters: townReach, languages: languages, limit: 4
        ) { place in
            place.kind == .place && 13...mostRank ~= PlaceRank(place).address
                && place.localName.map(names.contains) ?? false
        }
        return towns.max { PlaceRank($0).address < PlaceRank($1).address } ?? smallest
    }

    @Sendable
    static func lookup(_ call: APICall) throws -> APIResponse {
        let options = try NominatimOptions(call, tellsAddress: true)
        let texts = call.query.list("osm_ids")
        let references = texts.compactMap { OSMReference($0.lowercased()) }
        guard references.count <= 50 else { throw APIProblem.badRequest("Too many object IDs.") }
        let places = try references.compactMap { reference in
            try call.atlases.place(reference, languages: options.languages)
        }.map { try NominatimPlace($0, call.atlases, languages: options.languages) }
        return response(places, options, call, query: "")
    }

    @Sendable
    static func status(_ call: APICall) throws -> APIResponse {
        guard try NominatimFormat.asked(call.request) == .json else {
            return APIResponse("OK", .text)
        }
        let dates = call.atlases.areas.compactMap { $0.atlas.manifest.dataDate }
        let members: [(String, JSONValue?)] = [
            ("status", 0), ("message", "OK"), ("data_updated", dates.max().map(JSONValue.string)),
            ("software_version", .string(MapwrightVersion.current)),
        ]
        return APIResponse(JSONValue.object(told: members).bytes)
    }
}
