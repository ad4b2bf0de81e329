#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
#endif

extension PolygonRings where Point == MKMapPoint {
    /// Returns the parts of the area inside a rectangle, as separate polygons.
    ///
    /// Pieces that hang together only outside the rectangle come out apart, with no edge running along
    /// the rectangle between them. Holes cut by an edge become part of the outline. What only touches
    /// the rectangle, in a point or along an edge, gives nothing. Two areas that share an edge share
    /// the clipped edge's end points to the last bit.
    ///
    /// The rectangle may reach over the 180th meridian, and so may the area: copies of the area up to
    /// two worlds away are clipped too, and every result lies inside the rectangle as it was given, so
    /// that its x may be below 0 or beyond the width of the world. An area that was cut at the meridian
    /// before comes out as two pieces that touch there.
    ///
    /// Where rings cross, the winding number of every point inside the rectangle is kept. Points that are
    /// not finite are left out.
    ///
    /// - Returns: Polygons with closed rings, the outer ones counterclockwise as seen on the map, holes
    ///   clockwise (RFC 7946). Empty if nothing of the area is inside, or the rectangle is null or has no
    ///   extent.
    /// - Complexity: O(n + k log k) for n points and k crossings of the rectangle's edges, plus O(h·n)
    ///   where h holes have to be matched to several pieces.
    /// - Note: One cut per edge. The ends on a cut are paired in their order along it, which is what
    ///   Sutherland and Hodgman's algorithm lacks; see Weiler and Atherton, 1977.
    public func clipped(to rect: MKMapRect) -> [PolygonRings<MKMapPoint>] {
        guard !rect.isNull, rect.size.width > 0, rect.size.height > 0 else { return [] }
        let outline = Self.oriented(exterior, counterclockwise: true)
        guard outline.count >= 3 else { return [] }
        let rings = [outline] + holes.map { Self.oriented($0, counterclockwise: false) }
        var clipped: [PolygonRings<MKMapPoint>] = []
        let bounds = ShapeMeasure.boundingRect(of: outline.map { MKMapPoint($0) })
        for shift in WorldCopies.shifts(of: bounds, over: rect) {
            let bounds = MKMapRect(
                x: bounds.origin.x + shift, y: bounds.origin.y, width: bounds.size.width,
                height: bounds.size.height)
            guard bounds.intersects(rect) else { continue }
            var copy = rings
            if shift != 0 {
                copy = rings.map { $0.map { SIMD2($0.x + shift, $0.y) } }
            }
            copy = Self.cut(copy, bounds: bounds, to: rect)
            clipped += Self.assembled(copy)
        }
        return clipped
    }

    /// The ring's points without repetition at the end, turned the way asked for.
    private static func oriented(_ ring: [Point], counterclockwise: Bool) -> [SIMD2<Double>] {
        let points = ring.filter(\.isFinite).opened.map(\.planar)
        let area = ShapeMeasure.doubleArea(points)
        return (area > 0) == counterclockwise ? points : points.reversed()
    }

    /// Cuts at those of the four edges that the bounds pass.
    private static func cut(
        _ rings: [[SIMD2<Double>]], bounds: MKMapRect, to rect: MKMapRect
    ) -> [[SIMD2<Double>]] {
        var rings = rings
        if bounds.minX < rect.minX {
            rings = HalfPlaneCut(axis: 0, bound: rect.minX, keepsGreater: true).apply(to: rings)
        }
        if bounds.maxX > rect.maxX {
            rings = HalfPlaneCut(axis: 0, bound: rect.maxX, keepsGreater: false).apply(to: rings)
        }
        if bounds.minY < rect.minY {
            rings = HalfPlaneCut(axis: 1, bound: -rect.minY, keepsGreater: false).apply(to: rings)
        }
        if bounds.maxY > rect.maxY {
            rings = HalfPlaneCut(axis: 1, bound: -rect.maxY, keepsGreater: true).apply(to: rings)
        }
        return rings
    }

    /// Puts rings together: counterclockwise ones are outlines, the others holes in them.
    private static func assembled(_ rings: [[SIMD2<Double>]]) -> [PolygonRings<MKMapPoint>] {
        func closed(_ ring: [SIMD2<Double>]) -> [MKMapPoint] {
            (ring + ring.prefix(1)).map { MKMapPoint($0) }
        }
        let areas = rings.map(ShapeMeasure.doubleArea)
        var polygons = rings.indices.filter { areas[$0] > 0 }.map {
            (area: areas[$0], polygon: PolygonRings(exterior: closed(rings[$0])))
        }
        let outlines = polygons.map { PolygonRings(exterior: $0.polygon.exterior) }
        for index in rings.indices where areas[index] < 0 {
            let hole = closed(rings[index])
            let candidates = outlines.indices.filter {
                outlines.count == 1 || outlines[$0].surrounds(hole)
            }
            guard let owner = candidates.min(by: { polygons[$0].area < polygons[$1].area }) else {
                continue
            }
            polygons[owner].polygon.holes.append(hole)
        }
        return polygons.map(\.polygon)
    }

    /// Whether a hole lies in the outline, told by its first vertex or middle of an edge that is not on it.
    private func surrounds(_ hole: [MKMapPoint]) -> Bool {
        for point in hole {
            let placement = placement(of: point)
            if placement != .onBoundary { return placement == .inside }
        }
        for (from, to) in zip(hole, hole.dropFirst()) {
            let placement = placement(
                of: MKMapPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2))
            if placement != .onBoundary { return placement == .inside }
        }
        return true
    }
}
