#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
#endif

/// A point of one of the two planes that shapes live in, as two numbers with y growing northward.
///
/// Map points grow southward, so their y is negated here: one sense of rotation, counterclockwise as
/// seen on the map, then means the same for both. Negating a number and back changes no bit of it.
package protocol PlanarPoint {
    /// Grows eastward: longitude in degrees, or map points.
    var planarX: Double { get }
    /// Grows northward: latitude in degrees, or map points north of the northern edge.
    var planarY: Double { get }
    /// Creates the point from the two numbers.
    init(planarX: Double, planarY: Double)
}

extension PlanarPoint {
    /// Both numbers.
    var planar: SIMD2<Double> { SIMD2(planarX, planarY) }

    /// Whether both numbers are finite.
    var isFinite: Bool { planarX.isFinite && planarY.isFinite }

    init(_ planar: SIMD2<Double>) {
        self.init(planarX: planar.x, planarY: planar.y)
    }

    /// Returns whether another point is at the same place.
    func coincides(with other: Self) -> Bool {
        planarX == other.planarX && planarY == other.planarY
    }
}

extension MKMapPoint: PlanarPoint {
    package var planarX: Double { x }
    package var planarY: Double { -y }

    package init(planarX: Double, planarY: Double) {
        self.init(x: planarX, y: -planarY)
    }
}

extension CLLocationCoordinate2D: PlanarPoint {
    package var planarX: Double { longitude }
    package var planarY: Double { latitude }

    package init(planarX: Double, planarY: Double) {
        self.init(latitude: planarY, longitude: planarX)
    }
}

extension Array where Element: PlanarPoint {
    /// The points without the last one where that only repeats the first.
    var opened: ArraySlice<Element> {
        guard count > 1, let first, let last, first.coincides(with: last) else { return self[...] }
        return dropLast()
    }
}
