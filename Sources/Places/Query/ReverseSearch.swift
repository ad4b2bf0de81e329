import Bytes
import Foundation
import Geodesy
import MapGeometry
import World

/// One look-up of a position.
struct ReverseSearch {
    let file: PlacesFile
    let point: PackedCoordinate
    let reader: PlaceReader

    private let weights = RankingWeights().reverse
    private let distances = RankingWeights().distances

    init(file: PlacesFile, point: PackedCoordinate, languages: [String]) {
        self.file = file
        // On the 180th meridian areas of either side end; the other one begins there.
        self.point =
            point.longitude == 1_800_000_000
            ? PackedCoordinate(point.latitude, -point.longitude) : point
        reader = PlaceReader(file: file, languages: languages)
    }

    func answer(limit: Int) -> ReverseAnswer {
        let areas = containingAreas()
        let street = nearestStreet()
        var places: [FoundPlace] = []
        if let address = nearestAddress(street) {
            var place = reader.read(
                file.numberPlace[address.index], number: address.index, from: point,
                score: score(address.distance))
            place.distance = address.distance
            places.append(place)
        }
        if let street {
            var place = reader.read(street.place, from: point, score: score(street.distance))
            place.distance = street.distance
            // The nearest point of the street, not the middle of it.
            place.coordinate = street.at.coordinate
            places.append(place)
        }
        for poi in nearestPoints(limit: limit) where places.count < max(limit, 1) {
            places.append(reader.read(poi.place, from: point, score: score(poi.distance)))
        }
        var answer = ReverseAnswer()
        for area in areas {
            let place = reader.read(area, from: point, score: 1)
            switch place.kind {
            case .place, .postcode: answer.containing.append(place)
            default:
                if isWater(place) {
                    answer.inlandWater = answer.inlandWater ?? place.name
                } else if isSea(place) {
                    answer.ocean = answer.ocean ?? place.name
                }
                if isOfInterest(place) { answer.areasOfInterest.append(place) }
            }
        }
        if answer.inlandWater == nil {
            if CoastSearch(file: file, point: point).isSea == true {
                answer.ocean = answer.ocean ?? seaName()
            } else if CoastSearch(file: file, point: point).isSea == false {
                // A bay's outline is drawn generously; the coastline knows better.
                answer.ocean = nil
            }
        }
        if places.isEmpty, let ocean = answer.ocean {
            places = [sea(ocean)]
        } else if places.isEmpty {
            // Nothing near: the smallest area that contains the position says where it is; a postcode is no place.
            let areas = answer.areasOfInterest + answer.containing.filter { $0.kind == .place }
            places = Array(areas.prefix(1))
        }
        if places.isEmpty {
            places = nearestPoints(limit: 1, named: false).map {
                reader.read($0.place, from: point, score: score($0.distance))
            }
        }
        let home = country(answer.containing)
        for index in places.indices { complete(&places[index], answer.containing, in: home) }
        answer.places = Array(places.prefix(max(limit, 1)))
        return answer
    }

    private func isWater(_ place: FoundPlace) -> Bool {
        guard let kind = place.elementKind else { return false }
        return kind.hasPrefix("natural=water") || kind.hasPrefix("waterway=")
            || kind == "landuse=reservoir"
    }

    private func isSea(_ place: FoundPlace) -> Bool {
        ["natural=bay", "natural=strait", "place=sea", "place=ocean"].contains(place.elementKind)
    }

    /// Whether people would name an area to say where they are.
    private func isOfInterest(_ place: FoundPlace) -> Bool {
        if place.category != nil { return true }
        guard let kind = place.elementKind else { return place.kind == .feature }
        let dull = [
            "landuse=residential", "landuse=commercial", "landuse=industrial", "landuse=retail",
            "landuse=farmland", "landuse=farmyard", "landuse=construction", "landuse=garages",
            "landuse=grass", "landuse=meadow", "boundary=", "building=", "amenity=parking",
        ]
        return !dull.contains { kind.hasPrefix($0) }
    }

    private func seaName() -> String {
        Seas.name(latitude: point.coordinate.latitude, longitude: point.coordinate.longitude)
    }

    /// The answer for open water.
    private func sea(_ name: String) -> FoundPlace {
        FoundPlace(
            name: name, title: name, subtitle: "", kind: .feature, category: nil,
            coordinate: point.coordinate,
            region: nil, address: PlaceAddress(), osm: .none, distance: 0, score: 1, details: nil)
    }

    private func score(_ distance: Double) -> Double {
        distances.score(distance, half: distances.halfAtPosition)
    }

    /// The two letters of the position's country, by the border that the extract has or by the gazetteer of the world;
    /// nil if neither knows it.
    private func country(_ containing: [FoundPlace]) -> String? {
        let outlined = containing.first {
            ["admin_level=2", "place=country"].contains($0.elementKind)
                && !$0.address.countryCode.isEmpty
        }
        if let outlined { return outlined.address.countryCode }
        let place = point.coordinate
        return World.shared.flatMap { world in
            world.country(latitude: place.latitude, longitude: place.longitude).map(world.code)
        }
    }

    /// Whether an area is part of the address of what lies in it: towns and what is administered, no landscapes.
    private func isOfAddresses(_ area: FoundPlace) -> Bool {
        guard area.kind == .place else { return false }
        let landscapes = [
            "region", "locality", "farm", "allotments", "isolated_dwelling", "island", "islet",
            "archipelago",
        ]
        return !landscapes.contains { area.elementKind == "place=\($0)" }
    }

