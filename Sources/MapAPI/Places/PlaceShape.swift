import Answers
import Geodesy
import MapGeometry
import Places

/// The shape of a place in the formats that services write.
struct PlaceShape {
    /// Polygons, each with its outer ring first; rings end where they begin.
    private var polygons: [[[CLLocationCoordinate2D]]] = []
    private var lines: [[CLLocationCoordinate2D]] = []
    private let point: CLLocationCoordinate2D

    /// - Parameter tolerance: How far a simplified shape may be off, in degrees.
    init(_ place: FoundPlace, tolerance: Double) {
        point = place.coordinate
        let outline = place.outline
        let meters = tolerance * WGS84.metersPerDegree
        func simplified(
            _ line: [CLLocationCoordinate2D], isRing: Bool
        ) -> [CLLocationCoordinate2D] {
            guard meters > 0 else { return line }
            return Simplification.douglasPeucker(line, toleranceMeters: meters, isRing: isRing)
        }
        lines = outline.lines.map { simplified($0, isRing: false) }
        polygons = Self.polygons(
            outline.rings.map { simplified(Self.closed($0), isRing: true) }.filter { $0.count > 3 })
    }

    /// Whether it is an area.
    var isArea: Bool { !polygons.isEmpty }

    private static func closed(_ ring: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
        guard let first = ring.first, let last = ring.last else { return ring }
        let isClosed = first.latitude == last.latitude && first.longitude == last.longitude
        return isClosed ? ring : ring + [first]
    }

    /// Gives each ring inside an odd number of others to the smallest of those around it, as a hole.
    private static func polygons(
        _ rings: [[CLLocationCoordinate2D]]
    ) -> [[[CLLocationCoordinate2D]]] {
        guard rings.count > 1, rings.count <= 500 else { return rings.map { [$0] } }
        let sizes = rings.map(area)
        let around = rings.indices.map { inner in
            rings.indices.filter {
                $0 != inner && sizes[$0] > sizes[inner] && contains(rings[$0], rings[inner][0])
            }
        }
        var polygons: [Int: [[CLLocationCoordinate2D]]] = [:]
        for ring in rings.indices where around[ring].count % 2 == 0 {
            polygons[ring] = [rings[ring]]
        }
        for ring in rings.indices where around[ring].count % 2 == 1 {
            let outer = around[ring].filter { polygons[$0] != nil }.min { sizes[$0] < sizes[$1] }
            if let outer { polygons[outer]?.append(rings[ring]) }
        }
        return polygons.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func area(_ ring: [CLLocationCoordinate2D]) -> Double {
        zip(ring, ring.dropFirst()).reduce(0) {
            $0 + $1.0.longitude * $1.1.latitude - $1.1.longitude * $1.0.latitude
        }.magnitude
    }

    private static func contains(
        _ ring: [CLLocationCoordinate2D], _ point: CLLocationCoordinate2D
    ) -> Bool {
        var rule = EvenOddRule(x: point.longitude, y: point.latitude)
        rule.pass(ring: ring) { ($0.longitude, $0.latitude) }
        return rule.isInside
    }

    // MARK: Forms

    /// The shape as GeoJSON.
    var geoJSON: JSONValue {
        func position(_ point: CLLocationCoordinate2D) -> JSONValue {
            .array([.number(point.longitude), .number(point.latitude)])
        }
        func positions(_ line: [CLLocationCoordinate2D]) -> JSONValue {
            .array(line.map(position))
        }
        func polygon(_ rings: [[CLLocationCoordinate2D]]) -> JSONValue {
            .array(rings.map(positions))
        }
        let (type, coordinates): (String, JSONValue) =
            switch (polygons.count, lines.count) {
            case (1, _): ("Polygon", polygon(polygons[0]))
            case (2..., _): ("MultiPolygon", .array(polygons.map(polygon)))
            case (_, 1): ("LineString", positions(lines[0]))
            case (_, 2...): ("MultiLineString", .array(lines.map(positions)))
            default: ("Point", position(point))
            }
        return .object(members: [("type", .string(type)), ("coordinates", coordinates)])
    }

    /// The shape as well-known text.
    var text: String {
        func positions(_ line: [CLLocationCoordinate2D]) -> String {
            "(" + line.map { "\($0.longitude) \($0.latitude)" }.joined(separator: ",") + ")"
        }
        func polygon(_ rings: [[CLLocationCoordinate2D]]) -> String {
            "(" + rings.map(positions).joined(separator: ",") + ")"
        }
        return switch (polygons.count, lines.count) {
        case (1, _): "POLYGON" + polygon(polygons[0])
        case (2..., _): "MULTIPOLYGON(" + polygons.map(polygon).joined(separator: ",") + ")"
        case (_, 1): "LINESTRING" + positions(lines[0])
        case (_, 2...): "MULTILINESTRING(" + lines.map(positions).joined(separator: ",") + ")"
        default: "POINT" + positions([point])
        }
    }

    /// The shape as KML.
    var kml: String {
        func positions(_ line: [CLLocationCoordinate2D]) -> String {
            let text = line.map { "\($0.longitude),\($0.latitude)" }.joined(separator: " ")
            return "<coordinates>\(text)</coordinates>"
        }
        func ring(_ name: String, _ line: [CLLocationCoordinate2D]) -> String {
            "<\(name)><LinearRing>\(positions(line))</LinearRing></\(name)>"
        }
        func polygon(_ rings: [[CLLocationCoordinate2D]]) -> String {
            let inner = rings.dropFirst().map { ring("innerBoundaryIs", $0) }.joined()
            return "<Polygon>\(ring("outerBoundaryIs", rings[0]))\(inner)</Polygon>"
        }
        let parts =
            polygons.isEmpty
            ? lines.map { "<LineString>\(positions($0))</LineString>" } : polygons.map(polygon)
        switch parts.count {
        case 0: return "<Point>\(positions([point]))</Point>"
        case 1: return parts[0]
        default: return "<MultiGeometry>\(parts.joined())</MultiGeometry>"
        }
    }

    /// The shape as the path of an SVG, north up; a point as a circle's middle.
    var svg: String {
        func positions(_ line: [CLLocationCoordinate2D]) -> String {
            line.map { "\($0.longitude) \(-$0.latitude)" }.joined(separator: " ")
        }
        func path(_ line: [CLLocationCoordinate2D], isRing: Bool) -> String {
            let kept = isRing ? line.dropLast() : line[...]
            guard let first = kept.first else { return "" }
            return "M \(positions([first])) L \(positions(Array(kept.dropFirst())))"
                + (isRing ? " Z" : "")
        }
        if !polygons.isEmpty {
            return polygons.joined().map { path($0, isRing: true) }.joined(separator: " ")
        }
        if !lines.isEmpty { return lines.map { path($0, isRing: false) }.joined(separator: " ") }
        return "cx=\"\(point.longitude)\" cy=\"\(-point.latitude)\""
    }
}
