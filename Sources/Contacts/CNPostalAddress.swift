import Foundation

/// The address of a building, part by part; parts that are not known are empty.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
    @unchecked Sendable
{
    // Unchecked because the class is open; only CNMutablePostalAddress changes the parts.
    fileprivate final var parts: [String: String] = [:]

    /// Creates an address whose parts are all empty.
    public override init() {}

    /// Restores an address from an archive.
    public required init?(coder: NSCoder) {
        for key in Self.keys {
            guard coder.containsValue(forKey: key),
                let text = coder.decodeObject(of: NSString.self, forKey: key)
            else { continue }
            parts[key] = text.description
        }
    }

    /// Encodes the parts of the address that are set.
    open func encode(with coder: NSCoder) {
        for (key, value) in parts { coder.encode(NSString(string: value), forKey: key) }
    }

    /// Whether the class supports secure coding: always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// The street and house number, on several lines if the address has them; empty if not known.
    open var street: String { part(CNPostalAddressStreetKey) }
    /// The neighborhood or another part of the city; empty if not known.
    open var subLocality: String { part(CNPostalAddressSubLocalityKey) }
    /// The city, town or village; empty if not known.
    open var city: String { part(CNPostalAddressCityKey) }
    /// The county or district; empty if not known.
    open var subAdministrativeArea: String { part(CNPostalAddressSubAdministrativeAreaKey) }
    /// The state or province; empty if not known.
    open var state: String { part(CNPostalAddressStateKey) }
    /// The postal code; empty if not known.
    open var postalCode: String { part(CNPostalAddressPostalCodeKey) }
    /// The name of the country or region; empty if not known.
    open var country: String { part(CNPostalAddressCountryKey) }
    /// The two-letter country code of ISO 3166-1; empty if not known.
    open var isoCountryCode: String { part(CNPostalAddressISOCountryCodeKey) }

    /// Returns the display name of a part of an address, in English.
    open class func localizedString(forKey key: String) -> String {
        switch key {
        case CNPostalAddressStreetKey: "Street"
        case CNPostalAddressSubLocalityKey: "Neighborhood"
        case CNPostalAddressCityKey: "City"
        case CNPostalAddressSubAdministrativeAreaKey: "County"
        case CNPostalAddressStateKey: "State"
        case CNPostalAddressPostalCodeKey: "Postal Code"
        case CNPostalAddressCountryKey: "Country"
        case CNPostalAddressISOCountryCodeKey: "Country Code"
        default: key
        }
    }

    /// Returns an address that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CNPostalAddress()
        copy.parts = parts
        return copy
    }

    /// Returns an address that may be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutablePostalAddress()
        copy.parts = parts
        return copy
    }

    /// Whether the other is an address with the same parts.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNPostalAddress else { return false }
        return parts.filter { !$0.value.isEmpty } == other.parts.filter { !$0.value.isEmpty }
    }

    /// A hash of the parts that are not empty, equal for equal addresses.
    open override var hash: Int { parts.filter { !$0.value.isEmpty }.hashValue }

    fileprivate final func part(_ key: String) -> String { parts[key] ?? "" }

    private static let keys = [
        CNPostalAddressStreetKey, CNPostalAddressSubLocalityKey, CNPostalAddressCityKey,
        CNPostalAddressSubAdministrativeAreaKey, CNPostalAddressStateKey,
        CNPostalAddressPostalCodeKey, CNPostalAddressCountryKey, CNPostalAddressISOCountryCodeKey,
    ]
}

/// An address whose parts may be set.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    // Unchecked as its superclass is; like every mutable object it belongs to whoever changes it.

    /// The street and house number, on several lines if the address has them; empty if not known.
    open override var street: String {
        get { super.street }
        set { parts[CNPostalAddressStreetKey] = newValue }
    }
    /// The neighborhood or another part of the city; empty if not known.
    open override var subLocality: String {
        get { super.subLocality }
        set { parts[CNPostalAddressSubLocalityKey] = newValue }
    }
    /// The city, town or village; empty if not known.
    open override var city: String {
        get { super.city }
        set { parts[CNPostalAddressCityKey] = newValue }
    }
    /// The county or district; empty if not known.
    open override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { parts[CNPostalAddressSubAdministrativeAreaKey] = newValue }
    }
    /// The state or province; empty if not known.
    open override var state: String {
        get { super.state }
        set { parts[CNPostalAddressStateKey] = newValue }
    }
    /// The postal code; empty if not known.
    open override var postalCode: String {
        get { super.postalCode }
        set { parts[CNPostalAddressPostalCodeKey] = newValue }
    }
    /// The name of the country or region; empty if not known.
    open override var country: String {
        get { super.country }
        set { parts[CNPostalAddressCountryKey] = newValue }
    }
    /// The two-letter country code of ISO 3166-1; empty if not known.
    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { parts[CNPostalAddressISOCountryCodeKey] = newValue }
    }
}

/// The key of the street and house number.
public let CNPostalAddressStreetKey = "street"
/// The key of the part of a town.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The key of the city, town or village.
public let CNPostalAddressCityKey = "city"
/// The key of the county or district.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The key of the state or province.
public let CNPostalAddressStateKey = "state"
/// The key of the postal code.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of the country's name.
public let CNPostalAddressCountryKey = "country"
/// The key of the country's code.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
