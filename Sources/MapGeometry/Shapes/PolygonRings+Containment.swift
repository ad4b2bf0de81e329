#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
#endif

/// The placement of a point relative to an area.
public enum PointPlacement: Sendable {
    /// Inside the area, and on none of its rings.
    case inside
    /// On an edge or a vertex of the outer ring or of a hole.
    case onBoundary
    /// Outside of the area, or in one of its holes.
    case outside
}

extension PolygonRings where Point: PlanarPoint {
    /// Returns where a point lies, by the even-odd rule over all rings.
    ///
    /// A point is on the boundary where the cross product with an edge, in doubles, is exactly 0; a
    /// point computed to lie on a slanting edge may therefore come out on either side of it.
    func planarPlacement(of point: Point) -> PointPlacement {
        guard point.isFinite else { return .outside }
        var isInside = false
        if Self.crosses(exterior, point, &isInside) { return .onBoundary }
        for ring in holes where Self.crosses(ring, point, &isInside) { return .onBoundary }
        return isInside ? .inside : .outside
    }

    /// Flips `isInside` for every edge that a ray from the point eastward crosses.
    ///
    /// - Returns: Whether the point is on the ring.
    private static func crosses(_ ring: [Point], _ point: Point, _ isInside: inout Bool) -> Bool {
        guard var from = ring.last else { return false }
        let (x, y) = (point.planarX, point.planarY)
        for to in ring {
            defer { from = to }
            let (ax, ay, bx, by) = (from.planarX, from.planarY, to.planarX, to.planarY)
            if (ay > y) != (by > y) {
                let side = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
                if side == 0 { return true }
                if (side > 0) == (by > ay) { isInside.toggle() }
            } else if by == y, bx == x {
                return true
            } else if ay == y, by == y, min(ax, bx) <= x, x <= max(ax, bx) {
                return true
            }
        }
        return false
    }
}

extension PolygonRings where Point == MKMapPoint {
    /// Returns whether a point is inside, on the boundary or outside, by the even-odd rule.
    ///
    /// A point that is not finite is outside.
    ///
    /// - Complexity: O(number of points in all rings).
    public func placement(of point: MKMapPoint) -> PointPlacement {
        planarPlacement(of: point)
    }

    /// Returns whether a point is inside or on the boundary, that of holes included.
    public func contains(_ point: MKMapPoint) -> Bool {
        placement(of: point) != .outside
    }
}

extension PolygonRings where Point == CLLocationCoordinate2D {
    /// Returns whether a coordinate is inside, on the boundary or outside, by the even-odd rule.
    ///
    /// Edges are straight in longitude and latitude, as in RFC 7946. Where rings are written with
    /// longitudes beyond ±180, the coordinate is also looked for one turn further east and west.
    ///
    /// - Complexity: O(number of points in all rings).
    public func placement(of coordinate: CLLocationCoordinate2D) -> PointPlacement {
        let placement = planarPlacement(of: coordinate)
        guard placement == .outside else { return placement }
        let (west, east) = exterior.reduce(into: (Double.infinity, -Double.infinity)) {
            $0 = (min($0.0, $1.longitude), max($0.1, $1.longitude))
        }
        for turn in [-360.0, 360] {
            let longitude = coordinate.longitude + turn
            guard longitude >= west, longitude <= east else { continue }
            let placement = planarPlacement(
                of: CLLocationCoordinate2D(latitude: coordinate.latitude, longitude: longitude))
            if placement != .outside { return placement }
        }
        return .outside
    }

    /// Returns whether a coordinate is inside or on the boundary, that of holes included.
    public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        placement(of: coordinate) != .outside
    }
}
