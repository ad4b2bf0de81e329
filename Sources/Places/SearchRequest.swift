import Foundation
import MapGeometry

/// A search for places: a text, a position or region, and filters.
public struct SearchRequest: Sendable {
    /// The kinds of answers.
    public struct ResultTypes: OptionSet, Sendable, Hashable {
        /// The raw value, one bit a kind.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Addresses, streets, settlements and postal codes.
        public static let address = ResultTypes(rawValue: 1)
        /// Points of interest, such as shops, stops and sights.
        public static let pointOfInterest = ResultTypes(rawValue: 2)
        /// Physical features, such as mountains, rivers, lakes and islands.
        public static let physicalFeature = ResultTypes(rawValue: 4)
        /// Suggestions to search for a kind of place, such as "Cafe"; completion alone makes them.
        public static let query = ResultTypes(rawValue: 8)
        /// Answers of every kind.
        public static let all: ResultTypes = [
            .address, .pointOfInterest, .physicalFeature, .query,
        ]
    }

    /// Parts of an address that may be answers, as `MKAddressFilter` divides them, with streets and houses.
    ///
    /// `MKAddressFilter` knows nothing smaller than a part of a town or a postcode: what it includes
    /// stands alone, what it excludes leaves streets and houses in.
    public struct AddressParts: OptionSet, Sendable, Hashable {
        /// The raw value, one bit a part; the first six are those of `MKAddressFilter.Options`.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Countries.
        public static let country = AddressParts(rawValue: 1)
        /// States, regions, provinces and other first-level divisions.
        public static let administrativeArea = AddressParts(rawValue: 2)
        /// Counties, districts and other divisions of a state.
        public static let subAdministrativeArea = AddressParts(rawValue: 4)
        /// Cities, towns, villages and hamlets.
        public static let locality = AddressParts(rawValue: 8)
        /// Suburbs, neighborhoods and other parts of towns.
        public static let subLocality = AddressParts(rawValue: 16)
        /// Areas of postal codes.
        public static let postalCode = AddressParts(rawValue: 32)
        /// Streets and their crossings.
        public static let street = AddressParts(rawValue: 64)
        /// Houses and flats, known by their addresses.
        public static let address = AddressParts(rawValue: 128)
        /// All parts of addresses.
        public static let all = AddressParts(rawValue: 255)
    }

    /// The text to search for, as it was typed.
    public var query: String
    /// The position of the user, near which equal answers come first; nil for none.
    public var near: CLLocationCoordinate2D?
    /// The region that the user looks at; nil for none.
    ///
    /// Without `near` its middle takes that part.
    public var region: GeographicBounds?
    /// Whether answers outside `region` are left out, as `MKLocalSearchRegionPriority.required` has it.
    ///
    /// Otherwise they only come later. A region over the 180th meridian is wider than it says while
    /// places are looked for, but answers keep to it exactly.
    public var isRegionRequired = false
    /// A line along which to look, such as a route; empty for none.
    ///
    /// What lies within `routeReach` of it is found, the nearest to the line first.
    public var route: [CLLocationCoordinate2D] = []
    /// The maximum distance of answers from `route`, in meters; 1000 by default.
    public var routeReach = 1_000.0
    /// The kinds of answers wanted; all by default.
    public var types = ResultTypes.all
    /// The parts of addresses to find, among answers of the kind `address`; all by default.
    public var addressParts = AddressParts.all
    /// Categories wanted of points of interest, nil for all.
    public var categories: Set<PlaceCategory>?
    /// Whether points of interest without a category are wanted, if `categories` is given.
    public var includesUncategorized = false
    /// Categories of points of interest that are left out.
    public var excludedCategories: Set<PlaceCategory> = []
    /// When places have to be open; nil for no matter when.
    ///
    /// A search for a kind of place leaves out places that are not known to be open then. A place that is searched by
    /// name is found in any case. Each answer with hours has their evaluation in ``FoundPlace/hours``.
    public var open: OpenQuestion?
    /// The present moment, for words such as "open now" and "open on Sunday"; nil, and they say nothing.
    public var clock: Date?
    /// Languages to show names in, best first, by BCP 47; empty shows local names.
    public var languages: [String] = []
    /// The maximum number of answers, 1 to 100; 10 by default.
    public var limit = 10

    /// Whether every place is compared instead of those that promise most; for checks.
    package var comparesEverything = false
    /// The numbers that rank answers; others are for checks.
    package var weights = RankingWeights()

    /// Creates a request for a text, without any limits but the number of answers.
    public init(_ query: String) { self.query = query }

    /// Whether some points of interest are left out for their category.
    var filtersCategories: Bool { categories != nil || !excludedCategories.isEmpty }

    /// Whether a category is wanted.
    func wants(_ category: PlaceCategory?) -> Bool {
        if let category, excludedCategories.contains(category) { return false }
        guard let categories else { return true }
        guard let category else { return includesUncategorized }
        return categories.contains(category)
    }

    /// Whether a kind of place is wanted.
    func wants(_ kind: PlaceKind) -> Bool {
        switch kind {
        case .poi: types.contains(.pointOfInterest)
        case .feature: types.contains(.physicalFeature)
        case .address, .street, .place, .postcode, .intersection, .coordinate:
            types.contains(.address)
        }
    }
}
