import Contacts
import Foundation

/// A location with its address and the areas that contain it.
///
/// Deprecated since iOS 26 in favor of `MKMapItem` and its address; it stays here as it does there.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The values of a placemark, as its properties report them.
    package struct Values: Sendable {
        package var location: CLLocation?
        /// Meters from the location to the edge of a circle that covers it.
        package var radius: CLLocationDistance?
        package var timeZone: TimeZone?
        package var name: String?
        package var thoroughfare: String?
        package var subThoroughfare: String?
        package var locality: String?
        package var subLocality: String?
        package var administrativeArea: String?
        package var subAdministrativeArea: String?
        package var postalCode: String?
        package var isoCountryCode: String?
        package var country: String?
        package var inlandWater: String?
        package var ocean: String?
        package var areasOfInterest: [String]?
        /// Street and house number in the country's order; nil for the Western order of the two.
        package var street: String?

        package init() {}
    }

    // Unchecked because the class is open; its own state never changes.
    package final let values: Values

    package init(values: Values) { self.values = values }

    /// Creates a placemark that knows the same as another.
    public init(placemark: CLPlacemark) { values = placemark.values }

    /// Restores a placemark from an archive: its location, name and address.
    public required init?(coder: NSCoder) {
        var values = Values()
        // A key that is not there would make the whole archive a damaged one.
        if coder.containsValue(forKey: "location") {
            values.location = coder.decodeObject(of: CLLocation.self, forKey: "location")
        }
        func text(_ key: String) -> String? {
            guard coder.containsValue(forKey: key) else { return nil }
            return coder.decodeObject(of: NSString.self, forKey: key)?.description
        }
        values.name = text("name")
        values.thoroughfare = text("thoroughfare")
        values.subThoroughfare = text("subThoroughfare")
        values.locality = text("locality")
        values.subLocality = text("subLocality")
        values.administrativeArea = text("administrativeArea")
        values.subAdministrativeArea = text("subAdministrativeArea")
        values.postalCode = text("postalCode")
        values.isoCountryCode = text("isoCountryCode")
        values.country = text("country")
        values.street = text("street")
        self.values = values
    }

    /// Encodes the location, the name and the parts of the address.
    open func encode(with coder: NSCoder) {
        if let location = values.location { coder.encode(location, forKey: "location") }
        let texts = [
            "name": values.name, "thoroughfare": values.thoroughfare,
            "subThoroughfare": values.subThoroughfare, "locality": values.locality,
            "subLocality": values.subLocality, "administrativeArea": values.administrativeArea,
            "subAdministrativeArea": values.subAdministrativeArea, "postalCode": values.postalCode,
            "isoCountryCode": values.isoCountryCode, "country": values.country,
            "street": values.street,
        ]
        for (key, text) in texts {
            guard let text else { continue }
            coder.encode(NSString(string: text), forKey: key)
        }
    }

    /// Whether the class supports secure coding: always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The location of the place; nil if it is not known.
    open var location: CLLocation? { values.location }
    /// A circle about it that covers it.
    open var region: CLRegion? {
        guard let location = values.location, let radius = values.radius else { return nil }
        let center = location.coordinate
        return CLCircularRegion(
            center: center, radius: radius,
            identifier: String(
                format: "<%+.8f,%+.8f> radius %.2f", center.latitude, center.longitude, radius))
    }
    /// The time zone there, if known.
    open var timeZone: TimeZone? { values.timeZone }
    /// The name of the place, or else the short form of its address; nil if neither is known.
    open var name: String? { values.name }
    /// The name of the street; nil if it is not known.
    open var thoroughfare: String? { values.thoroughfare }
    /// The house number; nil if it is not known.
    open var subThoroughfare: String? { values.subThoroughfare }
    /// The name of the city, town or village; nil if it is not known.
    open var locality: String? { values.locality }
    /// The name of the neighborhood or another part of the city; nil if it is not known.
    open var subLocality: String? { values.subLocality }
    /// The name of the state or province; nil if it is not known.
    open var administrativeArea: String? { values.administrativeArea }
    /// The name of the county or district; nil if it is not known.
    open var subAdministrativeArea: String? { values.subAdministrativeArea }
    /// The postal code; nil if it is not known.
    open var postalCode: String? { values.postalCode }
    /// The two-letter country code of ISO 3166-1; nil if it is not known.
    open var isoCountryCode: String? { values.isoCountryCode }
    /// The name of the country or region; nil if it is not known.
    open var country: String? { values.country }
    /// The lake or river it lies in.
    open var inlandWater: String? { values.inlandWater }
    /// The name of the ocean or sea that the place lies in; nil for none.
    open var ocean: String? { values.ocean }
    /// The names of areas that contain the place, such as parks and campuses; nil for none.
    open var areasOfInterest: [String]? { values.areasOfInterest }

    /// The address; nil if no part of it is known.
    open var postalAddress: CNPostalAddress? {
        let address = CNMutablePostalAddress()
        address.street =
            values.street
            ?? [values.subThoroughfare, values.thoroughfare].compactMap { $0 }.joined(
                separator: " ")
        address.subLocality = values.subLocality ?? ""
        address.city = values.locality ?? ""
        address.subAdministrativeArea = values.subAdministrativeArea ?? ""
        address.state = values.administrativeArea ?? ""
        address.postalCode = values.postalCode ?? ""
        address.country = values.country ?? ""
        address.isoCountryCode = values.isoCountryCode ?? ""
        return address == CNPostalAddress() ? nil : address.copy() as? CNPostalAddress
    }

    /// The address by the keys of the former address book; nil if no part of it is known.
    open var addressDictionary: [AnyHashable: Any]? {
        guard let address = postalAddress else { return nil }
        let texts = [
            "Street": address.street, "SubLocality": address.subLocality, "City": address.city,
            "SubAdministrativeArea": address.subAdministrativeArea, "State": address.state,
            "ZIP": address.postalCode, "Country": address.country,
            "CountryCode": address.isoCountryCode, "Name": values.name ?? "",
            "Thoroughfare": values.thoroughfare ?? "",
            "SubThoroughfare": values.subThoroughfare ?? "",
        ]
        var result: [AnyHashable: Any] = [:]
        for (key, text) in texts where !text.isEmpty { result[key] = text }
        result["FormattedAddressLines"] = CNPostalAddressFormatter.string(
            from: address, style: .mailingAddress
        ).split(separator: "\n").map(String.init)
        return result
    }

    /// Whether the other knows the same place by the same name.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLPlacemark else { return false }
        return other.name == name && other.postalAddress == postalAddress
            && other.location?.coordinate.latitude == location?.coordinate.latitude
            && other.location?.coordinate.longitude == location?.coordinate.longitude
    }

    /// A hash of the name and the position.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.name)
        hasher.combine(values.location?.coordinate.latitude)
        hasher.combine(values.location?.coordinate.longitude)
        return hasher.finalize()
    }

    /// The name, the address on one line and the coordinate, for logs.
    open override var description: String {
        var parts = [values.name].compactMap { $0 }
        if let address = postalAddress {
            parts += CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
                .split(separator: "\n").map(String.init)
        }
        if let place = location?.coordinate {
            parts.append(String(format: "<%+.8f,%+.8f>", place.latitude, place.longitude))
        }
        return parts.joined(separator: ", ")
    }
}
