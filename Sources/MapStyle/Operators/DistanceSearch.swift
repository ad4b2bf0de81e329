import Geodesy

/// The least distance between shapes on an ellipsoid that is taken for flat around one latitude.
struct DistanceSearch {
    typealias Point = SIMD2<Double>

    /// Meters in a degree of longitude and of latitude.
    private let scale: SIMD2<Double>

    /// Prepares for shapes around a latitude.
    init(latitude: Double) {
        let degree = DegreeLengths(atLatitude: latitude)
        scale = SIMD2(degree.longitude, degree.latitude)
    }

    /// The least distance from some shapes to others; infinite where one side has none.
    func least(_ shapes: [PlaneGeometry], from others: [PlaneGeometry]) -> Double {
        var least = Double.infinity
        for shape in shapes {
            let segments = Segments(shape)
            for other in others {
                least = distance(segments, Segments(other), below: least)
                if least == 0 { return 0 }
            }
        }
        return least
    }

    /// The edges of a shape in runs with their boxes.
    private struct Segments {
        /// Edges of at most `Run.length` each; a point is an edge of no length.
        struct Run {
            static let length = 16
            var edges: [(Point, Point)]
            var box: PlaneBox
        }

        var runs: [Run] = []
        var polygon: [[Point]] = []

        init(_ shape: PlaneGeometry) {
            switch shape {
            case .point(let point): append([(point, point)])
            case .line(let line):
                if line.count == 1 { append([(line[0], line[0])]) }
                append(Array(zip(line, line.dropFirst())))
            case .polygon(let rings):
                polygon = rings
                for ring in rings {
                    append(Array(zip(ring, ring.dropFirst())))
                    if let first = ring.first, let last = ring.last, first != last {
                        append([(last, first)])
                    }
                }
            }
        }

        private mutating func append(_ edges: [(Point, Point)]) {
            for start in stride(from: 0, to: edges.count, by: Run.length) {
                let part = Array(edges[start..<min(start + Run.length, edges.count)])
                var box = PlaneBox()
                for (a, b) in part {
                    box.extend(to: a)
                    box.extend(to: b)
                }
                runs.append(Run(edges: part, box: box))
            }
        }
    }

    private func distance(_ a: Segments, _ b: Segments, below limit: Double) -> Double {
        if touches(a, b) || touches(b, a) { return 0 }
        var least = limit
        for first in a.runs {
            for second in b.runs where gap(first.box, second.box) < least {
                for (p, q) in first.edges {
                    for (r, s) in second.edges {
                        if Plane.crosses(p, q, r, s) { return 0 }
                        least = min(
                            least, distance(p, r, s), distance(q, r, s), distance(r, p, q),
                            distance(s, p, q))
                    }
                }
                if least == 0 { return 0 }
            }
        }
        return least
    }

    /// Whether a corner of one shape lies in the other, a polygon.
    private func touches(_ shape: Segments, _ polygon: Segments) -> Bool {
        guard !polygon.polygon.isEmpty else { return false }
        let box = PlaneBox(polygon.polygon.joined())
        for run in shape.runs where overlaps(run.box, box) {
            for (a, b) in run.edges
            where Plane.point(a, isWithin: polygon.polygon, onEdge: true)
                || Plane.point(b, isWithin: polygon.polygon, onEdge: true)
            {
                return true
            }
        }
        return false
    }

    private func overlaps(_ a: PlaneBox, _ b: PlaneBox) -> Bool {
        a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y
    }

    /// The distance between two boxes, at most that between what is in them.
    private func gap(_ a: PlaneBox, _ b: PlaneBox) -> Double {
        var x = max(0, b.low.x - a.high.x, a.low.x - b.high.x)
        // The way around the other side of the world may be shorter.
        if x > 0 { x = max(0, min(x, 360 - (max(a.high.x, b.high.x) - min(a.low.x, b.low.x)))) }
        let y = max(0, b.low.y - a.high.y, a.low.y - b.high.y)
        return length(SIMD2(x, y) * scale)
    }

    /// The distance from a point to a segment.
    private func distance(_ point: Point, _ a: Point, _ b: Point) -> Double {
        let direction = wrapped(b - a) * scale
        let square = direction.x * direction.x + direction.y * direction.y
        let toPoint = wrapped(point - a) * scale
        guard square > 0 else { return length(toPoint) }
        let along = (toPoint.x * direction.x + toPoint.y * direction.y) / square
        if along > 1 { return length(wrapped(point - b) * scale) }
        if along <= 0 { return length(toPoint) }
        return length(wrapped(point - (a + direction / scale * along)) * scale)
    }

    /// A difference of positions by the shorter way around the world.
    private func wrapped(_ difference: SIMD2<Double>) -> SIMD2<Double> {
        guard abs(difference.x) > 180, difference.x.isFinite else { return difference }
        return SIMD2(difference.x.remainder(dividingBy: 360), difference.y)
    }

    private func length(_ vector: SIMD2<Double>) -> Double {
        (vector.x * vector.x + vector.y * vector.y).squareRoot()
    }
}
