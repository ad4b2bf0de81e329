import Bytes
import Geodesy

extension RoadGraph {
    /// The point of a segment's line that is nearest to a position.
    struct Projection {
        var squared = Double.infinity
        var pointIndex = 0
        var latitude: Int32 = 0
        var longitude: Int32 = 0
        var fraction = 0.0
    }

    /// The edge of a segment's line that is nearest, and the share of it before the nearest point.
    @inline(__always)
    func nearestEdge(
        _ plane: LocalPlane, of segment: UInt32
    ) -> (squared: Double, point: Int, share: Double) {
        let (latitudeColumn, longitudeColumn) = (shapeLatitudes, shapeLongitudes)
        let (latitudes, longitudes) = (latitudeColumn.span, longitudeColumn.span)
        let first = Int(shapeStarts[Int(segment)])
        let last = Int(shapeStarts[Int(segment) + 1]) - 1
        var best = (squared: Double.infinity, point: first, share: 0.0)
        var north = Double(latitudes[first]) - plane.latitude
        var east =
            PackedCoordinate.eastward(plane.longitude, Double(longitudes[first])) * plane.scale
        for point in first..<last {
            let nextNorth = Double(latitudes[point + 1]) - plane.latitude
            var nextEast =
                PackedCoordinate.eastward(plane.longitude, Double(longitudes[point + 1]))
                * plane.scale
            if abs(nextEast - east) > 1.8e9 * plane.scale {
                // The other side of the earth: the piece is as short as it is there.
                nextEast =
                    east
                    + PackedCoordinate.eastward(
                        Double(longitudes[point]), Double(longitudes[point + 1])) * plane.scale
            }
            let up = nextNorth - north
            let across = nextEast - east
            let square = up * up + across * across
            var share = square > 0 ? -(north * up + east * across) / square : 0
            share = min(1, max(0, share))
            let awayNorth = share < 1 ? north + share * up : nextNorth
            let awayEast = share < 1 ? east + share * across : nextEast
            let squared = awayNorth * awayNorth + awayEast * awayEast
            if squared < best.squared { best = (squared, point, share) }
            north = nextNorth
            east = nextEast
        }
        return best
    }

    /// Finds the nearest point of a segment.
    func project(_ plane: LocalPlane, on segment: UInt32) -> Projection {
        let (squared, point, share) = nearestEdge(plane, of: segment)
        let first = Int(shapeStarts[Int(segment)])
        let last = Int(shapeStarts[Int(segment) + 1]) - 1
        return Projection(
            squared: squared, pointIndex: point - first,
            latitude: Self.between(shapeLatitudes[point], shapeLatitudes[point + 1], share),
            longitude: Self.longitude(
                shapeLongitudes[point], shapeLongitudes[point + 1], share),
            fraction: fraction(plane, first, last, point, share))
    }

    /// The share of a segment's length before a place on one of its edges.
    private func fraction(
        _ plane: LocalPlane, _ first: Int, _ last: Int, _ edge: Int, _ share: Double
    ) -> Double {
        if edge == first, share <= 0 { return 0 }
        if edge == last - 1, share >= 1 { return 1 }
        if last == first + 1 { return share }
        let (latitudeColumn, longitudeColumn) = (shapeLatitudes, shapeLongitudes)
        let (latitudes, longitudes) = (latitudeColumn.span, longitudeColumn.span)
        var before = 0.0
        var whole = 0.0
        for point in first..<last {
            let up = Double(latitudes[point + 1]) - Double(latitudes[point])
            let across =
                PackedCoordinate.eastward(Double(longitudes[point]), Double(longitudes[point + 1]))
                * plane.scale
            let length = (up * up + across * across).squareRoot()
            if point < edge { before += length }
            if point == edge { before += share * length }
            whole += length
        }
        return whole > 0 ? min(1, max(0, before / whole)) : 0
    }

    private static func between(_ one: Int32, _ other: Int32, _ share: Double) -> Int32 {
        Int32((Double(one) + (Double(other) - Double(one)) * share).rounded())
    }

    private static func longitude(_ one: Int32, _ other: Int32, _ share: Double) -> Int32 {
        let (from, to) = (Double(one), Double(other))
        let place = (from + PackedCoordinate.eastward(from, to) * share).rounded()
        return Int32(place > 1.8e9 ? place - 3.6e9 : place < -1.8e9 ? place + 3.6e9 : place)
    }

    /// The direction of a segment's line at one of its edges, degrees clockwise from north.
    func bearing(of segment: UInt32, at pointIndex: Int) -> Double {
        let point = Int(shapeStarts[Int(segment)]) + pointIndex
        return LocalPlane(PackedCoordinate(shapeLatitudes[point], shapeLongitudes[point])).bearing(
            to: PackedCoordinate(shapeLatitudes[point + 1], shapeLongitudes[point + 1]))
    }

    /// Whether a position lies to the right of a segment's edge, in the direction of the way.
    func isRight(_ plane: LocalPlane, of segment: UInt32, at pointIndex: Int) -> Bool {
        let point = Int(shapeStarts[Int(segment)]) + pointIndex
        let up = Double(shapeLatitudes[point + 1]) - Double(shapeLatitudes[point])
        let across =
            PackedCoordinate.eastward(
                Double(shapeLongitudes[point]), Double(shapeLongitudes[point + 1])) * plane.scale
        let north = plane.latitude - Double(shapeLatitudes[point])
        let east =
            PackedCoordinate.eastward(Double(shapeLongitudes[point]), plane.longitude) * plane.scale
        return across * north - up * east < 0
    }
}
