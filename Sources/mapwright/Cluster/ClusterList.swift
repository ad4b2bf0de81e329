import ClusterMap
import Foundation
import MapGeometry

/// What `cluster` prints.
struct ClusterList {
    let clusters: [ClusterIndex.Cluster]
    let zoom: Int
    let index: ClusterIndex

    private struct Collection: Encodable {
        struct Feature: Encodable {
            struct Point: Encodable {
                var type = "Point"
                let coordinates: [Double]
            }

            struct Properties: Encodable {
                let cluster: Bool
                let count: Int
                /// Number of the point in the file, from 0 on, that the cluster is named after.
                let point: Int
                /// The first zoom at which the cluster falls apart.
                let expansionZoom: Int?
            }

            var type = "Feature"
            let geometry: Point
            let properties: Properties
        }

        var type = "FeatureCollection"
        let features: [Feature]
        let zoom: Int
        let points: Int
    }

    /// The largest first; of equal ones the first in the file.
    private var sorted: [ClusterIndex.Cluster] {
        clusters.sorted { ($1.count, $0.id) < ($0.count, $1.id) }
    }

    /// A GeoJSON feature collection.
    func json() throws -> [UInt8] {
        func rounded(_ degrees: Double) -> Double { (degrees * 1e7).rounded() / 1e7 }
        let features = sorted.map { cluster in
            Collection.Feature(
                geometry: .init(coordinates: [
                    rounded(cluster.coordinate.longitude), rounded(cluster.coordinate.latitude),
                ]),
                properties: .init(
                    cluster: !cluster.isPoint, count: cluster.count, point: cluster.id,
                    expansionZoom: index.expansionZoom(of: cluster.id, zoom: zoom)))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try Array(
            encoder.encode(Collection(features: features, zoom: zoom, points: index.count))) + [10]
    }

    /// One line a cluster: how many points, latitude, longitude.
    func text() -> [UInt8] {
        var lines = sorted.map { cluster in
            String(
                format: "%10d  %11.6f %11.6f", cluster.count, cluster.coordinate.latitude,
                cluster.coordinate.longitude)
        }
        let total = clusters.reduce(0) { $0 + $1.count }
        lines.append(
            "\(Figures.count(total)) points in \(Figures.count(clusters.count)) clusters at zoom \(zoom)"
        )
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }
}
