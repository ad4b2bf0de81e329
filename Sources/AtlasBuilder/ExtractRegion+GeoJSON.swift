import Foundation
import Geodesy
import OpenStreetMap

extension ExtractRegion {
    /// The region of all polygons of a GeoJSON text: of a geometry, a feature, or a collection of either.
    ///
    /// Polygons that overlap exclude each other where they do, as holes would.
    ///
    /// - Parameter name: What the text is called in errors.
    /// - Throws: `RegionError`.
    static func geoJSON(_ text: Data, name: String) throws(RegionError) -> ExtractRegion {
        var rings: [[Point]] = []
        do {
            try JSONDecoder().decode(GeoJSONObject.self, from: text).collect(into: &rings)
        } catch let error as RegionError {
            throw error
        } catch {
            throw RegionError(
                .malformed("a polygon's coordinates are pairs of longitude and latitude"),
                region: name)
        }
        guard let region = ExtractRegion(rings: rings) else {
            throw RegionError(.noPolygon, region: name)
        }
        return region
    }
}

/// What a GeoJSON object may be, as far as polygons go.
private struct GeoJSONObject: Decodable {
    private let geometry: Box?
    private let parts: [GeoJSONObject]
    private let polygons: [[[[Double]]]]

    /// A geometry inside a feature, which may be null.
    private final class Box: Decodable {
        let object: GeoJSONObject
        init(from decoder: any Decoder) throws { object = try GeoJSONObject(from: decoder) }
    }

    private enum CodingKeys: CodingKey {
        case type, features, geometries, geometry, coordinates
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        var polygons: [[[[Double]]]] = []
        switch try values.decode(String.self, forKey: .type) {
        case "Polygon": polygons = [try values.decode([[[Double]]].self, forKey: .coordinates)]
        case "MultiPolygon":
            polygons = try values.decode([[[[Double]]]].self, forKey: .coordinates)
        default: break
        }
        self.polygons = polygons
        parts =
            try values.decodeIfPresent([GeoJSONObject].self, forKey: .features)
            ?? values.decodeIfPresent([GeoJSONObject].self, forKey: .geometries) ?? []
        geometry = try values.decodeIfPresent(Box.self, forKey: .geometry)
    }

    func collect(into rings: inout [[ExtractRegion.Point]]) throws {
        for ring in polygons.joined() { rings.append(try ring.map(Self.point)) }
        for part in parts { try part.collect(into: &rings) }
        try geometry?.object.collect(into: &rings)
    }

    private static func point(_ pair: [Double]) throws -> ExtractRegion.Point {
        guard pair.count >= 2, (-180...180).contains(pair[0]), (-90...90).contains(pair[1]) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "no position in degrees"))
        }
        return .init(
            latitude: PackedCoordinate.units(rounding: pair[1]),
            longitude: PackedCoordinate.units(rounding: pair[0]))
    }
}
