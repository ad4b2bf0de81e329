/// Shapes to be painted onto a picture, one over the other.
///
/// Lists are made apart, on several threads where that helps, and joined by `append`.
public struct DrawList: Sendable {
    /// The picture's width in pixels.
    public let width: Int
    /// The picture's height in pixels.
    public let height: Int
    /// Whether the list can be written as a drawing of shapes: it keeps the paths of its fills.
    public let keepsPaths: Bool
    private(set) var parts: [ClosedPart] = []
    private var current: Part

    /// What is painted into a shape.
    enum Paint: Sendable {
        case color(PixelColor)
        case image(Int)
        case disk(Int)
        case quad(Int)
        case ribbon(Int)
        case solids(Int)
        /// A color, and the table of its edges.
        case wide(PixelColor, Int)
    }

    /// One shape.
    struct Command: Sendable {
        let edges: Range<Int>
        /// Rows of the picture that it touches.
        let rows: Range<Int>
        let columns: ClosedRange<Int>
        let rule: FillRule
        let paint: Paint
        let clip: Int?
        /// The filled path in the part's `paths`; nil where none is kept.
        var path: Int?
    }

    /// Commands with what they point to.
    struct Part: Sendable {
        var list: EdgeList
        var commands: [Command] = []
        var images: [ImagePaint] = []
        var disks: [Disk] = []
        var quads: [TexturedQuad] = []
        var ribbons: [PaintedRibbon] = []
        /// The corners of all ribbons, and the triangles between them.
        var vertices: [Ribbon.Vertex] = []
        var corners: [Int32] = []
        var clips: [ClipRows] = []
        var solids: [(shape: Solids, opacity: Double)] = []
        var wideEdges: [WideEdges] = []
        var paths: [PixelPath] = []
    }

    /// A part to which nothing is added any more: lists and the bands of a picture share it.
    final class ClosedPart: Sendable {
        let content: Part

        init(_ content: Part) { self.content = content }
    }

    /// A ribbon with its paint, whose corners and triangles are some of its part's.
    struct PaintedRibbon: Sendable {
        let stroke: RibbonStroke
        let view: PlaneView
        let paint: RibbonPaint
        let vertices: Range<Int>
        let corners: Range<Int>
        /// The ribbon itself, where the list can be written as a drawing of shapes.
        let shape: Ribbon?
    }

    /// Creates an empty list for pictures of a size.
    ///
    /// - Parameters:
    ///   - width: The picture's width in pixels.
    ///   - height: Its height.
    ///   - keepsPaths: Whether a `VectorPicture` is to be made of the list.
    /// - Throws: `PixelError` for a size that no picture may have.
    public init(width: Int, height: Int, keepsPaths: Bool = false) throws(PixelError) {
        _ = try PixelBuffer.count(width: width, height: height)
        self.keepsPaths = keepsPaths
        self.width = width
        self.height = height
        current = Part(list: EdgeList(width: width, height: height))
    }

    /// Creates a list of one part that was made for pictures of its size.
    init(width: Int, height: Int, part: Part) {
        self.width = width
        self.height = height
        keepsPaths = false
        current = part
    }

    /// Whether nothing is to be painted.
    public var isEmpty: Bool { parts.isEmpty && current.commands.isEmpty }

    /// Lets only a part of the picture be painted by what follows; nil for all of it.
    public mutating func clip(to clip: ClipRows?) {
        isClipped = clip != nil
        if let clip { current.clips.append(clip) }
    }
    private var isClipped = false

    /// Fills a path with a color.
    ///
    /// Without `smooth` a pixel is painted as a whole, where its middle is covered.
    ///
    /// - Throws: `PixelError` where a coordinate is infinite or not a number.
    public mutating func fill(
        _ path: PixelPath, _ rule: FillRule = .nonzero, color: PixelColor, smooth: Bool = true
    ) throws(PixelError) {
        try Self.check(path)
        if color.packed >> 24 != 0 { add(path, rule, .color(color), smooth) }
    }

