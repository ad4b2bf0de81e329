import Foundation
import MapGeometry
import Places

/// A question about places, answered by ``PlaceAnswer``.
public enum PlaceQuestion: Sendable {
    /// The kinds of questions, by the name of their command.
    public enum Kind: String, Sendable, CaseIterable {
        /// Places, addresses and kinds of place by what was typed.
        case search
        /// Completions of a text that is being typed.
        case complete
        /// Addresses alone, by their text.
        case geocode
        /// The places at a position.
        case reverse

        /// The option that says what is asked: the command's argument.
        public var subject: QuestionOption {
            switch self {
            case .search: .query
            case .complete: .prefix
            case .geocode: .address
            case .reverse: .position
            }
        }

        /// The options it takes, its argument first.
        public var options: [QuestionOption] {
            let ofSearch: [QuestionOption] = [
                .near, .region, .regionRequired, .types, .categories, .excludedCategories,
                .addressParts,
            ]
            return [subject] + (self == .reverse ? [] : ofSearch)
                + (self == .search ? [.open, .along, .alongReach] : []) + [.languages, .limit]
        }
    }

    /// A search for a text.
    case search(SearchRequest)
    /// The completion of a text that is being typed.
    case complete(SearchRequest)
    /// A position, languages of names, best first, and the most answers.
    case reverse(CLLocationCoordinate2D, languages: [String], limit: Int)

    /// Reads the values of its options.
    ///
    /// - Parameter now: The present moment, for queries for places that are open now.
    /// - Throws: `OptionError` for the first invalid value.
    public init(
        _ kind: Kind, _ values: OptionValues, now: Date = Date()
    ) throws(OptionError) {
        let limit = try values.count(.limit)
        if let limit, limit < 1 {
            throw OptionError(
                .limit, "\(limit)", allowed: ["1…"], "the limit must be at least 1")
        }
        switch kind {
        case .reverse:
            let position = try PlaceReference.position(try values.needed(.position), .position)
            let languages = values.words(.languages)
            self = .reverse(position, languages: languages, limit: min(limit ?? 5, 100))
        case .complete:
            self = .complete(try SearchRequest(kind, values, limit: limit))
        case .search:
            var request = try SearchRequest(kind, values, limit: limit)
            request.clock = now
            request.open = try values.moment(.open, now: now).map { OpenQuestion($0) }
            self = .search(request)
        case .geocode:
            var request = try SearchRequest(kind, values, limit: limit)
            request.types = .address
            self = .search(request)
        }
    }

    /// Answers the question from one area or from all of a collection.
    ///
    /// - Throws: `AtlasError` if an atlas of a collection lacks what is asked of it.
    public func answer(_ places: some PlaceSource) throws -> PlaceAnswer {
        switch self {
        case .search(let request): .search(try places.answer(request))
        case .complete(let request): .completions(try places.complete(request))
        case .reverse(let position, let languages, let limit):
            .position(try places.reverse(position, languages: languages, limit: limit))
        }
    }
}
