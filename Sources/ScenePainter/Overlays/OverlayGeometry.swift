import Foundation
import MapGeometry
import MapScene

/// The geometry of an overlay as GeoJSON.
enum OverlayGeometry {
    /// A feature with the geometry of a shape.
    static func feature(_ shape: SceneOverlay.Shape, _ style: SceneOverlay.Style) -> JSONValue {
        let geometry: JSONValue
        switch shape {
        case .lines(let lines):
            let parts = lines.map { cut($0.points, from: style.strokeStart, to: style.strokeEnd) }
                .filter { $0.count > 1 }
            geometry = collection(
                "MultiLineString", parts.flatMap(copies).map { .array($0.map(place)) })
        case .polygons(let areas):
            geometry = collection(
                "MultiPolygon",
                areas.flatMap { rings in
                    shifts(rings.first?.points ?? []).map { shift in
                        .array(rings.map { ring($0.points.map { moved($0, shift) }) })
                    }
                })
        case .circle(let circle):
            let points = Self.circle(circle.center, radius: circle.radius)
            geometry = collection(
                "MultiPolygon", copies(points).map { .array([ring($0)]) })
        }
        return .object([
            "type": "Feature", "properties": .object([:]), "geometry": geometry,
        ])
    }

    private static func collection(_ type: String, _ parts: [JSONValue]) -> JSONValue {
        .object(["type": .string(type), "coordinates": .array(parts)])
    }

    /// The outline of a circle.
    static func circle(_ center: MKMapPoint, radius: Double) -> [MKMapPoint] {
        (0..<180).map { step in
            let angle = Double(step) / 90 * .pi
            return MKMapPoint(
                x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
    }

    /// Longitude and latitude; beyond the world's edge longitudes go on.
    static func place(_ point: MKMapPoint) -> JSONValue {
        let world = MKMapSize.world.width
        let latitude = MKMapPoint(x: world / 2, y: point.y).coordinate.latitude
        return .array([.number(point.x / world * 360 - 180), .number(latitude)])
    }

    static func ring(_ points: [MKMapPoint]) -> JSONValue {
        .array((points + points.prefix(1)).map(place))
    }

    /// A line in all places where it meets the world's one copy that tiles have.
    private static func copies(_ points: [MKMapPoint]) -> [[MKMapPoint]] {
        shifts(points).map { shift in points.map { moved($0, shift) } }
    }

    private static func moved(_ point: MKMapPoint, _ shift: Double) -> MKMapPoint {
        MKMapPoint(x: point.x + shift, y: point.y)
    }

    private static func shifts(_ points: [MKMapPoint]) -> [Double] {
        let world = MKMapSize.world.width
        guard let west = points.map(\.x).min(), let east = points.map(\.x).max(), west.isFinite,
            east.isFinite
        else { return [] }
        return [0, -world, world].filter { west + $0 < world && east + $0 > 0 }
    }

    /// A line from one share of its length to another.
    static func cut(_ points: [MKMapPoint], from start: Double, to end: Double) -> [MKMapPoint] {
        guard start > 0 || end < 1 else { return points }
        let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let total = lengths.reduce(0, +)
        let (from, to) = (max(0, start) * total, min(1, end) * total)
        guard total > 0, from < to else { return [] }
        var kept: [MKMapPoint] = []
        var along = 0.0
        for (index, length) in lengths.enumerated() {
            let (a, b) = (points[index], points[index + 1])
            func at(_ share: Double) -> MKMapPoint {
                MKMapPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
            }
            let (first, last) = (max(from, along), min(to, along + length))
            if first < last {
                if kept.isEmpty { kept.append(at((first - along) / length)) }
                kept.append(at((last - along) / length))
            }
            along += length
        }
        return kept
    }
}
