#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
#endif

/// The repetitions of the map east and west of itself.
enum WorldCopies {
    /// Returns by how many map points copies of a shape have to be moved eastward to meet a rectangle.
    ///
    /// Always 0, in case they only touch; further ones, up to two worlds, where they overlap.
    static func shifts(of bounds: MKMapRect, over rect: MKMapRect) -> [Double] {
        [-2.0, -1, 0, 1, 2].map { $0 * MKMapRect.world.size.width }.filter { shift in
            shift == 0
                || (bounds.minX + shift < rect.maxX && bounds.maxX + shift > rect.minX)
        }
    }
}
