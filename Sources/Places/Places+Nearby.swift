import Bytes
import Geodesy
import MapGeometry

extension Places {
    /// Finds the points of interest in a circle, nearest first.
    ///
    /// - Parameters:
    ///   - request: Its categories, languages and limit apply; its query text is ignored. Points without a category
    ///     are left out unless the request includes them.
    ///   - center: The middle of the circle.
    ///   - radiusMeters: How far they may be away.
    public func pointsOfInterest(
        _ request: SearchRequest, around center: CLLocationCoordinate2D,
        radiusMeters: CLLocationDistance
    ) -> [FoundPlace] {
        guard abs(center.latitude) <= 90, abs(center.longitude) <= 180, radiusMeters > 0 else {
            return []
        }
        var asked = request
        asked.near = center
        asked.types = .pointOfInterest
        let search = PlaceSearch(file, asked, isCompletion: false)
        guard let middle = search.center else { return [] }
        let near = NearPlaces(file: file)
        var found: [(place: UInt32, distance: Double)] = []
        let reach = min(radiusMeters, 100_000)
        near.places(in: PackedBox(around: middle, radiusMeters: reach)) { place in
            guard search.reader.kind(place) == .poi, search.isAllowed(place),
                request.includesUncategorized || search.reader.category(place) != nil
            else { return true }
            let distance = SphericalDistance.meters(middle, near.point(place))
            if distance <= reach { found.append((place, distance)) }
            return found.count < 100_000
        }
        found.sort { ($0.distance, $0.place) < ($1.distance, $1.place) }
        return found.prefix(min(max(request.limit, 1), 100)).map {
            search.reader.read($0.place, from: middle, score: 1)
        }
    }

    /// Finds the place that an OpenStreetMap element leads, or the address that it has; nil if there is none.
    ///
    /// - Complexity: O(places + addresses).
    public func place(_ reference: OSMReference, languages: [String] = []) -> FoundPlace? {
        guard reference != .none else { return nil }
        let reader = PlaceReader(file: file, languages: languages)
        if let index = (0..<file.count).first(where: { file.placeOSM[$0] == reference.packed }) {
            return reader.read(UInt32(index), from: nil, score: 1)
        }
        let numbers = 0..<file.numberText.count
        guard let number = numbers.first(where: { file.numberOSM[$0] == reference.packed }) else {
            return nil
        }
        return reader.read(file.numberPlace[number], number: number, from: nil, score: 1)
    }

    /// Finds everything that an OpenStreetMap element leads: places first, then the addresses that it holds.
    ///
    /// A shop may also lead the square that its address names, and the numbers between the ends of an interpolation
    /// share its way.
    ///
    /// - Complexity: O(places + addresses).
    package func places(of reference: OSMReference, languages: [String] = []) -> [FoundPlace] {
        guard reference != .none else { return [] }
        let reader = PlaceReader(file: file, languages: languages)
        let places = (0..<file.count).filter { file.placeOSM[$0] == reference.packed }
        let numbers = (0..<file.numberText.count).filter { file.numberOSM[$0] == reference.packed }
        return places.map { reader.read(UInt32($0), from: nil, score: 1) }
            + numbers.map { reader.read(file.numberPlace[$0], number: $0, from: nil, score: 1) }
    }
}

extension OSMReference {
    /// Reads "n123", "w45" or "r6"; nil for anything else.
    public init?(_ text: String) {
        guard let first = text.first, let kind = ["n", "w", "r"].firstIndex(of: String(first)),
            let id = Int64(text.dropFirst()), id >= 0, id < 1 << 62
        else { return nil }
        self.init(kind: UInt8(kind), id: id)
    }
}
