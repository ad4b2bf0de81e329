import MapGeometry
import Transit

/// Walks whose seconds a test tells, between stops at known positions.
struct TableWalking: WalkingPaths {
    let coordinates: [CLLocationCoordinate2D]
    let seconds: [[Int]: Int]

    func footpaths(
        among places: [CLLocationCoordinate2D], withinSeconds limit: Int32
    ) -> [Footpath] {
        let numbers = places.map { place in
            coordinates.firstIndex {
                abs($0.latitude - place.latitude) < 1e-6
                    && abs($0.longitude - place.longitude) < 1e-6
            } ?? -1
        }
        var found: [Footpath] = []
        for (from, one) in numbers.enumerated() {
            for (to, other) in numbers.enumerated() {
                guard let time = seconds[[one, other]], time <= limit else { continue }
                found.append(
                    Footpath(from: from, to: to, seconds: Int32(time), meters: Int32(time)))
            }
        }
        return found
    }

    func walks(
        from place: CLLocationCoordinate2D, to others: [CLLocationCoordinate2D],
        withinSeconds limit: Int32
    ) -> [Footpath] {
        footpaths(among: [place] + others, withinSeconds: limit).filter { $0.from == 0 }
    }
}
