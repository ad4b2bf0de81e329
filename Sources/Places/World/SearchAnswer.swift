import Foundation
import MapGeometry

/// The results of a search, and cities elsewhere that it may mean.
public struct SearchAnswer: Sendable {
    /// The places that fit, the best first.
    public var places: [FoundPlace]
    /// What has that name outside the atlas: countries, states, then cities, the most populous first; empty where the atlas
    /// has what is meant.
    public var outside: [OutsidePlace] = []

    /// Creates an answer.
    public init(places: [FoundPlace], outside: [OutsidePlace] = []) {
        self.places = places
        self.outside = outside
    }
}

/// A city, state or country that lies outside the atlas, as the gazetteer of the world describes it.
public struct OutsidePlace: Sendable {
    /// What lies outside.
    public enum Kind: String, Sendable {
        /// A city of 15,000 people or more, or a capital.
        case city
        /// A state, province or region: a unit of ISO 3166-2.
        case state
        /// A country of ISO 3166-1.
        case country
    }

    /// What it is.
    public var kind: Kind
    /// The name in the language asked for.
    public var name: String
    /// The state, in the language asked for; empty if it is not known, and for a country.
    public var state: String
    /// The country, in the requested language.
    public var country: String
    /// The two letters of ISO 3166-1.
    public var countryCode: String
    /// Where it is: the middle of a country or state.
    public var coordinate: CLLocationCoordinate2D
    /// The number of a city's inhabitants; nil for countries and states.
    public var population: Int?

    /// The name with state and country: "Harrisburg, Pennsylvania, United States".
    public var title: String {
        [name, state == name ? "" : state, country == name ? "" : country].filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    /// The time zone there; that of the middle where a country or state has several.
    public var timeZone: TimeZone? { TimeZone.at(coordinate) }
}
