import World

/// A query whose last words say in which country or state: "Helsinki, Finland", "Harrisburg, PA".
struct RegionQuery {
    /// The query without the region's name.
    let rest: String
    /// The region's name: the last words of the query.
    let name: String
    /// What the last words may mean.
    let regions: [World.Region]
    /// Whether a comma stands between: then nothing else is meant.
    let isParted: Bool

    private static let separators: Set<UInt8> = [
        UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "\t"), UInt8(ascii: "\n"),
    ]
    /// The maximum number of words of a region's name without a comma: "Papua New Guinea".
    private static let mostWords = 3

    /// The maximum number of words that a query with a region has; each may be a region whose rest is looked at again.
    private static let longestQuery = 16

    /// Nil if the last words mean no region, or nothing stands before them.
    init?(_ query: String, _ world: World) {
        guard query.utf8.count(where: { Self.separators.contains($0) }) < Self.longestQuery else {
            return nil
        }
        if let comma = query.lastIndex(of: ",") {
            let rest = query[..<comma].filter { !$0.isWhitespace || $0 == " " }
            let tail = query[query.index(after: comma)...]
            let found = world.regions(named: String(tail))
            guard !found.isEmpty, rest.contains(where: { $0.isLetter || $0.isNumber }) else {
                return nil
            }
            self.rest = String(rest)
            name = String(tail)
            regions = found
            isParted = true
            return
        }
        let words = query.split(whereSeparator: \.isWhitespace)
        for count in stride(from: min(Self.mostWords, words.count - 1), to: 0, by: -1) {
            let tail = words.suffix(count).joined(separator: " ")
            // Two letters are too often a word of a language.
            guard tail.utf8.count > 2 else { continue }
            let found = world.regions(named: tail)
            guard !found.isEmpty else { continue }
            rest = words.dropLast(count).joined(separator: " ")
            name = tail
            regions = found
            isParted = false
            return
        }
        return nil
    }

    /// Whether a situation lies in one of the regions.
    func holds(_ situation: World.Situation?) -> Bool {
        guard let situation else { return false }
        return regions.contains { region in
            switch region {
            case .country(let country): situation.country == country
            case .state(let state): situation.state == state
            }
        }
    }

    /// Whether an address in the extract has the region's name for its town or district, whatever outlines say.
    func isNamed(in address: PlaceAddress) -> Bool {
        let name = TextFolding.folded(name)
        return [address.city, address.county, address.state].contains {
            !$0.isEmpty && TextFolding.folded($0) == name
        }
    }

    /// Whether a city lies in one of the regions.
    func holds(_ city: World.City, _ world: World) -> Bool {
        regions.contains { world.holds($0, city) }
    }

    /// Whether a state lies in one of the countries; a country lies in none.
    func holds(_ region: World.Region, _ world: World) -> Bool {
        guard case .state(let state) = region else { return false }
        return regions.contains(.country(world.country(of: state)))
    }
}
