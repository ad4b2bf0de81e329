import ClusterMap
import ClusterMapSwiftUI
import MapKit
import Observation
import SwiftUI

// Programs as the guides would have one write them: the same calls in the same shapes.

struct Place: Identifiable, Hashable {
    enum Kind {
        case food, sight
        var color: Color { self == .food ? .orange : .blue }
    }

    let id: Int
    let name: String
    var coordinate: CLLocationCoordinate2D
    var kind = Kind.food

    static func == (left: Place, right: Place) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    static let vaduz = [
        Place(
            id: 1, name: "Castle",
            coordinate: CLLocationCoordinate2D(latitude: 47.1396, longitude: 9.5246), kind: .sight),
        Place(
            id: 2, name: "Museum",
            coordinate: CLLocationCoordinate2D(latitude: 47.1393, longitude: 9.5220)),
        Place(
            id: 3, name: "Stadium",
            coordinate: CLLocationCoordinate2D(latitude: 47.1404, longitude: 9.5106)),
    ]
}

/// A position, a selection, controls, a style, and a change of the selection.
struct QuickStart: View {
    @State private var cameraPosition: MapCameraPosition = .automatic
    @State private var selected: Int?
    @State private var told = ""
    let places: [Place]

    var body: some View {
        Map(position: $cameraPosition, selection: $selected) {
            UserAnnotation()
            ForEach(places) { place in
                Marker(place.name, coordinate: place.coordinate)
                    .tint(place.kind.color)
            }
        }
        .mapStyle(.standard(elevation: .realistic))
        .mapControls {
            MapUserLocationButton()
            MapCompass()
            MapScaleView()
        }
        .onChange(of: selected) { _, new in
            if let new { told = "chosen \(new)" }
        }
        .overlay(alignment: .bottom) { Text(told) }
    }
}

/// Only what is in sight is on the map.
struct VisibleOnly: View {
    @State private var position: MapCameraPosition = .region(
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 47.14, longitude: 9.52),
            latitudinalMeters: 3000, longitudinalMeters: 3000))
    @State private var visible: [Place] = []
    let all: [Place]

    var body: some View {
        Map(position: $position) {
            ForEach(visible) { place in
                Marker(place.name, coordinate: place.coordinate)
            }
        }
        .onMapCameraChange(frequency: .onEnd) { context in
            visible = all.filter { context.region.holds($0.coordinate) }
        }
    }
}

extension MKCoordinateRegion {
    func holds(_ coordinate: CLLocationCoordinate2D) -> Bool {
        abs(coordinate.latitude - center.latitude) <= span.latitudeDelta / 2
            && abs(coordinate.longitude - center.longitude) <= span.longitudeDelta / 2
    }
}

/// A line between two markers, if there is one.
struct RouteView: View {
    @Bindable var model: RouteModel

    var body: some View {
        Map(position: $model.position) {
            if let line = model.line {
                MapPolyline(line)
                    .stroke(.blue, lineWidth: 5)
            }
            Marker("Start", coordinate: Place.vaduz[0].coordinate)
            Marker("End", systemImage: "flag", coordinate: Place.vaduz[2].coordinate)
            MapCircle(center: Place.vaduz[1].coordinate, radius: 100)
                .foregroundStyle(.red.opacity(0.5))
                .mapOverlayLevel(level: .aboveRoads)
        }
    }
}

@Observable final class RouteModel {
    var position: MapCameraPosition = .automatic
    var line: MKPolyline?
}

/// Markers that merge.
struct Clustered: View {
    @State private var position: MapCameraPosition = .automatic
    let places: [Place]

    var body: some View {
        Map(position: $position) {
            ForEach(places) { place in
                Marker(place.name, coordinate: place.coordinate)
                    .tag(place.id)
            }
            .mapItemClusteringIdentifier("places")
        }
    }
}

/// The size of the map, by a geometry reader and by the helper of ClusterMap.
struct SizedMaps: View {
    @State private var mapSize: CGSize = .zero
    @State private var otherSize: CGSize = .zero

    var body: some View {
        VStack(spacing: 0) {
            GeometryReader(content: { geometryProxy in
                Map()
                    .onAppear(perform: {
                        mapSize = geometryProxy.size
                    })
                    .onChange(of: geometryProxy.size) { oldValue, newValue in
                        mapSize = newValue
                    }
            })
            Map()
                .readSize(onChange: { newValue in
                    otherSize = newValue
                })
            Text("\(Int(mapSize.width)) \(Int(mapSize.height)) \(Int(otherSize.height))")
                .frame(height: 100)
        }
    }
}

/// Clusters computed by ClusterMap at each rest of the camera.
struct ComputedClusters: View {
    @State private var model = ComputedModel()
    @State private var mapSize: CGSize = .zero

    var body: some View {
        Map(initialPosition: .automatic, interactionModes: .all) {
            ForEach(model.annotations) { item in
                Marker("\(item.id)", systemImage: "mappin", coordinate: item.coordinate)
            }
            ForEach(model.clusters) { item in
                Marker(
                    "\(item.count)", systemImage: "square.3.layers.3d", coordinate: item.coordinate)
            }
        }
        .readSize(onChange: { newValue in
            mapSize = newValue
        })
        .onMapCameraChange(frequency: .onEnd) { context in
            Task { await model.reload(mapSize, context.region) }
        }
    }
}

struct Point: CoordinateIdentifiable, Identifiable, Hashable, Sendable {
    let id: Int
    var coordinate: CLLocationCoordinate2D
}

