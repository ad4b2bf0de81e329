import Bytes
import Columns
import Geodesy
import MapGeometry

extension TransitPlanner {
    /// The line that a ride follows: its part of the trip's shape, or straight lines between its stops.
    public func geometry(of ride: Journey.Ride) -> [CLLocationCoordinate2D] {
        let calls = calls(ofTrip: ride.trip, serviceDay: ride.serviceDay)
        guard calls.indices.contains(ride.positions.upperBound) else { return [] }
        let stops = calls.map { packed($0.stop) }
        let straight = stops[ride.positions]
        let planned =
            ride.trip < timetable.tripCount
            ? ride.trip : updates?.runs[ride.trip - timetable.tripCount].trip
        guard let planned, timetable.tripShapes[planned] != .max else {
            return straight.map(Self.coordinate)
        }
        let shape = timetable.tripShapes[planned]
        let number = Int(shape)
        let points = (Int(timetable.shapeStarts[number])..<Int(timetable.shapeStarts[number + 1]))
            .map { PackedCoordinate(timetable.shapeLatitudes[$0], timetable.shapeLongitudes[$0]) }
        let cutter = ShapeCut(points)
        // An update may send a trip to other stops than its pattern's.
        let places =
            ride.trip == planned
            ? shapePlaces.places(ofPattern: timetable.pattern(ofTrip: planned), onShape: shape) {
                cutter.places(of: stops)
            } : cutter.places(of: stops)
        let cut = places.flatMap {
            cutter.part(between: $0[ride.positions.lowerBound], and: $0[ride.positions.upperBound])
        }
        return (cut ?? Array(straight)).map(Self.coordinate)
    }

    private func packed(_ stop: Int) -> PackedCoordinate {
        PackedCoordinate(timetable.stopLatitudes[stop], timetable.stopLongitudes[stop])
    }

    private static func coordinate(_ place: PackedCoordinate) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: Double(place.latitude) / PackedCoordinate.unitsPerDegree,
            longitude: Double(place.longitude) / PackedCoordinate.unitsPerDegree)
    }
}

/// Cuts a line at the stops along it.
package struct ShapeCut {
    /// A place on the line: on the segment behind a point, and how far along it.
    package struct Place: Comparable, Sendable {
        var segment: Int
        var share: Double

        package static func < (one: Place, other: Place) -> Bool {
            (one.segment, one.share) < (other.segment, other.share)
        }
    }

    /// A stop farther from the line than this is not on it, in meters.
    private static let farthest = 500.0

    private let points: [PackedCoordinate]

    /// Creates a cutter of a line.
    package init(_ points: [PackedCoordinate]) { self.points = points }

    /// The part of the line between two of the stops; nil if the stops do not follow the line.
    ///
    /// Places of stops rise along the line. Among all such choices the one counts whose distances have the least sum of squares,
    /// so that loops and lines that return on themselves are cut where the trip is.
    package func part(of stops: [PackedCoordinate], from: Int, to: Int) -> [PackedCoordinate]? {
        places(of: stops).flatMap { part(between: $0[from], and: $0[to]) }
    }

    /// The part of the line between two places; nil if the second one comes first.
    func part(between start: Place, and end: Place) -> [PackedCoordinate]? {
        guard start <= end else { return nil }
        var part = [point(at: start)]
        if start.segment < end.segment { part += points[(start.segment + 1)...end.segment] }
        part.append(point(at: end))
        // A stop may stand at a point of the line.
        let line = zip(part, part.dropFirst()).filter { $0 != $1 }.map(\.1)
        return line.isEmpty ? [part[0], part[part.count - 1]] : [part[0]] + line
    }

    private func point(at place: Place) -> PackedCoordinate {
        points[place.segment].interpolated(to: points[place.segment + 1], place.share)
    }

    /// Where each stop is on the line, by dynamic programming over stops and segments; nil if the stops do not follow the line.
    package func places(of stops: [PackedCoordinate]) -> [Place]? {
        guard points.count >= 2 else { return nil }
        let segments = points.count - 1
        let scales = points.dropLast().map {
            DegreeLengths(atLatitude: Double($0.latitude) / PackedCoordinate.unitsPerDegree)
        }
        // The least sum for the stops so far with the last one on each segment, where on it, and where the one before is.
        var sums = [Double](repeating: 0, count: segments)
        var shares = [Double](repeating: 0, count: segments)
        var all: [(shares: [Double], before: [Int])] = []
        for stop in stops {
            var next = sums
            var places = shares
            var before = [Int](repeating: 0, count: segments)
            // The best of all segments before.
            var (least, leastSegment) = (Double.infinity, 0)
            for segment in 0..<segments {
                let (share, meters) = project(stop, on: segment, scales[segment])
                var (sum, from) = (least, leastSegment)
                if sums[segment] <= sum, all.isEmpty || shares[segment] <= share {
                    (sum, from) = (sums[segment], segment)
                }
                next[segment] = meters > Self.farthest ? .infinity : sum + meters * meters
                places[segment] = share
                before[segment] = from
                if sums[segment] < least { (least, leastSegment) = (sums[segment], segment) }
            }
            (sums, shares) = (next, places)
            all.append((places, before))
        }
        guard var segment = (0..<segments).min(by: { sums[$0] < sums[$1] }),
            sums[segment].isFinite
        else { return nil }
        var places: [Place] = []
        for (shares, before) in all.reversed() {
            places.append(Place(segment: segment, share: shares[segment]))
            segment = before[segment]
        }
        return places.reversed()
    }

    private func project(
        _ stop: PackedCoordinate, on segment: Int, _ scale: DegreeLengths
    ) -> (share: Double, meters: Double) {
        let (one, other) = (points[segment], points[segment + 1])
        let way = one.difference(to: other)
        let here = one.difference(to: stop)
        let (x, y) = (way.east * scale.longitude, way.north * scale.latitude)
        let (u, v) = (here.east * scale.longitude, here.north * scale.latitude)
        let length = x * x + y * y
        let share = length == 0 ? 0 : min(max((u * x + v * y) / length, 0), 1)
        let (dx, dy) = (u - x * share, v - y * share)
        return (share, (dx * dx + dy * dy).squareRoot() / 1e7)
    }
}
