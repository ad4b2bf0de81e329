extension Disk {
    /// The ring and the disk within as paths; nil where they fade.
    var marks: [VectorPicture.Mark]? {
        guard blur * reach <= 1 else { return nil }
        let fillColor = Self.color(fill)
        let ringColor = Self.color(stroke)
        var marks: [VectorPicture.Mark] = []
        if radius > 0, fillColor.alpha > 0 {
            marks.append(.fill(circle(radius), .nonzero, fillColor, edge: 0))
        }
        if strokeWidth >= 0.01, ringColor.alpha > 0 {
            var path = circle(reach)
            path.add(circle(radius))
            marks.append(.fill(path, .evenOdd, ringColor, edge: 0))
        }
        return marks
    }

    private func circle(_ radius: Double) -> PixelPath {
        var flat = PixelPath()
        flat.add(circleAt: center, radius: radius)
        guard let view else { return flat }
        var path = PixelPath()
        for contour in flat.contours { path.add(contour: contour.map(view.picture)) }
        return path
    }

    private static func color(_ parts: SIMD4<Double>) -> PixelColor {
        PixelColor(
            premultipliedRed: parts.x, green: parts.y, blue: parts.z, alpha: parts.w)
    }
}

extension Ribbon {
    /// The lines as shapes; nil where they fade or have more than one color.
    func marks(_ paint: RibbonPaint, within size: SIMD2<Double>) -> [VectorPicture.Mark]? {
        let color: PixelColor
        var dashes: [Double] = []
        switch paint {
        case .color(let one): color = one
        case .dashes(let one, let pattern):
            color = one
            dashes = pattern.lengths
        case .ramp, .image: return nil
        }
        guard stroke.blur == 0 else { return nil }
        if stroke.gap == 0, stroke.offset == 0, !view.isTilted {
            let seen = lines.compactMap { line -> VectorPicture.Line? in
                let points = line.points.map(view.picture)
                guard touches(points, size) else { return nil }
                return VectorPicture.Line(
                    points: line.isClosed ? points.dropLast() : points, isClosed: line.isClosed)
            }
            guard !seen.isEmpty else { return [] }
            return [
                .lines(
                    seen,
                    VectorStroke(
                        width: stroke.width, join: stroke.join, cap: stroke.cap,
                        miterLimit: stroke.miterLimit, dashes: dashes), color)
            ]
        }
        var path = PixelPath()
        for line in lines {
            let pieces =
                dashes.isEmpty
                ? [line] : DashedLine.pieces(line.points, dashes).map { ($0, false) }
            for piece in pieces {
                for offset in offsets {
                    var flat = PixelPath()
                    flat.add(
                        strokeOf: piece.0, isClosed: piece.1,
                        LineStroke(
                            width: stroke.width, offset: offset, join: stroke.join,
                            cap: stroke.cap, miterLimit: stroke.miterLimit,
                            roundLimit: stroke.roundLimit))
                    for contour in flat.contours {
                        let cut = view.before(contour.map { SIMD3($0.x, $0.y, 0) })
                        let points = cut.map { view.picture($0) }
                        if points.count > 2, touches(points, size) { path.add(contour: points) }
                    }
                }
            }
        }
        return path.isEmpty ? [] : [.fill(path, .nonzero, color, edge: 0)]
    }

    /// How far to the right of the line each of the strokes is.
    private var offsets: [Double] {
        guard stroke.gap > 0 else { return [stroke.offset] }
        let off = (stroke.gap + stroke.width) / 2
        return [stroke.offset - off, stroke.offset + off]
    }

    /// Whether something of a line through points may be seen.
    private func touches(_ points: [SIMD2<Double>], _ size: SIMD2<Double>) -> Bool {
        var low = SIMD2(repeating: Double.infinity)
        var high = -low
        for point in points {
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
        }
        let reach = stroke.width * max(1, stroke.miterLimit)
        return low.x < size.x + reach && low.y < size.y + reach && high.x > -reach
            && high.y > -reach
    }
}

/// A line that is cut into dashes.
enum DashedLine {
    /// The dashes along a line.
    ///
    /// - Parameters:
    ///   - points: The line.
    ///   - lengths: Dashes and gaps in turn, none below 0 and not all of them 0.
    static func pieces(
        _ points: [SIMD2<Double>], _ lengths: [Double]
    ) -> [[SIMD2<Double>]] {
        // Dashes that cannot be told apart are a line.
        guard lengths.reduce(0, +) > 0.05, let first = points.first else { return [points] }
        var pieces: [[SIMD2<Double>]] = []
        var piece = [first]
        var index = 0
        var rest = lengths[0]
        for (from, to) in zip(points, points.dropFirst()) {
            let way = to - from
            let length = (way * way).sum().squareRoot()
            guard length > 0 else { continue }
            var done = 0.0
            while length - done > rest {
                done += rest
                let point = from + way * (done / length)
                if index % 2 == 0 {
                    piece.append(point)
                    if piece.count > 1 { pieces.append(piece) }
                }
                piece = [point]
                index = (index + 1) % lengths.count
                rest = lengths[index]
            }
            rest -= length - done
            if index % 2 == 0 { piece.append(to) }
        }
        if index % 2 == 0, piece.count > 1 { pieces.append(piece) }
        return pieces
    }
}
