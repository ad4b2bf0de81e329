import Geodesy
import MapGeometry
import PostalAddresses
import World

/// A postcode as it is written where it is.
package struct PlacedPostcode: Sendable {
    /// As the post of the country writes it.
    package var written: String
    /// The other ways in which people write it.
    package var spellings: [String]

    /// - Parameters:
    ///   - code: As it is mapped.
    ///   - point: Where it is.
    package init(_ code: String, at point: PackedCoordinate) {
        let place = point.coordinate
        let world = World.shared
        let situation = world?.situation(latitude: place.latitude, longitude: place.longitude)
        let country = situation?.country.flatMap { world?.code($0) } ?? ""
        written = PostalCode.written(code, country: country)
        spellings = PostalCode.spellings(of: written, country: country)
    }
}
