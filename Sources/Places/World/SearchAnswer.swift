import Foundation
import MapGeometry

/// The results of a search, and cities elsewhere that it may mean.
public struct SearchAnswer: Sendable {
    /// The places that fit, the best first.
    public var places: [FoundPlace]
    /// The cities of that name outside the atlas, the most populous first; empty where the atlas has the intended
    /// place.
    public var outside: [OutsidePlace] = []

    /// Creates an answer.
    public init(places: [FoundPlace], outside: [OutsidePlace] = []) {
        self.places = places
        self.outside = outside
    }
}

/// A city that lies outside the atlas, with its data from the world gazetteer.
public struct OutsidePlace: Sendable {
    /// The name in the requested language.
    public var name: String
    /// The state, in the requested language; empty if it is not known.
    public var state: String
    /// The country, in the requested language.
    public var country: String
    /// The two letters of ISO 3166-1.
    public var countryCode: String
    /// The position of the place.
    public var coordinate: CLLocationCoordinate2D
    /// The number of inhabitants.
    public var population: Int

    /// The city with its state and country: "Harrisburg, Pennsylvania, United States".
    public var title: String {
        [name, state == name ? "" : state, country].filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    /// The time zone there.
    public var timeZone: TimeZone? { TimeZone.at(coordinate) }
}
