import MapScene

/// What the map has to know of a view to arrange it, also after the view has been used for another annotation.
struct ViewTraits: Equatable {
    /// The name of those it is clustered with; nil for none.
    var group: String?
    /// How much it wants to be shown.
    var priority: Float
    /// The shape used to detect collisions.
    var collisionMode: MKAnnotationView.CollisionMode
    /// Its size, in points.
    var size: CGSize
    /// From the annotation's place to its middle, in points.
    var offset: CGPoint

    /// The traits of a view.
    @MainActor init(_ view: MKAnnotationView) {
        group = view.collisionMode == .none ? nil : view.clusteringIdentifier
        priority = view.displayPriority.rawValue
        collisionMode = view.collisionMode
        size = view.bounds.size
        offset = view.placeOffset
    }

    /// How near another of its kind may be, in points, before the two cover each other.
    ///
    /// Exact for circles. For rectangles the shorter side, so that none are merged that do not overlap.
    var radius: Double {
        let (width, height) = (Double(size.width), Double(size.height))
        return max(collisionMode == .circle ? max(width, height) : min(width, height), 1)
    }

    /// What may not be covered if the annotation is drawn at a point.
    func box(at point: CGPoint) -> CGRect {
        CGRect(
            x: point.x + offset.x - size.width / 2, y: point.y + offset.y - size.height / 2,
            width: size.width, height: size.height)
    }
}

/// Which parts of the screen are taken by views.
struct ScreenOccupancy {
    private struct Shape {
        let box: CGRect
        let isCircle: Bool
    }

    private var shapes: [Shape] = []
    private var cells: [SIMD2<Int32>: [Int]] = [:]
    private static let cell: CGFloat = 64

    /// Takes a part of the screen.
    mutating func take(_ box: CGRect, isCircle: Bool) {
        for cell in Self.cells(of: box) { cells[cell, default: []].append(shapes.count) }
        shapes.append(Shape(box: box, isCircle: isCircle))
    }

    /// Whether a part of the screen is free.
    func isFree(_ box: CGRect, isCircle: Bool) -> Bool {
        let shape = Shape(box: box, isCircle: isCircle)
        return !Self.cells(of: box).contains { cell in
            cells[cell]?.contains { Self.overlap(shapes[$0], shape) } == true
        }
    }

    private static func cells(of box: CGRect) -> [SIMD2<Int32>] {
        func number(_ length: CGFloat) -> Int32 {
            Int32(min(max((length / cell).rounded(.down), -100_000), 100_000))
        }
        // A view larger than any screen takes no more than 64 × 64 cells.
        let (left, top) = (number(box.minX), number(box.minY))
        let right = min(max(number(box.maxX), left), left + 64)
        let bottom = min(max(number(box.maxY), top), top + 64)
        return (left...right).flatMap { x in (top...bottom).map { SIMD2(x, $0) } }
    }

    private static func overlap(_ first: Shape, _ second: Shape) -> Bool {
        guard first.box.intersects(second.box) else { return false }
        guard first.isCircle || second.isCircle else { return true }
        func radius(_ shape: Shape) -> CGFloat { min(shape.box.width, shape.box.height) / 2 }
        if first.isCircle && second.isCircle {
            let (dx, dy) = (
                first.box.midX - second.box.midX, first.box.midY - second.box.midY
            )
            let reach = radius(first) + radius(second)
            return dx * dx + dy * dy < reach * reach
        }
        let (circle, box) = first.isCircle ? (first, second.box) : (second, first.box)
        let dx = circle.box.midX - min(max(circle.box.midX, box.minX), box.maxX)
        let dy = circle.box.midY - min(max(circle.box.midY, box.minY), box.maxY)
        return dx * dx + dy * dy < radius(circle) * radius(circle)
    }
}
