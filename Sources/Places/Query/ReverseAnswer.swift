import Geodesy
import MapGeometry

/// The addresses and areas at a position.
public struct ReverseAnswer: Sendable {
    /// The nearest addresses, streets and points of interest, nearest first; an address within
    /// reach leads.
    public var places: [FoundPlace] = []
    /// Named areas that people know and that contain the position, smallest first: parks, campuses,
    /// airports, islands, forests; not housing estates or single buildings without a category.
    public var areasOfInterest: [FoundPlace] = []
    /// The settlements and regions that contain it, smallest first.
    public var containing: [FoundPlace] = []
    /// The name of the lake or river it is in, nil on land and in the sea.
    public var inlandWater: String?
    /// The name of the sea or bay; nil on land, and where the map's coastlines cannot tell.
    ///
    /// The map's own name, in the asked language, inside a bay or sea with an outline; else the
    /// English one of the sea that lies there.
    public var ocean: String?

    /// Whether nothing at all is known of the position.
    public var isEmpty: Bool {
        places.isEmpty && areasOfInterest.isEmpty && containing.isEmpty && inlandWater == nil
            && ocean == nil
    }
}

extension Places {
    /// Returns the addresses and areas at a position.
    ///
    /// - Parameters:
    ///   - coordinate: Where.
    ///   - languages: Languages of names, best first.
    ///   - limit: The maximum number of places.
    /// - Returns: `places` begins with an address within 60 m, then the nearest street within 300 m, then
    ///   things within 120 m, nearest first. Where none of these is near, the smallest area that
    ///   contains the position or the sea stands alone; outside everything the map knows `places` is
    ///   empty.
    public func reverse(
        _ coordinate: CLLocationCoordinate2D, languages: [String] = [], limit: Int = 5
    ) -> ReverseAnswer {
        guard coordinate.latitude.isFinite, coordinate.longitude.isFinite,
            abs(coordinate.latitude) <= 90, abs(coordinate.longitude) <= 180
        else { return ReverseAnswer() }
        let point = PackedCoordinate(rounding: coordinate)
        return ReverseSearch(file: file, point: point, languages: languages).answer(limit: limit)
    }
}
