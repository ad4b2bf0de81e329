import Geodesy

/// A point on an integer grid, x to the east and y to the south.
package typealias GridPoint = SIMD2<Int32>

/// The square Mercator world as integers: 2^30 units a side, origin in the north-west.
///
/// A tile at zoom `z` is 4096 grid units wide, so the grid of a zoom is the world shifted right by
/// `18 - z` bits. Four bits are left below the finest grid (zoom 14) for simplification.
package enum World {
    package static let bits = 30
    package static let side = Int32(1) << 30
    /// Units of a tile's side, the MVT extent.
    package static let extent = Int32(4096)
    /// The distance that geometry extends beyond a tile's edge, in tile units.
    package static let buffer = Int32(64)

    /// Projects a coordinate given in 1e-7 degrees.
    package static func project(latitude: Int32, longitude: Int32) -> GridPoint {
        let x = WebMercator.x(longitude: Double(longitude) * 1e-7)
        let y = WebMercator.y(latitude: Double(latitude) * 1e-7)
        let scale = Double(side)
        return GridPoint(Int32((x * scale).rounded()), Int32((y * scale).rounded()))
    }

    /// Bits between the world and the grid of a zoom.
    static func shift(zoom: Int) -> Int32 { Int32(bits - 12 - zoom) }

    /// The grid point of a zoom that is nearest to a world point.
    @inline(__always)
    static func snap(_ point: GridPoint, shift: Int32) -> GridPoint {
        (point &+ GridPoint(repeating: (1 << shift) >> 1)) &>> GridPoint(repeating: shift)
    }

    /// The number of square meters (Mercator, as on the map) in one square world unit.
    static let squareMetersPerUnit = {
        let meters = WebMercator.circumference / Double(side)
        return meters * meters
    }()
}

/// An axis-aligned box on a grid, both corners inside.
package struct GridBox: Equatable, Sendable {
    package var low: GridPoint
    package var high: GridPoint

    package init(low: GridPoint, high: GridPoint) {
        self.low = low
        self.high = high
    }

    /// The box of nothing: it contains no point, and extending it by a point gives that point.
    package static let empty = GridBox(
        low: GridPoint(repeating: .max), high: GridPoint(repeating: .min))

    package var isEmpty: Bool { low.x > high.x || low.y > high.y }

    @inline(__always)
    package mutating func extend(_ point: GridPoint) {
        low = pointwiseMin(low, point)
        high = pointwiseMax(high, point)
    }

    @inline(__always)
    package func contains(_ other: GridBox) -> Bool {
        low.x <= other.low.x && low.y <= other.low.y && high.x >= other.high.x
            && high.y >= other.high.y
    }

    /// The box grown by `margin` on every side.
    func grown(_ margin: Int32) -> GridBox {
        GridBox(
            low: low &- GridPoint(repeating: margin), high: high &+ GridPoint(repeating: margin))
    }

    /// The box of the grid of a zoom that a world box snaps to.
    func snapped(shift: Int32) -> GridBox {
        GridBox(low: World.snap(low, shift: shift), high: World.snap(high, shift: shift))
    }
}

/// Several lines or rings in two flat arrays, so that buffers can be kept between features.
package struct GridPath: Sendable {
    /// The points of all parts.
    ///
    /// A ring's first point is not repeated at its end.
    package var points: [GridPoint] = []
    /// The index after the last point of each part.
    package var ends: [Int] = []

    package init() {}

    package var isEmpty: Bool { ends.isEmpty }

    mutating func removeAll() {
        points.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }

    /// Closes the part being appended if it has `minimum` points or more, else drops its points.
    package mutating func endPart(minimum: Int) {
        let start = ends.last ?? 0
        if points.count - start >= minimum {
            ends.append(points.count)
        } else {
            points.removeLast(points.count - start)
        }
    }

    /// The index range of part `index`.
    @inline(__always)
    package func range(_ index: Int) -> Range<Int> {
        (index == 0 ? 0 : ends[index - 1])..<ends[index]
    }

    package var bounds: GridBox {
        var box = GridBox.empty
        for point in points { box.extend(point) }
        return box
    }
}

/// Twice the signed area of the triangle a, b, c: positive when it turns clockwise on the map (y down).
@inline(__always)
func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int64 {
    (Int64(b.x) &- Int64(a.x)) &* (Int64(c.y) &- Int64(a.y))
        &- (Int64(b.y) &- Int64(a.y)) &* (Int64(c.x) &- Int64(a.x))
}

/// Twice the signed area of a ring: positive when it runs clockwise on the map (y down), as an MVT
/// exterior ring must.
package func doubledArea(_ points: some RandomAccessCollection<GridPoint>) -> Int64 {
    guard var previous = points.last else { return 0 }
    let origin = previous
    var sum: Int64 = 0
    for point in points {
        let a = previous &- origin
        let b = point &- origin
        sum &+= Int64(a.x) &* Int64(b.y) &- Int64(b.x) &* Int64(a.y)
        previous = point
    }
    return sum
}

/// Whether a point lies inside a ring.
///
/// Of points on the ring itself some count as inside, some do not.
package func ringHolds(_ point: GridPoint, ring: some RandomAccessCollection<GridPoint>) -> Bool {
    guard var previous = ring.last else { return false }
    var isInside = false
    for current in ring {
        if (previous.y <= point.y) != (current.y <= point.y) {
            let side = turn(previous, current, point)
            if (previous.y < current.y) == (side < 0) { isInside.toggle() }
        }
        previous = current
    }
    return isInside
}
