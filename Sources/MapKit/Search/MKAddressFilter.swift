import Places

/// Which parts of addresses are wanted as answers.
open class MKAddressFilter: NSObject, NSCopying, @unchecked Sendable {
    /// The levels of an address that a filter selects.
    public struct Options: OptionSet, Sendable, Hashable {
        /// The corresponding raw value, one bit an option.
        public let rawValue: UInt

        /// Creates a value from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Countries.
        public static let country = Options(rawValue: 1)
        /// States, provinces and other first-level divisions of a country.
        public static let administrativeArea = Options(rawValue: 2)
        /// Counties, districts and other divisions of a state.
        public static let subAdministrativeArea = Options(rawValue: 4)
        /// Cities, towns and villages.
        public static let locality = Options(rawValue: 8)
        /// Neighborhoods, boroughs and other parts of a city.
        public static let subLocality = Options(rawValue: 16)
        /// Postal codes.
        public static let postalCode = Options(rawValue: 32)
    }

    // Unchecked because the class is open; its own state never changes.
    private let options: Options
    private let isExcluding: Bool

    /// A filter that includes every level of an address.
    open class var includingAll: MKAddressFilter { MKAddressFilter(excluding: []) }
    /// A filter that includes no level of an address.
    open class var excludingAll: MKAddressFilter { MKAddressFilter(including: []) }

    /// Creates a filter that includes only some levels of an address.
    public init(including options: Options) {
        self.options = options
        isExcluding = false
    }

    /// Creates a filter that includes all but some levels of an address.
    public init(excluding options: Options) {
        self.options = options
        isExcluding = true
    }

    /// Returns whether all of some parts are wanted.
    open func includes(_ options: Options) -> Bool {
        isExcluding ? self.options.isDisjoint(with: options) : self.options.isSuperset(of: options)
    }

    /// Returns whether not all of some parts are wanted.
    open func excludes(_ options: Options) -> Bool { !includes(options) }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other filter includes the same levels.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKAddressFilter else { return false }
        return other.options == options && other.isExcluding == isExcluding
    }

    /// A hash of what is wanted.
    open override var hash: Int { options.hashValue }

    /// The parts an engine is to look for: a filter that excludes leaves streets and houses in.
    final var parts: SearchRequest.AddressParts {
        let named = SearchRequest.AddressParts(rawValue: options.rawValue)
        return isExcluding ? .all.subtracting(named) : named
    }
}
