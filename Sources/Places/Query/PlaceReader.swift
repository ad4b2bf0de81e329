import Bytes
import MapGeometry

#if canImport(Darwin)
    import MapKit
#else
    import CoreLocation
#endif

/// Makes answers of places.
struct PlaceReader {
    let file: PlacesFile
    let languages: [String]

    func kind(_ place: UInt32) -> PlaceKind {
        PlaceKind(rawValue: UInt8(truncatingIfNeeded: file.placeFlags[Int(place)])) ?? .poi
    }

    func category(_ place: UInt32) -> PlaceCategory? {
        PlaceCategory(rawValue: UInt8(truncatingIfNeeded: file.placeFlags[Int(place)] >> 8))
    }

    func importance(_ place: UInt32) -> Float {
        Float(file.placeFlags[Int(place)] >> 16) / 65_535
    }

    /// Which part of an address a place is.
    func addressPart(_ place: UInt32) -> SearchRequest.AddressParts {
        switch kind(place) {
        case .postcode: return .postalCode
        case .street, .intersection: return .street
        case .place: break
        default: return .address
        }
        let kind = details(place).last { $0.key == "kind" }?.value ?? ""
        if let level = kind.hasPrefix("admin_level=") ? Int(kind.dropFirst(12)) : nil {
            switch level {
            case ...2: return .country
            case 3...4: return .administrativeArea
            case 5...6: return .subAdministrativeArea
            case 7...8: return .locality
            default: return .subLocality
            }
        }
        switch kind.dropFirst(6) {
        case "country": return .country
        case "state", "region", "province": return .administrativeArea
        case "county", "district": return .subAdministrativeArea
        case "suburb", "borough", "quarter", "neighbourhood": return .subLocality
        default: return .locality
        }
    }

    /// Keys and values of a place: names and attributes.
    func details(_ place: UInt32) -> [(key: String, value: String)] {
        let range = file.range(file.placeDetail, Int(place)).clamped(to: 0..<file.details.count)
        return stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).prefix(600).map {
            (file.string(file.details[$0]), file.string(file.details[$0 + 1]))
        }
    }

    /// Makes the answer.
    ///
    /// - Parameters:
    ///   - number: The address on the street, or -1.
    ///   - unit: Flat or floor, as typed.
    func read(
        _ place: UInt32, number: Int = -1, unit: String = "", from center: PackedPoint?,
        score: Double
    ) -> FoundPlace {
        var names: [String: String] = [:]
        var attributes: [String: String] = [:]
        var address = PlaceAddress()
        for (key, value) in details(place) {
            switch key {
            case "addr:housenumber": address.housenumber = value
            case "addr:street": address.street = value
            case "addr:postcode": address.postcode = value
            case "addr:suburb": address.suburb = value
            case "addr:city": if address.city.isEmpty { address.city = value }
            case "addr:county": address.county = value
            case "addr:state": address.state = value
            case "addr:country": address.country = value
            case "addr:country_code": address.countryCode = value
            case "brand", "operator": attributes[key] = attributes[key] ?? value
            case "osm": attributes["osm"] = attributes["osm"].map { $0 + ";" + value } ?? value
            default:
                if key == "name" || key.hasPrefix("name:") || key.contains("_name") || key == "ref"
                    || key == "iata" || key == "icao" || key.hasPrefix("name_")
                {
                    if names[key] == nil { names[key] = value }
                } else if attributes[key] == nil {
                    attributes[key] = value
                }
            }
        }
        var kind = kind(place)
        var point = PackedPoint(file.placeLatitude[Int(place)], file.placeLongitude[Int(place)])
        var osm = OSMReference(packed: file.placeOSM[Int(place)])
        let local = localName(names)
        if kind == .street { address.street = local }
        if kind == .postcode { address.postcode = names["name"] ?? "" }
        if kind == .place,
            ["city", "town", "village", "hamlet"].contains(where: {
                attributes["kind"] == "place=\($0)"
            })
        {
            address.city = local
        }
        var region: GeographicBounds?
        if number >= 0 {
            kind = .address
            address.housenumber = file.string(file.numberText[number])
            address.street = local
            address.unit = unit
            let postcode = file.string(file.numberPostcode[number])
            let city = file.string(file.numberCity[number])
            if !postcode.isEmpty { address.postcode = postcode }
            if !city.isEmpty { address.city = city }
            point = PackedPoint(file.numberLatitude[number], file.numberLongitude[number])
            osm = OSMReference(packed: file.numberOSM[number])
            attributes = [:]
        } else {
            region = box(place)
        }
        let category = number >= 0 ? nil : category(place)
        let name: String
        switch kind {
        case .address: name = address.streetLine
        default: name = local.isEmpty ? title(place, category) : local
        }
        return FoundPlace(
            name: name, title: name, subtitle: subtitle(kind, name, address), kind: kind,
            category: category,
            coordinate: CLLocationCoordinate2D(
                latitude: Double(point.latitude) / 1e7, longitude: Double(point.longitude) / 1e7),
            region: region, address: address, osm: osm,
            distance: center.map { NearPlaces.distance($0, point) }, score: score, names: names,
            attributes: attributes)
    }

    private func localName(_ names: [String: String]) -> String {
        for language in languages {
            var tag = language
            while !tag.isEmpty {
                if let name = names["name:\(tag)"] { return name }
                guard let dash = tag.lastIndex(of: "-") else { break }
                tag = String(tag[..<dash])
            }
        }
        return names["name"] ?? names["brand"] ?? names["ref"] ?? ""
    }

    /// What to call a thing without a name.
    private func title(_ place: UInt32, _ category: PlaceCategory?) -> String {
        for entry in file.range(file.placeConcept, Int(place)).prefix(16)
        where file.concepts[entry] & 1 == 0 {
            let title = KindWords(file: file).title(file.concepts[entry] >> 1)
            if !title.isEmpty { return title }
        }
        return category?.name ?? ""
    }

    private func subtitle(_ kind: PlaceKind, _ name: String, _ address: PlaceAddress) -> String {
        var parts: [String] = []
        func add(_ part: String) {
            if !part.isEmpty, part != name, !parts.contains(part) { parts.append(part) }
        }
        if kind == .poi || kind == .feature { add(address.streetLine) }
        if kind == .place || kind == .postcode {
            add(address.city)
            add(address.county)
            add(address.state)
        } else {
            add(address.cityLine.isEmpty ? address.suburb : address.cityLine)
        }
        add(address.country)
        return parts.joined(separator: ", ")
    }

    private func box(_ place: UInt32) -> GeographicBounds? {
        let index = file.placeBox[Int(place)]
        guard index != PlacesSection.none, Int(index) * 4 + 3 < file.boxes.count else { return nil }
        let first = Int(index) * 4
        return GeographicBounds(
            south: Double(file.boxes[first]) / 1e7, west: Double(file.boxes[first + 1]) / 1e7,
            north: Double(file.boxes[first + 2]) / 1e7, east: Double(file.boxes[first + 3]) / 1e7)
    }
}
