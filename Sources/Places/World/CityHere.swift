import Geodesy
import MapGeometry
import World

extension PlaceSearch {
    /// A city of the gazetteer that lies in the atlas, as a place of it.
    ///
    /// A clipped extract may have a city's streets and not the node that has its name.
    func answer(_ city: World.City, _ world: World) -> FoundPlace {
        let coordinate = world.place(city)
        let outline = OutsidePlace(city, world, request.languages)
        var address = PlaceAddress()
        address.city = outline.name
        WorldContext(languages: request.languages, world: world).complete(&address, at: coordinate)
        return FoundPlace(
            name: outline.name, title: outline.name,
            subtitle: [address.state, address.country].filter { !$0.isEmpty && $0 != outline.name }
                .joined(separator: ", "),
            kind: .place, category: nil, coordinate: coordinate, region: nil, address: address,
            osm: .none,
            distance: center.map {
                SphericalDistance.meters($0, PackedCoordinate(truncating: coordinate))
            }, score: 1, details: nil)
    }
}

extension Places {
    /// The city of a name that lies in the atlas, where nothing found is called so; nil where something is.
    ///
    /// It is the atlas's own place if that has another of the city's names, otherwise the gazetteer's.
    ///
    /// - Parameter found: What the atlas has for the query.
    func cityHere(
        _ meant: Namesakes, _ request: SearchRequest, _ atlas: AtlasSurroundings,
        found: [FoundPlace]
    ) -> FoundPlace? {
        guard !request.isRegionRequired, request.addressParts.contains(.locality),
            let city = meant.cities.first(where: atlas.containsMiddle)
        else { return nil }
        let name = NameFolding.folded(meant.text)
        let isCalledSo = found.contains { place in
            place.kind != .street && place.isCalled(name)
        }
        if isCalledSo { return nil }
        let world = atlas.world
        for name in [meant.text, world.name(city)] {
            var asked = request
            asked.query = name
            asked.types = [.address]
            let own = search(asked).first { place in
                place.kind == .place
                    && place.allNames.contains { world.cities(named: $0).contains(city) }
            }
            if let own { return found.contains { $0.osm == own.osm } ? nil : own }
        }
        return PlaceSearch(file, request, isCompletion: false).answer(city, world)
    }
}
