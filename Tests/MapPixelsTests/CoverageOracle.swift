import MapPixels

/// The coverage of a path's pixels by asking of many points whether they lie in it; shares nothing with the rasterizer.
enum CoverageOracle {
    /// The winding number of a path around a point.
    static func winding(_ path: PixelPath, _ point: SIMD2<Double>) -> Int {
        var count = 0
        for contour in path.contours {
            var last = contour[contour.endIndex - 1]
            for corner in contour {
                let side =
                    (corner.x - last.x) * (point.y - last.y)
                    - (corner.y - last.y) * (point.x - last.x)
                if last.y <= point.y, corner.y > point.y, side > 0 { count += 1 }
                if last.y > point.y, corner.y <= point.y, side < 0 { count -= 1 }
                last = corner
            }
        }
        return count
    }

    /// The area of a polygon within a pixel: its corners cut by each of the pixel's four sides.
    static func area(_ path: PixelPath, inPixel x: Int, _ y: Int) -> Double {
        var corners = Array(path.contours[0])
        for (axis, side, keepsAbove) in [
            (0, x, true), (0, x + 1, false), (1, y, true), (1, y + 1, false),
        ] {
            let border = Double(side)
            var cut: [SIMD2<Double>] = []
            for (index, corner) in corners.enumerated() {
                let last = corners[(index + corners.count - 1) % corners.count]
                let isIn = keepsAbove ? corner[axis] >= border : corner[axis] <= border
                let wasIn = keepsAbove ? last[axis] >= border : last[axis] <= border
                if isIn != wasIn {
                    cut.append(
                        last + (corner - last)
                            * ((border - last[axis]) / (corner[axis] - last[axis])))
                }
                if isIn { cut.append(corner) }
            }
            corners = cut
            if corners.isEmpty { return 0 }
        }
        var piece = PixelPath()
        piece.add(contour: corners)
        return abs(area(piece))
    }

    /// The area that contours enclose, by the trapezoids under their edges; clockwise ones count positive.
    static func area(_ path: PixelPath) -> Double {
        path.contours.reduce(0) { sum, contour in
            var last = contour[contour.endIndex - 1]
            var area = 0.0
            for corner in contour {
                area += (last.x * corner.y - corner.x * last.y) / 2
                last = corner
            }
            return sum + area
        }
    }
}
