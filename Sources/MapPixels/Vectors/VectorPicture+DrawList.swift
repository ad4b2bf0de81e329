extension VectorPicture {
    /// Creates the shapes of a list, which keeps its paths.
    ///
    /// - Throws: `PixelError` where what is painted is too large.
    public init(_ list: DrawList) throws(PixelError) {
        precondition(list.keepsPaths, "a list without paths has no shapes")
        var making = VectorMaking(list)
        for part in list.closedParts {
            for command in part.content.commands { try making.add(command, of: part.content) }
        }
        try making.flush()
        self = making.picture
    }
}

/// A vector picture that is being made.
private struct VectorMaking {
    private let size: SIMD2<Double>
    private var outlines: [PixelPath] = []
    private var known: [FieldOutline: Int] = [:]
    private var images: [PixelBuffer] = []
    private var knownImages: [PixelBuffer: Int] = [:]
    private var groups: [VectorPicture.Group] = []
    /// What has no shapes and is not yet painted.
    private var waiting: DrawList.Part
    private let width: Int
    private let height: Int

    init(_ list: DrawList) {
        width = list.width
        height = list.height
        size = SIMD2(Double(width), Double(height))
        waiting = DrawList.Part(list: EdgeList(width: width, height: height))
    }

    var picture: VectorPicture {
        VectorPicture(
            width: size.x, height: size.y, outlines: outlines, images: images, groups: groups)
    }

    mutating func add(_ command: DrawList.Command, of part: DrawList.Part) throws(PixelError) {
        guard let marks = marks(command, of: part) else {
            wait(command, of: part)
            return
        }
        try flush()
        let clip = command.clip.map { part.clips[$0].corners } ?? []
        for mark in marks { append(mark, clip) }
    }

    /// The shapes of a command; nil where it has none.
    private mutating func marks(
        _ command: DrawList.Command, of part: DrawList.Part
    ) -> [VectorPicture.Mark]? {
        switch command.paint {
        case .color(let color):
            guard let path = command.path else { return nil }
            return fill(part.paths[path], command.rule, color, edge: 0)
        case .wide(let color, let table):
            guard let path = command.path else { return nil }
            let opacity = part.wideEdges[table].opacity
            // Half a pixel beyond the edge, as the picture of pixels has it; under a translucent color that would be seen twice.
            return fill(
                part.paths[path], command.rule, color.scaled(by: UInt32(opacity)),
                edge: opacity == 255 && color.alpha == 255 ? 1 : 0)
        case .disk(let index): return part.disks[index].marks
        case .ribbon(let index):
            guard let ribbon = part.ribbons[index].shape else { return nil }
            return ribbon.marks(part.ribbons[index].paint, within: size)?.flatMap { mark in
                guard case .fill(let path, let rule, let color, let edge) = mark else {
                    return [mark]
                }
                return fill(path, rule, color, edge: edge)
            }
        case .quad(let index): return [mark(part.quads[index])].compactMap { $0 }
        case .image, .solids: return nil
        }
    }

    /// What is seen of a filled path; nothing if none of it is.
    private func fill(
        _ path: PixelPath, _ rule: FillRule, _ color: PixelColor, edge: Double
    ) -> [VectorPicture.Mark] {
        // Far enough outside that no edge along the cut is seen.
        let margin = SIMD2(repeating: 8.0)
        let seen = path.cut(to: -margin, size + margin)
        return seen.isEmpty ? [] : [.fill(seen, rule, color, edge: edge)]
    }

    private mutating func mark(_ quad: TexturedQuad) -> VectorPicture.Mark? {
        switch quad.paint {
        case .image(let image, _, let opacity):
            // The part of the image that is not beyond its sides.
            let low = quad.low.clamped(lowerBound: .zero, upperBound: image.size).rounded(.down)
            let high = quad.high.clamped(lowerBound: .zero, upperBound: image.size).rounded(.up)
            guard low.x < high.x, low.y < high.y, let part = image.part(from: low, to: high) else {
                return nil
            }
            var placement = quad.placement
            placement.origin += placement.right * low.x + placement.down * low.y
            return .image(number(part), placement, opacity: opacity)
        case .field(let field, let color, let edge, _, let inner, _):
            let outline = FieldOutline(field: field, edge: edge, inner: inner)
            let index: Int
            if let found = known[outline] {
                index = found
            } else {
                index = outlines.count
                outlines.append(outline.path)
                known[outline] = index
            }
            guard !outlines[index].isEmpty else { return nil }
            guard !quad.isFlat else { return .outline(index, quad.placement, color) }
            var path = PixelPath()
            for contour in outlines[index].contours {
                path.add(contour: contour.map(quad.picture))
            }
            return .fill(path, .evenOdd, color, edge: 0)
        }
    }

    private mutating func number(_ image: PixelBuffer) -> Int {
        if let known = knownImages[image] { return known }
        images.append(image)
        knownImages[image] = images.count - 1
        return images.count - 1
    }

