import ClusterMap
import Foundation
import MapGeometry

/// What `cluster` prints, piece by piece: a million clusters need no more room than their numbers.
struct ClusterList {
    private let clusters: [ClusterIndex.Cluster]
    private let zoom: Int
    private let features: ClusteredFeatures

    /// Bytes gathered before they are written.
    private static let pieceSize = 1 << 16

    /// Prepares a list: the largest first; of equal ones the first in the file.
    init(clusters: [ClusterIndex.Cluster], zoom: Int, features: ClusteredFeatures) {
        self.clusters = clusters.sorted { ($1.count, $0.id) < ($0.count, $1.id) }
        self.zoom = zoom
        self.features = features
    }

    /// Writes a GeoJSON feature collection, a feature a line.
    func writeJSON(_ write: ([UInt8]) throws -> Void) throws {
        var out = Array(
            "{\"type\":\"FeatureCollection\",\"zoom\":\(zoom),\"points\":\(features.index.count),\"features\":["
                .utf8)
        for (number, cluster) in clusters.enumerated() {
            out += number == 0 ? [10] : [UInt8(ascii: ","), 10]
            try features.append(cluster, zoom: zoom, to: &out)
            if out.count > Self.pieceSize {
                try write(out)
                out.removeAll(keepingCapacity: true)
            }
        }
        out += Array("\n]}\n".utf8)
        try write(out)
    }

    /// Writes one line a cluster: how many points, latitude, longitude.
    func writeText(_ write: ([UInt8]) throws -> Void) rethrows {
        var out: [UInt8] = []
        for cluster in clusters {
            out += Array(
                String(
                    format: "%10d  %11.6f %11.6f\n", cluster.count, cluster.coordinate.latitude,
                    cluster.coordinate.longitude
                ).utf8)
            if out.count > Self.pieceSize {
                try write(out)
                out.removeAll(keepingCapacity: true)
            }
        }
        let total = clusters.reduce(0) { $0 + $1.count }
        let sum =
            "\(Figures.count(total)) points in \(Figures.count(clusters.count)) clusters at zoom \(zoom)\n"
        try write(out + Array(sum.utf8))
    }
}
