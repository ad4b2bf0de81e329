/// Turns rings that do not cross into MVT order: each exterior ring clockwise, its holes behind it
/// counterclockwise.
package enum RingNesting {
    /// Nests rings that may run in any direction and touch nowhere.
    package static func nestClean(_ path: GridPath) -> GridPath {
        if path.ends.count == 1 {
            var single = path
            if doubledArea(path.points) < 0 { single.points.reverse() }
            return single
        }
        let rings = Ring.all(of: path)
        let directed = rings.map { ring in
            let depth = rings.count { $0.index != ring.index && $0.contains(ring, in: path) }
            return ring.turned(clockwise: depth % 2 == 0)
        }
        return order(directed, path)
    }

    /// Nests rings that already run clockwise outside and counterclockwise inside, and touch at most
    /// at points.
    package static func nestDirected(_ path: GridPath) -> GridPath {
        order(Ring.all(of: path), path)
    }

    private static func order(_ rings: [Ring], _ path: GridPath) -> GridPath {
        let exteriors = rings.filter(\.isClockwise)
        var holes = [[Ring]](repeating: [], count: exteriors.count)
        for hole in rings where !hole.isClockwise {
            var best: Int?
            for (index, exterior) in exteriors.enumerated()
            where exterior.size > hole.size && exterior.contains(hole, in: path) {
                if let previous = best, exteriors[previous].size <= exterior.size { continue }
                best = index
            }
            // A hole outside every exterior ring can only be a sliver that rounding turned over.
            if let best { holes[best].append(hole) }
        }
        var result = GridPath()
        result.points.reserveCapacity(path.points.count)
        for (index, exterior) in exteriors.enumerated() {
            exterior.append(from: path, to: &result)
            for hole in holes[index] { hole.append(from: path, to: &result) }
        }
        return result
    }

    private struct Ring {
        var index: Int
        var range: Range<Int>
        var box: GridBox
        /// Twice the area, without sign.
        var size: Int64
        var isClockwise: Bool
        var isReversed = false

        static func all(of path: GridPath) -> [Ring] {
            path.ends.indices.compactMap { index in
                let range = path.range(index)
                let area = doubledArea(path.points[range])
                if area == 0 { return nil }
                var box = GridBox.empty
                for point in path.points[range] { box.extend(point) }
                return Ring(
                    index: index, range: range, box: box, size: abs(area), isClockwise: area > 0)
            }
        }

        func turned(clockwise: Bool) -> Ring {
            var ring = self
            ring.isReversed = isClockwise != clockwise
            ring.isClockwise = clockwise
            return ring
        }

        func append(from path: GridPath, to result: inout GridPath) {
            if isReversed {
                result.points.append(contentsOf: path.points[range].reversed())
            } else {
                result.points.append(contentsOf: path.points[range])
            }
            result.endPart(minimum: 3)
        }

        /// Whether `other` lies inside.
        ///
        /// The two may share points, so the middle of an edge is tested: edges are never shared.
        func contains(_ other: Ring, in path: GridPath) -> Bool {
            guard box.contains(other.box) else { return false }
            let a = path.points[other.range.lowerBound]
            let b = path.points[other.range.lowerBound + 1]
            // All coordinates doubled, to keep the middle on the grid.
            return ringHolds(a &+ b, ring: path.points[range].lazy.map { $0 &* 2 })
        }
    }
}
