import MapKit
import Observation

/// A place of the guide.
struct Place: Identifiable, Hashable {
    enum Kind: String, CaseIterable, Identifiable {
        case church = "Churches"
        case museum = "Museums"
        case park = "Parks"

        var id: String { rawValue }
        var symbol: String {
            switch self {
            case .church: "cross.fill"
            case .museum: "building.columns.fill"
            case .park: "leaf.fill"
            }
        }
    }

    let name: String
    let kind: Kind
    let latitude: Double
    let longitude: Double

    var id: String { name }
    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

/// What the screens show, and what the reader has said of it.
@MainActor @Observable final class Guide {
    static let center = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 60.1700, longitude: 24.9470),
        latitudinalMeters: 900, longitudinalMeters: 1300)

    let places = [
        Place(name: "Cathedral", kind: .church, latitude: 60.1704, longitude: 24.9522),
        Place(name: "Ateneum", kind: .museum, latitude: 60.1702, longitude: 24.9442),
        Place(name: "Kiasma", kind: .museum, latitude: 60.1716, longitude: 24.9366),
        Place(name: "Esplanadi", kind: .park, latitude: 60.1675, longitude: 24.9470),
    ]
    var favorites: Set<Place.ID> = []
}
