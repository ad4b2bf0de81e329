import Foundation
import PostalAddresses

/// The format in which an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// The format for mail, one line for each part of the address.
    case mailingAddress = 0
}

/// Writes addresses as their countries do, one part of the address a line.
///
/// The order of postcode, town and state follows the country: "9490 Vaduz", "Springfield, IL 62701",
/// "London" above "SW1A 1AA". Japan, China and their like write from the large to the small in their own letters.
open class CNPostalAddressFormatter: Formatter {
    /// The format in which addresses are written.
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    /// Returns an address as text, its lines separated by newlines.
    open class func string(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
    ) -> String {
        lines(of: postalAddress).joined(separator: "\n")
    }

    /// Returns an address as text, its lines separated by newlines.
    open func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: style)
    }

    /// Returns an address as text, nil for any other object.
    open override func string(for obj: Any?) -> String? {
        (obj as? CNPostalAddress).map { string(from: $0) }
    }

    private static func lines(of address: CNPostalAddress) -> [String] {
        var postal = PostalAddress()
        postal.street = address.street
        postal.subLocality = address.subLocality
        postal.city = address.city
        postal.state = address.state
        postal.postalCode = address.postalCode
        postal.country = address.country
        postal.countryCode = address.isoCountryCode
        return postal.lines
    }
}
