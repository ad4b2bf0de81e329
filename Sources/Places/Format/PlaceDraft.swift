import Geodesy

/// A place as the importer describes it to `PlacesWriter`.
package struct PlaceDraft: Sendable {
    package var kind: PlaceKind
    /// Number of the `PlaceCategory`, 0 for none.
    package var category: UInt8 = 0
    /// The concepts whose words find the place, each with whether it is a second choice only.
    package var concepts: [(concept: UInt16, isSecond: Bool)] = []
    package var latitude: Int32
    package var longitude: Int32
    /// The box that the place covers, which may lie over the 180th meridian; nil for a point.
    package var box: PackedBox?
    /// The OpenStreetMap elements of the place, the leading one first.
    package var osm: [OSMReference]
    /// Names by key ("name", "name:fi", "alt_name", …), the one to show first.
    package var names: [(key: String, value: String)] = []
    /// Words that find it without being its name: cuisine, brand, kind of shop.
    package var words: [String] = []
    /// The attributes that answers carry, such as "phone", "website" and "addr:street".
    package var attributes: [(key: String, value: String)] = []
    /// How well known the place is, from 0 to 1, which orders equal answers.
    package var importance = 0.0
    /// Places that contain it, smallest first, by their numbers in the list given to the writer.
    package var parents: [Int] = []
    /// Further text of where it is: street, postcode, city.
    package var context: [String] = []
    /// Addresses, if it is a street or a place that addresses name instead of one.
    package var numbers: [NumberDraft] = []
    /// Lines of a street or river: runs of latitude, longitude; the file has them cut at the 180th meridian.
    package var lines: [[PackedCoordinate]] = []
    /// The rings of an area in any order, cut at the 180th meridian; inside is by the even-odd rule.
    package var rings: [[PackedCoordinate]] = []

    package init(
        kind: PlaceKind, latitude: Int32, longitude: Int32, osm: [OSMReference]
    ) {
        self.kind = kind
        self.latitude = latitude
        self.longitude = longitude
        self.osm = osm
    }
}

/// An address of a street, with its position and element.
package struct NumberDraft: Sendable {
    /// The house number as people write it, such as "14-20".
    package var text: String
    package var low: UInt32
    package var high: UInt32
    /// The letters after the number, folded for comparison.
    package var suffix: String
    package var latitude: Int32
    package var longitude: Int32
    package var osm: OSMReference
    package var postcode: String
    package var city: String
    /// The street's name as written in the address; empty if it is the street's first name.
    package var street = ""

    package init(
        text: String, low: UInt32, high: UInt32, suffix: String, latitude: Int32, longitude: Int32,
        osm: OSMReference, postcode: String, city: String
    ) {
        self.text = text
        self.low = low
        self.high = high
        self.suffix = suffix
        self.latitude = latitude
        self.longitude = longitude
        self.osm = osm
        self.postcode = postcode
        self.city = city
    }
}

/// A crossing of two streets, by their numbers in the list given to the writer.
package struct CrossingDraft: Sendable {
    package var first: Int
    package var second: Int
    package var latitude: Int32
    package var longitude: Int32

    package init(first: Int, second: Int, latitude: Int32, longitude: Int32) {
        self.first = first
        self.second = second
        self.latitude = latitude
        self.longitude = longitude
    }
}
