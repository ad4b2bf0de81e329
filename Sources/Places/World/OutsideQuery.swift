import Geodesy
import MapGeometry
import World

/// A query for a city, state or country that lies outside the atlas.
struct OutsideQuery {
    /// What is meant: countries, states, then cities, the most populous first.
    let outside: [OutsidePlace]

    /// What was typed without the region behind it, folded.
    private let typed: String
    private let words: Set<Substring>
    /// Whether a country or a large city is meant, which is likelier than what is only spelled like it.
    private let isLarge: Bool

    /// The number of people from which on a city is likelier meant than a kind by a word of another language.
    private static let largeCity = 500_000
    /// The most places that are described.
    private static let mostOutside = 5
    /// The number of places by which the atlas's countries and states are recognized.
    private static let mostSamples = 64
    /// How far beside the outermost places a city still counts as inside, in 1e-7 degrees.
    private static let frameMargin: Int32 = 500_000

    /// Nil where the atlas has what is meant, or the world has nothing of the name.
    ///
    /// - Parameter found: What the atlas has for the query.
    init?(_ request: SearchRequest, file: PlacesFile, world: World, found: [FoundPlace]) {
        guard request.types.contains(.address), request.open == nil, !request.query.isEmpty,
            let meant = Namesakes(request.query, world)
        else { return nil }
        typed = TextFolding.folded(meant.text)
        words = Set(typed.split(separator: " "))
        let atlas = AtlasSurroundings(file, world, margin: Self.frameMargin)
        guard !meant.cities.contains(where: { atlas.contains(world.place($0)) }),
            !meant.regions.contains(where: { atlas.lies(in: $0) })
        else { return nil }
        let name = NameFolding.folded(meant.text)
        let names = found.map { [$0.name] + $0.names.values }
        // Something here is called just so, be it with other blanks or marks.
        guard !names.joined().contains(where: { NameFolding.folded($0) == name }) else {
            return nil
        }
        // "Centre" and "North" are states too; where something here has the word, it is no state.
        let words = words
        let isWord = names.joined().contains {
            words.isSubset(of: TextFolding.folded($0).split(separator: " "))
        }
        let regions = meant.regions.filter {
            if case .state = $0 { !isWord } else { true }
        }
        let hasCountry = regions.contains { if case .country = $0 { true } else { false } }
        isLarge =
            hasCountry || meant.cities.first.map(world.population) ?? 0 >= Self.largeCity
        let typedWords = TextFolding.words(meant.text, limit: Places.longestQuery)
        let kinds = KindWords(file: file)
        let isKind =
            CategoryQuery(typedWords, kinds, languages: request.languages, isGenerous: false) != nil
        // "paris" are bets in French; whoever does not speak it means the city.
        let isOwnWord = kinds.isWord(QueryPhrases.joined(typedWords), in: request.languages)
        guard !isKind || (!isOwnWord && isLarge) else { return nil }
        // Towns that share a city's name are not meant by it alone.
        let least = (meant.cities.first.map(world.population) ?? 0) / 10
        let cities = meant.cities.filter { world.population($0) >= least }
        let places =
            regions.compactMap { OutsidePlace($0, world, request.languages) }
            + cities.map { OutsidePlace($0, world, request.languages) }
        guard !places.isEmpty else { return nil }
        outside = Array(places.prefix(Self.mostOutside))
    }

    /// Whether a place of the atlas may be meant all the same.
    func keeps(_ place: FoundPlace) -> Bool {
        ([place.name] + place.names.values).contains {
            let name = TextFolding.folded($0)
            return words.isSubset(of: name.split(separator: " "))
                || !isLarge && Self.isNear(typed, name)
        }
    }

    /// Whether what was typed is a name but for one letter, or its beginning, both folded.
    private static func isNear(_ typed: String, _ name: String) -> Bool {
        let typed = Array(typed.utf8)
        let name = Array(name.utf8)
        if typed.count >= 4, name.starts(with: typed) { return true }
        var distance = EditDistance()
        return typed.count >= 4 && distance.between(typed, name, atMost: 1) <= 1
    }

    /// What of the world a query names, with or without the region in which that lies: "Prattville, Alabama, USA".
    private struct Namesakes {
        /// The name itself.
        var text: String
        var regions: [World.Region]
        /// The most populous first.
        var cities: [World.City]

