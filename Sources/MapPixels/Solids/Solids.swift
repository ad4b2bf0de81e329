/// Upright solids on a plane, such as buildings: roofs and walls in perspective, of which the nearest one is seen.
///
/// Surfaces have hard edges. What comes nearer to the viewer than `PlaneView.nearest` is cut off.
public struct Solids: Sendable {
    /// A flat surface with its color at the picture's pixels.
    struct Face: Sendable {
        /// Corners of all contours in the picture.
        let path: PixelPath
        let low: SIMD2<Double>
        let high: SIMD2<Double>
        /// How near a pixel (x, y) is, 1 at the plane's middle: the sum with (1, x, y).
        let nearness: SIMD3<Double>
        /// The light's share of the top color times the nearness, the same way.
        let rise: SIMD3<Double>
        /// Premultiplied colors below and at the top, 0 to 1.
        let bottom: SIMD4<Float>
        let top: SIMD4<Float>
        /// The image's place times the nearness, x and y, the same way.
        let texture: (x: SIMD3<Double>, y: SIMD3<Double>)?
        let image: Int
    }

    /// The view of the plane.
    public let view: PlaneView
    private(set) var faces: [Face] = []
    private var images: [PixelBuffer] = []
    private(set) var low = SIMD2(repeating: Double.infinity)
    private(set) var high = SIMD2(repeating: -Double.infinity)
    private(set) var isFinite = true

    /// Creates an empty collection.
    public init(view: PlaneView) { self.view = view }

    /// Whether there is nothing to be painted.
    public var isEmpty: Bool { faces.isEmpty }

    /// Adds an image that surfaces may have; its number.
    public mutating func add(image: PixelBuffer) -> Int {
        images.append(image)
        return images.count - 1
    }

    /// Adds a roof.
    ///
    /// - Parameters:
    ///   - rings: Its rings on the plane; holes go round the other way than what they are in.
    ///   - height: Its height above the plane, in pixels.
    ///   - color: Its color in its light, premultiplied, 0 to 1.
    ///   - texture: An image and its place at a point of the plane: start, right and down.
    public mutating func addRoof(
        _ rings: [[SIMD2<Double>]], height: Double, color: SIMD4<Float>,
        texture: (image: Int, origin: SIMD2<Double>, right: SIMD2<Double>, down: SIMD2<Double>)? =
            nil
    ) {
        // Seen from below there is none.
        guard height < view.viewer.z * (1 - PlaneView.nearest) else { return }
        var path = PixelPath()
        for ring in rings {
            let cut = view.before(ring.map { SIMD3($0.x, $0.y, height) })
            if cut.count > 2 { path.add(contour: cut.map { view.picture($0) }) }
        }
        // The nearness is the same along a row: that of the plane at this height.
        let scale = 1 / (view.cosine - height / view.distance)
        let nearness = SIMD3(
            (view.cosine - view.center.y * view.slope) * scale, 0, view.slope * scale)
        var map: (x: SIMD3<Double>, y: SIMD3<Double>)?
        if let texture {
            // Three points of the plane tell all others.
            let points = [SIMD2(0.0, 0), SIMD2(1, 0), SIMD2(0, 1)].map {
                let off = $0 * 100
                return (
                    SIMD3(off.x, off.y, height),
                    texture.origin + texture.right * off.x + texture.down * off.y
                )
            }
            map = mapping(points)
        }
        append(
            path, nearness: nearness, rise: .zero, bottom: color, top: color, texture: map,
            image: texture?.image ?? -1)
    }

