import VectorTile

/// A box in a tile's coordinates that shapes are cut by.
struct TileBox {
    let low: SIMD2<Double>
    let high: SIMD2<Double>

    /// What of a shape lies in the box.
    func cut(
        _ parts: [[SIMD2<Double>]], _ type: VectorTile.GeometryType
    ) -> [[SIMD2<Double>]] {
        switch type {
        case .point, .unknown: parts.filter { $0.allSatisfy(contains) }
        case .line: parts.flatMap(line)
        case .polygon: parts.compactMap(ring)
        }
    }

    private func contains(_ point: SIMD2<Double>) -> Bool {
        point.x >= low.x && point.y >= low.y && point.x <= high.x && point.y <= high.y
    }

    /// The pieces of a line in the box.
    private func line(_ points: [SIMD2<Double>]) -> [[SIMD2<Double>]] {
        if points.allSatisfy(contains) { return [points] }
        var pieces: [[SIMD2<Double>]] = []
        var piece: [SIMD2<Double>] = []
        for (a, b) in zip(points, points.dropFirst()) {
            guard let (from, to) = span(a, b) else {
                if piece.count > 1 { pieces.append(piece) }
                piece = []
                continue
            }
            if piece.isEmpty || from > 0 {
                if piece.count > 1 { pieces.append(piece) }
                piece = [from == 0 ? a : a + (b - a) * from]
            }
            piece.append(to == 1 ? b : a + (b - a) * to)
        }
        if piece.count > 1 { pieces.append(piece) }
        return pieces
    }

    /// The pieces of a line in the box, with the shares of its length at which each begins and ends.
    func pieces(
        _ points: [SIMD2<Double>]
    ) -> [(points: [SIMD2<Double>], shares: ClosedRange<Double>)] {
        let lengths = zip(points, points.dropFirst()).map { a, b in
            ((b - a) * (b - a)).sum().squareRoot()
        }
        let total = lengths.reduce(0, +)
        guard total > 0 else { return [] }
        var pieces: [(points: [SIMD2<Double>], shares: ClosedRange<Double>)] = []
        var piece: [SIMD2<Double>] = []
        var start = 0.0
        var end = 0.0
        var done = 0.0
        func finish() {
            if piece.count > 1 { pieces.append((piece, (start / total)...(end / total))) }
            piece = []
        }
        for (index, length) in lengths.enumerated() {
            let a = points[index]
            let b = points[index + 1]
            if let (from, to) = span(a, b) {
                if piece.isEmpty || from > 0 {
                    finish()
                    piece = [from == 0 ? a : a + (b - a) * from]
                    start = done + length * from
                }
                piece.append(to == 1 ? b : a + (b - a) * to)
                end = done + length * to
            } else {
                finish()
            }
            done += length
        }
        finish()
        return pieces
    }

    /// Between which shares of an edge it lies in the box (Liang and Barsky).
    private func span(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> (Double, Double)? {
        let way = b - a
        var from = 0.0
        var to = 1.0
        for axis in 0..<2 {
            for (distance, room) in [
                (-way[axis], a[axis] - low[axis]), (way[axis], high[axis] - a[axis]),
            ] {
                if distance == 0 {
                    if room < 0 { return nil }
                } else if distance < 0 {
                    from = max(from, room / distance)
                } else {
                    to = min(to, room / distance)
                }
            }
        }
        return from <= to ? (from, to) : nil
    }

    /// A ring cut by each side of the box in turn (Sutherland and Hodgman); nil if nothing is left.
    private func ring(_ points: [SIMD2<Double>]) -> [SIMD2<Double>]? {
        var ring = points
        if !points.allSatisfy(contains) {
            for (axis, side, keepsAbove) in [
                (0, low.x, true), (0, high.x, false), (1, low.y, true), (1, high.y, false),
            ] {
                var cut: [SIMD2<Double>] = []
                var last = ring[ring.count - 1]
                for point in ring {
                    let isIn = keepsAbove ? point[axis] >= side : point[axis] <= side
                    let wasIn = keepsAbove ? last[axis] >= side : last[axis] <= side
                    if isIn != wasIn {
                        var crossing =
                            last + (point - last)
                            * ((side - last[axis]) / (point[axis] - last[axis]))
                        crossing[axis] = side
                        cut.append(crossing)
                    }
                    if isIn { cut.append(point) }
                    last = point
                }
                ring = cut
                if ring.isEmpty { return nil }
            }
        }
        if ring.first == ring.last { ring.removeLast() }
        return ring.count > 2 ? ring : nil
    }
}
