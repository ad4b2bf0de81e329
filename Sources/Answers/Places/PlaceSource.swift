import MapGeometry
import Places

/// A source of answers about places: one area or all of a collection.
public protocol PlaceSource {
    /// Finds what was typed, and what of it lies outside.
    func answer(_ request: SearchRequest) throws -> SearchAnswer
    /// Suggests what is being typed, the likeliest first.
    func complete(_ request: SearchRequest) throws -> [Completion]
    /// Returns the places at a position.
    func reverse(
        _ position: CLLocationCoordinate2D, languages: [String], limit: Int
    ) throws -> ReverseAnswer
}

extension Places: PlaceSource {}
extension AtlasCollection: PlaceSource {}
