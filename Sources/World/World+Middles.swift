import Bytes

extension World {
    /// Where a country or state is, in degrees: the middle of its largest outline if that lies in it, otherwise its most
    /// populous city; nil if the gazetteer has neither.
    package func middle(of region: Region) -> (latitude: Double, longitude: Double)? {
        let boxes = areas(of: region).compactMap { box(ofArea: $0) }
        let largest = boxes.max { $0.size < $1.size }
        if let middle = largest?.middle, holds(region, middle) { return middle }
        if let city = allCities.first(where: { holds(region, $0) }) { return position(city) }
        return largest?.middle
    }

    /// Whether a position, in degrees, lies in a country or state.
    package func holds(_ region: Region, _ position: (latitude: Double, longitude: Double)) -> Bool
    {
        let there = situation(latitude: position.latitude, longitude: position.longitude)
        switch region {
        case .country(let country): return there?.country == country
        case .state(let state): return there?.state == state
        }
    }

    /// Whether a city lies in a country or state.
    package func holds(_ region: Region, _ city: City) -> Bool {
        switch region {
        case .country(let country): self.country(of: city) == country
        case .state(let state): self.state(of: city) == state
        }
    }

    /// The outlines of a region: those of a country's time zones, or a state's own.
    private func areas(of region: Region) -> [Int] {
        switch region {
        case .country(let country):
            (0..<file.zoneNames.count).filter {
                Int(file.zoneCountries[orZero: $0]) == country.number
            }
        case .state(let state): [file.zoneNames.count + state.number]
        }
    }

    /// The bounds of an outline, in thousandths of degrees.
    private func box(ofArea area: Int) -> AreaBox? {
        var box: AreaBox?
        let pieces = file.range(file.areaPieces, area).clamped(to: 0..<(file.pieceBoxes.count / 4))
        for piece in pieces {
            let edges = (0..<4).map { Double(file.pieceBoxes[orZero: piece * 4 + $0]) }
            let other = AreaBox(south: edges[0], west: edges[1], north: edges[2], east: edges[3])
            box = box?.joined(other) ?? other
        }
        return box
    }
}

/// A box in thousandths of degrees.
private struct AreaBox {
    var south, west, north, east: Double

    func joined(_ other: AreaBox) -> AreaBox {
        AreaBox(
            south: min(south, other.south), west: min(west, other.west),
            north: max(north, other.north), east: max(east, other.east))
    }

    var size: Double { (north - south) * (east - west) }

    /// The middle, in degrees.
    var middle: (latitude: Double, longitude: Double) {
        ((south + north) / 2_000, (west + east) / 2_000)
    }
}
