import Bytes
import Columns
import Geodesy
import MapGeometry

/// Roads that are not used at all, whatever the way around costs: classes of them, and those in some areas.
public struct RoadExclusion: Sendable, Hashable {
    /// The kinds of roads that are excluded.
    public var roads: RoadAvoidance
    /// Areas: a road of which any part lies in one is closed up to the next junctions.
    public var areas: [Area]

    /// Creates an exclusion; by default nothing is excluded.
    public init(_ roads: RoadAvoidance = [], areas: [Area] = []) {
        self.roads = roads
        self.areas = areas
    }

    /// Whether nothing is excluded.
    public var isEmpty: Bool { roads.isEmpty && areas.isEmpty }

    /// An area between rings: what lies inside an odd number of them.
    public struct Area: Sendable, Hashable {
        /// Corners in 1e-7 degrees; the last one of a ring is joined with its first.
        let rings: [[PackedCoordinate]]
        let south, west, north, east: Int32

        /// Creates an area.
        ///
        /// - Parameter rings: The outline and its holes, in degrees, none across the 180th meridian; rings of fewer
        ///   than three corners are left out, and so are corners that are not on the earth.
        public init(rings: [[CLLocationCoordinate2D]]) {
            self.rings = rings.map { ring in
                ring.filter { abs($0.latitude) <= 90 && abs($0.longitude) <= 180 }.map {
                    PackedCoordinate(
                        Int32(($0.latitude * 1e7).rounded()), Int32(($0.longitude * 1e7).rounded())
                    )
                }
            }.filter { $0.count >= 3 }
            let corners = self.rings.joined()
            south = corners.map(\.latitude).min() ?? .max
            north = corners.map(\.latitude).max() ?? .min
            west = corners.map(\.longitude).min() ?? .max
            east = corners.map(\.longitude).max() ?? .min
        }

        /// The number of corners.
        public var cornerCount: Int { rings.reduce(0) { $0 + $1.count } }

        /// Whether a place is inside.
        func contains(_ place: PackedCoordinate) -> Bool {
            guard south...max(south, north) ~= place.latitude,
                west...max(west, east) ~= place.longitude
            else { return false }
            var rule = EvenOddRule(x: Double(place.longitude), y: Double(place.latitude))
            for ring in rings {
                rule.pass(ring: ring) { (Double($0.longitude), Double($0.latitude)) }
            }
            return rule.isInside
        }

        /// Whether a line between two places crosses a ring.
        func isCrossed(from start: PackedCoordinate, to end: PackedCoordinate) -> Bool {
            guard max(start.latitude, end.latitude) >= south,
                min(start.latitude, end.latitude) <= north,
                max(start.longitude, end.longitude) >= west,
                min(start.longitude, end.longitude) <= east
            else { return false }
            for ring in rings {
                for (index, corner) in ring.enumerated() {
                    let other = ring[index == 0 ? ring.count - 1 : index - 1]
                    let sides = (
                        Self.side(of: start, corner, other), Self.side(of: end, corner, other),
                        Self.side(of: corner, start, end), Self.side(of: other, start, end)
                    )
                    if sides.0 != sides.1, sides.2 != sides.3 { return true }
                }
            }
            return false
        }

        /// On which side of a line a place lies: -1, 0 or 1.
        private static func side(
            of place: PackedCoordinate, _ start: PackedCoordinate, _ end: PackedCoordinate
        ) -> Double {
            let (x, y) = (
                Double(end.longitude) - Double(start.longitude),
                Double(end.latitude) - Double(start.latitude)
            )
            let product =
                x * (Double(place.latitude) - Double(start.latitude))
                - y * (Double(place.longitude) - Double(start.longitude))
            return product == 0 ? 0 : product < 0 ? -1 : 1
        }
    }
}

extension Router {
    /// Returns the router that does not use some roads, neither on the way nor to begin and end on.
    ///
    /// The first question after that takes about a tenth of a second more for a city.
    ///
    /// - Complexity: O(points of the graph × corners near them).
    public func excluding(_ exclusion: RoadExclusion) -> Router {
        if exclusion.isEmpty { return self }
        return closing(graph.segments(of: exclusion))
    }
}

extension RoadGraph {
    /// The segments that an exclusion is about.
    func segments(of exclusion: RoadExclusion) -> Set<UInt32> {
        let flags = RoadFlags(exclusion.roads)
        let areas = exclusion.areas.filter { !$0.rings.isEmpty }
        var result: Set<UInt32> = []
        for segment in 0..<UInt32(segmentWays.count) {
            let way = Int(segmentWays[Int(segment)])
            if !RoadFlags(rawValue: wayFlags[way]).isDisjoint(with: flags)
                || areas.contains(where: { touches($0, segment) })
            {
                result.insert(segment)
            }
        }
        return result
    }

    /// Whether any part of a segment lies in an area.
    private func touches(_ area: RoadExclusion.Area, _ segment: UInt32) -> Bool {
        let points = Int(shapeStarts[Int(segment)])..<Int(shapeStarts[Int(segment) + 1])
        var last: PackedCoordinate?
        for point in points {
            let place = PackedCoordinate(shapeLatitudes[point], shapeLongitudes[point])
            if area.contains(place) { return true }
            if let last, area.isCrossed(from: last, to: place) { return true }
            last = place
        }
        return false
    }
}
