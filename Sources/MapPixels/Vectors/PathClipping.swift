extension PixelPath {
    /// The path without what lies further outside a box than is seen, so that no program has to draw it.
    ///
    /// What is enclosed within the box stays the same; edges along its sides take the place of what is cut off. Method: Sutherland
    /// and Hodgman, "Reentrant Polygon Clipping", 1974.
    func cut(to low: SIMD2<Double>, _ high: SIMD2<Double>) -> PixelPath {
        var path = PixelPath()
        for contour in contours {
            var points = Array(contour)
            // The distance inside of each side.
            for side in 0..<4 where !points.isEmpty {
                func depth(_ point: SIMD2<Double>) -> Double {
                    switch side {
                    case 0: point.x - low.x
                    case 1: high.x - point.x
                    case 2: point.y - low.y
                    default: high.y - point.y
                    }
                }
                guard points.contains(where: { depth($0) < 0 }) else { continue }
                var kept: [SIMD2<Double>] = []
                var last = points[points.count - 1]
                var lastDepth = depth(last)
                for point in points {
                    let depth = depth(point)
                    if (lastDepth < 0) != (depth < 0) {
                        kept.append(last + (point - last) * (lastDepth / (lastDepth - depth)))
                    }
                    if depth >= 0 { kept.append(point) }
                    last = point
                    lastDepth = depth
                }
                points = kept
            }
            if points.count > 2 { path.add(contour: points) }
        }
        return path
    }
}
