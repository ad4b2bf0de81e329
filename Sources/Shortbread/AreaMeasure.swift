/// Size and label point of an area made of rings under the even-odd rule.
struct AreaMeasure {
    /// Square meters on the Mercator map, as the schema's `way_area` has it.
    let squareMeters: Double
    var bounds: GridBox
    /// A point inside: the centroid where that is inside, else the middle of the widest stretch of a
    /// horizontal cut at the area's middle height.
    var labelPoint: GridPoint

    /// Measures rings that may run in any direction; the largest decides what is outside.
    init?(_ path: GridPath) {
        guard !path.ends.isEmpty else { return nil }
        var largest = 0
        var largestSize: Int64 = -1
        var total: Int64 = 0
        var sizes: [Int64] = []
        for part in path.ends.indices {
            let size = abs(doubledArea(path.points[path.range(part)]))
            sizes.append(size)
            if size > largestSize { (largest, largestSize) = (part, size) }
        }
        // Rings inside an odd number of others are holes. The test by first points is exact enough
        // for a size that only ranks labels.
        for part in path.ends.indices {
            let first = path.points[path.range(part).lowerBound]
            var depth = 0
            if path.ends.count > 1 {
                for other in path.ends.indices
                where other != part && sizes[other] > sizes[part]
                    && ringHolds(first, ring: path.points[path.range(other)])
                {
                    depth += 1
                }
            }
            total += depth % 2 == 0 ? sizes[part] : -sizes[part]
        }
        guard largestSize > 0 else { return nil }
        squareMeters = Double(abs(total)) / 2 * World.squareMetersPerUnit
        bounds = path.bounds
        let ring = path.points[path.range(largest)]
        let centroid = Self.centroid(ring)
        labelPoint = Self.isInside(path, centroid) ? centroid : Self.widestMiddle(path, ring)
    }

    private static func centroid(_ ring: ArraySlice<GridPoint>) -> GridPoint {
        guard let origin = ring.first, var previous = ring.last else { return GridPoint() }
        var area = 0.0
        var x = 0.0
        var y = 0.0
        for point in ring {
            let ax = Double(previous.x &- origin.x)
            let ay = Double(previous.y &- origin.y)
            let bx = Double(point.x &- origin.x)
            let by = Double(point.y &- origin.y)
            let cross = ax * by - bx * ay
            area += cross
            x += (ax + bx) * cross
            y += (ay + by) * cross
            previous = point
        }
        guard area != 0 else { return origin }
        return GridPoint(
            origin.x &+ Int32((x / (3 * area)).rounded()),
            origin.y &+ Int32((y / (3 * area)).rounded()))
    }

    private static func isInside(_ path: GridPath, _ point: GridPoint) -> Bool {
        path.ends.indices.reduce(false) { inside, part in
            inside != ringHolds(point, ring: path.points[path.range(part)])
        }
    }

    private static func widestMiddle(_ path: GridPath, _ ring: ArraySlice<GridPoint>) -> GridPoint {
        var box = GridBox.empty
        for point in ring { box.extend(point) }
        let y = Double(box.low.y) + Double(box.high.y - box.low.y) / 2 + 0.25
        var crossings: [Double] = []
        for part in path.ends.indices {
            let points = path.points[path.range(part)]
            guard var a = points.last else { continue }
            for b in points {
                if (Double(a.y) <= y) != (Double(b.y) <= y) {
                    let t = (y - Double(a.y)) / Double(b.y - a.y)
                    crossings.append(Double(a.x) + t * Double(b.x - a.x))
                }
                a = b
            }
        }
        crossings.sort()
        var best = (low: Double(box.low.x), high: Double(box.high.x), width: -1.0)
        for index in stride(from: 0, to: crossings.count - 1, by: 2) {
            let width = crossings[index + 1] - crossings[index]
            if width > best.width { best = (crossings[index], crossings[index + 1], width) }
        }
        return GridPoint(Int32(((best.low + best.high) / 2).rounded()), Int32(y.rounded(.down)))
    }
}
