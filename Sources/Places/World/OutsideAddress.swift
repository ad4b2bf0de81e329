import MapGeometry
import World

/// A query for something in a city or country that lies outside the atlas: "Mannerheimintie 5, Stockholm, Sweden",
/// "Städtle 6, 8001 Zürich".
///
/// The city stands after a comma or after a postcode; elsewhere it is as likely a part of a name: "Via Roma".
struct OutsideAddress {
    /// What is meant: cities, the most populous first, or a country.
    let outside: [OutsidePlace]

    /// The fewest digits of a postcode that says where a street's name ends.
    private static let postcodeDigits = 4...6
    /// The most words of a city's name behind a postcode.
    private static let mostWords = 4

    /// Nil where no city is named so, or what is named lies in the atlas.
    ///
    /// - Parameter found: What the atlas has for the query.
    init?(
        _ request: SearchRequest, _ atlas: AtlasSurroundings, _ places: Places, found: [FoundPlace]
    ) {
        guard let tail = Tail(request.query, atlas.world) else { return nil }
        let world = atlas.world
        guard !tail.cities.contains(where: atlas.contains),
            !tail.regions.contains(where: atlas.lies)
        else { return nil }
        let name = NameFolding.folded(tail.name)
        // What contains an answer has the name, in whatever language, or an answer lies in the country.
        let isOwn = found.contains { place in
            let address = place.address
            let there = (place.coordinate.latitude, place.coordinate.longitude)
            if tail.regions.contains(where: { world.holds($0, there) }) { return true }
            return [address.suburb, address.city, address.county, address.state, address.country]
                .contains { part in
                    !part.isEmpty
                        && (NameFolding.folded(part) == name
                            || world.cities(named: part).contains { tail.cities.contains($0) })
                }
        }
        guard !isOwn, !Self.isWholeName(request.query, found.first),
            !Self.isHere(name, tail.name, places, request),
            !KindWords(file: atlas.file).isWord(
                TextFolding.joined(tail.name), in: request.languages)
        else { return nil }
        outside = OutsidePlace.list(tail.regions, tail.cities, world, request.languages)
        if outside.isEmpty { return nil }
    }

    /// Whether a place is called just what was typed, with the comma or without: "Pizzeria Bella, Napoli".
    private static func isWholeName(_ query: String, _ place: FoundPlace?) -> Bool {
        guard let place else { return false }
        let words = Set(TextFolding.words(query, limit: Places.longestQuery).map(\.bytes))
        return place.allNames.contains {
            words.isSubset(of: TextFolding.words($0).map(\.bytes))
        }
    }

    /// Whether a settlement, a part of one or a street here has the name.
    private static func isHere(
        _ name: [UInt8], _ text: String, _ places: Places, _ request: SearchRequest
    ) -> Bool {
        var asked = SearchRequest(text)
        asked.types = [.address]
        asked.near = request.near
        asked.region = request.region
        return places.search(asked).contains { $0.isCalled(name) }
    }

    /// The end of a query that names a city, a country, or a city in a country or state.
    private struct Tail {
        /// The name that has to be of something here for the query to mean that.
        var name: String
        var regions: [World.Region] = []
        /// The most populous first.
        var cities: [World.City] = []

        init?(_ query: String, _ world: World) {
            let parts = query.split(separator: ",", maxSplits: 8, omittingEmptySubsequences: true)
            guard parts.count >= 2 else {
                guard let city = OutsideAddress.afterPostcode(query) else { return nil }
                name = city
                cities = world.cities(named: city)
                if cities.isEmpty { return nil }
                return
            }
            // From the end: countries and states, then the city in them.
            let texts = parts.dropFirst().map(OutsideAddress.withoutNumbers).filter { !$0.isEmpty }
            var behind: [(name: String, regions: [World.Region])] = []
            for (index, text) in texts.enumerated().reversed() {
                // "USA" is a country behind a comma, not Usa in Tanzania.
                let isCode =
                    text.utf8.count <= World.longestCode || world.country(code: text) != nil
                let all = isCode ? [] : world.cities(named: text)
                let inside = all.filter { city in
                    behind.allSatisfy { $0.regions.contains { world.holds($0, city) } }
                }
                let regions = world.regions(named: text)
                // "New York, NY, USA": where a city of the region stands before, that is meant, and no city called Usa.
                let isOfCity =
                    !regions.isEmpty
                    && texts[..<index].contains { before in
                        world.cities(named: before).contains { city in
                            regions.contains { world.holds($0, city) }
                        }
                    }
                if !inside.isEmpty, !isOfCity {
                    name = text
                    cities = inside
                    return
                }
                if regions.isEmpty {
                    // Elsewhere there is a city of that name.
                    if !all.isEmpty { return nil }
                    break
                }
                behind.append((text, regions))
            }
            // A country alone, by its name: "PA" may be anything, and so may "Centre", which is a state.
            guard let last = behind.first,
                world.namesakes(of: String(parts[0])).cities.isEmpty
            else { return nil }
            regions = world.namesakes(of: last.name).regions.filter {
                if case .country = $0 { true } else { false }
            }
            name = last.name
            if regions.isEmpty { return nil }
        }
    }

    /// The words behind the last postcode of a text without commas; nil where there are none.
    private static func afterPostcode(_ query: String) -> String? {
        let words = query.split(whereSeparator: \.isWhitespace)
        guard
            let at = words.lastIndex(where: { word in
                word.contains { $0.isNumber }
            }),
            words[at].allSatisfy({ $0.isNumber || $0 == "-" }),
            postcodeDigits.contains(words[at].count { $0.isNumber }),
            case let city = words[(at + 1)...], (1...mostWords).contains(city.count)
        else { return nil }
        return city.joined(separator: " ")
    }

    /// A part of an address without its postcode: "8001 Zürich", "NY 10118".
    private static func withoutNumbers(_ part: Substring) -> String {
        part.split(whereSeparator: \.isWhitespace).filter { word in
            !word.contains { $0.isNumber }
        }.joined(separator: " ")
    }
}