        init?(_ query: String, _ world: World) {
            text = query
            (regions, cities) = world.namesakes(of: query)
            if isEmpty, let tail = RegionQuery(query, world) {
                take(tail, world)
                if isEmpty, let inner = RegionQuery(tail.rest, world) {
                    take(inner, world)
                    keep(tail, world)
                }
            }
            if isEmpty { return nil }
        }

        private var isEmpty: Bool { regions.isEmpty && cities.isEmpty }

        private mutating func take(_ query: RegionQuery, _ world: World) {
            text = query.rest
            (regions, cities) = world.namesakes(of: text)
            keep(query, world)
        }

        private mutating func keep(_ query: RegionQuery, _ world: World) {
            regions.removeAll { !query.holds($0, world) }
            cities.removeAll { !query.holds($0, world) }
        }
    }

    /// Where in the world an atlas lies.
    private struct AtlasSurroundings {
        private let frame: PackedBox
        private let samples: [(latitude: Double, longitude: Double)]
        private let world: World

        init(_ file: PlacesFile, _ world: World, margin: Int32) {
            frame = file.frame(margin: margin)
            let step = max(file.count / OutsideQuery.mostSamples, 1)
            samples = stride(from: 0, to: file.count, by: step).map {
                let place = NearPlaces(file: file).point(UInt32($0)).coordinate
                return (place.latitude, place.longitude)
            }
            self.world = world
        }

        /// Whether a position is among the places or beside them.
        func contains(_ place: CLLocationCoordinate2D) -> Bool {
            let point = PackedCoordinate(rounding: place)
            return frame.contains(point.latitude, point.longitude)
        }

        /// Whether some of the atlas lies in a country or state.
        func lies(in region: World.Region) -> Bool {
            samples.contains { world.holds(region, $0) }
        }
    }
}

extension PlacesFile {
    /// The bounds of all places, with a margin in 1e-7 degrees.
    func frame(margin: Int32) -> PackedBox {
        guard placeTree.top >= 0 else {
            return PackedBox(south: 1, west: 1, north: 0, east: 0)
        }
        return bounds(level: placeTree.top, index: 0)
            .widened(latitude: Int64(margin), longitude: Int64(margin))
    }

    /// The bounds of the places below a box of the tree; over the 180th meridian where that is narrower.
    private func bounds(level: Int, index: Int) -> PackedBox {
        let box = placeTree.box(level: level, index: index)
        // Most of the world is in no box that is less wide.
        guard box.width > 1_800_000_000 else { return box }
        let first = index * BoxTree.width
        guard level > 0 else {
            var bounds = PointBounds()
            for place in first..<min(first + BoxTree.width, count) {
                bounds.add(PackedCoordinate(placeLatitude[place], placeLongitude[place]))
            }
            return bounds.box ?? box
        }
        var result = bounds(level: level - 1, index: first)
        let end = min(first + BoxTree.width, placeTree.count(ofLevel: level - 1))
        for child in (first + 1)..<max(end, first + 1) {
            result.join(bounds(level: level - 1, index: child))
        }
        return result
    }
}

extension World {
    fileprivate func place(_ city: City) -> CLLocationCoordinate2D {
        let (latitude, longitude) = position(city)
        return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

extension OutsidePlace {
    fileprivate init(_ city: World.City, _ world: World, _ languages: [String]) {
        let country = world.country(of: city)
        kind = .city
        name = world.name(city, languages: languages)
        state = world.state(of: city).map { world.name($0, languages: languages) } ?? ""
        self.country = country.map { world.name($0, languages: languages) } ?? ""
        countryCode = country.map { world.code($0) } ?? ""
        coordinate = world.place(city)
        population = world.population(city)
    }

    /// Nil for a region whose position the gazetteer lacks.
    fileprivate init?(_ region: World.Region, _ world: World, _ languages: [String]) {
        guard let (latitude, longitude) = world.middle(of: region) else { return nil }
        let country: World.Country
        switch region {
        case .country(let own):
            (kind, country) = (.country, own)
            name = world.name(own, languages: languages)
            state = ""
        case .state(let own):
            (kind, country) = (.state, world.country(of: own))
            name = world.name(own, languages: languages)
            state = name
        }
        self.country = world.name(country, languages: languages)
        countryCode = world.code(country)
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}
