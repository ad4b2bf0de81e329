import Answers
import Foundation
import Geodesy
import MapGeometry
import Places

/// Writes places in the form of Apple's Maps Server API.
struct ApplePlaceJSON {
    /// The languages that were asked for, best first.
    let languages: [String]

    /// Returns a `Place`.
    ///
    /// - Parameters:
    ///   - position: Where it is if that is not the place's own position: the one that was asked about.
    ///   - areas: Names of the areas that it lies in.
    ///   - tellsCategory: Whether it is a `SearchResponse.Place`, which tells the category of a point of interest.
    func place(
        _ place: FoundPlace, at position: CLLocationCoordinate2D? = nil, areas: [String] = [],
        tellsCategory: Bool = false
    ) -> JSONValue {
        let id = ApplePlaceID(place)
        let coordinate = position ?? place.coordinate
        return .object([
            "id": id.map { .string($0.text) },
            "alternateIds": id?.elementName.map { .strings([$0]) },
            "name": .string(name(of: place)),
            "coordinate": location(coordinate),
            "displayMapRegion": region(place.region ?? Self.surroundings(of: coordinate)),
            "formattedAddressLines": .strings(lines(of: place)),
            "structuredAddress": address(of: place, areas: areas),
            // Clients count on both; at sea there is no country.
            "country": .string(place.address.country), "countryCode": .string(place.countryCode),
            "poiCategory": tellsCategory
                ? AppleCategories.name(of: place).map(JSONValue.string) : nil,
        ])
    }

    /// A place of which nothing is known but its position.
    func place(at position: CLLocationCoordinate2D) -> JSONValue {
        let name = "\(position.latitude.sixDigits), \(position.longitude.sixDigits)"
        return .object([
            "name": .string(name), "coordinate": location(position),
            "displayMapRegion": region(Self.surroundings(of: position)),
            "formattedAddressLines": [.string(name)], "country": "", "countryCode": "",
        ])
    }

    /// Returns a `Location`.
    func location(_ coordinate: CLLocationCoordinate2D) -> JSONValue {
        [
            "latitude": .number(coordinate.latitude.sixDigits),
            "longitude": .number(coordinate.longitude.sixDigits),
        ]
    }

    /// Returns a `MapRegion`.
    func region(_ bounds: GeographicBounds) -> JSONValue {
        [
            "southLatitude": .number(bounds.south.sixDigits),
            "westLongitude": .number(bounds.west.sixDigits),
            "northLatitude": .number(bounds.north.sixDigits),
            "eastLongitude": .number(bounds.east.sixDigits),
        ]
    }

    /// A `StructuredAddress`; nil if nothing of it is known.
    func address(of place: FoundPlace, areas: [String] = []) -> JSONValue? {
        let address = place.address
        let value = JSONValue.object([
            "administrativeArea": .nonempty(address.state),
            "administrativeAreaCode": .nonempty(String(address.stateCode.dropFirst(3))),
            "subAdministrativeArea": .nonempty(address.county),
            "locality": .nonempty(address.city), "subLocality": .nonempty(address.suburb),
            "dependentLocalities": address.suburb.isEmpty ? nil : .strings([address.suburb]),
            "postCode": .nonempty(address.postcode), "thoroughfare": .nonempty(address.street),
            "subThoroughfare": .nonempty(address.housenumber),
            "fullThoroughfare": .nonempty(address.streetLine),
            "areasOfInterest": areas.isEmpty ? nil : .strings(areas),
        ])
        return value == [:] ? nil : value
    }

    /// A square around a point, 500 m to each side.
    private static func surroundings(of center: CLLocationCoordinate2D) -> GeographicBounds {
        let latitude = 500 / DegreeLengths(atLatitude: 0).longitude
        // At the poles a degree of longitude has no width.
        let longitude = min(latitude / max(cos(center.latitude * .pi / 180), 1e-6), 180)
        func wrapped(_ degrees: Double) -> Double {
            degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
        }
        return GeographicBounds(
            south: max(center.latitude - latitude, -90),
            west: wrapped(center.longitude - longitude),
            north: min(center.latitude + latitude, 90),
            east: wrapped(center.longitude + longitude))
    }

    /// What a place is called: an address by its street and number.
    private func name(of place: FoundPlace) -> String {
        let line = place.kind == .address ? place.address.streetLine : ""
        return [line, place.name, place.title].first { !$0.isEmpty } ?? ""
    }

    /// The lines of a letter's address, the name first where it is not the street and number.
    private func lines(of place: FoundPlace) -> [String] {
        var lines: [String] = []
        for line in [name(of: place)] + place.formattedAddress
        where !line.isEmpty && !lines.contains(line) {
            lines.append(line)
        }
        return lines
    }
}
