import Bytes
import Geodesy
import MapGeometry

/// The surroundings of a line: along a route, or between two places.
struct Corridor {
    private let line: [PackedCoordinate]
    /// How far from the line something may be, in meters.
    let reach: Double
    /// The longest piece whose surroundings are looked at as one box, in meters.
    private static let longestPiece = 2_000.0
    /// The maximum number of pieces that are examined; a longer line is looked at in longer ones.
    private static let mostPieces = 4_000.0

    /// - Parameter line: Its points; those that are no coordinates are left out.
    init(_ line: [CLLocationCoordinate2D], reach: Double) {
        self.line = line.filter { abs($0.latitude) <= 90 && abs($0.longitude) <= 180 }.map {
            PackedCoordinate(truncating: $0)
        }
        self.reach = reach.isFinite ? min(max(reach, 0), 100_000) : 0
    }

    /// A point halfway along its points; nil for an empty line.
    var middle: PackedCoordinate? { line.isEmpty ? nil : line[line.count / 2] }

    /// How far a point is from the line, in meters; infinity for an empty line.
    func distance(_ point: PackedCoordinate) -> Double {
        guard let first = line.first else { return .infinity }
        var best = SphericalDistance.meters(point, first)
        let plane = LocalPlane(point)
        for (a, b) in zip(line, line.dropFirst()) {
            let nearest = plane.share(along: a, b).map { a.interpolated(to: b, $0) } ?? a
            best = min(best, SphericalDistance.meters(point, nearest))
        }
        return best
    }

    /// Boxes that together hold everything within reach.
    var boxes: [PackedBox] {
        guard let first = line.first else { return [] }
        var total = 0.0
        for (a, b) in zip(line, line.dropFirst()) { total += SphericalDistance.meters(a, b) }
        let step = max(Self.longestPiece, total / Self.mostPieces)
        var boxes: [PackedBox] = []
        var box = PackedBox(around: first, radiusMeters: reach)
        var length = 0.0
        for (a, b) in zip(line, line.dropFirst()) {
            let parts = max((SphericalDistance.meters(a, b) / step).rounded(.up), 1)
            for part in 1...Int(min(parts, Self.mostPieces)) {
                let point = a.interpolated(to: b, Double(part) / min(parts, Self.mostPieces))
                box.join(PackedBox(around: point, radiusMeters: reach))
                length += SphericalDistance.meters(a, b) / min(parts, Self.mostPieces)
                if length >= step {
                    boxes.append(box)
                    box = PackedBox(around: point, radiusMeters: reach)
                    length = 0
                }
            }
        }
        return boxes + [box]
    }
}

extension PlaceSearch {
    /// The maximum number of places along a line that are examined.
    private static let mostVisited = 500_000

    /// Finds places of a kind along a line, the nearest to it first.
    func ranked(_ query: CategoryQuery, along corridor: Corridor, limit: Int) -> [Ranked] {
        var found: [(distance: Double, isSecond: Bool, place: UInt32)] = []
        var seen = PlaceSet(capacity: 256)
        var visited = 0
        let near = NearPlaces(file: file)
        for box in corridor.boxes {
            near.places(in: box) { place in
                visited += 1
                let entry = file.range(file.placeConcept, Int(place)).prefix(32).first {
                    query.concepts.contains(file.concepts[$0] >> 1)
                }
                guard let entry, isAllowed(place), isOpen(place), seen.insert(place),
                    query.properties.isEmpty || isOne(place, of: query.properties)
                else { return visited < Self.mostVisited }
                let distance = corridor.distance(near.point(place))
                if distance <= corridor.reach {
                    found.append((distance, file.concepts[entry] & 1 == 1, place))
                }
                return visited < Self.mostVisited
            }
        }
        found.sort { a, b in
            if a.isSecond != b.isSecond { return b.isSecond }
            return (a.distance, a.place) < (b.distance, b.place)
        }
        return found.prefix(limit).map { item in
            let near = weights.distances.score(item.distance, half: weights.distances.halfOfKind)
            return Ranked(
                place: item.place,
                score: (item.isSecond ? weights.ofSecondKind : weights.ofKind)
                    + weights.kindNearness * near)
        }
    }

    /// Finds places by their names along a line, the best names first and of equal ones the nearest.
    func ranked(
        _ words: [TextFolding.Word], along corridor: Corridor, limit: Int
    ) -> [Ranked] {
        guard var around = corridor.boxes.first else { return [] }
        for box in corridor.boxes { around.join(box) }
        var request = request
        request.isRegionRequired = true
        request.region = GeographicBounds(
            south: Double(around.south) / 1e7, west: Double(around.west) / 1e7,
            north: Double(around.north) / 1e7, east: Double(around.east) / 1e7)
        request.near = corridor.middle?.coordinate
        let near = NearPlaces(file: file)
        let found = PlaceSearch(file, request, isCompletion: false)
            .ranked(words, limit: weights.effort.sorted)
            .filter { $0.coverage >= weights.nearLandmark }
            .map { (distance: corridor.distance(near.point($0.place)), item: $0) }
            .filter { $0.distance <= corridor.reach }
        return found.sorted { ($0.distance, $0.item.place) < ($1.distance, $1.item.place) }
            .prefix(limit).map(\.item)
    }
}
