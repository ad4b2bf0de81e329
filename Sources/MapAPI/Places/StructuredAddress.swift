import Answers
import Places

/// An address in separate parts, as structured queries give it.
struct StructuredAddress: Sendable {
    /// A point of interest, or a category.
    var amenity = ""
    /// The number of a house.
    var housenumber = ""
    /// A street; a number may stand before or behind it.
    var street = ""
    /// A part of a town.
    var suburb = ""
    /// A town.
    var city = ""
    /// A postcode.
    var postcode = ""
    /// A county.
    var county = ""
    /// A state.
    var state = ""
    /// A country by its name or its two letters.
    var country = ""

    /// Creates an address from parts, nil for those that are not given.
    init(
        amenity: String? = nil, housenumber: String? = nil, street: String? = nil,
        suburb: String? = nil, city: String? = nil, postcode: String? = nil,
        county: String? = nil, state: String? = nil, country: String? = nil
    ) {
        func told(_ part: String?) -> String {
            let part = part ?? ""
            return part.allSatisfy(\.isWhitespace) ? "" : part
        }
        self.amenity = told(amenity)
        self.housenumber = told(housenumber)
        self.street = told(street)
        self.suburb = told(suburb)
        self.city = told(city)
        self.postcode = told(postcode)
        self.county = told(county)
        self.state = told(state)
        self.country = told(country)
    }

    /// The parts that are given, the smallest first.
    private var parts: [String] {
        let line = housenumber.isEmpty ? street : street.isEmpty ? "" : street + " " + housenumber
        return [amenity, line, suburb, postcode, city, county, state, country].filter {
            !$0.isEmpty
        }
    }

    /// Whether no part is given.
    var isEmpty: Bool { parts.isEmpty }

    /// The address in one line.
    var line: String { parts.joined(separator: ", ") }

    /// The kind of the smallest part that is given, as a search needs it.
    private var wanted: (types: SearchRequest.ResultTypes, parts: SearchRequest.AddressParts) {
        if !amenity.isEmpty { return ([.pointOfInterest, .physicalFeature], .all) }
        if !street.isEmpty { return (.address, [.street, .address]) }
        if !suburb.isEmpty { return (.address, [.subLocality, .locality]) }
        if !city.isEmpty { return (.address, [.locality, .subLocality, .subAdministrativeArea]) }
        if !postcode.isEmpty { return (.address, .postalCode) }
        if !county.isEmpty { return (.address, [.subAdministrativeArea, .administrativeArea]) }
        return (.address, state.isEmpty ? .country : .administrativeArea)
    }

    /// Finds the places that have the address.
    ///
    /// Where nothing has all of its parts, the smallest one and its town alone are looked for; what contradicts a
    /// part is left out.
    ///
    /// - Parameter search: What else is asked for; its words are not looked at.
    func places(_ search: FilteredSearch, _ atlases: AtlasCollection) throws -> [FoundPlace] {
        guard !isEmpty else { return try search.placesAround(atlases) }
        var search = search
        if search.request.types == .all, search.request.addressParts == .all {
            (search.request.types, search.request.addressParts) = wanted
        }
        let outer = search.isWanted ?? { _ in true }
        let parts = parts
        // "Finland" is Suomi, and "FI".
        let code = country.utf8.count == 2 ? country.uppercased() : CountryCodes.named(country)
        // A code is in no name, and a country's name in another language is not in all.
        let whole = code != nil && parts.count > 1 ? Array(parts.dropLast()) : parts
        var lines: [String] = []
        for words in [whole, [parts[0], city].filter { !$0.isEmpty }, [parts[0]]] {
            let line = words.joined(separator: ", ")
            if !lines.contains(line) { lines.append(line) }
        }
        for line in lines {
            search.request.query = line
            search.isWanted = { place in
                try outer(place) && fits(place, countryCode: code, atlases)
            }
            let found = try search.places(atlases)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Whether nothing known of a place contradicts the address.
    ///
    /// - Parameter countryCode: The code of the country; nil for none, or for a name that no country has.
    private func fits(
        _ place: FoundPlace, countryCode: String?, _ atlases: AtlasCollection
    ) throws -> Bool {
        let address = place.address
        if !postcode.isEmpty, !address.postcode.isEmpty,
            Self.folded(postcode) != Self.folded(address.postcode)
        {
            return false
        }
        if let countryCode, !place.isInCountry([countryCode]) { return false }
        let told: [(asked: String, known: String)] = [
            (city, address.city), (county, address.county), (state, address.state),
            (countryCode == nil ? country : "", address.country),
        ].filter { !$0.0.isEmpty && !$0.1.isEmpty }
        var others: Set<String>?
        for (asked, known) in told where Self.folded(asked) != Self.folded(known) {
            // "Helsingfors" is Helsinki, and a suburb may be given as the city.
            let names = try others ?? Self.names(around: place, atlases)
            others = names
            if !names.contains(Self.folded(asked)) { return false }
        }
        return true
    }

    /// The names in all languages of a place and the areas around it.
    private static func names(
        around place: FoundPlace, _ atlases: AtlasCollection
    ) throws -> Set<String> {
        var names = Set(place.address.parts.map { folded($0.value) })
        for area in try atlases.areas(containing: place.coordinate) + [place] {
            names.formUnion(area.names.values.map(folded))
        }
        return names
    }

    private static func folded(_ text: String) -> String {
        TextFolding.folded(text).replacing(" ", with: "")
    }
}
