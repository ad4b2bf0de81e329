import Foundation
import MapGeometry

/// A GeoJSON feature: shapes with an identifier and properties.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    /// The feature's `id` member as text; nil if it has none.
    public final let identifier: String?
    /// The feature's `properties` member as the UTF-8 text of a JSON object; nil if it has none.
    public final let properties: Data?
    /// The shapes of the feature's geometry; a `GeometryCollection` has one for each part, and
    /// `null` none.
    public final let geometry: [any MKShape & MKGeoJSONObject]

    init(_ feature: GeoJSON.Feature) throws {
        identifier =
            switch feature.id {
            case .string(let text): text
            case .integer(let number): "\(number)"
            case .number(let number): "\(number)"
            case nil: nil
            }
        properties = try feature.properties.map { Data(try JSONValue.object($0).encoded()) }
        geometry = feature.geometry.map(MKGeoJSONDecoder.shapes) ?? []
    }
}

/// Decodes GeoJSON text into MapKit's shapes and features.
open class MKGeoJSONDecoder: NSObject {
    /// Creates a decoder; it has no options.
    public override init() {}

    /// Returns the shapes of a text, or its features.
    ///
    /// Read as leniently as Apple's decoder does: rings need not be closed. Of a collection of features all are
    /// returned, of a collection of geometries all shapes.
    ///
    /// - Throws: An error of Foundation's with code 3840 if the text is not JSON; `MKError.decodingFailed`, with
    ///   what is wrong and where as its underlying error, if it is no GeoJSON.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        do {
            let options = GeoJSON.ReadingOptions(strictness: .lenient)
            switch try GeoJSON.decode(data, options: options) {
            case .geometry(let geometry, _): return Self.shapes(geometry)
            case .feature(let feature): return [try MKGeoJSONFeature(feature)]
            case .featureCollection(let collection):
                return try collection.features.map { try MKGeoJSONFeature($0) }
            }
        } catch let error as GeoJSONError {
            // Text that is not even JSON has the error that Foundation's parser has for it, as there.
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            throw MKError(.decodingFailed, userInfo: [NSUnderlyingErrorKey: error])
        }
    }

    /// The shapes of a geometry.
    ///
    /// BOUNDS: there are as many coordinates as positions.
    static func shapes(_ geometry: GeoJSON.Geometry) -> [any MKShape & MKGeoJSONObject] {
        func places(_ positions: [GeoJSON.Position]) -> [CLLocationCoordinate2D] {
            positions.map(\.coordinate)
        }
        func line(_ positions: [GeoJSON.Position]) -> MKPolyline {
            unsafe MKPolyline(coordinates: places(positions), count: positions.count)
        }
        func polygon(_ rings: [[GeoJSON.Position]]) -> MKPolygon {
            let holes = rings.dropFirst().map {
                unsafe MKPolygon(coordinates: places($0), count: $0.count)
            }
            let outer = rings.first ?? []
            return unsafe MKPolygon(
                coordinates: places(outer), count: outer.count, interiorPolygons: Array(holes))
        }
        switch geometry {
        case .point(let position): return [MKPointAnnotation(coordinate: position.coordinate)]
        case .multiPoint(let positions):
            let shape = MKMultiPoint()
            shape.mapPoints = places(positions).map { MKMapPoint($0) }
            return [shape]
        case .lineString(let positions): return [line(positions)]
        case .multiLineString(let lines): return [MKMultiPolyline(lines.map(line))]
        case .polygon(let rings): return [polygon(rings)]
        case .multiPolygon(let polygons): return [MKMultiPolygon(polygons.map(polygon))]
        case .geometryCollection(let geometries): return geometries.flatMap(shapes)
        }
    }
}
