import MapGeometry
import MapStyle
import VectorTile

extension GeoJSONTiles {
    /// Creates tiles of a style's source, with its filter, its ids and its clusters.
    ///
    /// - Parameters:
    ///   - json: The document, which the source holds or names.
    ///   - source: The source.
    package init(_ json: JSONValue, as source: StyleSource.GeoJSONSource) {
        let reading = GeoJSONReading(json)
        var shapes = reading.shapes
        var faults = reading.faults
        if let id = source.promotedID {
            for place in shapes.indices {
                shapes[place].id = shapes[place].properties.last { $0.0 == id }.flatMap { $0.1.id }
            }
        } else if source.generatesIDs {
            for place in shapes.indices { shapes[place].id = UInt64(shapes[place].feature) }
        }
        if let filter = source.filter {
            do {
                var names = PropertyNames()
                let filter = try StyleFilter(filter, names: &names)
                let context = EvaluationContext(zoom: 0)
                shapes.removeAll { shape in
                    context.feature = shape.styleFeature
                    return !filter.accepts(context)
                }
                faults += context.failures.map { "\($0)" }.sorted()
            } catch {
                faults.append("filter: \(error)")
            }
        }
        let zoom = Int(min(max(source.maximumZoom, 0), 24))
        guard source.clusters else {
            self.init(
                shapes, maximumZoom: zoom, buffer: source.buffer,
                lineMetrics: source.lineMetrics, faults: faults)
            return
        }
        // Of several points in one feature each is a part of its own.
        let points = shapes.filter { $0.type == .point && $0.parts.count == 1 }
        if points.count < shapes.count {
            faults.append(
                "\(shapes.count - points.count) features are no single points, which a source with clusters draws alone"
            )
        }
        var gathering = GatheredProperties(source.clusterProperties, &faults)
        let greatest = source.clusterMaximumZoom.map { Int(min(max($0, 0), 24)) }
        // MapLibre's tiles have 512 points a side, and a radius is one of them.
        let clusters = PointClusters(
            points.map { $0.low },
            PointClusters.Options(
                radius: source.clusterRadius / 512, maximumZoom: greatest ?? max(zoom - 1, 0),
                minimumCount: Int(min(max(source.clusterMinimumPoints ?? 2, 2), 1e9)))
        ) { gathering.merge(points, cluster: $0, origin: $1, taken: $2) }
        faults += gathering.failures
        let drawn = clusters.members.enumerated().map { number, member in
            number < points.count
                ? points[number]
                : GeoJSONShape(cluster: member, gathered: gathering.properties[number] ?? [:])
        }
        self.init(
            drawn, levels: clusters.levels, maximumZoom: zoom, buffer: source.clusterRadius,
            lineMetrics: false, faults: faults)
    }
}

/// What clusters gather of the properties of their points (`clusterProperties`).
private struct GatheredProperties {
    private struct Rule {
        let name: String
        /// Makes the value of a point.
        let value: StyleExpression
        /// Makes the value of two from that of the first, `accumulated`, and that of the second.
        let sum: StyleExpression
    }

    private var rules: [Rule] = []
    private let context = EvaluationContext(zoom: 0)
    /// By the number of the cluster.
    private(set) var properties: [Int: [String: StyleValue]] = [:]
    /// What could not be evaluated.
    private(set) var failures: [String] = []

    /// Reads the rules of a source; those that are none are among its faults.
    init(_ rules: [String: JSONValue], _ faults: inout [String]) {
        var names = PropertyNames()
        for (name, rule) in rules.sorted(by: { $0.key < $1.key }) {
            guard case .array(let parts) = rule, parts.count == 2 else {
                faults.append("clusterProperties.\(name): an operator and an expression expected")
                continue
            }
            let sum: JSONValue =
                parts[0].stringValue == nil
                ? parts[0]
                : .array([parts[0], .array(["accumulated"]), .array(["get", .string(name)])])
            do {
                self.rules.append(
                    Rule(
                        name: name, value: try StyleExpression(parts[1], names: &names),
                        sum: try StyleExpression(sum, names: &names)))
            } catch {
                faults.append("clusterProperties.\(name): \(error)")
            }
        }
    }

