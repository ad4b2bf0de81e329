import UIKit

extension MKOverlayRenderer {
    /// Adds a line through points of the map to a path, in the renderer's points.
    func add(_ points: [MKMapPoint], isClosed: Bool, to path: CGMutablePath) {
        guard points.count > 1 else { return }
        path.addLines(between: points.map { point(for: $0) })
        if isClosed { path.closeSubpath() }
    }

    /// Adds an area and its holes to a path, in the renderer's points.
    func add(_ polygon: MKPolygon, to path: CGMutablePath) {
        add(polygon.mapPoints, isClosed: true, to: path)
        for hole in polygon.interiorPolygons ?? [] { add(hole, to: path) }
    }
}

extension [MKMapPoint] {
    /// The part of a line between two fractions of its length on the map, each brought into 0 to 1.
    func part(from start: CGFloat, to end: CGFloat) -> [MKMapPoint] {
        let (start, end) = (Swift.min(Swift.max(start, 0), 1), Swift.min(Swift.max(end, 0), 1))
        guard start > 0 || end < 1 else { return self }
        let lengths = self.lengths
        guard start < end, let whole = lengths.last, whole > 0 else { return [] }
        let (from, to) = (Double(start) * whole, Double(end) * whole)
        func point(at length: Double) -> MKMapPoint {
            let index = Swift.max(lengths.firstIndex { $0 >= length } ?? count - 1, 1)
            let piece = lengths[index] - lengths[index - 1]
            let share = piece > 0 ? (length - lengths[index - 1]) / piece : 0
            return MKMapPoint(
                x: self[index - 1].x + (self[index].x - self[index - 1].x) * share,
                y: self[index - 1].y + (self[index].y - self[index - 1].y) * share)
        }
        let inner = indices.filter { lengths[$0] > from && lengths[$0] < to }.map { self[$0] }
        return [point(at: from)] + inner + [point(at: to)]
    }
}
