/// Lines as triangles that know how far from the middle of its line each of their points is.
///
/// Opacity follows from that distance, so that a thin line is as dark at every angle. Where triangles overlap, the more opaque
/// one counts. Method: the line bucket and the shaders `line.vertex.glsl` and `line.fragment.glsl` of MapLibre GL JS.
public struct Ribbon: Sendable {
    /// A corner of triangles.
    struct Vertex: Sendable {
        /// Its place on the plane.
        var plane: SIMD2<Double>
        /// Its place in the picture, in pixels.
        var picture: SIMD2<Double>
        /// Beyond an end of the line and to its side, in outsets.
        var off: SIMD2<Double>
        /// How far along the line, in pixels of the plane; or in shares of all of the line.
        var along: Double
        /// By how much fading is to be stretched for a pixel of the picture.
        var softness: Double
    }

    /// The stroke that the ribbon is made with.
    public private(set) var stroke: RibbonStroke
    /// The view of the plane with the lines.
    public let view: PlaneView
    private(set) var vertices: [Vertex] = []
    /// Indices of vertices, three per triangle.
    private(set) var corners: [Int32] = []
    /// The lines as they were given, without points equal to the one before; none where they are not kept.
    private(set) var lines: [(points: [SIMD2<Double>], isClosed: Bool)] = []

    // The last two vertices of the strip that is being made.
    private var last: (Int32, Int32)?
    private var previous: Int32?

    private let keepsLines: Bool

    /// Creates a ribbon without lines.
    ///
    /// - Parameter keepsLines: Whether the ribbon is to be written as a drawing of shapes.
    public init(_ stroke: RibbonStroke, view: PlaneView, keepsLines: Bool = true) {
        self.stroke = stroke
        self.view = view
        self.keepsLines = keepsLines
    }

    /// Removes all lines, for others with another stroke; what memory they took is used again.
    public mutating func restart(_ stroke: RibbonStroke) {
        self.stroke = stroke
        vertices.removeAll(keepingCapacity: true)
        corners.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
        endStrip()
    }

    /// Whether nothing is to be painted.
    public var isEmpty: Bool { corners.isEmpty }

    /// Adds a line.
    ///
    /// - Parameters:
    ///   - line: Points on the plane; equal ones that follow each other count once.
    ///   - isClosed: Whether it is a ring, whose last point equals the first.
    ///   - progress: Which shares of all of a line its start and end are; nil where lengths are counted in pixels.
    public mutating func add(
        _ line: [SIMD2<Double>], isClosed: Bool, progress: ClosedRange<Double>? = nil
    ) {
        guard stroke.width > 0, stroke.isFinite else { return }
        let points = Self.withoutRepeats(line)
        guard points.count >= (isClosed ? 3 : 2) else { return }
        if keepsLines { lines.append((points, isClosed)) }
        var scale = 1.0
        if let progress {
            var total = 0.0
            for (a, b) in zip(points, points.dropFirst()) { total += Self.length(b - a) }
            scale = (progress.upperBound - progress.lowerBound) / total
        }
        endStrip()
        let start = vertices.count
        var course = RibbonCourse(stroke)
        course.follow(points, isClosed: isClosed) { section in
            add(section)
        }
        if let progress {
            for index in start..<vertices.count {
                vertices[index].along = progress.lowerBound + vertices[index].along * scale
            }
        } else if stroke.lengthStep > 0 {
            for index in start..<vertices.count {
                let steps = (vertices[index].along / stroke.lengthStep + 1e-6).rounded(.down)
                vertices[index].along = steps * stroke.lengthStep
            }
        }
    }

    /// A line without points equal to the one before.
    private static func withoutRepeats(_ line: [SIMD2<Double>]) -> [SIMD2<Double>] {
        guard zip(line, line.dropFirst()).contains(where: { $0 == $1 }) else { return line }
        var points: [SIMD2<Double>] = []
        points.reserveCapacity(line.count)
        for point in line where point != points.last { points.append(point) }
        return points
    }

    static func length(_ way: SIMD2<Double>) -> Double { (way * way).sum().squareRoot() }

    /// Goes on with a strip of triangles, or ends it.
    private mutating func add(_ step: RibbonCourse.Step) {
        switch step {
        case .end: endStrip()
        case .section(let section):
            let end = section.isRound ? 1.0 : 0
            push(
                at: section.point + section.rightShift * stroke.offset,
                section.normal + section.direction * section.reach.x,
                SIMD2(end, -1), section.along)
            push(
                at: section.point + section.leftShift * stroke.offset,
                section.direction * section.reach.y - section.normal,
                SIMD2(end, 1), section.along)
        case .fan(let point, let way, let side, let along):
            let added = vertex(
                at: point + way * (-side * stroke.offset), way, SIMD2(0, side), along)
            if let last { triangle(last.0, last.1, added) }
            if side > 0 { last?.1 = added } else { last?.0 = added }
        }
    }

    private mutating func endStrip() {
        last = nil
        previous = nil
    }

    private mutating func push(
        at point: SIMD2<Double>, _ way: SIMD2<Double>, _ off: SIMD2<Double>, _ along: Double
    ) {
        let added = vertex(at: point, way, off, along)
        if let last { triangle(last.0, last.1, added) }
        if let before = last?.1 ?? previous { last = (before, added) }
        previous = added
    }

    private mutating func vertex(
        at point: SIMD2<Double>, _ way: SIMD2<Double>, _ off: SIMD2<Double>, _ along: Double
    ) -> Int32 {
        let place = point + way * stroke.outset
        vertices.append(
            Vertex(
                plane: place, picture: view.picture(place), off: off, along: along,
                softness: view.shrinking(way, at: place)))
        return Int32(truncatingIfNeeded: vertices.count - 1)
    }

    private mutating func triangle(_ a: Int32, _ b: Int32, _ c: Int32) {
        guard view.isTilted else {
            join(a, b, c)
            return
        }
        let all = [a, b, c].map { vertices[Int($0)] }
        let depths = all.map { view.depth($0.plane) - PlaneView.nearest }
        if depths.allSatisfy({ $0 > 0 }) {
            join(a, b, c)
            return
        }
        // The part before the viewer, as a fan.
        var kept: [Vertex] = []
        for index in 0..<3 {
            let other = (index + 1) % 3
            if depths[index] > 0 { kept.append(all[index]) }
            if (depths[index] > 0) != (depths[other] > 0) {
                let t = depths[index] / (depths[index] - depths[other])
                let from = all[index]
                let to = all[other]
                let plane = from.plane + (to.plane - from.plane) * t
                kept.append(
                    Vertex(
                        plane: plane, picture: view.picture(plane),
                        off: from.off + (to.off - from.off) * t,
                        along: from.along + (to.along - from.along) * t,
                        softness: from.softness + (to.softness - from.softness) * t))
            }
        }
        guard kept.count > 2 else { return }
        let first = Int32(truncatingIfNeeded: vertices.count)
        vertices += kept
        for index in 1..<(Int32(truncatingIfNeeded: kept.count) - 1) {
            join(first, first + index, first + index + 1)
        }
    }

    @inline(__always)
    private mutating func join(_ a: Int32, _ b: Int32, _ c: Int32) {
        corners.append(a)
        corners.append(b)
        corners.append(c)
    }
}
