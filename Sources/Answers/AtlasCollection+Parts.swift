import MapGeometry
import Roads

/// Questions for roads whose places lie in several areas.
extension AtlasCollection {
    /// The router of a mode for a route through places: a `RouterFinder`.
    ///
    /// - Throws: `RoutingError.Code.placesApart` if no area has all of the places, though each lies in one.
    public func jointRouter(
        _ mode: String, for positions: [CLLocationCoordinate2D]
    ) throws -> Router {
        try checkReach(of: positions)
        return try router(mode, for: positions)
    }

    /// Checks that one area has all of the places, unless one of them lies in none.
    package func checkReach(of positions: [CLLocationCoordinate2D]) throws(RoutingError) {
        guard areas.count > 1 else { return }
        var common = Array(areas.indices)
        for (index, position) in positions.enumerated() {
            let own = areas.indices.filter { areas[$0].contains(position) }
            // What to tell of a place outside of all is for its router to say.
            guard !own.isEmpty else { return }
            common.removeAll { !own.contains($0) }
            if common.isEmpty { throw RoutingError(.placesApart, place: index) }
        }
    }

    /// Divides places into parts that one router each answers for, by the numbers of the places.
    ///
    /// A place may lie in several parts, where atlases overlap. Those outside of all areas are in the first part.
    public func parts(of positions: [CLLocationCoordinate2D]) -> [[Int]] {
        guard areas.count > 1 else { return [Array(positions.indices)] }
        let inside = areas.map { area in
            positions.indices.filter { area.contains(positions[$0]) }
        }
        var parts: [[Int]] = []
        for part in inside.sorted(by: { $0.count > $1.count })
        where !part.isEmpty && !parts.contains(where: { Set($0).isSuperset(of: part) }) {
            parts.append(part)
        }
        let outside = positions.indices.filter { index in
            !parts.contains { $0.contains(index) }
        }
        if parts.isEmpty { return [outside] }
        parts[0] = (parts[0] + outside).sorted()
        return parts
    }
}