    /// Adds what a member has to what a cluster has, which begins with what the member has that it grew from.
    mutating func merge(_ points: [GeoJSONShape], cluster: Int, origin: Int, taken: Int) {
        guard !rules.isEmpty else { return }
        var sum = properties[cluster] ?? values(points, origin)
        let added = values(points, taken)
        context.feature = PlainStyleFeature(geometryType: .point, properties: added)
        for rule in rules {
            context.accumulated = sum[rule.name] ?? .null
            if let value = evaluate(rule.sum) { sum[rule.name] = value }
        }
        properties[cluster] = sum
    }

    /// What a cluster has gathered, or what a point has.
    private mutating func values(_ points: [GeoJSONShape], _ member: Int) -> [String: StyleValue] {
        guard member < points.count else { return properties[member] ?? [:] }
        context.feature = points[member].styleFeature
        var values: [String: StyleValue] = [:]
        for rule in rules { values[rule.name] = evaluate(rule.value) }
        return values
    }

    /// The value; nil where it cannot be told, which is among the failures once.
    private mutating func evaluate(_ expression: StyleExpression) -> StyleValue? {
        do {
            return try expression.evaluate(context)
        } catch {
            if failures.isEmpty { failures.append("clusterProperties: \(error.message)") }
            return nil
        }
    }
}

extension GeoJSONShape {
    /// The feature as expressions read it.
    fileprivate var styleFeature: PlainStyleFeature {
        let several = parts.count > 1
        let kind: GeometryType =
            switch type {
            case .point: several ? .multiPoint : .point
            case .line: several ? .multiLineString : .lineString
            case .polygon: parts.count { TileShapes.area($0) > 0 } > 1 ? .multiPolygon : .polygon
            case .unknown: .unknown
            }
        return PlainStyleFeature(
            geometryType: kind, id: id.map { .number(Double($0)) },
            properties: Dictionary(
                properties.map { ($0.0, StyleValue($0.1)) }, uniquingKeysWith: { $1 }))
    }

    /// A group of points, with the properties that MapLibre gives one.
    fileprivate init(cluster: PointClusters.Member, gathered: [String: StyleValue]) {
        let count = cluster.count
        let thousands = (Double(count) / 100).rounded(.toNearestOrAwayFromZero) / 10
        let short: VectorTile.Value =
            switch count {
            case 10_000...:
                .string("\(Int((Double(count) / 1000).rounded(.toNearestOrAwayFromZero)))k")
            case 1_000...: .string("\(StyleValue.number(thousands).json)k")
            default: .int(Int64(count))
            }
        self.init(
            type: .point, parts: [[cluster.place]], id: UInt64(cluster.id), feature: 0,
            properties: [
                ("cluster", .bool(true)), ("cluster_id", .int(Int64(cluster.id))),
                ("point_count", .int(Int64(count))), ("point_count_abbreviated", short),
            ]
                + gathered.sorted { $0.key < $1.key }.compactMap { name, value in
                    VectorTile.Value(value).map { (name, $0) }
                }, low: cluster.place, high: cluster.place)
    }
}

extension VectorTile.Value {
    /// The id that a property may be; nil for other values.
    fileprivate var id: UInt64? {
        switch self {
        case .int(let number): UInt64(exactly: number)
        case .uint(let number): number
        case .double(let number): UInt64(exactly: number)
        case .float(let number): UInt64(exactly: number)
        case .string(let text): UInt64(text)
        case .bool: nil
        }
    }

    /// A property of a feature; nil for null.
    fileprivate init?(_ value: StyleValue) {
        switch value {
        case .null: return nil
        case .boolean(let flag): self = .bool(flag)
        case .number(let number): self = .double(number)
        case .string(let text): self = .string(text)
        default: self = .string(StyleValue.nestedMark + value.json)
        }
    }
}