    private mutating func append(_ mark: VectorPicture.Mark, _ clip: [SIMD2<Double>]) {
        // Neighbors overlap by half a pixel, so that no seam is seen between them, unless both would be seen there.
        let clip = mark.isTranslucent ? clip : Self.grown(clip)
        if groups.last?.clip == clip {
            groups[groups.count - 1].marks.append(mark)
        } else {
            groups.append(VectorPicture.Group(clip: clip, marks: [mark]))
        }
    }

    /// A convex polygon whose corners are moved away from its middle.
    private static func grown(_ polygon: [SIMD2<Double>]) -> [SIMD2<Double>] {
        guard !polygon.isEmpty else { return [] }
        let middle = polygon.reduce(.zero, +) / Double(polygon.count)
        return polygon.map { corner in
            let way = corner - middle
            let length = (way * way).sum().squareRoot()
            return length > 0 ? corner + way * (0.75 / length) : corner
        }
    }

    /// Keeps a command to be painted together with those that follow.
    private mutating func wait(_ command: DrawList.Command, of part: DrawList.Part) {
        let first = waiting.list.edges.count
        waiting.list.edges += part.list.edges[command.edges]
        let paint: DrawList.Paint
        switch command.paint {
        case .image(let index):
            waiting.images.append(part.images[index])
            paint = .image(waiting.images.count - 1)
        case .solids(let index):
            waiting.solids.append(part.solids[index])
            paint = .solids(waiting.solids.count - 1)
        case .ribbon(let index):
            guard let ribbon = part.ribbons[index].shape else { return }
            waiting.add(ribbon, part.ribbons[index].paint, keepsShape: false)
            paint = .ribbon(waiting.ribbons.count - 1)
        case .color, .wide, .disk, .quad: return
        }
        command.clip.map { waiting.clips.append(part.clips[$0]) }
        waiting.commands.append(
            DrawList.Command(
                edges: first..<waiting.list.edges.count, rows: command.rows,
                columns: command.columns, rule: command.rule, paint: paint,
                clip: command.clip.map { _ in waiting.clips.count - 1 }))
    }

    /// Paints what waits as one image.
    mutating func flush() throws(PixelError) {
        guard !waiting.commands.isEmpty else { return }
        var picture = try PixelBuffer(width: width, height: height)
        DrawList(width: width, height: height, part: waiting).draw(onto: &picture)
        waiting = DrawList.Part(list: EdgeList(width: width, height: height))
        guard let (low, high) = picture.paintedBox, let part = picture.part(from: low, to: high)
        else { return }
        append(
            .image(
                number(part),
                VectorPicture.Placement(origin: low, right: SIMD2(1, 0), down: SIMD2(0, 1)),
                opacity: 1), [])
    }
}

extension TexturedQuad {
    /// Where the image's pixels stand; of a quadrilateral that is no parallelogram as its upper and left side have it.
    fileprivate var placement: VectorPicture.Placement {
        let size = high - low
        let right = (corners.1 - corners.0) / size.x
        let down = (corners.3 - corners.0) / size.y
        return VectorPicture.Placement(
            origin: corners.0 - right * low.x - down * low.y, right: right, down: down)
    }

    /// Where a place of the image stands in the picture: what `across`, `down` and `depth` undo.
    fileprivate func picture(_ place: SIMD2<Double>) -> SIMD2<Double> {
        // x · (across − place.x · depth) = 0 and the same down: two lines that meet in the point.
        let a = across - depth * place.x
        let b = down - depth * place.y
        let area = a.x * b.y - a.y * b.x
        return SIMD2(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z) / area
    }
}

extension PixelBuffer {
    fileprivate var size: SIMD2<Double> { SIMD2(Double(width), Double(height)) }

    /// The pixels from one corner to another, which lie within.
    fileprivate func part(from low: SIMD2<Double>, to high: SIMD2<Double>) -> PixelBuffer? {
        let (left, top, right, bottom) = (Int(low.x), Int(low.y), Int(high.x), Int(high.y))
        if left == 0, top == 0, right == width, bottom == height { return self }
        var part: [UInt32] = []
        for row in top..<bottom {
            part += pixels[(row * width + left)..<(row * width + right)]
        }
        // A part of a picture has a size that pictures may have.
        return try? PixelBuffer(width: right - left, height: bottom - top, pixels: part)
    }

    /// The corners of what is not clear; nil where nothing is.
    fileprivate var paintedBox: (low: SIMD2<Double>, high: SIMD2<Double>)? {
        var (left, right, top, bottom) = (width, 0, height, 0)
        for row in 0..<height {
            for column in 0..<width where pixels[row * width + column] != 0 {
                left = min(left, column)
                right = max(right, column + 1)
                top = min(top, row)
                bottom = row + 1
            }
        }
        guard left < right else { return nil }
        return (SIMD2(Double(left), Double(top)), SIMD2(Double(right), Double(bottom)))
    }
}
