import MapGeometry
import VectorTile

/// Makes GeoJSON and vector tiles of clusters.
///
/// Each cluster or point is a point feature whose id is the cluster's. The properties are those that styles
/// made for supercluster expect:
///
/// | property | of | |
/// | --- | --- | --- |
/// | `cluster` | all | whether it is a cluster |
/// | `cluster_id` | clusters | the cluster's identity, a point's number |
/// | `point_count` | clusters | how many points |
/// | `point_count_abbreviated` | clusters | the same as text, thousands as `k`, millions as `M` |
/// | `expansion_zoom` | clusters | the first zoom at which the cluster falls apart |
/// | `centroid_longitude`, `centroid_latitude` | clusters | the mean of its points; the feature is at its seed |
/// | `point` | points | the point's number |
///
/// and whatever the caller adds; of two with one name the caller's counts.
package struct ClusterFeatures {
    typealias Cluster = ClusterIndex.Cluster
    typealias Properties = (Cluster) -> [String: JSONValue]

    let expansionZoom: (Int) -> Int?
    let centroid: (Int) -> CLLocationCoordinate2D?
    let properties: Properties

    func properties(of cluster: Cluster) -> [String: JSONValue] {
        var known: [String: JSONValue] = ["cluster": .bool(!cluster.isPoint)]
        if cluster.isPoint {
            known["point"] = .integer(Int64(cluster.id))
        } else {
            known["cluster_id"] = .integer(Int64(cluster.id))
            known["point_count"] = .integer(Int64(cluster.count))
            known["point_count_abbreviated"] = .string(Self.abbreviated(cluster.count))
            if let zoom = expansionZoom(cluster.id) {
                known["expansion_zoom"] = .integer(Int64(zoom))
            }
            if let centroid = centroid(cluster.id) {
                known["centroid_longitude"] = .number(centroid.longitude)
                known["centroid_latitude"] = .number(centroid.latitude)
            }
        }
        known.merge(properties(cluster)) { $1 }
        return known
    }

    /// Returns a count as short text: 999, 1.2k, 12k, 1.2M.
    package static func abbreviated(_ count: Int) -> String {
        func short(_ unit: Int, _ name: String) -> String {
            // Tenths below ten, rounded down so that 9,999 is not "10.0k".
            let tenths = count / (unit / 10)
            guard tenths < 100, tenths % 10 != 0 else { return "\(tenths / 10)\(name)" }
            return "\(tenths / 10).\(tenths % 10)\(name)"
        }
        if count >= 1_000_000 { return short(1_000_000, "M") }
        return count >= 1000 ? short(1000, "k") : "\(count)"
    }

    func collection(_ clusters: [Cluster]) -> GeoJSON.FeatureCollection {
        GeoJSON.FeatureCollection(
            features: clusters.map { cluster in
                GeoJSON.Feature(
                    id: .integer(Int64(cluster.id)),
                    geometry: .point(GeoJSON.Position(cluster.coordinate)),
                    properties: properties(of: cluster))
            })
    }
}

extension ClusterIndex.Cluster {
    /// Its count as short text: 999, 1.2k, 12k, 1.2M.
    package var abbreviatedCount: String { ClusterFeatures.abbreviated(count) }
}

/// What holds clusters to write of: an index, or what a filter shows of it.
protocol ViewedClusters {
    func clusters(in region: MKCoordinateRegion, zoom: Int) -> [ClusterIndex.Cluster]
    func clusters(in window: MapWindow) -> [ClusterIndex.Cluster]
    func expansionZoom(of id: Int, zoom: Int) -> Int?
    func centroid(of id: Int, zoom: Int) -> CLLocationCoordinate2D?
}

extension ViewedClusters {
    fileprivate func written<Result>(
        zoom: Int, _ properties: (ClusterIndex.Cluster) -> [String: JSONValue],
        _ write: (ClusterFeatures) -> Result
    ) -> Result {
        withoutActuallyEscaping(properties) { properties in
            write(
                ClusterFeatures(
                    expansionZoom: { expansionZoom(of: $0, zoom: zoom) },
                    centroid: { centroid(of: $0, zoom: zoom) }, properties: properties))
        }
    }

