import Foundation
import MapGeometry

/// GeoJSON and vector tiles of a manager's clusters, for a server or a map of one's own.
///
/// They show what ``ClusterManager/reload(mapViewSize:coordinateRegion:)`` would show of the same place, filter
/// and rings included, and leave alone what is visible. Properties are named as those of
/// ``ClusterIndex/features(in:zoom:properties:)``; `cluster_id` is the cluster's identity as text, and `point`
/// the annotation's as Swift prints it.
extension ClusterManager {
    /// Returns the clusters and annotations of a region, at a zoom, as GeoJSON features.
    ///
    /// - Parameters:
    ///   - region: May lie across the 180th meridian; from 360 degrees of longitude on it is the world.
    ///   - zoom: An integer zoom.
    ///   - properties: What to add to each; of two with one name the caller's counts.
    public func features(
        in region: MKCoordinateRegion, zoom: Int,
        properties: @Sendable (AnnotationType) -> [String: JSONValue] = { _ in [:] }
    ) async -> GeoJSON.FeatureCollection {
        guard let window = ClusterIndex.window(region, zoom: zoom) else {
            return GeoJSON.FeatureCollection(features: [])
        }
        return await collection(in: window, properties)
    }

    /// Returns the clusters and annotations of a tile as GeoJSON features: those that lie in it, at its zoom.
    public func features(
        inTile tile: ClusterTile,
        properties: @Sendable (AnnotationType) -> [String: JSONValue] = { _ in [:] }
    ) async -> GeoJSON.FeatureCollection {
        await collection(in: tile.window, properties)
    }

    /// Returns the clusters and annotations of a tile as a Mapbox Vector Tile; empty if there are none.
    ///
    /// Features have no numbers, since the identities are none. See ``ClusterIndex/vectorTile(_:properties:)``.
    ///
    /// - Throws: `GeoJSONError` with code `notFinite` if an array or object among the properties holds a
    ///   number that is NaN or infinite.
    public func vectorTile(
        _ tile: ClusterTile,
        properties: @Sendable (AnnotationType) -> [String: JSONValue] = { _ in [:] }
    ) async throws(GeoJSONError) -> [UInt8] {
        var writer = ClusterTileWriter(tile)
        for shown in await annotations(in: tile.bufferedWindow) {
            try writer.add(Self.place(of: shown), id: nil, Self.described(shown, properties))
        }
        return writer.finish()
    }

    private func collection(
        in window: MapWindow, _ properties: @Sendable (AnnotationType) -> [String: JSONValue]
    ) async -> GeoJSON.FeatureCollection {
        GeoJSON.FeatureCollection(
            features: await annotations(in: window).map { shown in
                GeoJSON.Feature(
                    id: .string(Self.name(of: shown)),
                    geometry: .point(GeoJSON.Position(Self.place(of: shown))),
                    properties: Self.described(shown, properties))
            })
    }

    /// Returns what would be shown with its place in a window.
    private func annotations(in window: MapWindow) async -> [AnnotationType] {
        for layer in layers.indices { await prepare(layer: layer, zoom: window.zoom) }
        var markers: [Marker] = []
        for layer in layers.indices { appendMarkers(of: layer, in: window, to: &markers) }
        formRings(&markers)
        return present(markers, zoom: window.zoom).filter { isVisible($0, in: window) }
    }

    private static func described(
        _ shown: AnnotationType, _ properties: (AnnotationType) -> [String: JSONValue]
    ) -> [String: JSONValue] {
        var known: [String: JSONValue]
        switch shown {
        case .annotation:
            known = ["cluster": .bool(false), "point": .string(name(of: shown))]
        case .cluster(let cluster):
            known = [
                "cluster": .bool(true), "cluster_id": .string(name(of: shown)),
                "point_count": .integer(Int64(cluster.count)),
                "point_count_abbreviated": .string(ClusterFeatures.abbreviated(cluster.count)),
            ]
            if let zoom = cluster.expansionZoom {
                known["expansion_zoom"] = .integer(Int64(zoom))
            }
        }
        known.merge(properties(shown)) { $1 }
        return known
    }

    private static func name(of shown: AnnotationType) -> String {
        switch shown {
        case .annotation(let annotation): String(describing: annotation.id)
        case .cluster(let cluster): cluster.id.uuidString
        }
    }

    private static func place(of shown: AnnotationType) -> CLLocationCoordinate2D {
        switch shown {
        case .annotation(let annotation): annotation.coordinate
        case .cluster(let cluster): cluster.coordinate
        }
    }
}
