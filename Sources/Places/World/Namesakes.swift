import World

/// What of the world a query names, with or without the region in which that lies: "Prattville, Alabama, USA".
struct Namesakes {
    /// The name itself.
    var text: String
    var regions: [World.Region]
    /// The most populous first.
    var cities: [World.City]

    init?(_ query: String, _ world: World) {
        text = query
        // "PA" is a code, or no name that anybody types so.
        guard query.utf8.count > World.longestCode else { return nil }
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

extension World {
    /// The length of the codes of countries and states in most addresses, which are the names of cities too: "PA".
    static let longestCode = 2
}
