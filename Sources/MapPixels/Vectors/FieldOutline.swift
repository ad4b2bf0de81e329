/// The outline along which a field of distances has a value, such as that of a letter or of its halo.
///
/// Method: marching squares over the field's pixels with straight lines between them; points that lie on the way between
/// others are left out (Douglas and Peucker, 1973).
struct FieldOutline: Hashable {
    let field: DistanceField
    /// The value on the outline, 0 to 1.
    let edge: Double
    /// The value along which the shape ends on its inside again; nil where it does not.
    let inner: Double?

    /// How far the outline may be from where the field has the value, in its pixels.
    private static let tolerance = 0.03

    /// The contours, in the field's pixels, to be filled by the even-odd rule.
    var path: PixelPath {
        var path = PixelPath()
        for edge in [edge, inner].compactMap(\.self) {
            for contour in contours(max(edge, 0.002) * 255) {
                let simple = Self.simplified(contour)
                if simple.count > 2 { path.add(contour: simple) }
            }
        }
        return path
    }

    private func value(_ x: Int, _ y: Int) -> Double {
        guard x >= 0, y >= 0, x < field.width, y < field.height else { return 0 }
        return Double(field.bytes[y * field.width + x])
    }

    /// The closed lines along which the field has a value.
    private func contours(_ level: Double) -> [[SIMD2<Double>]] {
        // Each crossing lies on a side between two pixels: 2 · index + 0 to the right of a pixel, + 1 below it.
        let stride = field.width + 2
        func side(_ x: Int, _ y: Int, isDown: Bool) -> Int {
            2 * ((y + 1) * stride + x + 1) + (isDown ? 1 : 0)
        }
        var next: [Int: Int] = [:]
        for y in -1..<field.height {
            for x in -1..<field.width {
                let corners = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)]
                let sides = [
                    side(x, y, isDown: false), side(x + 1, y, isDown: true),
                    side(x, y + 1, isDown: false), side(x, y, isDown: true),
                ]
                let inside = corners.map { $0 >= level }
                // From where one enters the inside, going round the square, to where one leaves it.
                var (enters, leaves): ([Int], [Int]) = ([], [])
                for index in 0..<4 where inside[index] != inside[(index + 1) % 4] {
                    if inside[index] { leaves.append(index) } else { enters.append(index) }
                }
                if enters.count == 1 {
                    next[sides[enters[0]]] = sides[leaves[0]]
                } else if enters.count == 2 {
                    // Opposite corners are inside; the middle tells whether they are joined.
                    let isJoined = corners.reduce(0, +) / 4 >= level
                    for enter in enters {
                        let leave = (enter + (isJoined ? 3 : 1)) % 4
                        next[sides[enter]] = sides[leave]
                    }
                }
            }
        }
        func point(_ side: Int) -> SIMD2<Double> {
            let (x, y) = ((side / 2) % stride - 1, (side / 2) / stride - 1)
            let isDown = side % 2 == 1
            let a = value(x, y)
            let b = isDown ? value(x, y + 1) : value(x + 1, y)
            let t = (level - a) / (b - a)
            return SIMD2(Double(x) + 0.5 + (isDown ? 0 : t), Double(y) + 0.5 + (isDown ? t : 0))
        }
        var contours: [[SIMD2<Double>]] = []
        for start in next.keys.sorted() {
            var contour: [SIMD2<Double>] = []
            var side = start
            while let following = next.removeValue(forKey: side) {
                contour.append(point(side))
                side = following
            }
            if !contour.isEmpty { contours.append(contour) }
        }
        return contours
    }

    /// A closed line without points that are not needed.
    private static func simplified(_ ring: [SIMD2<Double>]) -> [SIMD2<Double>] {
        guard ring.count > 4 else { return ring }
        let half = ring.count / 2
        var isKept = [Bool](repeating: false, count: ring.count + 1)
        var waiting = [(0, half), (half, ring.count)]
        while let (first, last) = waiting.popLast() {
            isKept[first] = true
            isKept[last] = true
            let a = ring[first]
            let way = ring[last % ring.count] - a
            let length = (way * way).sum().squareRoot()
            var farthest = (index: 0, distance: tolerance)
            for index in first + 1..<max(last, first + 1) {
                let off = ring[index] - a
                let distance =
                    length > 0
                    ? abs(off.x * way.y - off.y * way.x) / length : (off * off).sum().squareRoot()
                if distance > farthest.distance { farthest = (index, distance) }
            }
            if farthest.index > 0 {
                waiting += [(first, farthest.index), (farthest.index, last)]
            }
        }
        return ring.indices.filter { isKept[$0] }.map { ring[$0] }
    }
}
