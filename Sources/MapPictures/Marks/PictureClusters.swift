import ClusterMap
import Foundation
import MapGeometry
import MapPainter

/// Points on a picture, clustered for its zoom and drawn as the map's page draws its layers of points.
package struct PictureClusters: Sendable {
    private let layers: [ClusterIndex]

    /// Takes the points of one or several layers; each has a color of its own.
    package init(_ layers: [ClusterIndex]) { self.layers = layers }

    /// How far beyond the picture's edges clusters are asked for, in points: half a large bubble.
    private static let reach = 64.0

    /// Where all the points are.
    package var coordinates: [CLLocationCoordinate2D] {
        layers.flatMap { index in
            index.clusters(
                south: -90, west: -180, north: 90, east: 180, zoom: index.maxZoom + 1
            ).map(\.coordinate)
        }
    }

    /// Returns a style document with bubbles and points on top.
    ///
    /// - Parameter camera: What the picture shows.
    package func added(to document: JSONValue, _ camera: PictureCamera) throws -> JSONValue {
        let edges = PictureProjection(camera).edges(marginPoints: Self.reach)
        // Clusters are counted for a world of 256 points; the picture's is 512 wide.
        let zoom = min(max(Int((camera.zoom + 0.001).rounded(.down)) + 1, 0), 30)
        var marks: [(count: Int, feature: JSONValue)] = []
        for (number, index) in layers.enumerated() {
            let color = PageColors.points[number % PageColors.points.count]
            let isWorld = edges.east - edges.west >= 360
            let found = index.clusters(
                south: edges.south, west: isWorld ? -180 : edges.west, north: edges.north,
                east: isWorld ? 180 : edges.east, zoom: zoom)
            for cluster in Self.stacked(found) { marks.append(Self.mark(cluster, color)) }
        }
        // The largest lie on top; of equal ones the first.
        marks.sort { $0.count < $1.count }
        var layered = LayeredDocument(document)
        try layered.add(
            "mapwright-clusters", marks.map(\.feature), layers: Self.layers, .top)
        return layered.document
    }

    /// Points at one and the same place become one.
    private static func stacked(_ found: [ClusterIndex.Cluster]) -> [ClusterIndex.Cluster] {
        var places: [SIMD2<Int64>: Int] = [:]
        var result: [ClusterIndex.Cluster] = []
        for cluster in found {
            guard cluster.isPoint else {
                result.append(cluster)
                continue
            }
            let place = SIMD2(
                Int64((cluster.coordinate.latitude * 1e6).rounded()),
                Int64((cluster.coordinate.longitude * 1e6).rounded()))
            if let known = places[place] {
                result[known] = ClusterIndex.Cluster(
                    id: result[known].id, coordinate: result[known].coordinate,
                    count: result[known].count + 1)
            } else {
                places[place] = result.count
                result.append(cluster)
            }
        }
        return result
    }

    private static func mark(
        _ cluster: ClusterIndex.Cluster, _ color: String
    ) -> (count: Int, feature: JSONValue) {
        // Ten times as many are half as large again.
        let side = cluster.isPoint ? 14 : (24 + 9 * log10(Double(cluster.count))).rounded()
        return (
            cluster.count,
            LayeredDocument.feature(
                at: cluster.coordinate,
                [
                    "radius": .number(side / 2), "color": .string(color),
                    "count": .string(cluster.isPoint ? "" : cluster.abbreviatedCount),
                ])
        )
    }

    private static let layers = """
        [{"id": "shadow", "type": "circle",
          "paint": {"circle-color": "#000000", "circle-opacity": 0.4, "circle-translate": [0, 1],
            "circle-radius": ["+", ["get", "radius"], 4], "circle-blur": ["/", 8, ["+", ["get", "radius"], 4]]}},
         {"id": "ring", "type": "circle", "filter": ["!=", ["get", "count"], ""],
          "paint": {"circle-color": ["to-color", ["get", "color"]], "circle-opacity": 0.32,
            "circle-radius": ["+", ["get", "radius"], 4]}},
         {"id": "disk", "type": "circle",
          "paint": {"circle-color": ["to-color", ["get", "color"]], "circle-radius": ["-", ["get", "radius"], 2],
            "circle-stroke-color": "#ffffff", "circle-stroke-width": 2}},
         {"id": "count", "type": "symbol", "filter": ["!=", ["get", "count"], ""],
          "layout": {"text-field": ["get", "count"], "text-size": 12, "text-font": ["Noto Sans Bold"],
            "text-allow-overlap": true, "text-ignore-placement": true},
          "paint": {"text-color": "#ffffff"}}]
        """
}
