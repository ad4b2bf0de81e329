/// Marks the points that Visvalingam and Whyatt's method keeps.
enum Visvalingam {
    static func kept(
        _ path: PathPlane, below threshold: Double, downTo target: Int, isRing: Bool
    ) -> [Bool] {
        let count = path.count
        var kept = [Bool](repeating: true, count: count)
        let least = max(target, isRing ? 3 : 2)
        guard count > least else { return kept }

        // The points that are left, as a chain; the ends of a line are never in the queue.
        var previous = (0..<count).map { $0 == 0 ? count - 1 : $0 - 1 }
        var next = (0..<count).map { $0 == count - 1 ? 0 : $0 + 1 }
        let movable = isRing ? 0..<count : 1..<(count - 1)
        var queue = AreaQueue(capacity: count)
        for index in movable {
            queue.append(index, area: path.triangle(previous[index], index, next[index]))
        }
        queue.heapify()

        var remaining = count
        var (distinct, repeats) = isRing ? Self.places(path) : (0, [:])
        var passed = 0.0
        while remaining > least, let (index, area) = queue.first {
            passed = max(passed, area)
            guard passed < threshold else { break }
            queue.removeFirst()
            if isRing {
                // Copies of a point do not count toward the three that a ring needs.
                let isLastCopy =
                    repeats[path.points[index]] == nil || repeats[path.points[index]] == 1
                if isLastCopy, distinct <= 3 { continue }
                if isLastCopy {
                    distinct -= 1
                } else {
                    repeats[path.points[index], default: 1] -= 1
                }
            }
            kept[index] = false
            remaining -= 1
            let (before, after) = (previous[index], next[index])
            next[before] = after
            previous[after] = before
            for neighbor in [before, after] where movable.contains(neighbor) {
                let area = path.triangle(previous[neighbor], neighbor, next[neighbor])
                queue.update(neighbor, area: max(area, passed))
            }
        }
        return kept
    }

    /// How many different places a ring has, and how often those occur that occur more than once.
    private static func places(_ path: PathPlane) -> (Int, [SIMD2<Double>: Int]) {
        let counts = path.points.reduce(into: [SIMD2<Double>: Int]()) { $0[$1, default: 0] += 1 }
        return (counts.count, counts.filter { $0.value > 1 })
    }
}
