import Contacts
import Foundation
import Places

/// A place with what is known of it: name, address, category, phone.
///
/// Equal to itself only, as on Apple's systems, so that it may be a map's selection.
open class MKMapItem: NSObject, NSSecureCoding, @unchecked Sendable {
    // Unchecked: as with Apple's class, the client synchronizes changes; services make new items.

    /// Names a place, so that it can be found again by ``MKMapItemRequest``.
    ///
    /// In an atlas it is the OpenStreetMap element, such as "n123".
    public final class Identifier: NSObject, NSCopying, RawRepresentable, Codable, Sendable {
        /// The identifier as text, never empty.
        public let rawValue: String

        /// Creates an identifier from text that one gave; nil if it is empty.
        public init?(rawValue: String) {
            guard !rawValue.isEmpty else { return nil }
            self.rawValue = rawValue
        }

        /// Decodes the identifier from a string; throws `DecodingError` if that is empty.
        public required convenience init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            guard !text.isEmpty else {
                throw DecodingError.dataCorrupted(
                    .init(
                        codingPath: decoder.codingPath,
                        debugDescription: "an identifier of a place cannot be empty"))
            }
            self.init(text: text)
        }

        private init(text: String) { rawValue = text }

        /// Encodes the identifier as a string.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }

        /// Returns the object itself, which never changes.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// Whether the other has the same text.
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? Identifier)?.rawValue == rawValue
        }

        /// A hash of the text, equal for equal identifiers.
        public override var hash: Int { rawValue.hashValue }
    }

    private let values: CLPlacemark.Values
    /// What it covers, if it is known to cover more than a point.
    final let bounds: MKCoordinateRegion?
    /// Whether the item represents the user's current location, wherever that is.
    public final let isCurrentLocation: Bool
    /// The display name of the place; nil if it has none.
    open var name: String?
    /// The phone number as the map's data has it; nil if none is known.
    open var phoneNumber: String?
    /// The URL of its web site; nil if none is known.
    open var url: URL?
    /// The time zone at the place; nil if it is not known.
    open var timeZone: TimeZone?
    /// The category of the point of interest; nil if it is of none, or is no point of interest.
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// The identifier by which the place can be requested again; nil for items that an app has
    /// created.
    public final let identifier: Identifier?
    /// The address of the place; nil if nothing of it is known.
    public final let address: MKAddress?
    /// Its opening hours as the map's data has them; nil if none are known.
    private let openingHours: String?

    init(_ item: FoundItem) {
        values = item.placemark
        bounds = item.region.map(\.region)
        isCurrentLocation = false
        name = item.name
        phoneNumber = item.phoneNumber
        url = item.url
        timeZone = item.placemark.timeZone
        pointOfInterestCategory = item.category
        identifier = item.identifier.flatMap { Identifier(rawValue: $0) }
        address = Self.address(of: item.placemark)
        openingHours = item.openingHours
    }

    private init(currentLocation: CLPlacemark.Values) {
        values = currentLocation
        bounds = nil
        isCurrentLocation = true
        name = currentLocation.name
        identifier = nil
        address = nil
        openingHours = nil
    }

    /// Creates an item of nowhere: that of 0°, 0°.
    public convenience override init() {
        self.init(location: CLLocation(latitude: 0, longitude: 0), address: nil)
    }

    /// Creates an item from a placemark, with its name.
    public init(placemark: MKPlacemark) {
        values = placemark.values
        bounds = nil
        isCurrentLocation = false
        name = placemark.name
        timeZone = placemark.timeZone
        identifier = nil
        address = Self.address(of: placemark.values)
        openingHours = nil
    }

    /// Creates an item at a location.
    ///
    /// The name is the address in short, if there is one.
    public init(location: CLLocation, address: MKAddress?) {
        var values = CLPlacemark.Values()
        values.location = location
        values.name = address?.shortAddress ?? address?.fullAddress
        self.values = values
        bounds = nil
        isCurrentLocation = false
        name = values.name
        identifier = nil
        self.address = address
        openingHours = nil
    }

    /// Restores an item from an archive.
    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "placemark"),
            let placemark = coder.decodeObject(of: CLPlacemark.self, forKey: "placemark")
        else { return nil }
        func text(_ key: String) -> String? {
            guard coder.containsValue(forKey: key) else { return nil }
            return coder.decodeObject(of: NSString.self, forKey: key)?.description
        }
        values = placemark.values
        bounds = nil
        isCurrentLocation = coder.decodeBool(forKey: "isCurrentLocation")
        name = text("name")
        phoneNumber = text("phoneNumber")
        url = text("url").flatMap { URL(string: $0) }
        timeZone = text("timeZone").flatMap { TimeZone(identifier: $0) }
        pointOfInterestCategory = text("category").map { MKPointOfInterestCategory(rawValue: $0) }
        identifier = text("identifier").flatMap { Identifier(rawValue: $0) }
        address = text("fullAddress").flatMap {
            MKAddress(fullAddress: $0, shortAddress: text("shortAddress"))
        }
        openingHours = text("openingHours")
    }

    /// Encodes the item's placemark, texts, time zone and identifier, so that ``init(coder:)``
    /// restores them.
    open func encode(with coder: NSCoder) {
        coder.encode(CLPlacemark(values: values), forKey: "placemark")
        coder.encode(isCurrentLocation, forKey: "isCurrentLocation")
        let texts = [
            "name": name, "phoneNumber": phoneNumber, "url": url?.absoluteString,
            "timeZone": timeZone?.identifier, "category": pointOfInterestCategory?.rawValue,
            "identifier": identifier?.rawValue, "fullAddress": address?.fullAddress,
            "shortAddress": address?.shortAddress, "openingHours": openingHours,
        ]
        for (key, text) in texts {
            guard let text else { continue }
            coder.encode(NSString(string: text), forKey: key)
        }
    }

    /// Whether the class supports secure coding: always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Returns an item that represents the user's current location, wherever that is.
    ///
    /// Its coordinate is 0, 0. Directions look for the user when they are calculated.
    open class func forCurrentLocation() -> MKMapItem {
        var values = CLPlacemark.Values()
        values.location = CLLocation(latitude: 0, longitude: 0)
        values.name = "Current Location"
        return MKMapItem(currentLocation: values)
    }

    /// What its opening hours say at a moment; nil if none are known.
    final func hours(at date: Date, languages: [String]) -> PlaceHours? {
        openingHours.map {
            PlaceHours(
                $0, at: .date(date), location.coordinate, countryCode: values.isoCountryCode ?? "",
                state: values.administrativeArea ?? "", languages: languages)
        }
    }

    /// The item's location and address as a placemark.
    open var placemark: MKPlacemark { MKPlacemark(values: values) }
    /// The item's location; 0°, 0° if none is known.
    open var location: CLLocation { values.location ?? CLLocation(latitude: 0, longitude: 0) }
    /// The ways to show its address; nil if nothing of it is known.
    open var addressRepresentations: MKAddressRepresentations? {
        placemark.postalAddress == nil ? nil : MKAddressRepresentations(values)
    }
    /// Other names of the place; none.
    open var alternateIdentifiers: Set<Identifier> { [] }

    /// The class, the name and the coordinate to eight decimals, for logs.
    open override var description: String {
        let place = location.coordinate
        return "\(type(of: self)) (\(name ?? "no name"), "
            + String(format: "<%+.8f,%+.8f>)", place.latitude, place.longitude)
    }

    private static func address(of values: CLPlacemark.Values) -> MKAddress? {
        let shown = MKAddressRepresentations(values)
        guard let full = shown.fullAddress(includingRegion: true, singleLine: false) else {
            return nil
        }
        let short = [values.street ?? values.thoroughfare, values.locality].compactMap { $0 }
        return MKAddress(
            fullAddress: full, shortAddress: short.joined(separator: ", ").known)
    }
}

/// The type identifier of map items that are dragged or pasted from app to app.
public let MKMapItemTypeIdentifier = "com.apple.mapkit.map-item"
