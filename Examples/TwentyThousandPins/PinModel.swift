import ClusterMap
import MapKit
import Observation

/// A pin on the map.
struct Pin: CoordinateIdentifiable, Identifiable, Hashable, Sendable {
    let id: UUID
    let number: Int
    var coordinate: CLLocationCoordinate2D

    static func == (one: Pin, other: Pin) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Several pins shown as one.
struct PinCluster: Identifiable {
    let id: UUID
    let coordinate: CLLocationCoordinate2D
    let count: Int
}

/// Twenty thousand pins and what of them is shown.
@MainActor @Observable final class PinModel {
    static let start = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 60.1700, longitude: 24.9430),
        latitudinalMeters: 3000, longitudinalMeters: 3000)

    var mapSize = CGSize.zero
    var region = PinModel.start
    private(set) var single: [Pin] = []
    private(set) var clusters: [PinCluster] = []

    @ObservationIgnored private let manager = ClusterManager<Pin>()
    @ObservationIgnored private var isFilled = false

    /// What decides what is shown.
    var moment: String { "\(mapSize) \(region.center) \(region.span)" }

    /// Shows what the map's region holds now: takes away and adds only what has changed.
    func reload() async {
        guard mapSize.width > 0 else { return }
        if !isFilled {
            isFilled = true
            await manager.add(Self.pins(20_000))
        }
        let change = await manager.reload(mapViewSize: mapSize, coordinateRegion: region)
        for removal in change.removals {
            switch removal {
            case .annotation(let pin): single.removeAll { $0.id == pin.id }
            case .cluster(let cluster): clusters.removeAll { $0.id == cluster.id }
            }
        }
        for insertion in change.insertions {
            switch insertion {
            case .annotation(let pin): single.append(pin)
            case .cluster(let cluster):
                clusters.append(
                    PinCluster(
                        id: cluster.id, coordinate: cluster.coordinate,
                        count: cluster.memberAnnotations.count))
            }
        }
    }

    /// Pins around the city, the same each time: closer together toward the middle.
    private static func pins(_ count: Int) -> [Pin] {
        var state: UInt64 = 20_000
        func random() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53)
        }
        return (0..<count).map { number in
            let distance = 0.03 * random() * random()
            let angle = 2 * Double.pi * random()
            let coordinate = CLLocationCoordinate2D(
                latitude: start.center.latitude + distance * sin(angle),
                longitude: start.center.longitude + 2 * distance * cos(angle))
            return Pin(id: UUID(), number: number, coordinate: coordinate)
        }
    }
}
