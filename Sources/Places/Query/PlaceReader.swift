import Bytes
import Geodesy
import MapGeometry

/// Makes answers from places.
struct PlaceReader {
    let file: PlacesFile
    private let languages: [String]
    private let keys: DetailKeys
    private let world: WorldContext
    private let cities: CityNames

    init(file: PlacesFile, languages: [String]) {
        self.file = file
        self.languages = languages
        keys = DetailKeys(languages: languages)
        world = WorldContext(languages: languages)
        cities = CityNames(file: file, keys: keys, isAsked: !languages.isEmpty)
    }

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
        _ place: UInt32, number: Int = -1, unit: String = "", from center: PackedCoordinate?,
        score: Double
    ) -> FoundPlace {
        var address = PlaceAddress()
        var main = ""
        var brand = ""
        var reference = ""
        var translation: (rank: Int, name: String)?
        var elementKind = ""
        let range = file.range(file.placeDetail, Int(place)).clamped(to: 0..<file.details.count)
        for at in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).prefix(600) {
            let value = file.details[at + 1]
            guard let key = keys.find(file.details[at], in: file) else { continue }
            switch key {
            case .name: if main.isEmpty { main = file.string(value) }
            case .kind: if elementKind.isEmpty { elementKind = file.string(value) }
            case .housenumber: address.housenumber = file.string(value)
            case .street: address.street = file.string(value)
            case .postcode: address.postcode = file.string(value)
            case .suburb: address.suburb = file.string(value)
            case .city: if address.city.isEmpty { address.city = file.string(value) }
            case .county: address.county = file.string(value)
            case .state: address.state = file.string(value)
            case .country: address.country = file.string(value)
            case .countryCode: address.countryCode = file.string(value)
            case .brand: if brand.isEmpty { brand = file.string(value) }
            case .reference:
                if reference.isEmpty {
                    reference = file.string(value)
                    // A road with two numbers has them in one value.
                    if reference.utf8.contains(UInt8(ascii: ";")) {
                        reference = reference.split(separator: ";").joined(separator: ", ")
                    }
                }
            case .translation(let rank):
                if rank < translation?.rank ?? .max { translation = (rank, file.string(value)) }
            }
        }
        var kind = kind(place)
        var point = PackedCoordinate(
            file.placeLatitude[Int(place)], file.placeLongitude[Int(place)])
        var osm = OSMReference(packed: file.placeOSM[Int(place)])
        let local =
            translation?.name ?? [main, brand, reference].first { !$0.isEmpty } ?? ""
        if kind == .street { address.street = local }
        if kind == .postcode { address.postcode = main }
        var isCountry = false
        if kind == .place {
            switch elementKind {
            case "place=country", "admin_level=2": isCountry = true
            case "place=city", "place=town", "place=village", "place=hamlet": address.city = local
            default: break
            }
        }
        var region: GeographicBounds?
        if number >= 0 {
            kind = .address
            address.housenumber = file.string(file.numberText[number])
            let own = file.string(file.numberStreet[number])
            address.street = translation == nil && !own.isEmpty ? own : local
            address.unit = unit
            let postcode = file.string(file.numberPostcode[number])
            let city = file.string(file.numberCity[number])
            if !postcode.isEmpty { address.postcode = postcode }
            if !city.isEmpty { address.city = city }
            point = PackedCoordinate(file.numberLatitude[number], file.numberLongitude[number])
            osm = OSMReference(packed: file.numberOSM[number])
        } else {
            region = box(place)
        }
        let told = address
        if isCountry {
            address = world.address(ofCountry: local)
        } else {
            world.complete(&address, at: point.coordinate)
        }
        address.city = cities.translated(address.city, of: place)
        let category = number >= 0 ? nil : category(place)
        let name: String
        switch kind {
        case .address: name = address.streetLine
        default: name = local.isEmpty ? title(place, category) : local
        }
        var found = FoundPlace(
            name: name, title: name, subtitle: subtitle(kind, name, address, told), kind: kind,
            category: category,
            coordinate: point.coordinate,
            region: region, address: address, osm: osm,
            distance: center.map { SphericalDistance.meters($0, point) }, score: score,
            details: PlaceDetails(file: file, place: place, hasAttributes: number < 0))
        found.isUnnamed = kind != .address && local.isEmpty
        return found
    }

    /// The names by which an answer may be shown, folded: the local one, and that in a language asked for.
    func shownNames(_ place: UInt32) -> [[UInt8]] {
        var names: [[UInt8]] = []
        let range = file.range(file.placeDetail, Int(place)).clamped(to: 0..<file.details.count)
        for at in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).prefix(600) {
            switch keys.find(file.details[at], in: file) {
            case .name, .translation:
                names.append(TextFolding.joined(file.string(file.details[at + 1])))
            default: continue
            }
        }
        return names
    }

    /// Returns a title for a place without a name: its kind, in a language asked for.
    private func title(_ place: UInt32, _ category: PlaceCategory?) -> String {
        for isSecond: UInt16 in [0, 1] {
            for entry in file.range(file.placeConcept, Int(place)).prefix(16)
            where file.concepts[entry] & 1 == isSecond {
                let title = KindWords(file: file).title(file.concepts[entry] >> 1, in: languages)
                if !title.isEmpty { return title }
            }
        }
        return category?.name ?? ""
    }

    /// - Parameter told: The address as written in the extract: in one without a country's border all answers lie in
    ///   one country.
    private func subtitle(
        _ kind: PlaceKind, _ name: String, _ address: PlaceAddress, _ told: PlaceAddress
    ) -> String {
        var line = SecondLine(name: name)
        if kind == .poi || kind == .feature { line.add(address.streetLine) }
        if kind == .place || kind == .postcode {
            line.add(address.city)
            line.add(address.county)
            if !told.state.isEmpty { line.add(address.state) }
        } else {
            let city = address.cityLine
            line.add(city.isEmpty ? address.suburb : city)
        }
        // A code comes from a border in the extract, not from one place's own tag.
        if !told.countryCode.isEmpty { line.add(address.country) }
        return line.text
    }

    private func box(_ place: UInt32) -> GeographicBounds? {
        let index = file.placeBox[Int(place)]
        guard index != PlacesFile.none, Int(index) * 4 + 3 < file.boxes.count else { return nil }
        let first = Int(index) * 4
        return GeographicBounds(
            south: Double(file.boxes[first]) / 1e7, west: Double(file.boxes[first + 1]) / 1e7,
            north: Double(file.boxes[first + 2]) / 1e7, east: Double(file.boxes[first + 3]) / 1e7)
    }
}

/// The second line of an answer: parts of an address, each once.
private struct SecondLine {
    private(set) var text = ""
    private var parts: [String] = []

    /// - Parameter name: What the first line says.
    init(name: String) {
        parts.reserveCapacity(6)
        parts.append(name)
    }

    mutating func add(_ part: String) {
        if part.isEmpty || parts.contains(part) { return }
        if parts.count == 1 { text = part } else { text += ", " + part }
        parts.append(part)
    }
}
