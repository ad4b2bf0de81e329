import ClusterMap
import Foundation
import MapGeometry

/// How well clusters are spread: their number at each zoom, and pairs nearer than half the radius in views.
///
/// `tables/clusters` measures the peer in the same way.
enum Quality {
    static let radius: Double = 20

    static func measure(_ points: [CLLocationCoordinate2D], name: String) throws {
        let index = try ClusterIndex(points, options: .init(maxZoom: 16, radius: radius))
        let world = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
            span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
        for zoom in 0...16 {
            let count = index.clusters(in: world, zoom: zoom).count
            ClusterBenchmark.line(name, "clusters at zoom \(zoom)", count)
        }
        // 49 places at 7 zooms: every 20,408th point, views of 1024 by 768 points.
        var pairs = 0
        for zoom in stride(from: 2, through: 14, by: 2) {
            let scale = 256 * exp2(Double(zoom))
            for view in 0..<49 {
                let center = projected(points[view * (points.count / 49)], scale)
                let places = index.clusters(
                    in: region(around: points[view * (points.count / 49)], scale), zoom: zoom
                )
                .map { projected($0.coordinate, scale) }
                .filter { abs($0.x - center.x) <= 512 && abs($0.y - center.y) <= 384 }
                for (number, one) in places.enumerated() {
                    for other in places[(number + 1)...]
                    where hypot(one.x - other.x, one.y - other.y) < radius / 2 {
                        pairs += 1
                    }
                }
            }
        }
        ClusterBenchmark.line(name, "pairs nearer than half the radius in 343 views", pairs)
    }

    /// A region that holds the view, and more.
    private static func region(
        around center: CLLocationCoordinate2D, _ scale: Double
    ) -> MKCoordinateRegion {
        let degrees = min(360 * 1100 / scale, 360)
        return MKCoordinateRegion(
            center: center,
            span: MKCoordinateSpan(latitudeDelta: min(degrees, 170), longitudeDelta: degrees))
    }

    /// Web Mercator in points.
    private static func projected(
        _ coordinate: CLLocationCoordinate2D, _ scale: Double
    ) -> (x: Double, y: Double) {
        let sine = sin(coordinate.latitude * .pi / 180)
        return (
            (coordinate.longitude / 360 + 0.5) * scale,
            (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * scale
        )
    }
}
