import Foundation
import Geodesy
import MapGeometry

extension ClusterManager.Configuration {
    /// The zoom at which a cluster of annotations on one coordinate is opened: the last one that
    /// clusters, since no map need zoom in farther.
    ///
    /// Nil if they are not to stand in a ring.
    var spotZoom: Int? {
        guard shouldDistributeAnnotationsOnSameCoordinate, distanceFromContestedLocation > 0 else {
            return nil
        }
        return Int(min(maxZoomLevel, 64))
    }
}

extension SeedForest {
    /// Whether a cluster has two points or more, all in one place.
    func isSpot(_ slot: UInt32, level: Int, count: UInt32) -> Bool {
        // Only followers are in the seed's place.
        count > 1 && level < levels.points
            && expansionLevel(of: slot, level: level) == levels.points
    }

    /// Whether two slots or more are all in one place.
    func isSpot(_ slots: [UInt32]) -> Bool {
        guard slots.count > 1 else { return false }
        let first = nodes[Int(slots[0])]
        return slots.allSatisfy { nodes[Int($0)].x == first.x && nodes[Int($0)].y == first.y }
    }
}

extension ClusterManager {
    /// Gives annotations that are shown one by one on one coordinate their places in a ring.
    ///
    /// - Complexity: O(n); only layers that have such annotations are looked at.
    func formRings(_ markers: inout [Marker]) {
        guard configuration.shouldDistributeAnnotationsOnSameCoordinate,
            configuration.distanceFromContestedLocation > 0
        else { return }
        // Annotations of other layers may be where a lone one is.
        let hasOneLayer = markers.allSatisfy { $0.layer == markers[0].layer }
        if hasOneLayer, markers.allSatisfy({ $0.isAlone || $0.isCluster }) { return }
        var order = markers.indices.filter { !markers[$0].isCluster }
        guard order.count > 1 else { return }
        let places = book.places
        func place(_ marker: Int) -> UInt64 { places[Int(markers[marker].handle)] }
        guard Self.hasRepeated(order.map(place)) else { return }
        order.sort { (place($0), markers[$0].handle) < (place($1), markers[$1].handle) }
        var start = 0
        while start < order.count {
            var end = start + 1
            while end < order.count, place(order[end]) == place(order[start]) { end += 1 }
            if end - start > 1 {
                for number in start..<end {
                    markers[order[number]].ring =
                        UInt32(clamping: min(number - start, 0xffff)) << 16
                        | UInt32(clamping: min(end - start, 0xffff))
                }
            }
            start = end
        }
    }

    /// Whether some of a list's places are the same: a table with open addressing, at most half full.
    private static func hasRepeated(_ places: [UInt64]) -> Bool {
        let bits = Int.bitWidth - (2 * places.count).leadingZeroBitCount
        // One more than the number of a place; 0 where there is none.
        var table = [UInt32](repeating: 0, count: 1 << bits)
        for (number, place) in places.enumerated() {
            // The upper bits of a product (Knuth's multiplicative hashing).
            let hash = ((place ^ place >> 32) &* 0x9e37_79b9_7f4a_7c15) >> UInt64(64 - bits)
            var entry = Int(hash)
            while table[entry] != 0 {
                if places[Int(table[entry]) - 1] == place { return true }
                entry = (entry + 1) & (table.count - 1)
            }
            table[entry] = UInt32(number + 1)
        }
        return false
    }

    /// Returns an annotation as it is shown: moved to its place in a ring if it is in one.
    ///
    /// Objects are not touched.
    func spread(_ annotation: Annotation, _ marker: Marker) -> Annotation {
        guard marker.ring != 0, !(Annotation.self is AnyObject.Type) else { return annotation }
        let bearing = 2 * Double.pi * Double(marker.ring >> 16) / Double(marker.ring & 0xffff)
        var moved = annotation
        moved.coordinate = ClusterSpread.coordinate(
            from: annotation.coordinate, bearing: bearing,
            meters: configuration.distanceFromContestedLocation)
        return moved
    }
}

/// Ways to show annotations that share a place.
public enum ClusterSpread {
    /// Returns where to draw the members of an opened cluster, around its own place.
    ///
    /// Up to eight are placed in a ring, more of them in a spiral; the first is due north, the others follow
    /// clockwise. Neighbors are about `spacing` apart.
    ///
    /// - Parameters:
    ///   - count: How many members there are.
    ///   - spacing: In points.
    /// - Returns: Offsets in points, x to the right and y downwards.
    public static func offsets(count: Int, spacing: Double = 44) -> [CGPoint] {
        guard count > 1 else { return Array(repeating: .zero, count: max(count, 0)) }
        if count <= 8 {
            let radius = max(spacing / (2 * sin(.pi / Double(count))), spacing / 2)
            return (0..<count).map { point(2 * .pi * Double($0) / Double(count), radius) }
        }
        var (angle, offsets) = (0.0, [CGPoint]())
        offsets.reserveCapacity(count)
        for _ in 0..<count {
            // A turn moves one spacing outwards; a step along it is one spacing too.
            let radius = spacing * (1 + angle / (2 * .pi))
            offsets.append(point(angle, radius))
            angle += spacing / radius
        }
        return offsets
    }

    private static func point(_ angle: Double, _ radius: Double) -> CGPoint {
        CGPoint(x: radius * sin(angle), y: -radius * cos(angle))
    }

    /// Returns the coordinate some meters away, on a sphere; good for the small distances of a ring.
    static func coordinate(
        from start: CLLocationCoordinate2D, bearing: Double, meters: Double
    ) -> CLLocationCoordinate2D {
        let end = GreatCircle.destination(
            fromLatitude: start.latitude * .pi / 180, bearing: bearing,
            angle: meters / WGS84.meanRadius)
        var longitude = start.longitude + end.turn * 180 / .pi
        if longitude > 180 { longitude -= 360 }
        if longitude < -180 { longitude += 360 }
        return CLLocationCoordinate2D(latitude: end.latitude * 180 / .pi, longitude: longitude)
    }
}
