import Geodesy
import Roads

/// The areas that are reached within some travel times or distances.
public struct IsochroneAnswer: Sendable {
    /// The name of the travel mode that the areas are for.
    public let mode: String
    /// The limits as the question has them, in minutes or kilometers.
    public let limits: [Double]
    /// The areas, one for each limit.
    public let areas: [Isochrone]

    /// A GeoJSON feature collection without line breaks, a feature for each limit.
    public func geojson() -> [UInt8] {
        var json = JSONText(capacity: 1 << 16)
        json.raw("{\"type\":\"FeatureCollection\",\"features\":[")
        for (index, (limit, area)) in zip(limits, areas).enumerated() {
            json.comma(unlessFirst: index)
            json.raw("{\"type\":\"Feature\",\"properties\":{")
            json.raw(area.travelTime == nil ? "\"kilometers\":" : "\"minutes\":")
            json.number(limit)
            json.raw(",\"mode\":")
            json.string(mode)
            json.raw("},\"geometry\":")
            json.multiPolygon(area)
            json.raw("}")
        }
        json.raw("]}")
        return json.bytes
    }
}

extension JSONText {
    /// Writes an area as a geometry of GeoJSON.
    package mutating func multiPolygon(_ area: Isochrone) {
        raw("{\"type\":\"MultiPolygon\",\"coordinates\":[")
        for (number, polygon) in area.polygons.enumerated() {
            comma(unlessFirst: number)
            raw("[")
            for (place, ring) in polygon.enumerated() {
                comma(unlessFirst: place)
                raw("[")
                for (index, corner) in ring.enumerated() {
                    comma(unlessFirst: index)
                    position(
                        PackedCoordinate(
                            PackedCoordinate.units(rounding: corner.latitude),
                            PackedCoordinate.units(rounding: corner.longitude)))
                }
                raw("]")
            }
            raw("]")
        }
        raw("]}")
    }
}