    /// Fills a path with a color, with edges as wide as MapLibre's.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - rule: What it encloses.
    ///   - color: The color, which has no transparency.
    ///   - opacity: Its opacity, 0 to 1.
    /// - Throws: `PixelError` where a coordinate is infinite or not a number.
    public mutating func fillWide(
        _ path: PixelPath, _ rule: FillRule = .nonzero, color: PixelColor, opacity: Double
    ) throws(PixelError) {
        try Self.check(path)
        let share = UInt8(min(max(opacity, 0), 1) * 255 + 0.5)
        guard share > 0 else { return }
        let table: Int
        if let known = current.wideEdges.firstIndex(where: { $0.opacity == share }) {
            table = known
        } else {
            current.wideEdges.append(WideEdges(opacity: share))
            table = current.wideEdges.count - 1
        }
        add(path, rule, .wide(color, table), true)
    }

    /// Fills a path with an image.
    ///
    /// Without `smooth` a pixel is painted as a whole, where its middle is covered.
    ///
    /// - Throws: `PixelError` where a coordinate is infinite or not a number.
    public mutating func fill(
        _ path: PixelPath, _ rule: FillRule = .nonzero, image: ImagePaint, smooth: Bool = true
    ) throws(PixelError) {
        try Self.check(path)
        for vector in [image.origin, image.right, image.down]
        where !vector.x.isFinite || !vector.y.isFinite {
            throw PixelError(.notFinite, "an image's place has coordinates that are not finite")
        }
        current.images.append(image)
        add(path, rule, .image(current.images.count - 1), smooth)
    }

    /// Paints a disk with soft edges.
    ///
    /// - Throws: `PixelError` where a number is infinite or not a number.
    public mutating func draw(_ disk: Disk) throws(PixelError) {
        guard disk.isFinite else {
            throw PixelError(.notFinite, "a disk has coordinates that are not finite")
        }
        guard disk.reach > 0, let (low, high) = disk.box, let (columns, rows) = pixels(low, high)
        else { return }
        current.disks.append(disk)
        current.commands.append(
            Command(
                edges: 0..<0, rows: rows, columns: columns, rule: .nonzero,
                paint: .disk(current.disks.count - 1), clip: clipIndex))
    }

    /// Paints a part of an image or of a field of distances.
    public mutating func draw(_ quad: TexturedQuad) {
        let (low, high) = quad.box
        guard low.x < Double(width), low.y < Double(height), high.x > 0, high.y > 0 else { return }
        let columns = Int(max(0, low.x))...Int(min(Double(width) - 1, high.x))
        let rows = Int(max(0, low.y))..<Int(min(Double(height), high.y + 1))
        current.quads.append(quad)
        current.commands.append(
            Command(
                edges: 0..<0, rows: rows, columns: columns, rule: .nonzero,
                paint: .quad(current.quads.count - 1), clip: clipIndex))
    }

    /// Paints lines with soft sides.
    ///
    /// - Throws: `PixelError` where a number is infinite or not a number.
    public mutating func draw(_ ribbon: Ribbon, _ paint: RibbonPaint) throws(PixelError) {
        var low = SIMD2(repeating: Double.infinity)
        var high = -low
        var sum = SIMD2<Double>.zero
        for vertex in ribbon.vertices {
            sum += vertex.picture * 0 + vertex.along * 0
            low = pointwiseMin(low, vertex.picture)
            high = pointwiseMax(high, vertex.picture)
        }
        guard sum.x == 0, sum.y == 0, paint.isFinite else {
            throw PixelError(.notFinite, "a line has a coordinate or a width that is not finite")
        }
        guard !ribbon.isEmpty, let (columns, rows) = pixels(low, high) else { return }
        current.add(ribbon, paint, keepsShape: keepsPaths)
        current.commands.append(
            Command(
                edges: 0..<0, rows: rows, columns: columns, rule: .nonzero,
                paint: .ribbon(current.ribbons.count - 1), clip: clipIndex))
    }

