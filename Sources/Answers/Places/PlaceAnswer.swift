import Places

/// The answer to a question about places.
public enum PlaceAnswer: Sendable {
    /// The places that were found, best first.
    case places([FoundPlace])
    /// The same for a text, with the city that it means where that lies outside.
    case search(SearchAnswer)
    /// The completions of the text, most likely first.
    case completions([Completion])
    /// The places at a position, nearest first.
    case position(ReverseAnswer)
}

extension FoundPlace {
    /// The distance as it is written in answers: in meters, to one decimal; nil if none was requested.
    var toldDistance: Double? { distance.map { ($0 * 10).rounded() / 10 } }
    /// The element as it is written in answers; nil where there is none.
    var toldElement: String? { osm == .none ? nil : osm.description }
}

extension Completion {
    /// What it suggests: a kind of place, or a search for many.
    var kindName: String { categoryQuery == nil ? place.kind.name : "category" }
}
