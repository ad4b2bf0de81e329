/// Shapes to be painted onto a picture, one over the other.
///
/// Lists are made apart, on several threads where that helps, and joined by `append`.
public struct DrawList: Sendable {
    /// The picture's width in pixels.
    public let width: Int
    /// The picture's height in pixels.
    public let height: Int
    private(set) var parts: [Part] = []
    private var current: Part

    /// What is painted into a shape.
    enum Paint: Sendable {
        case color(PixelColor)
        case image(Int)
        case disk(Int)
        case quad(Int)
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
        /// Whether edges are blended; otherwise a pixel is painted where half of it is covered.
        var isSmooth = true
    }

    /// Commands with what they point to.
    struct Part: Sendable {
        var list: EdgeList
        var commands: [Command] = []
        var images: [ImagePaint] = []
        var disks: [Disk] = []
        var quads: [TexturedQuad] = []
        var clips: [ClipRows] = []
    }

    /// Creates an empty list for pictures of a size.
    ///
    /// - Throws: `PixelError` for a size that no picture may have.
    public init(width: Int, height: Int) throws(PixelError) {
        _ = try PixelBuffer.count(width: width, height: height)
        self.width = width
        self.height = height
        current = Part(list: EdgeList(width: width, height: height))
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
    /// Without `smooth` a pixel is painted as a whole, where half of it is covered.
    ///
    /// - Throws: `PixelError` where a coordinate is infinite or not a number.
    public mutating func fill(
        _ path: PixelPath, _ rule: FillRule = .nonzero, color: PixelColor, smooth: Bool = true
    ) throws(PixelError) {
        try Self.check(path)
        if color.packed >> 24 != 0 { add(path, rule, .color(color), smooth) }
    }

    /// Fills a path with an image.
    ///
    /// Without `smooth` a pixel is painted as a whole, where half of it is covered.
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
        let reach = disk.reach
        let low = disk.center - reach
        let high = disk.center + reach
        guard reach > 0, low.x < Double(width), low.y < Double(height), high.x > 0, high.y > 0
        else { return }
        let columns = Int(max(0, low.x))...Int(min(Double(width) - 1, high.x))
        let rows = Int(max(0, low.y))..<Int(min(Double(height), high.y + 1))
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

    /// Paints what another list of the same size holds over what this one does.
    ///
    /// A clip ends with the list it was set in.
    public mutating func append(_ other: DrawList) {
        precondition(other.width == width && other.height == height, "lists of different sizes")
        close()
        parts += other.closedParts
    }

    var closedParts: [Part] { current.commands.isEmpty ? parts : parts + [current] }

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
        current.list.add(path)
        let list = current.list
        guard list.edges.count > first, list.minX < Int32(width) << Edge.bits else {
            current.list.edges.removeLast(current.list.edges.count - first)
            return
        }
        current.commands.append(
            Command(
                edges: first..<list.edges.count,
                rows: Int(list.minY >> Edge.bits)..<Int((list.maxY + Edge.one - 1) >> Edge.bits),
                columns: Int(list.minX >> Edge.bits)...Int(list.maxX >> Edge.bits), rule: rule,
                paint: paint,
                clip: clipIndex, isSmooth: isSmooth))
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