    /// Fills in what an address lacks from the areas around it.
    ///
    /// - Parameter home: The two letters of the position's country: an area of another one, which has its label there, says
    ///   nothing of it.
    private func complete(
        _ place: inout FoundPlace, _ containing: [FoundPlace], in home: String?
    ) {
        for area in containing {
            let parts = area.address
            if area.kind == .postcode, place.address.postcode.isEmpty {
                place.address.postcode = area.name
            }
            guard isOfAddresses(area),
                home == nil || parts.countryCode.isEmpty || parts.countryCode == home
            else { continue }
            if place.address.city.isEmpty { place.address.city = parts.city }
            if place.address.country.isEmpty { place.address.country = parts.country }
            if place.address.countryCode.isEmpty { place.address.countryCode = parts.countryCode }
            if place.address.state.isEmpty { place.address.state = parts.state }
        }
    }

    private func nearestStreet() -> (place: UInt32, distance: Double, at: PackedCoordinate)? {
        var best: (place: UInt32, distance: Double, at: PackedCoordinate, rank: Double)?
        var radius = weights.firstBox
        while radius <= weights.streetReach * 1.5 {
            let box = PackedBox(around: point, radiusMeters: radius)
            file.pieceTree.search(box) { items in
                for item in items {
                    let place = file.piecePlace[item]
                    guard reader.kind(place) == .street else { continue }
                    let range = file.range(file.pieceStart, item).prefix(64)
                    for index in range.dropLast() {
                        let a = PackedCoordinate(
                            file.pieceLatitude[index], file.pieceLongitude[index])
                        let b = PackedCoordinate(
                            file.pieceLatitude[index + 1], file.pieceLongitude[index + 1])
                        let at = nearest(on: a, b)
                        let distance = SphericalDistance.meters(point, at)
                        guard distance < weights.streetReach else { continue }
                        let rank = distance + (hasName(place) ? 0 : weights.namelessPenalty)
                        if rank < (best?.rank ?? .infinity) { best = (place, distance, at, rank) }
                    }
                }
                return true
            }
            if let best, best.rank <= radius { break }
            radius *= weights.growth
        }
        return best.map { ($0.place, $0.distance, $0.at) }
    }

    /// Whether a street has a name, not a number alone.
    private func hasName(_ place: UInt32) -> Bool {
        let details = file.range(file.placeDetail, Int(place))
        return details.isEmpty || file.string(file.details[details.lowerBound]) != "ref"
    }

    private func nearest(on a: PackedCoordinate, _ b: PackedCoordinate) -> PackedCoordinate {
        guard let share = LocalPlane(point).share(along: a, b) else { return a }
        return a.interpolated(to: b, share)
    }

    /// The nearest address; one on the street the position is on wins over one a little nearer.
    private func nearestAddress(
        _ street: (place: UInt32, distance: Double, at: PackedCoordinate)?
    ) -> (index: Int, distance: Double)? {
        var best: (index: Int, distance: Double, rank: Double)?
        let box = PackedBox(around: point, radiusMeters: weights.addressReach)
        file.numberTree.search(box) { items in
            for item in items {
                let at = PackedCoordinate(file.numberLatitude[item], file.numberLongitude[item])
                let distance = SphericalDistance.meters(point, at)
                guard distance <= weights.addressReach else { continue }
                var rank = distance
                if let street, street.distance < weights.onStreet, distance > weights.atAddress,
                    file.numberPlace[item] != street.place
                {
                    if distance > weights.otherStreetReach, hasName(street.place) { continue }
                    rank += weights.otherStreetPenalty
                }
                if rank < (best?.rank ?? .infinity) { best = (item, distance, rank) }
            }
            return true
        }
        return best.map { ($0.index, $0.distance) }
    }

    /// - Parameter isNamed: Whether what has no name is left out.
    private func nearestPoints(
        limit: Int, named isNamed: Bool = true
    ) -> [(place: UInt32, distance: Double)] {
        var found: [(place: UInt32, distance: Double)] = []
        NearPlaces(file: file).places(
            in: PackedBox(around: point, radiusMeters: weights.placeReach)
        ) {
            place in
            let kind = reader.kind(place)
            guard kind == .poi || kind == .feature else { return true }
            let distance = SphericalDistance.meters(point, NearPlaces(file: file).point(place))
            if distance <= weights.placeReach,
                !isNamed || reader.importance(place) > weights.leastImportance
            {
                found.append((place, distance))
            }
            return found.count < weights.mostPlaces
        }
        found.sort { ($0.distance, $0.place) < ($1.distance, $1.place) }
        return Array(found.prefix(limit))
    }

    /// Places whose outlines contain the point, smallest first.
    func containingAreas() -> [UInt32] {
        var found: [(size: Int64, place: UInt32)] = []
        file.areaTree.search(PackedBox(point.latitude, point.longitude)) { items in
            for item in items {
                let place = file.areaPlace[item]
                let index = Int(file.placeBox[Int(place)]) * 4
                let box = PackedBox(
                    south: file.boxes[index], west: file.boxes[index + 1],
                    north: file.boxes[index + 2], east: file.boxes[index + 3])
                guard box.contains(point.latitude, point.longitude), contains(item)
                else { continue }
                found.append(((Int64(box.north) - Int64(box.south)) * box.width, place))
            }
            return true
        }
        found.sort { $0 < $1 }
        return found.map(\.place)
    }

    /// Whether an area's rings contain the point, by the even-odd rule.
    private func contains(_ area: Int) -> Bool {
        var rule = EvenOddRule(x: Double(point.longitude), y: Double(point.latitude))
        for ring in file.range(file.areaRings, area).clamped(
            to: 0..<max(file.ringStart.count - 1, 0))
        {
            let range = file.range(file.ringStart, ring).clamped(to: 0..<file.ringLatitude.count)
            rule.pass(ring: range) {
                (Double(file.ringLongitude[$0]), Double(file.ringLatitude[$0]))
            }
        }
        return rule.isInside
    }
}
