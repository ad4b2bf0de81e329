import Answers
import MapGeometry
import Places

extension PhotonFamily {
    static let reverseNames = ["lat", "lon", "radius", "distance_sort"]

    @Sendable
    static func reverse(_ call: APICall) throws -> APIResponse {
        let options = try PhotonOptions(call, names: reverseNames + commonNames, usualLimit: 1)
        guard let position = try call.query.photonPosition() else {
            throw APIProblem.badRequest("Missing parameter 'lat'.")
        }
        let radius = (try call.query.photonNumber("radius", in: 0...5_000) ?? 1) * 1_000
        let isSorted = try call.query.photonFlag("distance_sort") ?? true
        let isWanted = options.condition ?? { _ in true }
        // What is at the position knows the nearest points of streets; the rest is found by its middle.
        var places = try call.atlases.reverse(
            position, languages: options.languages, limit: FilteredSearch.mostAnswers
        ).places.filter { place in
            place.osm != .none && place.distance.map { $0 <= radius } ?? false && isWanted(place)
        }
        if places.count < options.limit, radius > 0 {
            let known = Set(places.map(\.osm))
            places += try call.atlases.nearest(
                position, radiusMeters: radius, languages: options.languages,
                limit: options.limit - places.count
            ) { !known.contains($0.osm) && isWanted($0) }
        }
        if isSorted {
            // Sorting is stable: of equals, what reverse geocoding names first stays first.
            places.sort { ($0.distance ?? 0) < ($1.distance ?? 0) }
        }
        return try response(places, options, call.atlases)
    }
}
