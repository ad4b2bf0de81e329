import Contacts

/// A placemark that can be added to a map as an annotation.
///
/// Deprecated since iOS 26 in favor of ``MKMapItem`` and ``MKAddress``; it stays here as it does there.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    // Unchecked because the class is open; it has no state of its own.

    /// Creates a placemark that knows its place only.
    public init(coordinate: CLLocationCoordinate2D) {
        var values = Values()
        values.location = CLLocation(
            latitude: coordinate.latitude, longitude: coordinate.longitude)
        super.init(values: values)
    }

    /// Creates a placemark with an address.
    ///
    /// The street stays in one piece, as `thoroughfare`: where its number is differs from country to country.
    public init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress) {
        var values = Values()
        values.location = CLLocation(
            latitude: coordinate.latitude, longitude: coordinate.longitude)
        values.street = postalAddress.street.known
        values.thoroughfare = postalAddress.street.known
        values.subLocality = postalAddress.subLocality.known
        values.locality = postalAddress.city.known
        values.subAdministrativeArea = postalAddress.subAdministrativeArea.known
        values.administrativeArea = postalAddress.state.known
        values.postalCode = postalAddress.postalCode.known
        values.country = postalAddress.country.known
        values.isoCountryCode = postalAddress.isoCountryCode.known
        values.name = postalAddress.street.known
        super.init(values: values)
    }

    /// Creates a placemark with an address by the keys of the former address book, such as "Street" and "City".
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        var values = Values()
        values.location = CLLocation(
            latitude: coordinate.latitude, longitude: coordinate.longitude)
        func text(_ key: String) -> String? { (addressDictionary?[key] as? String)?.known }
        values.street = text("Street")
        values.thoroughfare = text("Thoroughfare") ?? text("Street")
        values.subThoroughfare = text("SubThoroughfare")
        values.subLocality = text("SubLocality")
        values.locality = text("City")
        values.subAdministrativeArea = text("SubAdministrativeArea")
        values.administrativeArea = text("State")
        values.postalCode = text("ZIP")
        values.country = text("Country")
        values.isoCountryCode = text("CountryCode")
        values.name = text("Name") ?? text("Street")
        super.init(values: values)
    }

    /// Creates a placemark that knows the same as another.
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

    /// Restores a placemark from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override init(values: Values) { super.init(values: values) }

    /// The two-letter country code of ISO 3166-1; nil if it is not known.
    open var countryCode: String? { isoCountryCode }

    /// The coordinate of the place; 0, 0 if it is not known.
    open var coordinate: CLLocationCoordinate2D {
        location?.coordinate ?? CLLocationCoordinate2D()
    }

    /// The address in one line; nil if it is not known.
    open var title: String? {
        postalAddress.map {
            CNPostalAddressFormatter.string(from: $0, style: .mailingAddress)
                .replacing("\n", with: ", ")
        } ?? name
    }

    /// Always nil: placemarks have no second line.
    open var subtitle: String? { nil }
}