    /// Adds a wall, seen from its outer side only.
    ///
    /// - Parameters:
    ///   - start: Where it begins on the plane.
    ///   - end: Where it ends.
    ///   - outward: A direction to its outer side.
    ///   - base: Height of its lower side above the plane, in pixels.
    ///   - height: Height of its upper side.
    ///   - bottom: Color at the lower side, premultiplied, 0 to 1.
    ///   - top: Color at the upper side.
    ///   - texture: An image, and its places at the lower start, the lower end and the upper start.
    public mutating func addWall(
        from start: SIMD2<Double>, to end: SIMD2<Double>, outward: SIMD2<Double>, base: Double,
        height: Double, bottom: SIMD4<Float>, top: SIMD4<Float>,
        texture: (image: Int, places: [SIMD2<Double>])? = nil
    ) {
        let viewer = view.viewer
        let facing = (SIMD2(viewer.x, viewer.y) - start) * outward
        guard facing.sum() > 0, height > base, start != end else { return }
        let corners = [
            SIMD3(start.x, start.y, base), SIMD3(end.x, end.y, base),
            SIMD3(end.x, end.y, height), SIMD3(start.x, start.y, height),
        ]
        let shown = view.before(corners)
        guard shown.count > 2 else { return }
        let known = [corners[0], corners[1], corners[3]]
        guard
            let solved = mapping(
                zip(known, [SIMD2(0.0, 0), SIMD2(0, 0), SIMD2(1, 0)]).map { ($0, $1) }),
            let nearness = nearness(known)
        else { return }
        var path = PixelPath()
        path.add(contour: shown.map { view.picture($0) })
        var map: (x: SIMD3<Double>, y: SIMD3<Double>)?
        if let texture, texture.places.count == 3 {
            map = mapping(zip(known, texture.places).map { ($0, $1) })
        }
        append(
            path, nearness: nearness, rise: solved.x, bottom: bottom, top: top, texture: map,
            image: texture?.image ?? -1)
    }

    private mutating func append(
        _ path: PixelPath, nearness: SIMD3<Double>, rise: SIMD3<Double>, bottom: SIMD4<Float>,
        top: SIMD4<Float>, texture: (x: SIMD3<Double>, y: SIMD3<Double>)?, image: Int
    ) {
        guard let first = path.points.first else { return }
        var least = first
        var most = first
        var sum = nearness * 0 + rise * 0
        for point in path.points {
            least = pointwiseMin(least, point)
            most = pointwiseMax(most, point)
            sum.x += (point * 0).sum()
        }
        if let texture { sum += texture.x * 0 + texture.y * 0 }
        guard sum == .zero, (bottom.sum() + top.sum()).isFinite else {
            isFinite = false
            return
        }
        low = pointwiseMin(low, least)
        high = pointwiseMax(high, most)
        faces.append(
            Face(
                path: path, low: least, high: most, nearness: nearness, rise: rise, bottom: bottom,
                top: top, texture: image >= 0 ? texture : nil, image: image))
    }

    /// The factors of a plane through three points of the picture; nil where they lie on a line.
    private static func plane(
        _ points: [SIMD2<Double>], _ values: [Double]
    ) -> SIMD3<Double>? {
        let u = points[1] - points[0]
        let v = points[2] - points[0]
        let area = u.x * v.y - u.y * v.x
        guard abs(area) > 1e-9 else { return nil }
        let first = values[1] - values[0]
        let second = values[2] - values[0]
        let x = (first * v.y - second * u.y) / area
        let y = (second * u.x - first * v.x) / area
        return SIMD3(values[0] - x * points[0].x - y * points[0].y, x, y)
    }

    private func nearness(_ corners: [SIMD3<Double>]) -> SIMD3<Double>? {
        // Behind the viewer the sums hold as well, but for a depth of 0.
        guard corners.allSatisfy({ abs(view.depth($0)) > 1e-9 }) else { return nil }
        return Self.plane(corners.map { view.picture($0) }, corners.map { 1 / view.depth($0) })
    }

    /// The factors of two values that corners have.
    private func mapping(
        _ corners: [(SIMD3<Double>, SIMD2<Double>)]
    ) -> (x: SIMD3<Double>, y: SIMD3<Double>)? {
        guard corners.allSatisfy({ abs(view.depth($0.0)) > 1e-9 }) else { return nil }
        let places = corners.map { view.picture($0.0) }
        guard let x = Self.plane(places, corners.map { $0.1.x / view.depth($0.0) }),
            let y = Self.plane(places, corners.map { $0.1.y / view.depth($0.0) })
        else { return nil }
        return (x, y)
    }

