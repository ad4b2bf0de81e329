import ClusterMap
import Foundation
import MapGeometry
import TestSupport

/// An annotation that is a value.
struct Pin: CoordinateIdentifiable, Identifiable, Hashable, Sendable {
    let id: Int
    var coordinate: CLLocationCoordinate2D
    var shouldCluster = true
    var clusteringIdentifier: String?
    var price = 0.0
    var kind = 0

    init(
        _ id: Int, _ latitude: Double, _ longitude: Double, shouldCluster: Bool = true,
        group: String? = nil
    ) {
        self.id = id
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        self.shouldCluster = shouldCluster
        clusteringIdentifier = group
    }
}

extension SplitMix {
    /// Pins all over the world.
    mutating func uniformPins(_ count: Int) -> [Pin] {
        (0..<count).map {
            Pin($0, .random(in: -85...85, using: &self), .random(in: -180...180, using: &self))
        }
    }

    /// Pins in a few towns, some of them on one spot, some in the country.
    mutating func townPins(_ count: Int, towns: Int = 8) -> [Pin] {
        let centers = (0..<towns).map { _ in
            (Double.random(in: -70...70, using: &self), Double.random(in: -180...180, using: &self))
        }
        return (0..<count).map { id in
            let (latitude, longitude) = centers[Int.random(in: 0..<towns, using: &self)]
            let spread = pow(10, Double.random(in: -4...1, using: &self))
            let onTheSpot = Int.random(in: 0..<10, using: &self) == 0
            let dy = onTheSpot ? 0 : Double.random(in: -spread...spread, using: &self)
            let dx = onTheSpot ? 0 : Double.random(in: -spread...spread, using: &self)
            return Pin(id, latitude + dy, longitude + dx)
        }
    }

    /// A view of some place at some zoom, now and then over the 180th meridian.
    mutating func region() -> MKCoordinateRegion {
        let span = pow(2, Double.random(in: -8...8.7, using: &self))
        return MKCoordinateRegion(
            center: CLLocationCoordinate2D(
                latitude: .random(in: -75...75, using: &self),
                longitude: .random(in: -180...180, using: &self)),
            span: MKCoordinateSpan(latitudeDelta: min(span, 170), longitudeDelta: span))
    }
}

extension CGSize {
    static let phone = CGSize(width: 428, height: 926)
}

extension MKCoordinateRegion {
    static let world = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 170, longitudeDelta: 360))

    init(_ latitude: Double, _ longitude: Double, span: Double) {
        self.init(
            center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span))
    }
}
