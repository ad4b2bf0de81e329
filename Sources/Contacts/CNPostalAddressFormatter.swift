import Foundation

/// The format in which an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// The format for mail, one line for each part of the address.
    case mailingAddress = 0
}

/// Writes addresses as their countries do, one part of the address a line.
///
/// The order of postcode, town and state follows the country: "9490 Vaduz", "Springfield, IL 62701",
/// "London" above "SW1A 1AA". Countries that write from the large to the small, such as Japan, are written
/// in the Western order here.
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
        let code = address.isoCountryCode.uppercased()
        var lines = address.street.split(separator: "\n").map(String.init)
        let (city, state, postcode) = (address.city, address.state, address.postalCode)
        func joined(_ parts: [String], _ separator: String = " ") -> String {
            parts.filter { !$0.isEmpty }.joined(separator: separator)
        }
        if Self.stateCountries.contains(code) {
            // "Springfield, IL 62701" in America; without the comma elsewhere.
            let comma = code == "US" ? ", " : " "
            lines.append(joined([joined([city, state], comma), postcode]))
        } else if Self.postcodeBelow.contains(code) {
            lines += [city, postcode]
        } else {
            lines.append(joined([postcode, city]))
        }
        lines.append(address.country)
        return lines.filter { !$0.isEmpty }
    }

    /// Countries that write the state between town and postcode.
    private static let stateCountries: Set = ["US", "CA", "AU", "MX", "BR", "IN", "NZ"]
    /// Countries that write the postcode on a line of its own.
    private static let postcodeBelow: Set = ["GB", "IE", "MT"]
}
