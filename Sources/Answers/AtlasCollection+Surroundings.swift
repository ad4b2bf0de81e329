import MapGeometry
import Places

extension AtlasCollection {
    /// The settlements, regions and postcodes that contain a position, smallest first; those of the area it lies in.
    public func areas(
        containing position: CLLocationCoordinate2D, languages: [String] = []
    ) throws -> [FoundPlace] {
        try area(for: [position]).engines.places().areas(containing: position, languages: languages)
    }

    /// Returns the wanted places in a circle from all areas, nearest first.
    public func nearest(
        _ center: CLLocationCoordinate2D, radiusMeters: CLLocationDistance,
        languages: [String] = [], limit: Int, where isWanted: (FoundPlace) throws -> Bool
    ) throws -> [FoundPlace] {
        var found: [FoundPlace] = []
        for area in areas {
            for place in try area.engines.places().nearest(
                center, radiusMeters: radiusMeters, languages: languages, limit: limit,
                where: isWanted)
            // Atlases that overlap hold the same things.
            where areas.count == 1 || !found.contains(where: { $0.osm == place.osm }) {
                found.append(place)
            }
        }
        if areas.count > 1 { found.sort { ($0.distance ?? 0) < ($1.distance ?? 0) } }
        return Array(found.prefix(limit))
    }
}