struct PointCluster: Identifiable {
    let id: UUID
    let coordinate: CLLocationCoordinate2D
    let count: Int
}

@MainActor @Observable final class ComputedModel {
    private let clusterManager = ClusterManager<Point>()
    var annotations: [Point] = []
    var clusters: [PointCluster] = []
    private(set) var reloads = 0

    func reload(_ size: CGSize, _ region: MKCoordinateRegion) async {
        if reloads == 0 {
            await clusterManager.add(
                (0..<100).map {
                    Point(
                        id: $0,
                        coordinate: CLLocationCoordinate2D(
                            latitude: 47 + Double($0) / 1000, longitude: 9.5))
                })
        }
        reloads += 1
        let difference = await clusterManager.reload(
            mapViewSize: size, coordinateRegion: region)
        for removal in difference.removals {
            switch removal {
            case .annotation(let annotation): annotations.removeAll { $0 == annotation }
            case .cluster(let cluster): clusters.removeAll { $0.id == cluster.id }
            }
        }
        for insertion in difference.insertions {
            switch insertion {
            case .annotation(let annotation): annotations.append(annotation)
            case .cluster(let cluster):
                clusters.append(
                    PointCluster(
                        id: cluster.id, coordinate: cluster.coordinate,
                        count: cluster.memberAnnotations.count))
            }
        }
    }
}

/// A map of UIKit in SwiftUI, with its delegate.
struct WrappedMap: UIViewRepresentable {
    @Binding var region: MKCoordinateRegion
    let places: [Place]

    func makeUIView(context: Context) -> MKMapView {
        let mapView = MKMapView()
        mapView.delegate = context.coordinator
        return mapView
    }

    func updateUIView(_ mapView: MKMapView, context: Context) {
        if mapView.region.center != region.center { mapView.setRegion(region, animated: false) }
        let known = Set(mapView.annotations.compactMap { $0.title ?? nil })
        for place in places where !known.contains(place.name) {
            mapView.addAnnotation(
                MKPointAnnotation(
                    coordinate: place.coordinate, title: place.name, subtitle: nil))
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    class Coordinator: NSObject, MKMapViewDelegate {
        let parent: WrappedMap
        var changes = 0
        init(_ parent: WrappedMap) { self.parent = parent }

        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
            changes += 1
            parent.region = mapView.region
        }
    }
}

struct WrappedScreen: View {
    @State private var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 47.14, longitude: 9.52),
        latitudinalMeters: 2000, longitudinalMeters: 2000)

    var body: some View {
        WrappedMap(region: $region, places: Place.vaduz)
            .safeAreaInset(edge: .bottom) {
                Text("\(region.center.latitude, specifier: "%.2f")")
            }
    }
}

/// The first maps of SwiftUI.
struct OldMap: View {
    @State private var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 47.14, longitude: 9.52),
        span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))

    var body: some View {
        Map(coordinateRegion: $region, annotationItems: Place.vaduz) { place in
            MapMarker(coordinate: place.coordinate, tint: .purple)
        }
    }
}

/// Views of an app's own on the map, one of which can be tapped.
struct OwnAnnotations: View {
    @State private var taps = 0

    var body: some View {
        MapReader { proxy in
            Map(
                initialPosition: .region(
                    MKCoordinateRegion(
                        center: Place.vaduz[0].coordinate, latitudinalMeters: 1000,
                        longitudinalMeters: 1000))
            ) {
                Annotation("Castle", coordinate: Place.vaduz[0].coordinate, anchor: .bottom) {
                    Button {
                        taps += 1
                    } label: {
                        ZStack {
                            Circle().fill(.red)
                            Text("\(taps)")
                        }
                        .frame(width: 40, height: 40)
                    }
                }
            }
            .overlay(alignment: .top) {
                if let point = proxy.convert(Place.vaduz[0].coordinate, to: .local) {
                    Text("at \(Int(point.x)) \(Int(point.y))")
                }
            }
        }
    }
}

/// A camera that follows what is chosen.
struct Chosen: View {
    @State private var position: MapCameraPosition = .automatic
    @State private var count = 0

    var body: some View {
        VStack {
            Map(position: $position)
                .mapCameraKeyframeAnimator(trigger: count) { camera in
                    KeyframeTrack(\MapCamera.distance) {
                        LinearKeyframe(camera.distance, duration: 0)
                        CubicKeyframe(2000, duration: 0)
                    }
                }
                .onMapCameraChange { context in
                    count = 0
                }
            Button("Camera") {
                position = .camera(
                    MapCamera(
                        centerCoordinate: Place.vaduz[1].coordinate, distance: 980, heading: 242,
                        pitch: 60))
            }
            Button("Animated") {
                withAnimation {
                    position = .rect(
                        MKMapRect(
                            origin: MKMapPoint(Place.vaduz[0].coordinate),
                            size: MKMapSize(width: 20000, height: 10000)))
                }
            }
            Text(position.positionedByUser ? "by user" : "by program")
        }
    }
}

/// Sets its position whenever that has changed.
struct Restless: View {
    @State private var position: MapCameraPosition = .automatic
    @State private var latitude = 10.0

    var body: some View {
        Map(position: $position)
            .onMapCameraChange { _ in
                latitude = latitude > 40 ? 10 : latitude + 1
                position = .camera(
                    MapCamera(
                        centerCoordinate: CLLocationCoordinate2D(latitude: latitude, longitude: 0),
                        distance: 100_000))
            }
    }
}
