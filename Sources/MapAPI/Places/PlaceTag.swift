import Places

/// The tag of OpenStreetMap that says what a place is, such as `amenity=cafe`.
struct PlaceTag: Sendable, Hashable {
    let key: String
    let value: String

    /// Creates a tag.
    init(_ key: String, _ value: String) {
        self.key = key
        self.value = value
    }

    /// The tag of a place.
    ///
    /// Houses are `place=house`, postcodes `place=postcode`, as Nominatim has both; what the index knows no tag of is
    /// `place=yes`.
    init(_ place: FoundPlace) {
        switch place.kind {
        case .address, .coordinate: self.init("place", "house")
        case .postcode: self.init("place", "postcode")
        case .poi, .street, .place, .feature, .intersection:
            let parts = (place.elementKind ?? "").split(separator: "=", maxSplits: 1)
            if parts.count < 2 {
                self.init("place", "yes")
            } else if parts[0] == "admin_level" {
                self.init("boundary", "administrative")
            } else {
                self.init(String(parts[0]), String(parts[1]))
            }
        }
    }
}

extension FoundPlace {
    /// The level of an administrative boundary, 2 for a country; nil for other things, and for those merged with a town.
    var adminLevel: Int? {
        guard kind == .place, let text = elementKind, text.hasPrefix("admin_level=") else {
            return nil
        }
        return Int(text.dropFirst("admin_level=".count))
    }
}

extension OSMReference {
    /// The element's kind as a capital letter, and its id; nil for no element.
    var element: (letter: String, id: Int)? {
        let text = description
        guard let first = text.first, let id = Int(text.dropFirst()) else { return nil }
        return (first.uppercased(), id)
    }
}
