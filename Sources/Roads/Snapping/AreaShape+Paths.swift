/// Shortest paths inside an area.
extension AreaShape {
    /// A corner at which paths inside may bend, and the points before and after it on its ring.
    package struct Bend {
        package var before, here, after: Point

        package init(before: Point, here: Point, after: Point) {
            self.before = before
            self.here = here
            self.after = after
        }

        /// Whether a path that bends here is taut: it turns toward the side that both edges lie on,
        /// seen along the way up to here and along the way from here on.
        func isTaut(_ arriving: Point, _ leaving: Point) -> Bool {
            let (arrived, left) = (arriving.length, leaving.length)
            guard arrived > AreaShape.hair, left > AreaShape.hair else { return true }
            let (one, other) = (before - here, after - here)
            let seenArriving = (
                arriving.cross(one), arriving.cross(other), arriving.cross(leaving)
            )
            let seenLeaving = (leaving.cross(one), leaving.cross(other))
            let (slack, slackLeaving) = (AreaShape.hair * arrived, AreaShape.hair * left)
            let isLeft =
                min(seenArriving.0, seenArriving.1, seenArriving.2) > -slack
                && min(seenLeaving.0, seenLeaving.1) > -slackLeaving
            let isRight =
                max(seenArriving.0, seenArriving.1, seenArriving.2) < slack
                && max(seenLeaving.0, seenLeaving.1) < slackLeaving
            return isLeft || isRight
        }
    }

    /// The maximum number of corners of an area that is crossed.
    package static let mostCorners = 150

    /// The corner at a place of a ring.
    package func bend(ring: Int, place: Int) -> Bend {
        let points = rings[ring]
        return Bend(
            before: points[place == 0 ? points.count - 1 : place - 1], here: points[place],
            after: points[place + 1 == points.count ? 0 : place + 1])
    }

    /// The shortest ways from a point inside to others, each with both ends; nil where there is none.
    ///
    /// Of areas with more than `mostCorners` corners and targets only straight ways are found.
    ///
    /// - Parameter bends: The corners at which ways inside may bend.
    /// - Complexity: O(corners² × points) at worst; a few lines are looked at where all targets are in sight.
    package func paths(from start: Point, to targets: [Point], bends: [Bend]) -> [[Point]?] {
        let isCrossed = bends.count + targets.count < Self.mostCorners
        let corners = [start] + targets + (isCrossed ? bends.map(\.here) : [])
        var best = corners.map { _ in Double.infinity }
        var parents = corners.map { _ in 0 }
        var isDone = corners.map { _ in false }
        best[0] = 0
        var missing = targets.count
        while missing > 0 {
            var nearest: Int?
            for index in corners.indices where !isDone[index] && best[index] < .infinity {
                if best[index] < nearest.map({ best[$0] }) ?? .infinity { nearest = index }
            }
            guard let here = nearest else { break }
            isDone[here] = true
            // Ways bend at no target: where they bend beside one stands a corner of its own.
            if (1...targets.count).contains(here) {
                missing -= 1
                continue
            }
            let arriving = corners[here] - corners[parents[here]]
            for next in corners.indices where !isDone[next] {
                let leaving = corners[next] - corners[here]
                let length = leaving.length
                // Paths that are longer anyway, or not taut, are skipped.
                guard best[here] + length < best[next],
                    here == 0 || bends[here - targets.count - 1].isTaut(arriving, leaving),
                    length <= Self.hair || isClear(corners[here], corners[next])
                else { continue }
                best[next] = best[here] + length
                parents[next] = here
            }
        }
        return targets.indices.map { target in
            guard best[target + 1] < .infinity else { return nil }
            var path: [Point] = []
            var here = target + 1
            while here > 0 {
                path.append(corners[here])
                here = parents[here]
            }
            path.append(start)
            return path.reversed()
        }
    }
}