    /// Paints rows of the solids, each pixel with its nearest surface.
    ///
    /// SAFETY: no other thread touches the rows.
    /// BOUNDS: rows and columns lie in the picture.
    func draw(
        rows: Range<Int>, columns: ClosedRange<Int>, clip: ClipRows?, opacity: Double,
        onto pixels: UnsafeMutablePointer<UInt32>, width: Int
    ) {
        let count = columns.count
        var near = [Float](repeating: 0, count: count * rows.count)
        var colors = [UInt32](repeating: 0, count: count * rows.count)
        var crossings: [(x: Double, winding: Int)] = []
        for face in faces
        where face.low.y < Double(rows.upperBound) && face.high.y > Double(rows.lowerBound) {
            let first = max(
                rows.lowerBound, Int(min(max(face.low.y - 0.5, 0), 0x1p30).rounded(.up)))
            let end = min(rows.upperBound, Int(min(face.high.y + 0.5, 0x1p30).rounded(.up)))
            guard first < end else { continue }
            for row in first..<end {
                face.cross(Double(row) + 0.5, &crossings)
                var winding = 0
                for index in crossings.indices.dropLast() {
                    winding += crossings[index].winding
                    if winding == 0 { continue }
                    let start = max(crossings[index].x - 0.5, Double(columns.lowerBound))
                    let stop = min(crossings[index + 1].x - 0.5, Double(columns.upperBound) + 1)
                    guard start < stop else { continue }
                    let range = Int(start.rounded(.up))..<Int(stop.rounded(.up))
                    let line = (row - rows.lowerBound) * count - columns.lowerBound
                    for column in range {
                        let place = SIMD3(1, Double(column) + 0.5, Double(row) + 0.5)
                        let depth = (face.nearness * place).sum()
                        // As far as rounding tells, what comes later lies above.
                        guard Float(depth) * 1.000_01 >= near[line + column] else { continue }
                        near[line + column] = Float(depth)
                        colors[line + column] = color(face, place, depth).packed
                    }
                }
            }
        }
        for row in rows {
            var range = columns.lowerBound..<(columns.upperBound + 1)
            if let clip { range = range.clamped(to: clip.range(row)) }
            for column in range {
                let index = (row - rows.lowerBound) * count + column - columns.lowerBound
                if colors[index] == 0 { continue }
                let source = PixelColor(packed: colors[index]).scaled(by: opacity)
                // BOUNDS: the row and the column lie in the picture.
                let target = unsafe pixels + (row &* width &+ column)
                unsafe target.pointee = source.over(PixelColor(packed: target.pointee)).packed
            }
        }
    }

    private func color(_ face: Face, _ place: SIMD3<Double>, _ depth: Double) -> PixelColor {
        var light = face.bottom
        if face.rise != .zero {
            light += (face.top - face.bottom) * Float((face.rise * place).sum() / depth)
        }
        if let texture = face.texture {
            let point = SIMD2(
                (texture.x * place).sum() / depth, (texture.y * place).sum() / depth)
            let color = ImagePaint.linear(images[face.image], point, repeats: true)
            light *=
                SIMD4(
                    Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
                / 255
        }
        return PixelColor(
            premultipliedRed: Double(light.x), green: Double(light.y), blue: Double(light.z),
            alpha: Double(light.w))
    }
}

extension Solids.Face {
    /// Where a row's middle crosses the contours, from left to right.
    fileprivate func cross(_ y: Double, _ crossings: inout [(x: Double, winding: Int)]) {
        crossings.removeAll(keepingCapacity: true)
        for contour in path.contours {
            guard var last = contour.last else { continue }
            for point in contour {
                defer { last = point }
                guard (last.y <= y) != (point.y <= y) else { continue }
                // From above to below, so that neighbors compute the same.
                let (a, b) = last.y < point.y ? (last, point) : (point, last)
                crossings.append(
                    (a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), last.y < point.y ? 1 : -1))
            }
        }
        crossings.sort { $0.x < $1.x }
    }
}

extension PlaneView {
    /// The part of a contour that lies before the viewer.
    func before(_ contour: [SIMD3<Double>]) -> [SIMD3<Double>] {
        let depths = contour.map { depth($0) - Self.nearest }
        guard depths.contains(where: { $0 < 0 }) else { return contour }
        var result: [SIMD3<Double>] = []
        for (index, point) in contour.enumerated() {
            let last = index == 0 ? contour.count - 1 : index - 1
            if (depths[last] < 0) != (depths[index] < 0) {
                let t = depths[last] / (depths[last] - depths[index])
                result.append(contour[last] + (point - contour[last]) * t)
            }
            if depths[index] >= 0 { result.append(point) }
        }
        return result
    }
}
