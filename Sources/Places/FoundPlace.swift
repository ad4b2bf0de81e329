import MapGeometry
import PostalAddresses

/// A place that answers a search, with its names and address.
public struct FoundPlace: Sendable {
    /// The name in the requested language, an address, or the kind if the place has no name.
    public var name: String
    /// The first line to show.
    public var title: String
    /// The second line to show, which says where the place is.
    public var subtitle: String
    /// Whether it is a point of interest, a street, an address, a settlement, a feature of nature or a postcode.
    public var kind: PlaceKind
    /// The category of the place, one of MapKit's; nil if there is none.
    public var category: PlaceCategory?
    /// The coordinate of the place, in degrees; inside it, if it is an area.
    public var coordinate: CLLocationCoordinate2D
    /// The bounds of the place; nil for a point.
    public var region: GeographicBounds?
    /// The address, from the place's tags and from the areas that contain it.
    public var address: PlaceAddress
    /// The OpenStreetMap element that the place was made from.
    public var osm: OSMReference
    /// Meters from the place asked about, nil if none was.
    public var distance: CLLocationDistance?
    /// The score of the answer: 1 for a full match of an important place nearby, 0 for none.
    public var score: Double
    /// The state by its opening hours, if the search asked for it and the map has any.
    public var hours: PlaceHours?
    /// Where its names and attributes are read, if it has any.
    var details: PlaceDetails?
    /// Whether it has no name, so that its kind stands for one, in English.
    package var isUnnamed = false

    /// All names by OpenStreetMap key, such as "name:fi"; read from the index at each call.
    public var names: [String: String] { details?.names ?? [:] }

    /// The attributes by OpenStreetMap key, such as phone and website; read from the index at each
    /// call.
    public var attributes: [String: String] { details?.attributes ?? [:] }

    /// The local name; nil for an address, and for a place without a name.
    package var localName: String? { details?.attribute("name") }

    /// The OpenStreetMap tag that makes the place what it is, such as "natural=water".
    package var elementKind: String? { details?.attribute("kind") }
}

/// Parts of an address, empty where they are not known.
public struct PlaceAddress: Sendable, Equatable {
    /// The house number, as written on the door.
    public var housenumber = ""
    /// The street, or the named place that addresses have instead.
    public var street = ""
    /// Flat, floor or staircase, as typed.
    public var unit = ""
    /// Postcode, as the map writes it.
    public var postcode = ""
    /// The suburb or another part of the town.
    public var suburb = ""
    /// The city, town or village.
    public var city = ""
    /// The county or district.
    public var county = ""
    /// The state, province or region.
    public var state = ""
    /// The code of the state by ISO 3166-2, such as "US-AL".
    public var stateCode = ""
    /// The country, by the name that is used there, or in the requested language.
    public var country = ""
    /// The two-letter country code of ISO 3166-1.
    public var countryCode = ""

    /// Creates an address whose parts are all empty.
    public init() {}

    /// Keys and values of the parts that are known.
    public var parts: [(key: String, value: String)] {
        [
            ("housenumber", housenumber), ("street", street), ("unit", unit),
            ("postcode", postcode),
            ("suburb", suburb), ("city", city), ("county", county), ("state", state),
            ("stateCode", stateCode), ("country", country), ("countryCode", countryCode),
        ].filter { !$0.1.isEmpty }
    }

    /// "5 Main Street" or "Hauptstraße 5", as the country writes it.
    public var streetLine: String {
        PostalAddress.streetLine(
            street: street, housenumber: housenumber, countryCode: countryCode)
    }

    /// The postal code and the town, in the order of the country: "9490 Vaduz" or "Springfield
    /// 12345".
    package var cityLine: String {
        PostalAddress.cityLine(city: city, postalCode: postcode, countryCode: countryCode)
    }
}
