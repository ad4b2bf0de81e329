/// Cuts rings along one horizontal or vertical line and keeps what is on one side.
///
/// Outlines have to run the other way than holes. A point on the line counts as outside, so that every
/// ring leaves the kept side exactly as often as it enters it, and rings that only touch the line need no
/// case of their own. Exits and entries are joined in their order along the line: of a valid area the
/// i-th exit and the i-th entry are the two ends of the i-th stretch of the line inside the area. Of any other
/// set of rings, joining them in whatever way keeps each winding number on the kept side, because the
/// edges along the line add up to the same chain.
struct HalfPlaneCut {
    /// 0 for a vertical line, which bounds x; 1 for a horizontal one, which bounds y.
    let axis: Int
    /// The line's coordinate on the axis.
    let bound: Double
    /// Whether the side with greater numbers is kept.
    let keepsGreater: Bool

    /// Returns the rings of what is left, not closed, without repeated points.
    func apply(to rings: [[SIMD2<Double>]]) -> [[SIMD2<Double>]] {
        var kept: [[SIMD2<Double>]] = []
        var chains: [[SIMD2<Double>]] = []
        for ring in rings {
            guard let outside = ring.firstIndex(where: { !isInside($0) }) else {
                kept.append(ring)
                continue
            }
            appendChains(of: ring, from: outside, to: &chains)
        }
        kept += joined(chains)
        return kept
    }

    private func isInside(_ point: SIMD2<Double>) -> Bool {
        keepsGreater ? point[axis] > bound : point[axis] < bound
    }

    /// Appends the stretches of a ring inside, each with its two ends on the line.
    private func appendChains(
        of ring: [SIMD2<Double>], from outside: Int, to chains: inout [[SIMD2<Double>]]
    ) {
        var chain: [SIMD2<Double>] = []
        var previous = ring[outside]
        for point in ring[(outside + 1)...] + ring[...outside] {
            if isInside(point) {
                if chain.isEmpty { chain.append(crossing(previous, point)) }
                chain.append(point)
            } else if !chain.isEmpty {
                chain.append(crossing(previous, point))
                chains.append(chain)
                chain = []
            }
            previous = point
        }
    }

    /// The point where an edge meets the line, the same to the last bit in both directions of the edge.
    private func crossing(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> SIMD2<Double> {
        if from[axis] == bound { return from }
        if to[axis] == bound { return to }
        let other = 1 - axis
        let (a, b) = from[axis] < to[axis] ? (from, to) : (to, from)
        let along = a[other] + (bound - a[axis]) / (b[axis] - a[axis]) * (b[other] - a[other])
        var point = SIMD2(repeating: bound)
        // Rounding must not carry the point past the ends of the edge.
        point[other] = min(max(along, min(a[other], b[other])), max(a[other], b[other]))
        return point
    }

    /// Joins the ends of chains along the line into rings.
    private func joined(_ chains: [[SIMD2<Double>]]) -> [[SIMD2<Double>]] {
        let other = 1 - axis
        let entries = chains.indices.sorted {
            (chains[$0][0][other], $0) < (chains[$1][0][other], $1)
        }
        let exits = chains.indices.sorted {
            let (a, b) = (chains[$0][chains[$0].count - 1], chains[$1][chains[$1].count - 1])
            return (a[other], $0) < (b[other], $1)
        }
        var following = [Int](repeating: 0, count: chains.count)
        for (exit, entry) in zip(exits, entries) { following[exit] = entry }

        var rings: [[SIMD2<Double>]] = []
        var isUsed = [Bool](repeating: false, count: chains.count)
        for first in chains.indices where !isUsed[first] {
            var ring: [SIMD2<Double>] = []
            var index = first
            repeat {
                isUsed[index] = true
                for point in chains[index] where point != ring.last { ring.append(point) }
                index = following[index]
            } while index != first
            if ring.count > 1, ring.first == ring.last { ring.removeLast() }
            if ring.count >= 3 { rings.append(ring) }
        }
        return rings
    }
}
