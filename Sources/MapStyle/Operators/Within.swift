import MapGeometry

/// Whether the feature lies wholly inside polygons.
final class Within: ExpressionNode {
    /// Rings of polygons, longitude and latitude.
    private let polygons: [[[SIMD2<Double>]]]
    /// Several polygons are told apart from one, since a line must not leave the one it is in.
    private init(_ polygons: [[[SIMD2<Double>]]]) {
        self.polygons = polygons
        super.init(type: .boolean, dependencies: [.feature, .geometry], foldable: false)
    }

    override var hasKnownOutputs: Bool { true }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        .boolean(holds(context))
    }

    private func holds(_ context: EvaluationContext) -> Bool {
        guard let feature = context.feature, let tile = context.tile,
            let geometry = feature.tileGeometry
        else { return false }
        let grid = TileGrid(tile)
        var polygonBox = PlaneBox()
        let polygons = polygons.map { polygon in
            polygon.map { ring in
                ring.map { position in
                    let point = grid.worldPoint(position)
                    polygonBox.extend(to: point)
                    return point
                }
            }
        }
        var parts = geometry.map { part in part.map { $0 + grid.origin } }
        var box = PlaneBox()
        switch feature.geometryType {
        case .point, .lineString: break
        default: return false
        }
        let isLine = feature.geometryType == .lineString
        for point in parts.joined() { box.extend(to: point) }
        // A line that spans half the world stays where it is.
        if !isLine || box.high.x - box.low.x <= grid.worldSize / 2 {
            box = PlaneBox()
            for part in parts.indices {
                for index in parts[part].indices {
                    parts[part][index] = grid.moved(parts[part][index], toward: polygonBox)
                    box.extend(to: parts[part][index])
                }
            }
        }
        guard box.isInside(polygonBox) else { return false }
        return parts.allSatisfy { part in
            isLine
                ? polygons.contains { Plane.line(part, isWithin: $0) }
                : part.allSatisfy { point in
                    polygons.contains { Plane.point(point, isWithin: $0) }
                }
        }
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count == 2 else {
            return parser.fail(
                "'within' expression requires exactly one argument, but found \(items.count - 1) instead."
            )
        }
        var polygons: [[[SIMD2<Double>]]] = []
        for geometry in PlaneGeometry.geometries(of: items[1]) ?? [] {
            if case .polygon(let rings) = geometry { polygons.append(rings) }
        }
        guard !polygons.isEmpty else {
            return parser.fail(
                "'within' expression requires valid geojson object that contains polygon geometry type."
            )
        }
        return Within(polygons)
    }
}
