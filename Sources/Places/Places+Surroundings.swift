import Bytes
import Geodesy
import MapGeometry

extension Places {
    /// The maximum number of places that one look around reads.
    private static let mostLookedAt = 20_000

    /// Finds the settlements, regions and postcodes whose outlines contain a position, smallest first.
    ///
    /// - Parameters:
    ///   - coordinate: Where.
    ///   - languages: Languages of names, best first.
    public func areas(
        containing coordinate: CLLocationCoordinate2D, languages: [String] = []
    ) -> [FoundPlace] {
        guard abs(coordinate.latitude) <= 90, abs(coordinate.longitude) <= 180 else { return [] }
        let point = PackedCoordinate(rounding: coordinate)
        let search = ReverseSearch(file: file, point: point, languages: languages)
        return search.containingAreas().filter {
            search.reader.kind($0) == .place || search.reader.kind($0) == .postcode
        }.map { search.reader.read($0, from: point, score: 1) }
    }

    /// Finds what is wanted in a circle, nearest first, of all kinds but addresses on streets.
    ///
    /// The position of a street or an area is its middle. At most 20,000 places are examined.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radiusMeters: How far they may be away.
    ///   - languages: Languages of names, best first.
    ///   - limit: The maximum number of places.
    ///   - isWanted: Whether a place is an answer.
    public func nearest(
        _ center: CLLocationCoordinate2D, radiusMeters: CLLocationDistance,
        languages: [String] = [], limit: Int, where isWanted: (FoundPlace) throws -> Bool
    ) rethrows -> [FoundPlace] {
        guard abs(center.latitude) <= 90, abs(center.longitude) <= 180, radiusMeters > 0 else {
            return []
        }
        let middle = PackedCoordinate(rounding: center)
        let near = NearPlaces(file: file)
        let reader = PlaceReader(file: file, languages: languages)
        let reach = min(radiusMeters, 2.1e7)
        var result: [FoundPlace] = []
        var read = 0
        var inner = -1.0
        var outer = min(250, reach)
        while true {
            var ring: [(distance: Double, place: UInt32)] = []
            near.places(in: PackedBox(around: middle, radiusMeters: outer)) { place in
                let distance = SphericalDistance.meters(middle, near.point(place))
                if distance > inner, distance <= outer { ring.append((distance, place)) }
                return true
            }
            ring.sort { $0 < $1 }
            for item in ring {
                let place = reader.read(item.place, from: middle, score: 1)
                read += 1
                if try isWanted(place) { result.append(place) }
                if result.count >= limit || read >= Self.mostLookedAt { return result }
            }
            if outer >= reach { return result }
            inner = outer
            outer = min(outer * 3, reach)
        }
    }
}
