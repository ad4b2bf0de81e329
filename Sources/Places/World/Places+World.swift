import World

extension Places {
    /// Finds what was typed, and says which city, state or country is meant where that lies outside the atlas.
    ///
    /// - Returns: The places of ``search(_:)``. Where something of just that name lies elsewhere and nothing here has the name,
    ///   what is only spelled like it is left out, and ``SearchAnswer/outside`` describes it. Beside a small city, what here
    ///   is one letter away stays. An address in a city elsewhere has no places, things of a kind there have those in its surroundings.
    ///   A city inside that the extract has no place
    ///   for is one, where the gazetteer of the world has it.
    public func answer(_ request: SearchRequest) -> SearchAnswer {
        let places = search(request)
        guard let world = World.shared, request.types.contains(.address), request.open == nil,
            !request.query.isEmpty
        else { return SearchAnswer(places: places) }
        let atlas = AtlasSurroundings(file: file, world: world)
        if let meant = Namesakes(request.query, world) {
            if let query = OutsideQuery(meant, request, atlas, found: places) {
                return SearchAnswer(places: places.filter(query.keeps), outside: query.outside)
            }
            if let city = cityHere(meant, request, atlas, found: places) {
                return SearchAnswer(places: [city] + places.prefix(max(request.limit - 1, 0)))
            }
        }
        if let anchor = OutsideAnchor(request, atlas, self, found: places) {
            return SearchAnswer(places: anchor.places, outside: anchor.outside)
        }
        if let address = OutsideAddress(request, atlas, self, found: places) {
            return SearchAnswer(places: [], outside: address.outside)
        }
        return SearchAnswer(places: places)
    }
}
