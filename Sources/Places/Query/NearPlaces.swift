import Bytes
import Foundation
import Geodesy

/// Finds places by where they are.
struct NearPlaces {
    let file: PlacesFile

    func point(_ place: UInt32) -> PackedCoordinate {
        PackedCoordinate(file.placeLatitude[Int(place)], file.placeLongitude[Int(place)])
    }

    /// Calls `visit` with the places in a box until it returns false.
    func places(in box: PackedBox, _ visit: (UInt32) -> Bool) {
        file.placeTree.search(box) { items in
            for item in items
            where box.contains(file.placeLatitude[item], file.placeLongitude[item]) {
                if !visit(UInt32(item)) { return false }
            }
            return true
        }
    }

    /// About `count` places around a point, in no order.
    func nearest(_ center: PackedCoordinate, count: Int) -> [UInt32] {
        var radius = 400.0
        var found: [UInt32] = []
        while true {
            found.removeAll(keepingCapacity: true)
            let limit = count * 8
            places(in: PackedBox(around: center, radiusMeters: radius)) {
                found.append($0)
                return found.count < limit
            }
            if found.count >= count || radius > 3e7 { return found }
            radius *= found.count * 16 < count ? 4 : 2
        }
    }

    /// Places of some concepts, nearest first.
    ///
    /// - Parameters:
    ///   - box: Where they must be, nil for anywhere.
    ///   - limit: How many are wanted; a few more may be looked at.
    func ofConcepts(
        _ concepts: [UInt16], from center: PackedCoordinate, in box: PackedBox?, limit: Int,
        where isWanted: (UInt32) -> Bool = { _ in true }
    ) -> [(place: UInt32, isSecond: Bool, distance: Double)] {
        var nearest = NearestPlaces(limit: limit)
        var seen = PlaceSet(capacity: 64)
        let total = concepts.reduce(0) { $0 + file.range(file.conceptStart, Int($1)).count }
        if total <= 20_000 {
            for isSecond in [false, true] {
                // First choices come before all second ones.
                if isSecond, nearest.isFull { break }
                for concept in concepts {
                    for position in file.range(file.conceptStart, Int(concept)).prefix(40_000) {
                        let entry = file.conceptPlaces[position]
                        let place = entry >> 1
                        guard (entry & 1 == 1) == isSecond, Int(place) < file.count else {
                            continue
                        }
                        let point = point(place)
                        if let box, !box.contains(point.latitude, point.longitude) { continue }
                        let distance = SphericalDistance.meters(center, point)
                        guard nearest.takes(place, isSecond, distance), isWanted(place),
                            seen.insert(place)
                        else { continue }
                        nearest.add(place, isSecond, distance)
                    }
                }
            }
            return nearest.places
        }
        var radius = 1_000.0
        while true {
            nearest = NearestPlaces(limit: limit)
            var count = 0
            places(in: PackedBox(around: center, radiusMeters: radius)) { place in
                let entries = file.range(file.placeConcept, Int(place)).prefix(32)
                guard
                    let entry = entries.first(where: {
                        concepts.contains(file.concepts[$0] >> 1)
                    })
                else { return true }
                let point = point(place)
                if let box, !box.contains(point.latitude, point.longitude) { return true }
                guard isWanted(place) else { return true }
                count += 1
                let isSecond = file.concepts[entry] & 1 == 1
                let distance = SphericalDistance.meters(center, point)
                if nearest.takes(place, isSecond, distance) {
                    nearest.add(place, isSecond, distance)
                }
                return true
            }
            if count >= limit * 3 || radius > 2e7 { return nearest.places }
            radius *= 3
        }
    }
}

/// The nearest of the places shown to it.
private struct NearestPlaces {
    private(set) var places: [(place: UInt32, isSecond: Bool, distance: Double)] = []
    private let limit: Int

    /// - Parameter limit: How many are kept.
    init(limit: Int) { self.limit = limit }

    var isFull: Bool { places.count >= limit }

    /// Whether a place is among the nearest so far; none is if none is asked for.
    func takes(_ place: UInt32, _ isSecond: Bool, _ distance: Double) -> Bool {
        guard isFull, let last = places.last else { return limit > 0 }
        return Self.isBefore((place, isSecond, distance), last)
    }

    /// Adds one that it takes.
    mutating func add(_ place: UInt32, _ isSecond: Bool, _ distance: Double) {
        if isFull { places.removeLast() }
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if Self.isBefore(places[middle], (place, isSecond, distance)) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        places.insert((place, isSecond, distance), at: low)
    }

    private static func isBefore(
        _ a: (place: UInt32, isSecond: Bool, distance: Double),
        _ b: (place: UInt32, isSecond: Bool, distance: Double)
    ) -> Bool {
        if a.isSecond != b.isSecond { return b.isSecond }
        return (a.distance, a.place) < (b.distance, b.place)
    }
}
