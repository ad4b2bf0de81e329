import Bytes
import Geodesy
import MapGeometry

extension PlaceSearch {
    /// The answer for a position that was typed.
    func answer(_ coordinate: CLLocationCoordinate2D) -> FoundPlace {
        let name = "\(shown(coordinate.latitude)), \(shown(coordinate.longitude))"
        let point = PackedCoordinate(truncating: coordinate)
        return FoundPlace(
            name: name, title: name, subtitle: "", kind: .coordinate, category: nil,
            coordinate: coordinate, region: nil, address: PlaceAddress(), osm: .none,
            distance: center.map { SphericalDistance.meters($0, point) }, score: 1, details: nil)
    }

    private func shown(_ value: Double) -> String { "\((value * 1e6).rounded() / 1e6)" }
}
