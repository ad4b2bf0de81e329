import Foundation
import Testing

@testable import MapLint

/// An app of some size with mistakes planted among sound code; the list of findings is exact.
///
/// A comment `// finds: rule rule` at the end of a line says what is expected there.
struct ProjectTests {
    static let files: [String: String] = [
        "Package.swift":
            "// swift-tools-version: 6.2\nlet package = Package(name: \"Tram\", platforms: [.iOS(.v17)])\n",
        "App/Info.plist":
            "<plist><dict><key>CFBundleName</key><string>Tram</string></dict></plist>",
        "App/Stop.swift": """
        import MapKit

        final class Stop: NSObject, MKAnnotation, Decodable {
            static let reuseIdentifier = "stop"
            let type: String
            let coordinates: [Double]
            var coordinate: CLLocationCoordinate2D {
                CLLocationCoordinate2D(latitude: coordinates[0], longitude: coordinates[1])  // finds: geojson_coordinate_order
            }
            var name: String { type }
            var title: String? { name }
            static let center = CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94)
            static let depot = CLLocationCoordinate2D(latitude: 124.96, longitude: 60.2)  // finds: swapped_coordinate_literals
            func moved(_ p: Shift) -> CLLocationCoordinate2D {
                .init(latitude: p.longitude, longitude: p.latitude)  // finds: mismatched_coordinate_arguments
            }
            func safe(_ p: Shift) -> CLLocationCoordinate2D { .init(latitude: p.latitude, longitude: p.longitude) }
            func lost(_ p: Row) -> CLLocationCoordinate2D {
                .init(latitude: p.lat ?? 0, longitude: p.lon ?? 0)  // finds: null_island_fallback
            }
        }
        """,
        "App/NetworkMap.swift": """
        import MapKit
        import SwiftUI

        struct NetworkMap: UIViewRepresentable {
            @Binding var region: MKCoordinateRegion
            let stops: [Stop]
            let lines: [MKPolyline]

            func makeUIView(context: Context) -> MKMapView {
                let mapView = MKMapView()
                mapView.delegate = context.coordinator
                mapView.register(StopView.self, forAnnotationViewWithReuseIdentifier: Stop.reuseIdentifier)
                mapView.showsUserLocation = true  // finds: missing_location_usage_description user_location_without_authorization
                return mapView
            }

            func updateUIView(_ mapView: MKMapView, context: Context) {
                if mapView.region != region {  // finds: exact_region_comparison
                    mapView.setRegion(region, animated: true)
                }
                mapView.setCenter(region.center, animated: false)  // finds: unguarded_region_update
                refresh(mapView)
            }

            private func refresh(_ mapView: MKMapView) {
                mapView.removeAnnotations(mapView.annotations)  // finds: annotation_churn_in_update
                mapView.addAnnotations(stops)
                for line in lines {
                    mapView.addOverlay(line)  // finds: annotation_accumulation_in_update map_item_added_in_loop
                }
            }

            func makeCoordinator() -> Coordinator { Coordinator(self) }

            final class Coordinator: NSObject, MKMapViewDelegate {
                let parent: NetworkMap
                init(_ parent: NetworkMap) { self.parent = parent }

                func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {  // finds: cluster_not_handled
                    if annotation is MKUserLocation { return nil }
                    let view = mapView.dequeueReusableAnnotationView(withIdentifier: Stop.reuseIdentifier, for: annotation)
                    view.clusteringIdentifier = "stops"
                    return view
                }

                func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
                    if let circle = overlay as? MKCircle {
                        let renderer = MKCircleRenderer(circle: circle)  // finds: unstyled_overlay_renderer
                        renderer.lineWidth = 2
                        return renderer
                    }
                    if overlay is MKPolygon {
                        return MKPolylineRenderer(overlay: overlay)  // finds: renderer_type_mismatch unstyled_overlay_renderer
                    }
                    guard let line = overlay as? MKPolyline else {
                        return MKOverlayRenderer()  // finds: renderer_without_overlay
                    }
                    let renderer = MKPolylineRenderer(polyline: line)
                    renderer.strokeColor = .systemGreen
                    return renderer
                }

                func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
                    mapView.setCenter(Stop.center, animated: true)  // finds: region_set_in_region_callback
                }
            }
        }
        """,
        "App/StopView.swift": """
        import MapKit

        final class StopView: MKMarkerAnnotationView {
            override var annotation: MKAnnotation? { didSet { clusteringIdentifier = "stops" } }
        }

        final class OldBoard: UIViewController, MKMapViewDelegate {
            let map = MKMapView()
            override func viewDidLoad() {
                super.viewDidLoad()
                map.delegate = self
            }
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                guard annotation is Stop else { return nil }
                let pin = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)  // finds: annotation_view_not_reused deprecated_pin_annotation_view
                return pin
            }
            func other(_ mapView: MKMapView, _ annotation: MKAnnotation) -> MKAnnotationView? {
                let view = mapView.dequeueReusableAnnotationView(withIdentifier: "other")  // finds: reused_annotation_not_updated
                view?.canShowCallout = true
                return view
            }
            func third(_ mapView: MKMapView, _ annotation: MKAnnotation) -> MKAnnotationView {
                mapView.dequeueReusableAnnotationView(withIdentifier: "third", for: annotation)  // finds: dequeue_without_register
            }
        }
        """,
        "App/StopMap.swift": """
        import MapKit
        import SwiftUI

        struct StopMap: View {
            @State private var camera: MapCameraPosition = .automatic
            @State private var shown: [Stop] = []
            let stops: [Stop]

            var body: some View {
                Map(position: $camera) {
                    ForEach(shown, id: \\.self) { stop in
                        Marker(stop.name, coordinate: stop.coordinate)
                    }
                    Annotation("", coordinate: Stop.center) { Image(systemName: "tram") }  // finds: annotation_without_title
                    MapCircle(center: Stop.center, radius: 500)  // finds: unstyled_map_shape
                    MapPolyline(coordinates: stops.map(\\.coordinate)).stroke(.green, lineWidth: 3)
                }
                .onMapCameraChange(frequency: .continuous) { context in  // finds: heavy_continuous_camera_work
                    shown = stops.filter { context.region.holds($0.coordinate) }
                }
            }
        }

        struct Card: View {
            let stop: Stop
            var body: some View {
                VStack {
                    Map(position: .constant(.automatic)) {  // finds: constant_camera_position
                        Marker(stop.name, coordinate: stop.coordinate)
                    }
                    Map(position: .constant(.automatic), interactionModes: [])
                    Map(initialPosition: .automatic)
                        .mapInteractionModes([.pan])  // finds: nonexistent_map_modifier
                }
            }
        }

        struct Older: View {
            @State private var region = MKCoordinateRegion()
            var body: some View {
                Map(coordinateRegion: $region, annotationItems: []) { item in  // finds: deprecated_map_initializer
                    MapPin(coordinate: item.coordinate)  // finds: deprecated_map_annotation
                }
            }
        }

        #Preview { Map(position: .constant(.automatic)) }
        """,
        "App/Search.swift": """
        import MapKit

        final class PlaceSearch: NSObject, UISearchBarDelegate {
            private let completer = MKLocalSearchCompleter()  // finds: completer_missing_result_types
            private let geocoder = CLGeocoder()
            private let manager = CLLocationManager()
            var items: [MKMapItem] = []

            override init() {
                super.init()
                completer.delegate = self
            }

            func searchBar(_ bar: UISearchBar, textDidChange text: String) { find(text) }

            private func find(_ text: String) {
                let request = MKLocalSearch.Request()  // finds: search_missing_region search_missing_result_types
                request.naturalLanguageQuery = text
                MKLocalSearch(request: request).start { response, _ in  // finds: search_error_ignored search_per_keystroke
                    self.items = response?.mapItems ?? []
                }
            }

            func good(_ text: String, near region: MKCoordinateRegion) async throws -> [MKMapItem] {
                let request = MKLocalSearch.Request()
                request.naturalLanguageQuery = text
                request.region = region
                request.resultTypes = [.pointOfInterest]
                return try await MKLocalSearch(request: request).start().mapItems
            }

            func place(_ addresses: [String]) {
                for address in addresses {
                    geocoder.geocodeAddressString(address) { [unowned self] marks, error in  // finds: geocode_in_loop unowned_self_in_map_callback
                        self.show(marks![0], error)  // finds: unchecked_map_response
                    }
                }
            }

            func name(_ location: CLLocation) -> String? {
                let done = DispatchSemaphore(value: 0)
                var name: String?
                geocoder.reverseGeocodeLocation(location) { marks, error in
                    name = marks?.first?.name ?? error?.localizedDescription
                    done.signal()
                }
                done.wait()  // finds: blocking_geocode
                return name
            }

            func show(_ mark: CLPlacemark, _ error: Error?) {}
        }

        extension PlaceSearch: MKLocalSearchCompleterDelegate {  // finds: completer_error_unhandled
            func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
        }
        """,
        "App/Routes.swift": """
        import MapKit

        struct Routes {
            func bad(to item: MKMapItem) -> MKDirections {
                let request = MKDirections.Request()  // finds: directions_missing_endpoint
                request.destination = item
                return MKDirections(request: request)
            }
            func good(from: MKMapItem, to: MKMapItem) async throws -> MKRoute? {
                let request = MKDirections.Request()
                request.source = from
                request.destination = to
                return try await MKDirections(request: request).calculate().routes.first
            }
            func silent(_ directions: MKDirections) async -> MKRoute? {
                try? await directions.calculate().routes.first  // finds: directions_error_ignored
            }
            func ask() {
                let manager = CLLocationManager()  // finds: unretained_location_object
                manager.startUpdatingLocation()
            }
            func wire(_ completer: MKLocalSearchCompleter) {
                completer.delegate = Sink()  // finds: unretained_delegate
            }
        }
        """,
    ]

    @Test func theListIsExact() throws {
        let folder = try Folder(Self.files)
        var expected: [String] = []
        for (name, text) in Self.files {
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            {
                guard let mark = line.range(of: "// finds: ") else { continue }
                for rule in line[mark.upperBound...].split(separator: " ") {
                    expected.append("\(name):\(number + 1) \(rule)")
                }
            }
        }
        let outcome = Linter().lint(paths: [folder.path])
        let found = outcome.findings.map {
            "\($0.path.dropFirst(folder.path.count + 1)):\($0.line) \($0.rule)"
        }
        let (missing, surplus) = (
            Set(expected).subtracting(found), Set(found).subtracting(expected)
        )
        #expect(
            missing.isEmpty && surplus.isEmpty,
            "missing: \(missing.sorted()) surplus: \(surplus.sorted())")
        #expect(found.count == expected.count)
        #expect(outcome.failures.isEmpty)
    }
}
