import MapGeometry

#if canImport(Darwin)
    import MapKit
#else
    import CoreLocation
#endif

/// What to look for, and where.
public struct SearchRequest: Sendable {
    /// Sorts of answers.
    public struct ResultTypes: OptionSet, Sendable, Hashable {
        /// One bit a sort.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Addresses, streets, towns, postcodes.
        public static let address = ResultTypes(rawValue: 1)
        /// Shops, stops, sights and the like.
        public static let pointOfInterest = ResultTypes(rawValue: 2)
        /// Mountains, rivers, lakes and islands.
        public static let physicalFeature = ResultTypes(rawValue: 4)
        /// Everything.
        public static let all: ResultTypes = [.address, .pointOfInterest, .physicalFeature]
    }

    /// What was typed.
    public var query: String
    /// Where the person is or looks; nearer answers come first among equals.
    public var near: CLLocationCoordinate2D?
    /// What the person sees.
    ///
    /// Without `near` its middle takes that part.
    public var region: GeographicBounds?
    /// Whether answers outside `region` are left out; otherwise they only come later.
    public var isRegionRequired = false
    /// Sorts of answers wanted.
    public var types = ResultTypes.all
    /// Categories wanted of points of interest, nil for all.
    public var categories: Set<PlaceCategory>?
    /// Whether points of interest without a category are wanted, if `categories` is given.
    public var includesUncategorized = false
    /// Languages to show names in, best first, by BCP 47; empty shows local names.
    public var languages: [String] = []
    /// The most answers, 1 to 100.
    public var limit = 10

    /// Creates a request.
    public init(_ query: String) { self.query = query }

    /// Whether a category is wanted.
    func wants(_ category: PlaceCategory?) -> Bool {
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
