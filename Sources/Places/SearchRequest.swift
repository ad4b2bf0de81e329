import MapGeometry

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
        /// Suggestions to search for a kind of place, such as "Cafe"; completion alone makes them.
        public static let query = ResultTypes(rawValue: 8)
        /// Everything.
        public static let all: ResultTypes = [
            .address, .pointOfInterest, .physicalFeature, .query,
        ]
    }

    /// Parts of an address that may be answers, as `MKAddressFilter` divides them, with streets and houses.
    ///
    /// `MKAddressFilter` knows nothing smaller than a part of a town or a postcode: what it includes
    /// stands alone, what it excludes leaves streets and houses in.
    public struct AddressParts: OptionSet, Sendable, Hashable {
        /// One bit a part; the first six are those of `MKAddressFilter.Options`.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Countries.
        public static let country = AddressParts(rawValue: 1)
        /// States, regions, provinces.
        public static let administrativeArea = AddressParts(rawValue: 2)
        /// Counties and districts.
        public static let subAdministrativeArea = AddressParts(rawValue: 4)
        /// Cities, towns, villages, hamlets.
        public static let locality = AddressParts(rawValue: 8)
        /// Parts of towns.
        public static let subLocality = AddressParts(rawValue: 16)
        /// Postcodes.
        public static let postalCode = AddressParts(rawValue: 32)
        /// Streets and crossings.
        public static let street = AddressParts(rawValue: 64)
        /// Houses and flats.
        public static let address = AddressParts(rawValue: 128)
        /// Everything.
        public static let all = AddressParts(rawValue: 255)
    }

    /// What was typed.
    public var query: String
    /// Where the person is or looks; nearer answers come first among equals.
    public var near: CLLocationCoordinate2D?
    /// What the person sees.
    ///
    /// Without `near` its middle takes that part.
    public var region: GeographicBounds?
    /// Whether answers outside `region` are left out, as `MKLocalSearchRegionPriority.required` has it.
    ///
    /// Otherwise they only come later. A region over the 180th meridian is wider than it says while
    /// places are looked for, but answers keep to it exactly.
    public var isRegionRequired = false
    /// Sorts of answers wanted.
    public var types = ResultTypes.all
    /// Parts of addresses wanted, of answers of the sort `address`.
    public var addressParts = AddressParts.all
    /// Categories wanted of points of interest, nil for all.
    public var categories: Set<PlaceCategory>?
    /// Whether points of interest without a category are wanted, if `categories` is given.
    public var includesUncategorized = false
    /// Categories of points of interest that are left out.
    public var excludedCategories: Set<PlaceCategory> = []
    /// Languages to show names in, best first, by BCP 47; empty shows local names.
    public var languages: [String] = []
    /// The most answers, 1 to 100.
    public var limit = 10

    /// Whether every place is compared instead of those that promise most; for checks.
    package var comparesEverything = false
    /// The numbers that rank answers; others are for checks.
    package var weights = RankingWeights()

    /// Creates a request.
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
