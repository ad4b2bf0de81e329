import Geodesy
import MapGeometry
import World

/// A query for things of a kind in a city, state or country that the atlas does not have: "pharmacy near Berlin".
struct OutsideAnchor {
    /// What is meant: countries, states, then cities, the most populous first; empty where the atlas has some of it.
    let outside: [OutsidePlace]
    /// The things of the kind in the atlas that are in reach from there, or that lie at something of that name here.
    let places: [FoundPlace]

    /// How far from a city, in meters, things still are in its surroundings.
    private static let reach = 50_000.0

    /// Nil where the query names no kind or no such place, or the atlas has what is named.
    ///
    /// - Parameter found: What the atlas has for the query.
    init?(
        _ request: SearchRequest, _ atlas: AtlasSurroundings, _ places: Places, found: [FoundPlace]
    ) {
        let words = TextFolding.words(request.query, limit: Places.longestQuery)
        let kinds = KindWords(file: atlas.file)
        for query in AnchoredQuery.all(words) where query.isSaid {
            guard
                CategoryQuery(
                    query.wanted, kinds, languages: request.languages, isGenerous: false) != nil
            else { continue }
            var asked = request
            asked.query = Self.text(query.anchor)
            asked.region = nil
            asked.isRegionRequired = false
            guard let meant = Namesakes(asked.query, atlas.world) else { continue }
            let here = places.search(asked)
            let other = OutsideQuery(meant, asked, atlas, found: here)
            outside = other?.outside ?? []
            if let other, here.contains(where: other.keeps) {
                self.places = found
                return
            }
            let name = NameFolding.folded(meant.text)
            if other == nil, here.contains(where: { $0.isCalled(name) }) { return nil }
            // The extract may have some of a city, and not the city.
            guard let city = meant.cities.first else {
                if other == nil { return nil }
                self.places = []
                return
            }
            let middle = atlas.world.place(city)
            asked.query = Self.text(query.wanted)
            asked.near = middle
            self.places = places.search(asked).filter {
                SphericalDistance.meters(
                    PackedCoordinate(truncating: middle),
                    PackedCoordinate(truncating: $0.coordinate)) <= Self.reach
            }
            if other == nil, self.places.isEmpty { return nil }
            return
        }
        return nil
    }

    private static func text(_ words: [TextFolding.Word]) -> String {
        String(decoding: QueryPhrases.joined(words), as: UTF8.self)
    }
}
