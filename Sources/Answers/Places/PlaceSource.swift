import MapGeometry
import Places

/// What answers questions for places: one area, or all of a collection.
public protocol PlaceSource {
    /// Finds what was typed, the best answers first.
    func search(_ request: SearchRequest) throws -> [FoundPlace]
    /// Suggests what is being typed, the likeliest first.
    func complete(_ request: SearchRequest) throws -> [Completion]
    /// Says what is at a position.
    func reverse(
        _ position: CLLocationCoordinate2D, languages: [String], limit: Int
    ) throws -> ReverseAnswer
}

extension Places: PlaceSource {}
extension AtlasCollection: PlaceSource {}
