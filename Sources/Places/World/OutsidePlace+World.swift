import MapGeometry
import World

extension World {
    /// Where a city is.
    func place(_ city: City) -> CLLocationCoordinate2D {
        let (latitude, longitude) = position(city)
        return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

extension OutsidePlace {
    /// The most places that are described.
    private static let most = 5

    /// What a name means: countries, states, then cities, the most populous first.
    ///
    /// Towns that share a city's name are not meant by it alone.
    static func list(
        _ regions: [World.Region], _ cities: [World.City], _ world: World, _ languages: [String]
    ) -> [OutsidePlace] {
        let least = (cities.first.map(world.population) ?? 0) / 10
        let places =
            regions.compactMap { OutsidePlace($0, world, languages) }
            + cities.filter { world.population($0) >= least }
            .map { OutsidePlace($0, world, languages) }
        return Array(places.prefix(most))
    }

    /// What the gazetteer knows of a city.
    init(_ city: World.City, _ world: World, _ languages: [String]) {
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
    init?(_ region: World.Region, _ world: World, _ languages: [String]) {
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
