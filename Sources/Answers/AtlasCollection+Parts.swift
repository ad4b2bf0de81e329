import MapGeometry
import Roads

extension RoadMatrix {
    /// Joins the matrices of parts of a list of places, so many sources first and the targets behind them.
    ///
    /// - Parameter ask: Returns the matrix of the sources and targets of a part, by their numbers in the list.
    package init(
        sourceCount: Int, placeCount: Int, parts: [[Int]],
        ask: (_ sources: [Int], _ targets: [Int]) throws -> RoadMatrix
    ) throws {
        let divided = parts.map { part in
            (part.filter { $0 < sourceCount }, part.filter { $0 >= sourceCount })
        }
        try self.init(
            sourceCount: sourceCount, targetCount: placeCount - sourceCount,
            parts: divided.map { ($0.0, $0.1.map { $0 - sourceCount }) }
        ) { try ask(divided[$0].0, divided[$0].1) }
    }
}

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
            // The error for a place outside all atlases is left to the router.
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
