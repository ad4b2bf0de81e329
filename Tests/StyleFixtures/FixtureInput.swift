import Foundation
import MapGeometry
import MapStyle

/// What a fixture's expression is evaluated with.
struct FixtureInput {
    let context: EvaluationContext

    init(globals: JSONValue, feature: JSONValue, globalState: JSONValue?) {
        context = EvaluationContext(zoom: globals["zoom"]?.doubleValue ?? .nan)
        context.heatmapDensity = globals["heatmapDensity"]?.doubleValue ?? 0
        context.elevation = globals["elevation"]?.doubleValue ?? 0
        context.lineProgress = globals["lineProgress"]?.doubleValue ?? 0
        context.accumulated = globals["accumulated"].map(StyleValue.init) ?? .null
        if case .array(let images)? = globals["availableImages"] {
            context.availableImages = Set(images.compactMap(\.stringValue))
        }
        if let tile = globals["canonicalID"], let zoom = tile["z"]?.doubleValue,
            let x = tile["x"]?.doubleValue, let y = tile["y"]?.doubleValue
        {
            context.tile = StyleTile(zoom: Int(zoom), x: Int(x), y: Int(y))
        }
        context.featureState = Self.members(feature["featureState"])
        context.globalState = Self.members(globalState)
        var plain = PlainStyleFeature(properties: Self.members(feature["properties"]))
        plain.id = feature["id"].map(StyleValue.init)
        if let geometry = feature["geometry"], let type = geometry["type"]?.stringValue {
            plain.geometryType = GeometryType(rawValue: type) ?? .unknown
            if let tile = context.tile, let coordinates = geometry["coordinates"] {
                plain.geometryType = Self.simple(plain.geometryType)
                plain.tileGeometry = Self.parts(coordinates, type).map { part in
                    part.map { Self.point($0, in: tile) }
                }
            }
        }
        context.feature = plain
    }

    private static func members(_ value: JSONValue?) -> [String: StyleValue] {
        guard case .object(let members)? = value else { return [:] }
        return members.mapValues(StyleValue.init)
    }

    private static func simple(_ type: GeometryType) -> GeometryType {
        switch type {
        case .multiPoint: .point
        case .multiLineString: .lineString
        case .multiPolygon: .polygon
        default: type
        }
    }

    private static func items(_ value: JSONValue) -> [JSONValue] {
        if case .array(let items) = value { items } else { [] }
    }

    /// Lists of positions, whatever the type.
    private static func parts(_ coordinates: JSONValue, _ type: String) -> [[JSONValue]] {
        switch type {
        case "Point": [[coordinates]]
        case "MultiPoint": items(coordinates).map { [$0] }
        case "LineString": [items(coordinates)]
        case "MultiLineString", "Polygon": items(coordinates).map(items)
        default: items(coordinates).flatMap { items($0).map(items) }
        }
    }

    /// A position in units of a tile, 8192 a side.
    private static func point(_ position: JSONValue, in tile: StyleTile) -> SIMD2<Double> {
        let numbers = items(position).compactMap(\.doubleValue)
        let size = exp2(Double(tile.zoom)) * 8192
        let sine = log(tan(.pi / 4 + numbers[1] * .pi / 360))
        let x = (180 + numbers[0]) / 360 * size
        let y = (180 - 180 / .pi * sine) / 360 * size
        return SIMD2((x + 0.5).rounded(.down), (y + 0.5).rounded(.down))
            - SIMD2(Double(tile.x), Double(tile.y)) * 8192
    }
}
