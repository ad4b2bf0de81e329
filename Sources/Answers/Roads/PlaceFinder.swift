import MapGeometry

/// Finds the position of a place that a question names in words.
///
/// Its second parameter is a place of the question that the one asked for should be near, nil if none is known.
public typealias PlaceFinder = (String, CLLocationCoordinate2D?) throws -> CLLocationCoordinate2D

extension RouteLine {
    /// Where the places of a question are.
    ///
    /// Words are meant near the place before them, or else near the first after them that is a position.
    ///
    /// - Throws: `RouteLineError` for numbers that are no position; what `find` throws.
    static func positions(
        of places: [String], _ find: PlaceFinder
    ) throws -> [CLLocationCoordinate2D] {
        let known = try places.map { try coordinate($0) }
        var found: [CLLocationCoordinate2D] = []
        for (place, position) in zip(places, known) {
            let near = found.last ?? known.lazy.compactMap { $0 }.first
            found.append(try position ?? find(place, near))
        }
        return found
    }
}
