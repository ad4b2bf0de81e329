import Geodesy
import MapGeometry
import World

extension Places {
    /// Finds what was typed, and names the intended city where it lies outside the atlas.
    ///
    /// - Returns: The places of ``search(_:)``. Where a city of just that name lies elsewhere and nothing here has the name, what
    ///   is only spelled like it is left out, and ``SearchAnswer/outside`` tells the city. Beside a small city, what here is one
    ///   letter away stays.
    public func answer(_ request: SearchRequest) -> SearchAnswer {
        let places = search(request)
        let outside = citiesOutside(request, found: places)
        guard !outside.isEmpty else { return SearchAnswer(places: places) }
        let typed = TextFolding.folded(outside[0].typed)
        let words = Set(typed.split(separator: " "))
        let isLarge = outside[0].place.population >= Self.largeCity
        let kept = places.filter { place in
            ([place.name] + place.names.values).contains {
                let name = TextFolding.folded($0)
                return words.isSubset(of: name.split(separator: " "))
                    || !isLarge && Self.isNear(typed, name)
            }
        }
        return SearchAnswer(places: kept, outside: outside.map(\.place))
    }

    /// Whether what was typed is a name but for one letter, or its beginning, both folded.
    private static func isNear(_ typed: String, _ name: String) -> Bool {
        let typed = Array(typed.utf8)
        let name = Array(name.utf8)
        if typed.count >= 4, name.starts(with: typed) { return true }
        var distance = EditDistance()
        return typed.count >= 4 && distance.between(typed, name, atMost: 1) <= 1
    }

    /// People from which on a city is likelier meant than a kind by a word of another language.
    private static let largeCity = 500_000
    /// The maximum number of cities in an answer.
    private static let mostOutside = 5

    private func citiesOutside(
        _ request: SearchRequest, found: [FoundPlace]
    ) -> [(place: OutsidePlace, typed: String)] {
        guard let world = World.shared, request.types.contains(.address),
            request.open == nil, !request.query.isEmpty
        else { return [] }
        var typed = request.query
        var cities = world.cities(named: typed)
        if cities.isEmpty, let tail = RegionQuery(typed, world) {
            // "Prattville, Alabama, USA".
            let inner = RegionQuery(tail.rest, world)
            typed = tail.rest
            cities = world.cities(named: typed).filter { tail.holds($0, world) }
            if cities.isEmpty, let inner {
                typed = inner.rest
                cities = world.cities(named: typed).filter {
                    tail.holds($0, world) && inner.holds($0, world)
                }
            }
        }
        let frame = file.frame(margin: Self.frameMargin)
        guard let first = cities.first, !cities.contains(where: { frame.contains(world.place($0)) })
        else { return [] }
        let name = NameFolding.folded(typed)
        // Something here is called just so, be it with other blanks or marks.
        let isHere = found.contains { place in
            ([place.name] + place.names.values).contains { NameFolding.folded($0) == name }
        }
        let words = TextFolding.words(typed, limit: Self.longestQuery)
        let kinds = KindWords(file: file)
        let isKind =
            CategoryQuery(words, kinds, languages: request.languages, isGenerous: false) != nil
        // "paris" means bets in French; for speakers of other languages it is the city.
        let isOwnWord = kinds.isWord(QueryPhrases.joined(words), in: request.languages)
        guard !isHere,
            !isKind || (!isOwnWord && world.population(first) >= Self.largeCity)
        else { return [] }
        // Towns that share a city's name are not meant by it alone.
        let least = world.population(first) / 10
        return cities.filter { world.population($0) >= least }.prefix(Self.mostOutside).map {
            (OutsidePlace($0, world, request.languages), typed)
        }
    }

    /// How far beside the outermost places a city still counts as inside, in 1e-7 degrees.
    private static let frameMargin: Int32 = 500_000
}

extension PlacesFile {
    /// The bounds of all places, with a margin in 1e-7 degrees.
    func frame(margin: Int32) -> PackedBox {
        guard placeTree.top >= 0 else {
            return PackedBox(south: 1, west: 1, north: 0, east: 0)
        }
        let box = placeTree.box(level: placeTree.top, index: 0)
        return PackedBox(
            south: box.south &- margin, west: box.west &- margin, north: box.north &+ margin,
            east: box.east &+ margin)
    }
}

extension PackedBox {
    fileprivate func contains(_ place: CLLocationCoordinate2D) -> Bool {
        let point = PackedCoordinate(rounding: place)
        return contains(point.latitude, point.longitude)
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
        name = world.name(city, languages: languages)
        state = world.state(of: city).map { world.name($0, languages: languages) } ?? ""
        self.country = country.map { world.name($0, languages: languages) } ?? ""
        countryCode = country.map { world.code($0) } ?? ""
        coordinate = world.place(city)
        population = world.population(city)
    }
}
