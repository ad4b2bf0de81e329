import MapGeometry
import MapPixels
import MapStyle
import VectorTile

/// A geometry of GeoJSON with what is said of its feature.
struct GeoJSONShape: Sendable {
    let type: VectorTile.GeometryType
    /// Places in the world as a square of side 1.
    let parts: [[SIMD2<Double>]]
    var id: UInt64?
    /// The number of its feature in the document, from 0.
    let feature: Int
    let properties: [(String, VectorTile.Value)]
    let low: SIMD2<Double>
    let high: SIMD2<Double>
}

/// The geometries of a document, and what is wrong with others.
struct GeoJSONReading {
    /// Why something of a feature cannot be drawn.
    private enum Fault: String {
        case noType = "has no type"
        case noFeatures = "has no list of features"
        case noGeometry = "has no geometry"
        case noGeometries = "has no list of geometries"
        case unknownType = "is of a type that GeoJSON does not have"
        case noCoordinates = "has no coordinates"
        case notDegrees = "has positions that are no degrees of longitude and latitude"
        case tooShort = "has too few positions for its type"
        case tooDeep = "is nested too deep"
    }

    /// What can be drawn.
    private(set) var shapes: [GeoJSONShape] = []
    private var featureCount = 0
    private var brokenCount = 0
    private var firstBroken: (number: Int, fault: Fault)?
    /// What is wrong with the feature that is read.
    private var fault: Fault?

    /// Reads a feature collection, a feature or a geometry.
    init(_ json: JSONValue) {
        collect(json, nil, [], depth: 0)
        endFeature()
    }

    /// How many features are broken, wholly or in part, and what is wrong with the first one.
    var faults: [String] {
        guard let (number, fault) = firstBroken else { return [] }
        let first = "feature \(number) \(fault.rawValue)"
        return [brokenCount == 1 ? first : "\(brokenCount) features are broken: \(first)"]
    }

    private mutating func endFeature() {
        defer { fault = nil }
        guard let fault else { return }
        brokenCount += 1
        if firstBroken == nil { firstBroken = (max(featureCount, 1), fault) }
    }

    private mutating func collect(
        _ json: JSONValue, _ id: UInt64?, _ properties: [(String, VectorTile.Value)], depth: Int
    ) {
        guard depth < 32 else {
            fault = .tooDeep
            return
        }
        switch json["type"]?.stringValue {
        case "FeatureCollection":
            guard case .array(let features)? = json["features"] else {
                fault = .noFeatures
                return
            }
            for feature in features {
                featureCount += 1
                collect(feature, nil, [], depth: depth + 1)
                endFeature()
            }
        case "Feature":
            guard let geometry = json["geometry"] else {
                fault = .noGeometry
                return
            }
            // A feature that is nowhere.
            if case .null = geometry { return }
            var own: [(String, VectorTile.Value)] = []
            if case .object(let members)? = json["properties"] {
                own = members.compactMap { name, value in
                    VectorTile.Value(value).map { (name, $0) }
                }
            }
            let number = json["id"].flatMap { $0.doubleValue ?? Double($0.stringValue ?? "") }
            collect(geometry, number.flatMap(UInt64.init(exactly:)), own, depth: depth + 1)
        case "GeometryCollection":
            guard case .array(let geometries)? = json["geometries"] else {
                fault = .noGeometries
                return
            }
            for geometry in geometries {
                collect(geometry, id, properties, depth: depth + 1)
            }
        case let type?: add(type, json, id, properties)
        case nil: fault = .noType
        }
    }

    private mutating func add(
        _ type: String, _ json: JSONValue, _ id: UInt64?,
        _ properties: [(String, VectorTile.Value)]
    ) {
        guard let coordinates = json["coordinates"] else {
            fault = .noCoordinates
            return
        }
        guard let (kind, parts) = parts(type, coordinates) else {
            fault = .unknownType
            return
        }
        if parts.isEmpty { return }
        var low = SIMD2(repeating: Double.infinity)
        var high = -low
        for point in parts.joined() {
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
        }
        shapes.append(
            GeoJSONShape(
                type: kind, parts: parts, id: id, feature: max(featureCount - 1, 0),
                properties: properties, low: low, high: high))
    }

    private mutating func parts(
        _ type: String, _ json: JSONValue
    ) -> (VectorTile.GeometryType, [[SIMD2<Double>]])? {
        switch type {
        case "Point": (.point, position(json).map { [[$0]] } ?? [])
        case "MultiPoint": (.point, positions(json).map { [$0] })
        case "LineString": (.line, lines([json]))
        case "MultiLineString": (.line, lines(list(json)))
        case "Polygon": (.polygon, rings(json))
        case "MultiPolygon": (.polygon, list(json).flatMap { rings($0) })
        default: nil
        }
    }

    private mutating func list(_ json: JSONValue) -> [JSONValue] {
        if case .array(let items) = json { return items }
        fault = .noCoordinates
        return []
    }

    private mutating func position(_ json: JSONValue) -> SIMD2<Double>? {
        guard case .array(let items) = json, items.count >= 2,
            let longitude = items[0].doubleValue, let latitude = items[1].doubleValue,
            abs(longitude) <= 36_000, abs(latitude) <= 360
        else {
            fault = .notDegrees
            return nil
        }
        // Somewhat beyond a pole is drawn at it, as MapLibre does.
        if abs(latitude) > 90 { fault = .notDegrees }
        return PictureCamera.world(latitude: latitude, longitude: longitude)
    }

    private mutating func positions(_ json: JSONValue) -> [SIMD2<Double>] {
        list(json).compactMap { position($0) }
    }

    private mutating func lines(_ items: [JSONValue]) -> [[SIMD2<Double>]] {
        items.map { positions($0) }.filter { isLong($0, 2) }
    }

    private mutating func isLong(_ line: [SIMD2<Double>], _ least: Int) -> Bool {
        // A geometry without positions is nowhere, which is allowed.
        if line.count < least, !line.isEmpty, fault == nil { fault = .tooShort }
        return line.count >= least
    }

    /// A polygon's rings, the first one clockwise as seen with y down, the others the other way round.
    private mutating func rings(_ json: JSONValue) -> [[SIMD2<Double>]] {
        let rings = list(json).map { positions($0) }
        return rings.enumerated().compactMap { index, ring in
            guard isLong(ring, 3) else { return nil }
            var area = 0.0
            var last = ring[ring.count - 1]
            for point in ring {
                area += last.x * point.y - point.x * last.y
                last = point
            }
            return (area > 0) == (index == 0) ? ring : ring.reversed()
        }
    }
}

extension VectorTile.Value {
    /// A property of GeoJSON; nil for null.
    fileprivate init?(_ json: JSONValue) {
        switch json {
        case .null: return nil
        case .bool(let flag): self = .bool(flag)
        case .integer(let number): self = .int(number)
        case .number(let number): self = .double(number)
        case .string(let text): self = .string(text)
        case .array, .object: self = .string(StyleValue.nestedMark + StyleValue(json).json)
        }
    }
}
