import Answers
import Atlas
import Foundation
import Geodesy
import MapGeometry
import Places

/// A search for places that fit more than the engine's request can say.
struct FilteredSearch {
    /// What is asked of the engine.
    var request: SearchRequest
    /// The maximum number of answers.
    var limit: Int
    /// Whether an answer is wanted; nil for all.
    var isWanted: (@Sendable (FoundPlace) throws -> Bool)?

    /// The countries that answers lie in, two capital letters each; empty for all.
    var countries: Set<String> = []

    /// The maximum number of answers that the engine gives to one request.
    static let mostAnswers = 100

    /// Finds the places, the best first.
    ///
    /// A position that was typed is answered with what is there.
    func places(_ atlases: AtlasCollection) throws -> [FoundPlace] {
        var asked = request
        asked.limit = isWanted == nil ? limit : Self.mostAnswers
        // A client of a geocoder knows no other places than results: of a city elsewhere there are none.
        var found = try atlases.answer(asked).places
        if let first = found.first, first.kind == .coordinate {
            found = try atlases.reverse(
                first.coordinate, languages: request.languages, limit: Self.mostAnswers
            ).places.filter { request.isRegionRequired ? isInRegion($0) : true }
        }
        if let isWanted { found = try found.filter(isWanted) }
        found = inCountries(found)
        return Array(found.prefix(limit))
    }

    /// Leaves out what lies in another country.
    ///
    /// Where the extract tells countries, what it tells none of lies beyond the border.
    private func inCountries(_ found: [FoundPlace]) -> [FoundPlace] {
        guard !countries.isEmpty else { return found }
        let codes = found.map(\.countryCode)
        let isTold = codes.contains { !$0.isEmpty }
        return zip(found, codes).filter { _, code in
            countries.contains(code) || (code.isEmpty && !isTold)
        }.map(\.0)
    }

    private func isInRegion(_ place: FoundPlace) -> Bool {
        request.region?.contains(place.coordinate) ?? true
    }

    /// Finds what is wanted without a word to go by: nearest to a position, else to the middle of the first area.
    func placesAround(_ atlases: AtlasCollection) throws -> [FoundPlace] {
        let isWanted = isWanted ?? { _ in true }
        let found = try atlases.nearest(
            request.near ?? request.region?.center ?? atlases.areas[0].center,
            radiusMeters: 2.1e7, languages: request.languages, limit: limit
        ) { place in
            try (!request.isRegionRequired || isInRegion(place)) && isWanted(place)
        }
        return inCountries(found)
    }
}

extension GeographicBounds {
    /// The bounds with corners in any order, as clients give them: nil for numbers that are no position.
    init?(corner longitude: Double, _ latitude: Double, _ otherLongitude: Double, _ other: Double) {
        guard max(abs(latitude), abs(other)) <= 90,
            max(abs(longitude), abs(otherLongitude)) <= 180
        else { return nil }
        self.init(
            south: min(latitude, other), west: min(longitude, otherLongitude),
            north: max(latitude, other), east: max(longitude, otherLongitude))
    }

    /// The middle.
    var center: CLLocationCoordinate2D {
        let longitude = west + longitudeDelta / 2
        return CLLocationCoordinate2D(
            latitude: (south + north) / 2, longitude: longitude > 180 ? longitude - 360 : longitude)
    }

    /// The bounds of what is at most so many meters away, cut off at the poles.
    init(around center: CLLocationCoordinate2D, meters: Double) {
        let height = meters / WGS84.metersPerDegree
        let width = height / max(0.01, cos(center.latitude * .pi / 180))
        self.init(
            fromSouth: center.latitude - height, west: center.longitude - width,
            toNorth: center.latitude + height, east: center.longitude + width)
    }
}

extension AtlasCollection.Area {
    /// The middle of its bounds.
    var center: CLLocationCoordinate2D {
        let bounds = atlas.manifest.bounds
        return GeographicBounds(
            south: bounds.south, west: bounds.west, north: bounds.north, east: bounds.east
        ).center
    }
}
