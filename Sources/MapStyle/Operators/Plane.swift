import Foundation
import Geodesy
import MapGeometry

/// The whole world in units of tiles of one zoom, 8192 a tile.
struct TileGrid {
    /// Units along a side of the world.
    let worldSize: Double
    /// The tile's upper left corner.
    let origin: SIMD2<Double>

    /// Units along a side of a tile.
    static let extent = 8192.0

    init(_ tile: StyleTile) {
        worldSize = exp2(Double(tile.zoom)) * Self.extent
        origin = SIMD2(Double(tile.x), Double(tile.y)) * Self.extent
    }

    /// A position (longitude, latitude) rounded to whole units.
    func worldPoint(_ position: SIMD2<Double>) -> SIMD2<Double> {
        let x = (180 + position.x) / 360
        let y = (180 - 180 / .pi * log(tan(.pi / 4 + position.y * .pi / 360))) / 360
        // ECMAScript rounds halves up.
        return SIMD2((x * worldSize + 0.5).rounded(.down), (y * worldSize + 0.5).rounded(.down))
    }

    /// The longitude and latitude of a point of the tile.
    func position(_ point: SIMD2<Double>) -> SIMD2<Double> {
        let x = (point.x + origin.x) / worldSize
        let y = (point.y + origin.y) / worldSize
        return SIMD2(x * 360 - 180, 360 / .pi * atan(exp((180 - y * 360) * .pi / 180)) - 90)
    }

    /// The point, moved around the world once if it then is nearer to a box.
    func moved(_ point: SIMD2<Double>, toward box: PlaneBox) -> SIMD2<Double> {
        guard point.x < box.low.x || point.x > box.high.x else { return point }
        for edge in [box.low.x, box.high.x] {
            if point.x - edge > worldSize / 2 { return point - SIMD2(worldSize, 0) }
            if edge - point.x > worldSize / 2 { return point + SIMD2(worldSize, 0) }
        }
        return point
    }
}

/// A box in the plane; empty at first.
struct PlaneBox {
    var low = SIMD2(Double.infinity, .infinity)
    var high = SIMD2(-Double.infinity, -.infinity)

    init() {}

    init(_ points: some Sequence<SIMD2<Double>>) {
        for point in points { extend(to: point) }
    }

    mutating func extend(to point: SIMD2<Double>) {
        low = pointwiseMin(low, point)
        high = pointwiseMax(high, point)
    }

    /// Whether the box lies inside another without touching its sides.
    func isInside(_ other: PlaneBox) -> Bool {
        low.x > other.low.x && high.x < other.high.x && low.y > other.low.y
            && high.y < other.high.y
    }
}

/// Shapes of GeoJSON without collections, longitude and latitude.
enum PlaneGeometry: Sendable {
    case point(SIMD2<Double>)
    case line([SIMD2<Double>])
    case polygon([[SIMD2<Double>]])

    /// The shapes of a geometry, a feature or a collection of features; nil if it is none.
    static func geometries(of json: JSONValue) -> [PlaneGeometry]? {
        switch json["type"]?.stringValue {
        case "FeatureCollection":
            guard let features = json["features"]?.items else { return nil }
            var all: [PlaneGeometry] = []
            for feature in features {
                guard let shapes = feature["geometry"].flatMap(shapes) else { return nil }
                all += shapes
            }
            return all
        case "Feature": return json["geometry"].flatMap(shapes)
        default: return shapes(of: json)
        }
    }

    private static func shapes(of geometry: JSONValue) -> [PlaneGeometry]? {
        guard let coordinates = geometry["coordinates"] else { return nil }
        switch geometry["type"]?.stringValue {
        case "Point": return point(coordinates).map { [.point($0)] }
        case "MultiPoint": return points(coordinates)?.map(PlaneGeometry.point)
        case "LineString":
            return points(coordinates).flatMap { $0.isEmpty ? nil : [.line($0)] }
        case "MultiLineString":
            return rings(coordinates)?.filter { !$0.isEmpty }.map(PlaneGeometry.line)
        case "Polygon": return polygon(coordinates).map { [.polygon($0)] }
        case "MultiPolygon":
            return all(coordinates, polygon)?.map(PlaneGeometry.polygon)
        default: return nil
        }
    }

    private static func all<T>(_ json: JSONValue, _ read: (JSONValue) -> T?) -> [T]? {
        guard let items = json.items else { return nil }
        let values = items.compactMap(read)
        return values.count == items.count ? values : nil
    }

    private static func point(_ json: JSONValue) -> SIMD2<Double>? {
        guard let items = json.items, items.count >= 2, let x = items[0].doubleValue,
            let y = items[1].doubleValue
        else { return nil }
        return SIMD2(x, y)
    }

    private static func points(_ json: JSONValue) -> [SIMD2<Double>]? { all(json, point) }
    private static func rings(_ json: JSONValue) -> [[SIMD2<Double>]]? { all(json, points) }
    private static func polygon(_ json: JSONValue) -> [[SIMD2<Double>]]? {
        guard let rings = rings(json), !rings.isEmpty, rings.allSatisfy({ !$0.isEmpty }) else {
            return nil
        }
        return rings
    }
}

/// Questions about points, lines and rings in the plane.
enum Plane {
    typealias Point = SIMD2<Double>

    /// Whether a point lies inside rings; on an edge the answer is `onEdge`.
    static func point(_ point: Point, isWithin rings: [[Point]], onEdge: Bool = false) -> Bool {
        var rule = EvenOddRule(x: point.x, y: point.y)
        for ring in rings {
            for index in ring.indices.dropFirst() {
                let (a, b) = (ring[index - 1], ring[index])
                if lies(point, between: a, b) { return onEdge }
                rule.pass(a.x, a.y, b.x, b.y)
            }
        }
        return rule.isInside
    }

    private static func lies(_ point: Point, between a: Point, _ b: Point) -> Bool {
        let (toA, toB) = (point - a, point - b)
        return toA.x * toB.y - toB.x * toA.y == 0 && toA.x * toB.x <= 0 && toA.y * toB.y <= 0
    }

    /// Whether all of a line lies inside a polygon.
    static func line(_ line: [Point], isWithin polygon: [[Point]]) -> Bool {
        guard line.allSatisfy({ point($0, isWithin: polygon) }) else { return false }
        for index in line.indices.dropFirst() {
            for ring in polygon {
                for edge in ring.indices.dropFirst()
                where crosses(line[index - 1], line[index], ring[edge - 1], ring[edge]) {
                    return false
                }
            }
        }
        return true
    }

    /// Whether two segments cross, each with its ends on different sides of the other.
    static func crosses(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
        cross(d - c, b - a) != 0 && areApart(a, b, by: c, d) && areApart(c, d, by: a, b)
    }

    private static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }

    private static func areApart(_ a: Point, _ b: Point, by c: Point, _ d: Point) -> Bool {
        let first = cross(a - c, d - c)
        let second = cross(b - c, d - c)
        return (first > 0 && second < 0) || (first < 0 && second > 0)
    }
}
