import MapGeometry
import Places

/// An error for words of a question that name no place of the atlas.
public struct UnknownPlaceError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The words that name no place of the atlas.
    public let words: String
    /// The title of the place outside the atlas that is meant; nil if none is known.
    public let outside: String?

    /// Creates an error from the words that were searched for.
    public init(words: String, outside: String? = nil) {
        self.words = words
        self.outside = outside
    }

    /// What was not found, as one sentence for a log.
    public var description: String {
        let words = words.prefix(80)
        guard let outside else { return "there is no “\(words)” in this atlas" }
        return "“\(words)” is outside this atlas: \(outside)"
    }
}

extension SearchRequest {
    /// The request for the place that some words of a question name.
    package static func naming(_ words: String, near: CLLocationCoordinate2D?) -> SearchRequest {
        var request = SearchRequest(words)
        request.near = near
        // What is only spelled like a place outside is left out of an answer, and the next one taken.
        request.limit = 5
        return request
    }
}

extension SearchAnswer {
    /// The number of inhabitants from which on a city outside is meant rather than a street that has its name.
    private static let wellKnown = 100_000

    /// The place that some words name.
    ///
    /// - Throws: ``UnknownPlaceError`` if there is none, or a country or city outside the atlas is meant: "Paris" is not Via
    ///   Paris Bordone for somebody who wants to go there.
    package func place(for words: String) throws(UnknownPlaceError) -> FoundPlace {
        let meant = outside.first
        let isWellKnown = meant.map { ($0.population ?? .max) >= Self.wellKnown } ?? false
        guard let place = places.first, !isWellKnown else {
            throw UnknownPlaceError(words: words, outside: meant?.title)
        }
        return place
    }
}