    fileprivate func collection(
        in region: MKCoordinateRegion, zoom: Int,
        _ properties: (ClusterIndex.Cluster) -> [String: JSONValue]
    ) -> GeoJSON.FeatureCollection {
        written(zoom: zoom, properties) { $0.collection(clusters(in: region, zoom: zoom)) }
    }

    fileprivate func collection(
        inTile tile: ClusterTile, _ properties: (ClusterIndex.Cluster) -> [String: JSONValue]
    ) -> GeoJSON.FeatureCollection {
        written(zoom: tile.zoom, properties) { $0.collection(clusters(in: tile.window)) }
    }

    fileprivate func encoded(
        _ tile: ClusterTile, _ properties: (ClusterIndex.Cluster) -> [String: JSONValue]
    ) throws(GeoJSONError) -> [UInt8] {
        let all = written(zoom: tile.zoom, properties) { features in
            clusters(in: tile.bufferedWindow).map { ($0, features.properties(of: $0)) }
        }
        return try ClusterTileWriter.tile(tile, all)
    }
}

extension ClusterIndex: ViewedClusters {
    /// Returns the clusters of a region, at a zoom, as GeoJSON features.
    ///
    /// Their properties are `cluster`, `cluster_id`, `point_count`, `point_count_abbreviated` and
    /// `expansion_zoom`, of single points `cluster` and `point`, and what the caller adds.
    ///
    /// ```swift
    /// let collection = index.features(in: region, zoom: 9) { cluster in
    ///     ["mean_price": .number(prices.value(of: cluster.id, zoom: 9)?.mean ?? 0)]
    /// }
    /// let text = try GeoJSON.encode(.featureCollection(collection))
    /// ```
    public func features(
        in region: MKCoordinateRegion, zoom: Int,
        properties: (Cluster) -> [String: JSONValue] = { _ in [:] }
    ) -> GeoJSON.FeatureCollection {
        collection(in: region, zoom: zoom, properties)
    }

    /// Returns the clusters of a tile as GeoJSON features: those that lie in it, at its zoom.
    public func features(
        inTile tile: ClusterTile, properties: (Cluster) -> [String: JSONValue] = { _ in [:] }
    ) -> GeoJSON.FeatureCollection {
        collection(inTile: tile, properties)
    }

    /// Returns the clusters of a tile as a Mapbox Vector Tile; empty if there are none.
    ///
    /// Beside those in the tile there are those within ``ClusterTile/buffer`` of it, so that symbols on an
    /// edge are drawn whole. Properties are as in ``features(in:zoom:properties:)``; arrays and
    /// objects become their JSON text, and nulls are left out.
    ///
    /// - Throws: `GeoJSONError` with code `notFinite` if an array or object among the properties holds a number
    ///   that is NaN or infinite.
    public func vectorTile(
        _ tile: ClusterTile, properties: (Cluster) -> [String: JSONValue] = { _ in [:] }
    ) throws(GeoJSONError) -> [UInt8] {
        try encoded(tile, properties)
    }
}

extension ClusterFilter: ViewedClusters {
    /// Returns what is shown in a region, at a zoom, as GeoJSON features; see
    /// ``ClusterIndex/features(in:zoom:properties:)``.
    public func features(
        in region: MKCoordinateRegion, zoom: Int,
        properties: (ClusterIndex.Cluster) -> [String: JSONValue] = { _ in [:] }
    ) -> GeoJSON.FeatureCollection {
        collection(in: region, zoom: zoom, properties)
    }

    /// Returns the clusters and points in a tile as GeoJSON features, at its zoom.
    public func features(
        inTile tile: ClusterTile,
        properties: (ClusterIndex.Cluster) -> [String: JSONValue] = { _ in [:] }
    ) -> GeoJSON.FeatureCollection {
        collection(inTile: tile, properties)
    }

    /// Returns what is shown in a tile as a Mapbox Vector Tile; see ``ClusterIndex/vectorTile(_:properties:)``.
    public func vectorTile(
        _ tile: ClusterTile,
        properties: (ClusterIndex.Cluster) -> [String: JSONValue] = { _ in [:] }
    ) throws(GeoJSONError) -> [UInt8] {
        try encoded(tile, properties)
    }
}
