import ClusterMap
import ClusterMapSwiftUI
import MapKit
import SwiftUI

// An app of SwiftUI in Swift 5 mode, in the shapes of guides and READMEs.

struct Sight: Identifiable {
    enum Category {
        case food, art
        var color: Color {
            switch self {
            case .food: return .orange
            case .art: return .purple
            }
        }
    }

    let id = UUID()
    let name: String
    let coordinate: CLLocationCoordinate2D
    let category: Category
}

struct SightsMap: View {
    @State private var cameraPosition: MapCameraPosition = .automatic
    @State private var selectedItem: MKMapItem?
    let sights: [Sight]
    let items: [MKMapItem]
    let choose: (MKMapItem) -> Void

    var body: some View {
        Map(position: $cameraPosition, selection: $selectedItem) {
            UserAnnotation()
            ForEach(sights) { sight in
                Marker(sight.name, coordinate: sight.coordinate)
                    .tint(sight.category.color)
            }
            ForEach(items, id: \.self) { item in
                Marker(item: item)
            }
        }
        .mapStyle(.standard(elevation: .realistic))
        .mapControls {
            MapUserLocationButton()
            MapCompass()
            MapScaleView()
        }
        .onChange(of: selectedItem) { _, item in
            if let item {
                handleSelection(item)
            }
        }
    }

    func handleSelection(_ item: MKMapItem) { choose(item) }
}

/// A session declared in the body, as guides show it.
///
/// This and the next are compiled only: sessions belong to the host, which all tests share.
struct PoliteMap: View {
    var body: some View {
        let session = CLServiceSession(authorization: .whenInUse)
        Map {
            UserAnnotation()
        }
        .onDisappear { session.invalidate() }
    }
}

@Observable
class TrackingModel {
    var cameraPosition: MapCameraPosition = .automatic
    private var locationSession: CLServiceSession?
    var isTracking: Bool { locationSession != nil }

    func startShowingUserLocation() {
        locationSession = CLServiceSession(authorization: .whenInUse)
    }

    func stopShowingUserLocation() {
        locationSession = nil
    }
}

struct ResultMap: View {
    @State private var cameraPosition: MapCameraPosition = .automatic
    let route: MKRoute?
    let start: CLLocationCoordinate2D
    let end: CLLocationCoordinate2D

    var body: some View {
        Map(position: $cameraPosition) {
            if let route {
                MapPolyline(route.polyline)
                    .stroke(.blue, lineWidth: 5)
            }
            Marker("Start", coordinate: start)
            Marker("End", coordinate: end)
        }
    }
}

// ClusterMap's README.

extension MKMapItem: CoordinateIdentifiable, Identifiable {
    /// The item itself is who it is.
    public var id: ObjectIdentifier { ObjectIdentifier(self) }
    /// Where its placemark is; does not change.
    public var coordinate: CLLocationCoordinate2D {
        get { placemark.coordinate }
        set(newValue) {}
    }
}

struct Spot: CoordinateIdentifiable, Identifiable, Hashable {
    let id = UUID()
    var coordinate: CLLocationCoordinate2D
}

struct SpotCluster {
    var coordinate: CLLocationCoordinate2D
}

struct DetachedMap: View {
    @State private var mapSize: CGSize = .zero
    let clusterManager: ClusterManager<Spot>
    var onReload: @Sendable () -> Void = {}

    var body: some View {
        GeometryReader(content: { geometryProxy in
            Map()
                .onAppear(perform: {
                    mapSize = geometryProxy.size
                })
                .onChange(of: geometryProxy.size) { oldValue, newValue in
                    mapSize = newValue
                }
                .readSize(onChange: { newValue in
                    mapSize = newValue
                })
                .onMapCameraChange(frequency: .onEnd) { context in
                    Task.detached {
                        await clusterManager.reload(
                            mapViewSize: mapSize, coordinateRegion: context.region)
                        onReload()
                    }
                }
        })
    }
}

/// A dependency in the shape of an architecture that hands them over as closures.
struct ClusterClient {
    struct Outcome {
        let spots: [Spot]
        let clusters: [SpotCluster]
    }
    var clusterSpots: @Sendable ([Spot], MKCoordinateRegion, CGSize) async -> Outcome
}

protocol Dependency {
    associatedtype Value
    static var liveValue: Value { get }
}

extension ClusterClient: Dependency {
    static var liveValue = ClusterClient(
        clusterSpots: { inputSpots, mapRegion, mapSize in
            let clusterManager = ClusterManager<Spot>()

            await clusterManager.add(inputSpots)
            await clusterManager.reload(mapViewSize: mapSize, coordinateRegion: mapRegion)

            var spots: [Spot] = []
            var clusters: [SpotCluster] = []
            await clusterManager.visibleAnnotations.forEach { annotationType in
                switch annotationType {
                case .annotation(let annotation):
                    spots.append(annotation)
                case .cluster(let cluster):
                    clusters.append(.init(coordinate: cluster.coordinate))
                }
            }

            return .init(spots: spots, clusters: clusters)
        }
    )
}
