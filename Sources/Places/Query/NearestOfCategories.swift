import Geodesy

extension Places {
    /// The maximum number of places that are examined when a kind is asked for without words.
    private static var mostVisited: Int { 2_000_000 }

    /// The nearest places of the categories that a request names without any words.
    ///
    /// - Returns: The nearest first; none without a position or region to look around.
    func nearest(_ request: SearchRequest, _ search: PlaceSearch, limit: Int) -> [FoundPlace] {
        guard let categories = request.categories, !categories.isEmpty,
            // "open now" asks even who does not say where they are.
            let center = search.center ?? (request.open == nil ? nil : search.middle)
        else { return [] }
        let near = NearPlaces(file: file)
        let distances = search.weights.distances
        var radius = 500.0
        while true {
            var found: [(distance: Double, place: UInt32)] = []
            var visited = 0
            near.places(in: PackedBox(around: center, radiusMeters: radius)) { place in
                visited += 1
                guard search.reader.kind(place) == .poi, search.isAllowed(place),
                    search.isOpen(place)
                else {
                    return visited < Self.mostVisited
                }
                let point = near.point(place)
                if search.isInRegion(point) {
                    found.append((SphericalDistance.meters(center, point), place))
                }
                return visited < Self.mostVisited
            }
            // The corners of the box are farther than its sides, beyond which nearer ones may be.
            let isFull = found.count { $0.distance <= radius } >= limit
            guard isFull || radius > 2e7 || visited >= Self.mostVisited else {
                radius *= 3
                continue
            }
            return found.sorted { $0 < $1 }.prefix(limit).map { item in
                let score = distances.score(item.distance, half: distances.halfOfCategories)
                return search.answer(PlaceSearch.Ranked(place: item.place, score: score), [])
            }
        }
    }
}
