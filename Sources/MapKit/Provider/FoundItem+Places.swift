import MapGeometry
import Places

extension FoundItem {
    /// What an engine found, as Apple's types tell it.
    init(_ place: FoundPlace) {
        let address = place.address
        var values = CLPlacemark.Values()
        values.location = CLLocation(
            latitude: place.coordinate.latitude, longitude: place.coordinate.longitude)
        values.radius = Self.radius(of: place.region, around: place.coordinate)
        values.thoroughfare = address.street.known
        values.subThoroughfare = address.housenumber.known
        values.locality = address.city.known
        values.subLocality = address.suburb.known
        values.administrativeArea = address.state.known
        values.subAdministrativeArea = address.county.known
        values.postalCode = address.postcode.known
        values.isoCountryCode = address.countryCode.known
        values.country = address.country.known
        let flat = address.unit.isEmpty ? "" : " \(address.unit)"
        values.street = (address.streetLine + flat).known
        values.timeZone = place.timeZone
        // An address is called by its street and number.
        let name = place.kind == .address ? address.streetLine.known : nil
        values.name = name ?? place.name.known ?? place.title.known
        placemark = values
        self.name = values.name
        category = place.category.map { MKPointOfInterestCategory(engineCategory: $0) }
        // Read from the index at each call.
        let attributes = place.attributes
        let contacts = ContactDetails(attributes)
        phoneNumber = contacts.phoneNumbers.first
        openingHours = attributes["opening_hours"]
        url = contacts.websites.first.flatMap { URL(string: $0) }
        identifier = place.identifier
        region = place.region
    }

    /// Meters from a place to the farthest corner of what it covers; 100 for a point.
    private static func radius(
        of region: GeographicBounds?, around center: CLLocationCoordinate2D
    ) -> CLLocationDistance {
        guard let region else { return 100 }
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        let corners = [
            (region.south, region.west), (region.south, region.east), (region.north, region.west),
            (region.north, region.east),
        ]
        return corners.map { CLLocation(latitude: $0.0, longitude: $0.1).distance(from: middle) }
            .max() ?? 100
    }
}

extension String {
    /// The text, nil if it is empty.
    var known: String? { isEmpty ? nil : self }
}

extension MKPointOfInterestCategory {
    /// Apple's name of an engine's category.
    init(engineCategory: PlaceCategory) {
        self.init(rawValue: "MKPOICategory" + engineCategory.appleName)
    }

    /// The engine's category of Apple's name; nil for a name that is not known.
    var engineCategory: PlaceCategory? { Self.engineCategories[self] }

    private static let engineCategories = Dictionary(
        uniqueKeysWithValues: PlaceCategory.allCases.map { (Self(engineCategory: $0), $0) })
}

extension SearchRequest {
    /// Wants what a filter wants.
    mutating func apply(_ filter: MKPointOfInterestFilter?) {
        guard let filter else { return }
        let named = Set(filter.named.categories.compactMap(\.engineCategory))
        if filter.named.isExcluding {
            excludedCategories = named
        } else {
            categories = named
        }
    }
}
