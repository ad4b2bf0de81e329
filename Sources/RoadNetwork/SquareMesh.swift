import Foundation
import Roads

/// The straight lines by which one crosses a square from entrance to entrance.
///
/// Shortest ways inside a polygon bend only at its reflex corners (Lozano-Pérez and Wesley, 1979). Corners
/// and entrances that see each other are joined; of these lines, those are kept that are part of a shortest
/// way between two entrances. Of a square with many entrances only a network remains that is at
/// most a tenth longer, so that lines do not grow with the square of their number (greedy spanner, Althöfer
/// and others, 1993).
struct SquareMesh {
    typealias Point = AreaShape.Point

    /// The maximum number of corners and entrances of a square that is crossed; the edges of others are walked.
    static let mostCorners = AreaShape.mostCorners
    /// The maximum number of points of an area's rings that are examined.
    static let mostPoints = 2000
    /// The maximum number of entrances between which every line is kept.
    private static let fewEntrances = 12
    private static let detour = 1.1

    private let shape: AreaShape
    private let corners: [Point]

    /// The lines to add, as pairs of places in `nodes`.
    ///
    /// - Parameters:
    ///   - rings: The outline and the holes, in meters.
    ///   - entrances: Which points, by ring and place in it, lead out of the square.
    static func lines(
        rings: [[Point]], entrances: [(ring: Int, place: Int)]
    ) -> [(from: (ring: Int, place: Int), to: (ring: Int, place: Int))] {
        guard entrances.count >= 2, rings.reduce(0, { $0 + $1.count }) <= mostPoints else {
            return []
        }
        let shape = AreaShape(rings: rings)
        var places = entrances
        for (index, ring) in rings.enumerated() {
            for place in ring.indices where shape.isReflex(ring: index, place: place) {
                if !entrances.contains(where: { $0 == (index, place) }) {
                    places.append((index, place))
                }
            }
        }
        guard places.count <= mostCorners else { return [] }
        let mesh = SquareMesh(shape: shape, corners: places.map { rings[$0.ring][$0.place] })
        return mesh.kept(entrances.count).map { (places[$0.0], places[$0.1]) }
    }

    /// The lines worth keeping between corners, of which the first are entrances.
    private func kept(_ entranceCount: Int) -> [(Int, Int)] {
        let count = corners.count
        var lengths = [Double](repeating: .infinity, count: count * count)
        for one in 0..<count {
            for other in (one + 1)..<max(count, one + 1)
            where shape.isClear(corners[one], corners[other]) {
                let length = (corners[one] - corners[other]).length
                lengths[one * count + other] = length
                lengths[other * count + one] = length
            }
        }
        var used: Set<[Int]> = []
        for entrance in 0..<entranceCount {
            let (_, parents) = Self.shortest(from: entrance, lengths, count)
            for target in 0..<entranceCount where target != entrance {
                var here = target
                while let parent = parents[here] {
                    used.insert([min(here, parent), max(here, parent)])
                    here = parent
                }
            }
        }
        let sorted = used.sorted {
            (lengths[$0[0] * count + $0[1]], $0[0], $0[1])
                < (lengths[$1[0] * count + $1[1]], $1[0], $1[1])
        }
        if entranceCount <= Self.fewEntrances { return sorted.map { ($0[0], $0[1]) } }
        var spanner = [Double](repeating: .infinity, count: count * count)
        var kept: [(Int, Int)] = []
        for pair in sorted {
            let length = lengths[pair[0] * count + pair[1]]
            let (known, _) = Self.shortest(from: pair[0], spanner, count)
            if known[pair[1]] <= length * Self.detour { continue }
            spanner[pair[0] * count + pair[1]] = length
            spanner[pair[1] * count + pair[0]] = length
            kept.append((pair[0], pair[1]))
        }
        return kept
    }

    /// Dijkstra on a small, dense graph.
    private static func shortest(
        from start: Int, _ lengths: [Double], _ count: Int
    ) -> (lengths: [Double], parents: [Int?]) {
        var best = [Double](repeating: .infinity, count: count)
        var parents = [Int?](repeating: nil, count: count)
        var isDone = [Bool](repeating: false, count: count)
        best[start] = 0
        for _ in 0..<count {
            var here = -1
            for index in 0..<count where !isDone[index] && best[index] < .infinity {
                if here < 0 || best[index] < best[here] { here = index }
            }
            if here < 0 { break }
            isDone[here] = true
            for next in 0..<count where best[here] + lengths[here * count + next] < best[next] {
                best[next] = best[here] + lengths[here * count + next]
                parents[next] = here
            }
        }
        return (best, parents)
    }
}
