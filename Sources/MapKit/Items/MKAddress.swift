import Contacts

/// An address as text, whole and in short.
open class MKAddress: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    /// The whole address, its lines separated by newlines.
    public final let fullAddress: String
    /// The address in short, such as street and town; nil if there is no shorter one.
    public final let shortAddress: String?

    /// Creates an address; nil if it is empty.
    public init?(fullAddress: String, shortAddress: String?) {
        guard !fullAddress.isEmpty else { return nil }
        self.fullAddress = fullAddress
        self.shortAddress = shortAddress
    }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other is the same text.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKAddress else { return false }
        return other.fullAddress == fullAddress && other.shortAddress == shortAddress
    }

    /// A hash of the full address, equal for equal addresses.
    open override var hash: Int { fullAddress.hashValue }
}

/// The ways in which the address of an item may be shown; MapKit makes them.
open class MKAddressRepresentations: NSObject, NSCopying, @unchecked Sendable {
    /// The amount of context that is added to the name of a city.
    public enum ContextStyle: Int, Sendable {
        /// The detail that MapKit finds fitting: here the short form.
        case automatic = 0
        /// The state, or the country if there is no state.
        case short = 1
        /// The state and the country, as far as they are known.
        case full = 2
    }

    // Unchecked because the class is open; its own state never changes.
    private let values: CLPlacemark.Values

    init(_ values: CLPlacemark.Values) { self.values = values }

    /// Returns the whole address; nil if nothing of it is known.
    ///
    /// - Parameters:
    ///   - includingRegion: Whether the country is named.
    ///   - singleLine: Whether lines are parted by commas instead of newlines.
    open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? {
        guard
            let address = CLPlacemark(values: values).postalAddress?.mutableCopy()
                as? CNMutablePostalAddress
        else { return nil }
        if !includingRegion { address.country = "" }
        let text = CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        return (singleLine ? text.replacing("\n", with: ", ") : text).known
    }

    /// The name of the town or city; nil if it is not known.
    open var cityName: String? { values.locality }
    /// The name of the city with what distinguishes it from others of that name.
    open var cityWithContext: String? { cityWithContext(.automatic) }

    /// Returns the town with its state, its country or both.
    open func cityWithContext(_ style: ContextStyle) -> String? {
        guard let city = values.locality else { return nil }
        let context =
            style == .full
            ? [values.administrativeArea, values.country]
            : [values.administrativeArea ?? values.country]
        return ([city] + context.compactMap { $0 }).joined(separator: ", ")
    }

    /// The localized name of the country; nil if it is not known.
    open var regionName: String? { values.country }
    /// The country by its ISO 3166 code; nil if it is not known.
    open var region: Locale.Region? { values.isoCountryCode.map { Locale.Region($0) } }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
