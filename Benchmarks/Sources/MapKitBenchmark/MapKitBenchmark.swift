import Foundation
import MapKit
import MapScene
import SwiftUI

/// Times of maps with many annotations, and of the difference of two scenes: CPU milliseconds on one thread.
///
/// The rival of the difference is `difference(from:)` of the standard library, on the ids alone: it does not
/// find what stayed in its place but looks different.
@main
struct MapKitBenchmark {
    /// A delegate that clusters, as an app writes it.
    final class Clustering: NSObject, MKMapViewDelegate {
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
            -> MKAnnotationView?
        {
            guard !(annotation is MKClusterAnnotation) else { return nil }
            let view = mapView.dequeueReusableAnnotationView(withIdentifier: "pin", for: annotation)
            view.clusteringIdentifier = "all"
            return view
        }
    }

    static func cpu() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }

    static func median(of runs: Int = 9, _ body: () -> Void) -> Double {
        let times = (0..<runs).map { _ in
            let start = cpu()
            body()
            return cpu() - start
        }
        return times.sorted()[runs / 2]
    }

    static func residentMegabytes() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return (Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0) * 4096 / 1_000_000
    }

    static func line(_ name: String, _ value: Double) {
        print("\(name)\t\(String(format: "%.2f", value))")
        // What has been measured is to be seen also if the rest takes too long.
        fflush(nil)
    }

    @MainActor static func main() {
        differences()
        panning()
        swiftUI()
    }

    /// 10,000 annotations, of which a number are removed, added, moved and changed.
    static func differences() {
        var random = SystemRandomNumberGenerator()
        let old = MapScene(
            viewport: Viewport(
                size: CGSize(width: 1000, height: 1000), center: MKMapPoint(x: 0, y: 0), scale: 1),
            annotations: (0..<10_000).map { number in
                SceneAnnotation(
                    id: number,
                    coordinate: CLLocationCoordinate2D(
                        latitude: 1, longitude: Double(number) / 100),
                    look: .marker(SceneAnnotation.Marker(glyphText: "\(number % 10)")),
                    size: CGSize(width: 28, height: 28), title: "Annotation \(number)")
            })
        for (name, count) in [("none", 0), ("100", 100), ("3,000", 3000)] {
            var new = old
            for step in 0..<count {
                let place = Int.random(in: 0..<new.annotations.count, using: &random)
                switch step % 3 {
                case 0: new.annotations[place].title = "changed"
                case 1: new.annotations.insert(new.annotations.remove(at: place), at: place / 2)
                default:
                    var added = new.annotations[place]
                    new.annotations.remove(at: place / 3)
                    added = SceneAnnotation(
                        id: 10_000 + step, coordinate: added.coordinate, look: added.look,
                        size: added.size)
                    new.annotations.append(added)
                }
            }
            let (before, after) = (old.annotations.map(\.id), new.annotations.map(\.id))
            var steps = 0
            let ours = median { steps = new.changes(from: old).count }
            let peer = median { _ = after.difference(from: before) }
            line("scene difference, \(name) changed, ms", ours)
            line("scene difference, \(name) changed, steps", Double(steps))
            line("standard library's, ids only, \(name) changed, ms", peer)
            line("ratio", ours / peer)
        }
    }

    /// 100,000 annotations that cluster, and 10,000 pans over them.
    @MainActor static func panning() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let delegate = Clustering()
        map.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "pin")
        map.delegate = delegate
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 25),
            span: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 0.5))
        let annotations = (0..<100_000).map { _ in
            MKPointAnnotation(
                coordinate: CLLocationCoordinate2D(
                    latitude: .random(in: 58...62), longitude: .random(in: 21...29)))
        }
        var start = cpu()
        map.addAnnotations(annotations)
        line("add 100,000 annotations, ms", cpu() - start)
        start = cpu()
        for pan in 0..<10_000 {
            map.setCenter(
                CLLocationCoordinate2D(
                    latitude: .random(in: 58.5...61.5), longitude: .random(in: 22...28)),
                animated: false)
            if pan == 999 {
                line("one of the first 1,000 pans to anywhere, ms", (cpu() - start) / 1000)
                line("memory then, MB", Double(residentMegabytes()))
                start = cpu()
            }
        }
        line("one of the next 9,000 pans to anywhere, ms", (cpu() - start) / 9000)
        line("memory then, MB", Double(residentMegabytes()))
        start = cpu()
        for _ in 0..<1000 {
            var center = map.centerCoordinate
            center.longitude += 0.002
            map.setCenter(center, animated: false)
        }
        line("one of 1,000 pans by a few points, ms", (cpu() - start) / 1000)
        start = cpu()
        for step in 0..<20 {
            let camera = map.camera
            camera.centerCoordinateDistance *= step < 10 ? 1.3 : 1 / 1.3
            map.camera = camera
        }
        line("one of 20 zooms, ms", (cpu() - start) / 20)
    }

    /// A map of SwiftUI's with 100,000 markers that merge.
    struct Crowd: View {
        struct Point: Identifiable {
            let id: Int
            let coordinate: CLLocationCoordinate2D
        }

        let points: [Point]

        var body: some View {
            Map(
                initialPosition: .region(
                    MKCoordinateRegion(
                        center: CLLocationCoordinate2D(latitude: 60, longitude: 25),
                        span: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 0.5)))
            ) {
                ForEach(points) { Marker("", coordinate: $0.coordinate) }
                    .mapItemClusteringIdentifier("all")
            }
        }
    }

    /// 2,000 pans over 100,000 markers of SwiftUI's map, each as a user makes it.
    @MainActor static func swiftUI() {
        let points = (0..<100_000).map {
            Crowd.Point(
                id: $0,
                coordinate: CLLocationCoordinate2D(
                    latitude: .random(in: 58...62), longitude: .random(in: 21...29)))
        }
        var start = cpu()
        let host = ViewHost(Crowd(points: points), size: CGSize(width: 390, height: 844))
        guard let map = map(of: host) else { return }
        line("SwiftUI's map with 100,000 markers, ms", cpu() - start)
        line("memory then, MB", Double(residentMegabytes()))
        start = cpu()
        var viewport = map.viewport
        for pan in 0..<2_000 {
            viewport.center = MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: .random(in: 58.5...61.5), longitude: .random(in: 22...28)))
            host.send(.map(map.id, .cameraWillMove))
            host.send(.map(map.id, .cameraDidMove(viewport)))
            _ = host.interface
            if pan == 199 {
                line("one of the first 200 pans in SwiftUI, ms", (cpu() - start) / 200)
                line("memory then, MB", Double(residentMegabytes()))
                start = cpu()
            }
        }
        line("one of the next 1,800 pans in SwiftUI, ms", (cpu() - start) / 1800)
        line("memory then, MB", Double(residentMegabytes()))
    }

    @MainActor static func map(of host: ViewHost) -> (id: Int, viewport: Viewport)? {
        for element in host.interface.allElements {
            if case .map(let scene) = element.content { return (element.id, scene.viewport) }
        }
        return nil
    }
}
