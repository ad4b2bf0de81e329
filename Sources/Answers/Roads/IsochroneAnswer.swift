import Roads

/// The areas that are reached within some travel times or distances.
public struct IsochroneAnswer: Sendable {
    /// The travel mode that the areas are for.
    public let mode: TravelMode
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
            json.string(mode.name)
            json.raw("},\"geometry\":{\"type\":\"MultiPolygon\",\"coordinates\":[")
            Self.write(area, &json)
            json.raw("]}}")
        }
        json.raw("]}")
        return json.bytes
    }

    private static func write(_ area: Isochrone, _ json: inout JSONText) {
        for (number, polygon) in area.polygons.enumerated() {
            json.comma(unlessFirst: number)
            json.raw("[")
            for (place, ring) in polygon.enumerated() {
                json.comma(unlessFirst: place)
                json.raw("[")
                for (index, corner) in ring.enumerated() {
                    json.comma(unlessFirst: index)
                    json.position(
                        Int32((corner.latitude * 1e7).rounded()),
                        Int32((corner.longitude * 1e7).rounded()))
                }
                json.raw("]")
            }
            json.raw("]")
        }
    }
}
