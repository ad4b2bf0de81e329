#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
#endif

/// Clipping of lines to rectangles.
public enum LineClipping {
    /// Returns the parts of a line inside a rectangle or on its edges, in the line's order.
    ///
    /// A line that leaves the rectangle and comes back gives several parts. One that runs along an edge is
    /// kept; one that only touches the rectangle in a point is not. The rectangle may reach over the
    /// 180th meridian, and so may the line: copies of the line up to two worlds away are cut too,
    /// the nearest to the west first, and every part lies inside the rectangle as it was given.
    ///
    /// - Parameters:
    ///   - line: Map points; an edge with a number that is not finite is left out.
    ///   - rect: A rectangle; null or with negative sides it contains nothing.
    /// - Returns: Parts of at least two points with some length. Points inside are returned as they
    ///   were; points on the rectangle's edges have its exact x or y.
    /// - Complexity: O(n).
    /// - Note: Liang and Barsky, *A New Concept and Method for Line Clipping*, 1984.
    public static func parts(of line: [MKMapPoint], in rect: MKMapRect) -> [[MKMapPoint]] {
        guard !rect.isNull, rect.size.width >= 0, rect.size.height >= 0 else { return [] }
        var parts: [[MKMapPoint]] = []
        for shift in WorldCopies.shifts(of: ShapeMeasure.boundingRect(of: line), over: rect) {
            append(
                shift == 0 ? line : line.map { MKMapPoint(x: $0.x + shift, y: $0.y) }, rect, &parts)
        }
        return parts
    }

    private static func append(
        _ line: [MKMapPoint], _ rect: MKMapRect, _ parts: inout [[MKMapPoint]]
    ) {
        var part: [MKMapPoint] = []
        func finish() {
            if part.count > 1 { parts.append(part) }
            part = []
        }
        for (from, to) in zip(line, line.dropFirst()) {
            guard let piece = piece(from, to, rect) else {
                finish()
                continue
            }
            if let last = part.last, !last.coincides(with: piece.from) { finish() }
            if part.isEmpty { part.append(piece.from) }
            if !piece.from.coincides(with: piece.to) { part.append(piece.to) }
            if !piece.to.coincides(with: to) { finish() }
        }
        finish()
    }

    /// The part of one edge inside, or nil.
    private static func piece(
        _ from: MKMapPoint, _ to: MKMapPoint, _ rect: MKMapRect
    ) -> (from: MKMapPoint, to: MKMapPoint)? {
        guard from.isFinite, to.isFinite else { return nil }
        if rect.contains(from), rect.contains(to) { return (from, to) }
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        var (enter, leave) = (0.0, 1.0)
        var (entryEdge, exitEdge) = (0, 0)
        // West, east, north, south: how fast the edge nears each side, and how far it is from it.
        let gates = [
            (-dx, from.x - rect.minX), (dx, rect.maxX - from.x), (-dy, from.y - rect.minY),
            (dy, rect.maxY - from.y),
        ]
        for (side, (speed, room)) in gates.enumerated() {
            if speed == 0 {
                if room < 0 { return nil }
            } else if speed < 0, room / speed > enter {
                (enter, entryEdge) = (room / speed, side)
            } else if speed > 0, room / speed < leave {
                (leave, exitEdge) = (room / speed, side)
            }
        }
        guard enter <= leave else { return nil }
        func point(_ share: Double, _ side: Int) -> MKMapPoint {
            // Rounding must neither leave the rectangle nor miss the edge that was met.
            var point = MKMapPoint(
                x: min(max(from.x + share * dx, rect.minX), rect.maxX),
                y: min(max(from.y + share * dy, rect.minY), rect.maxY))
            switch side {
            case 0: point.x = rect.minX
            case 1: point.x = rect.maxX
            case 2: point.y = rect.minY
            default: point.y = rect.maxY
            }
            return point
        }
        return (
            enter > 0 ? point(enter, entryEdge) : from, leave < 1 ? point(leave, exitEdge) : to
        )
    }
}
