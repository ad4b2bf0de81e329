/// An edge that goes down, in parts of a pixel.
struct Edge {
    /// Bits of a coordinate behind the point: with 9 a coverage is less than 1/255 wrong.
    static let bits: Int32 = 9
    /// The number of subpixels per pixel.
    static let one: Int32 = 1 << bits

    var x0, y0, x1, y1: Int32
    /// 1 where the path goes down here, −1 where it goes up.
    var winding: Int32
}

/// The edges of paths within a picture.
///
/// What lies to the left of the picture is moved to its left side, since it winds around what is inside; what lies
/// above, below and to the right is dropped.
struct EdgeList {
    let width: Double
    let height: Double
    var edges: [Edge] = []
    /// What the edges since `begin` enclose, in parts of a pixel; up to the right side where one was dropped there.
    var minX: Int32 = .max
    var maxX: Int32 = 0
    var minY: Int32 = .max
    var maxY: Int32 = 0

    /// Coordinates beyond this are moved here, where the edge's slope in the picture is still exact.
    private static let limit = 0x1p40

    init(width: Int, height: Int) {
        self.width = Double(width)
        self.height = Double(height)
    }

    /// Begins another path.
    mutating func begin() {
        minX = .max
        maxX = 0
        minY = .max
        maxY = 0
    }

    /// Adds the edges of a path, whose coordinates are finite.
    mutating func add(_ path: PixelPath) {
        var start = 0
        for contour in 0...path.ends.count {
            let end = contour < path.ends.count ? path.ends[contour] : path.points.count
            if end - start > 1 {
                var last = path.points[end - 1]
                for index in start..<end {
                    let point = path.points[index]
                    add(last, point)
                    last = point
                }
            }
            start = end
        }
    }

    /// Adds the edges of a path so that pixels are covered wholly where their middles are, and else not at all.
    mutating func add(hard path: PixelPath) {
        for contour in path.contours {
            guard var last = contour.last else { continue }
            for point in contour {
                defer { last = point }
                // From above to below, so that neighbors compute the same.
                let isDown = (last.y, last.x) < (point.y, point.x)
                let (a, b) = isDown ? (last, point) : (point, last)
                let first = max(0, (a.y - 0.5).rounded(.up))
                let end = min(height, (b.y - 0.5).rounded(.up))
                guard first < end else { continue }
                for row in Int(first)..<Int(end) {
                    let middle = Double(row) + 0.5
                    let x = a.x + (middle - a.y) / (b.y - a.y) * (b.x - a.x)
                    let column = min(max((x - 0.5).rounded(.up), 0), width)
                    let (top, bottom) = (Double(row), Double(row + 1))
                    if column >= width {
                        reachRightSide()
                        continue
                    }
                    append(column, isDown ? top : bottom, column, isDown ? bottom : top)
                }
            }
        }
    }

    @inline(__always)
    private mutating func add(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
        // The picture's inside needs no clipping.
        if a.x >= 0, a.y >= 0, b.x >= 0, b.y >= 0, a.x <= width, b.x <= width, a.y <= height,
            b.y <= height
        {
            append(a.x, a.y, b.x, b.y)
        } else {
            clip(a, b)
        }
    }

    private mutating func clip(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
        if from.y <= 0 && to.y <= 0 || from.y >= height && to.y >= height { return }
        if from.x >= width && to.x >= width {
            reachRightSide()
            return
        }
        let low = SIMD2(repeating: -Self.limit)
        let high = SIMD2(repeating: Self.limit)
        let a = from.clamped(lowerBound: low, upperBound: high)
        let b = to.clamped(lowerBound: low, upperBound: high)
        guard a.y != b.y else { return }
        let slope = (b.x - a.x) / (b.y - a.y)
        func x(_ y: Double) -> Double { y == a.y ? a.x : y == b.y ? b.x : a.x + (y - a.y) * slope }
        let y0 = min(max(a.y, 0), height)
        let y1 = min(max(b.y, 0), height)
        guard y0 != y1 else { return }
        let x0 = x(y0)
        let x1 = x(y1)
        // Cut where it crosses the left and the right side, from the start to the end.
        var cuts = [(x0, y0)]
        func crossing(_ side: Double) -> (Double, Double)? {
            guard (x0 < side) != (x1 < side), x0 != side, x1 != side else { return nil }
            let y = y0 + (side - x0) / (x1 - x0) * (y1 - y0)
            return (side, min(max(y, min(y0, y1)), max(y0, y1)))
        }
        let sides = x0 < x1 ? [0, width] : [width, 0]
        cuts += sides.compactMap(crossing)
        cuts.append((x1, y1))
        for (start, end) in zip(cuts, cuts.dropFirst()) {
            // To the right of the picture an edge winds around nothing that is seen.
            if min(start.0, end.0) >= width {
                reachRightSide()
                continue
            }
            append(
                min(max(start.0, 0), width), start.1, min(max(end.0, 0), width), end.1)
        }
    }

    private mutating func reachRightSide() { maxX = Int32(width) &* Edge.one }

    /// Adds an edge that lies within the picture.
    @inline(__always)
    private mutating func append(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) {
        let x0 = Int32(ax * Double(Edge.one) + 0.5)
        let y0 = Int32(ay * Double(Edge.one) + 0.5)
        let x1 = Int32(bx * Double(Edge.one) + 0.5)
        let y1 = Int32(by * Double(Edge.one) + 0.5)
        if y0 == y1 { return }
        minX = min(minX, min(x0, x1))
        maxX = max(maxX, max(x0, x1))
        if y0 < y1 {
            minY = min(minY, y0)
            maxY = max(maxY, y1)
            edges.append(Edge(x0: x0, y0: y0, x1: x1, y1: y1, winding: 1))
        } else {
            minY = min(minY, y1)
            maxY = max(maxY, y0)
            edges.append(Edge(x0: x1, y0: y1, x1: x0, y1: y0, winding: -1))
        }
    }
}