    /// Paints solids on a plane, of which the nearest surface is seen.
    ///
    /// - Throws: `PixelError` where a number is infinite or not a number.
    public mutating func draw(_ solids: Solids, opacity: Double) throws(PixelError) {
        guard solids.isFinite, opacity.isFinite else {
            throw PixelError(.notFinite, "a solid has a coordinate that is not finite")
        }
        guard !solids.isEmpty, opacity > 0, let (columns, rows) = pixels(solids.low, solids.high)
        else { return }
        current.solids.append((solids, opacity))
        current.commands.append(
            Command(
                edges: 0..<0, rows: rows, columns: columns, rule: .nonzero,
                paint: .solids(current.solids.count - 1), clip: clipIndex))
    }

    /// The picture's columns and rows that a box touches; nil for none.
    private func pixels(
        _ low: SIMD2<Double>, _ high: SIMD2<Double>
    ) -> (columns: ClosedRange<Int>, rows: Range<Int>)? {
        guard low.x < Double(width), low.y < Double(height), high.x > 0, high.y > 0 else {
            return nil
        }
        let columns = Int(max(0, low.x))...Int(min(Double(width) - 1, high.x))
        return (columns, Int(max(0, low.y))..<Int(min(Double(height), high.y + 1)))
    }

    /// Paints what another list of the same size holds over what this one does.
    ///
    /// A clip ends with the list it was set in.
    public mutating func append(_ other: DrawList) {
        precondition(other.width == width && other.height == height, "lists of different sizes")
        close()
        parts += other.closedParts
    }

    var closedParts: [ClosedPart] {
        current.commands.isEmpty ? parts : parts + [ClosedPart(current)]
    }

    private mutating func close() {
        parts = closedParts
        let clip = isClipped ? current.clips.last : nil
        current = Part(list: EdgeList(width: width, height: height))
        if let clip { current.clips.append(clip) }
    }

    private var clipIndex: Int? { isClipped ? current.clips.count - 1 : nil }

    private mutating func add(
        _ path: PixelPath, _ rule: FillRule, _ paint: Paint, _ isSmooth: Bool
    ) {
        let first = current.list.edges.count
        current.list.begin()
        if isSmooth {
            current.list.add(path)
        } else {
            current.list.add(hard: path)
        }
        let list = current.list
        guard list.edges.count > first, list.minX < Int32(width) << Edge.bits else {
            current.list.edges.removeLast(current.list.edges.count - first)
            return
        }
        if keepsPaths { current.paths.append(path) }
        current.commands.append(
            Command(
                edges: first..<list.edges.count,
                rows: Int(list.minY >> Edge.bits)..<Int((list.maxY + Edge.one - 1) >> Edge.bits),
                columns: Int(list.minX >> Edge.bits)...Int(list.maxX >> Edge.bits), rule: rule,
                paint: paint,
                clip: clipIndex, path: keepsPaths ? current.paths.count - 1 : nil))
    }

    private static func check(_ path: PixelPath) throws(PixelError) {
        var sum = SIMD2<Double>.zero
        // Nothing but a number that is not finite times zero is not zero.
        for point in path.points { sum += point * 0 }
        guard sum.x == 0, sum.y == 0 else {
            throw PixelError(.notFinite, "a path has a coordinate that is not finite")
        }
    }
}

extension DrawList.Part {
    /// Adds a ribbon to the part's.
    mutating func add(_ ribbon: Ribbon, _ paint: RibbonPaint, keepsShape: Bool) {
        let (firstVertex, firstCorner) = (vertices.count, corners.count)
        vertices += ribbon.vertices
        corners += ribbon.corners
        ribbons.append(
            DrawList.PaintedRibbon(
                stroke: ribbon.stroke, view: ribbon.view, paint: paint,
                vertices: firstVertex..<vertices.count, corners: firstCorner..<corners.count,
                shape: keepsShape ? ribbon : nil))
    }
}
