/// Closes the lines of a coast against the frame of an area.
///
/// OpenStreetMap draws coastlines with the land on the left and the water on the right. Seen on the
/// map, the sea is therefore bounded clockwise: where a line leaves the frame, the boundary goes on
/// clockwise along the frame to the next line that enters it. Closed lines are islands (or inland
/// seas), which the even-odd rule takes out (or adds) by itself.
package struct Coast {
    private let frame: GridBox

    /// - Parameter frame: The box that the extract covers, in world units; both sides longer than 0.
    package init(frame: GridBox) { self.frame = frame }

    /// The boundary of the sea: open lines closed along the frame, closed lines as they are.
    ///
    /// Open lines lie inside the frame. Without any the frame itself is no part of it: whether it is has to be found out.
    package func boundary(_ lines: CoastLines, leadingOut: ([GridPoint]) -> [GridPoint]) -> GridPath
    {
        var path = GridPath()
        let pieces = lines.chains.map { extended(leadingOut($0)) }
        if !pieces.isEmpty {
            var closed = GridPath()
            close(pieces, into: &closed)
            for part in closed.ends.indices {
                path.points += Self.withoutSpikes(closed.points[closed.range(part)])
                path.endPart(minimum: 3)
            }
        }
        for ring in lines.rings {
            path.points.append(contentsOf: ring)
            path.endPart(minimum: 3)
        }
        return path
    }

    /// The frame's corners as a closed area, for land that covers it all.
    package var ring: [GridPoint] { corners }

    /// The frame's corners, clockwise from the north-west.
    private var corners: [GridPoint] {
        [
            frame.low, GridPoint(frame.high.x, frame.low.y), frame.high,
            GridPoint(frame.low.x, frame.high.y),
        ]
    }

    /// The stretches of a line inside the frame.
    func inside(_ line: [GridPoint]) -> [[GridPoint]] {
        var path = GridPath()
        GridClipper().appendLine(line[...], box: frame, to: &path)
        return path.ends.indices.map { Array(path.points[path.range($0)]) }
    }

    /// A stretch whose ends are moved out to the frame where the data stops short of it.
    private func extended(_ line: [GridPoint]) -> [GridPoint] {
        guard let first = line.first, let last = line.last else { return line }
        var result = line
        if !isOnFrame(first) { result.insert(nearestOnFrame(first), at: 0) }
        if !isOnFrame(last) { result.append(nearestOnFrame(last)) }
        return result
    }

    private func isOnFrame(_ p: GridPoint) -> Bool {
        p.x == frame.low.x || p.x == frame.high.x || p.y == frame.low.y || p.y == frame.high.y
    }

    private func nearestOnFrame(_ p: GridPoint) -> GridPoint {
        [
            GridPoint(frame.low.x, p.y), GridPoint(frame.high.x, p.y),
            GridPoint(p.x, frame.low.y), GridPoint(p.x, frame.high.y),
        ].min { Self.distance($0, p) < Self.distance($1, p) } ?? p
    }

    private static func distance(_ a: GridPoint, _ b: GridPoint) -> Int64 {
        abs(Int64(a.x) - Int64(b.x)) + abs(Int64(a.y) - Int64(b.y))
    }

    /// Where a point of the frame lies along it, clockwise from the north-west corner.
    private func position(_ p: GridPoint) -> Int64 {
        let width = Int64(frame.high.x) - Int64(frame.low.x)
        let height = Int64(frame.high.y) - Int64(frame.low.y)
        let x = Int64(p.x) - Int64(frame.low.x)
        let y = Int64(p.y) - Int64(frame.low.y)
        if y == 0 { return x }
        if x == width { return width + y }
        if y == height { return width + height + (width - x) }
        return 2 * width + height + (height - y)
    }

    /// Joins stretches along the frame into rings.
    private func close(_ pieces: [[GridPoint]], into path: inout GridPath) {
        let width = Int64(frame.high.x) - Int64(frame.low.x)
        let height = Int64(frame.high.y) - Int64(frame.low.y)
        let length = 2 * (width + height)
        let cornerPositions = [0, width, width + height, 2 * width + height]
        let starts = pieces.map { position($0[0]) }
        var used = [Bool](repeating: false, count: pieces.count)
        for first in pieces.indices where !used[first] {
            var piece = first
            repeat {
                used[piece] = true
                path.points.append(contentsOf: pieces[piece])
                let end = position(pieces[piece][pieces[piece].count - 1])
                // The next start clockwise; the ring's own first start closes it.
                var next = first
                var best = ahead(of: end, starts[first], length)
                for candidate in pieces.indices where !used[candidate] {
                    let distance = ahead(of: end, starts[candidate], length)
                    if distance < best { (next, best) = (candidate, distance) }
                }
                let passed = cornerPositions.enumerated()
                    .map { (corner: $0.offset, distance: ahead(of: end, $0.element, length)) }
                    .filter { $0.distance > 0 && $0.distance < best }
                    .sorted { $0.distance < $1.distance }
                for (corner, _) in passed { path.points.append(corners[corner]) }
                piece = next
            } while piece != first
            path.endPart(minimum: 3)
        }
    }

    /// A ring without what it runs along and comes back at once.
    private static func withoutSpikes(_ ring: ArraySlice<GridPoint>) -> ArraySlice<GridPoint> {
        var kept: [GridPoint] = []
        for point in ring {
            if kept.last == point { continue }
            if kept.count > 1, kept[kept.count - 2] == point {
                kept.removeLast()
            } else {
                kept.append(point)
            }
        }
        // The same over the end of the list.
        var rest = kept[...]
        while rest.count > 2 {
            if rest[rest.startIndex] == rest[rest.endIndex - 1] {
                rest.removeLast()
            } else if rest[rest.startIndex + 1] == rest[rest.endIndex - 1] {
                rest.removeFirst()
            } else if rest[rest.startIndex] == rest[rest.endIndex - 2] {
                rest.removeLast()
            } else {
                break
            }
        }
        return rest
    }

    private func ahead(of position: Int64, _ other: Int64, _ length: Int64) -> Int64 {
        let distance = other - position
        return distance >= 0 ? distance : distance + length
    }
}
