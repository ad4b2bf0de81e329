import MapGeometry

/// How far the feature is from shapes, in meters.
final class Distance: NumberNode {
    private let shapes: [PlaneGeometry]

    private init(_ shapes: [PlaneGeometry]) {
        self.shapes = shapes
        super.init(type: .number, dependencies: [.feature, .geometry], foldable: false)
    }

    override var hasKnownOutputs: Bool { true }

    override func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
        guard let feature = context.feature, let tile = context.tile,
            let geometry = feature.tileGeometry
        else { return .nan }
        let grid = TileGrid(tile)
        let parts = geometry.map { $0.map(grid.position) }
        switch feature.geometryType {
        case .point:
            let points = Array(parts.joined())
            guard let first = points.first else { return .nan }
            return DistanceSearch(latitude: first.y).least(shapes, from: points.map { .point($0) })
        case .lineString:
            // The specification takes several lines for one.
            let line = Array(parts.joined())
            guard let first = line.first else { return .nan }
            return DistanceSearch(latitude: first.y).least(shapes, from: [.line(line)])
        case .polygon:
            let polygons = RingClasses.polygons(geometry).map { $0.map { $0.map(grid.position) } }
            guard let first = polygons.first?.first?.first else { return .nan }
            return DistanceSearch(latitude: first.y).least(
                shapes, from: polygons.map { .polygon($0) })
        default: return .nan
        }
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count == 2 else {
            return parser.fail(
                "'distance' expression requires exactly one argument, but found \(items.count - 1) instead."
            )
        }
        guard let shapes = PlaneGeometry.geometries(of: items[1]) else {
            return parser.fail(
                "'distance' expression requires valid geojson object that contains polygon geometry type."
            )
        }
        return Distance(shapes)
    }
}

/// Rings by polygon: one ring with the winding of the first begins each.
enum RingClasses {
    static func polygons(_ rings: [[SIMD2<Double>]]) -> [[[SIMD2<Double>]]] {
        guard rings.count > 1 else { return [rings] }
        var result: [[[SIMD2<Double>]]] = []
        var outerIsNegative: Bool?
        for ring in rings {
            let area = signedArea(ring)
            if area == 0 { continue }
            let isNegative = area < 0
            if outerIsNegative ?? isNegative == isNegative {
                result.append([ring])
            } else {
                result[result.count - 1].append(ring)
            }
            outerIsNegative = outerIsNegative ?? isNegative
        }
        return result
    }

    private static func signedArea(_ ring: [SIMD2<Double>]) -> Double {
        var sum = 0.0
        guard var previous = ring.last else { return 0 }
        for point in ring {
            sum += (previous.x - point.x) * (point.y + previous.y)
            previous = point
        }
        return sum
    }
}
