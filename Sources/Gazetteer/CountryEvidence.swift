import Geodesy
import World

/// Says in which country positions lie: by the borders that an extract has whole, elsewhere by the gazetteer of the world.
struct CountryEvidence {
    /// The country of a position.
    struct Finding: Equatable, Sendable {
        /// Its two letters, or the name of an outline without them.
        var country: String
        /// Whether the position lies in an outline of the extract.
        var isOutlined: Bool
    }

    private let world: World?

    /// How far the gazetteer's borders may be from the ground, in degrees of latitude.
    private static let borderError = 0.01

    init(world: World? = .shared) { self.world = world }

    /// The country of a position; nil if it is not known, as at sea.
    ///
    /// - Parameter outline: The country whose outline in the extract holds the position; nil if none does.
    func country(of point: PackedCoordinate, inOutlineOf outline: String?) -> Finding? {
        if let outline { return Finding(country: outline, isOutlined: true) }
        let (latitude, longitude) = Self.degrees(point)
        return country(latitude, longitude).map {
            Finding(country: $0, isOutlined: false)
        }
    }

    /// Whether a position lies in another country than a town.
    ///
    /// Beside an outline of the extract that is sure, whatever the gazetteer says; by the gazetteer alone it is at some distance
    /// from the border.
    ///
    /// - Parameter here: The country of the position, as far as it is known.
    func isAbroad(_ point: PackedCoordinate, _ here: Finding?, from town: Finding) -> Bool {
        guard let here, here != town else { return false }
        if here.isOutlined || town.isOutlined { return true }
        let (latitude, longitude) = Self.degrees(point)
        let wide = Self.borderError / max(LocalPlane(point).scale, 0.1)
        return ![-1.0, 0, 1].contains { north in
            [-1.0, 0, 1].contains { east in
                country(latitude + north * Self.borderError, longitude + east * wide)
                    == town.country
            }
        }
    }

    private static func degrees(_ point: PackedCoordinate) -> (latitude: Double, longitude: Double)
    {
        (
            Double(point.latitude) / PackedCoordinate.unitsPerDegree,
            Double(point.longitude) / PackedCoordinate.unitsPerDegree
        )
    }

    private func country(_ latitude: Double, _ longitude: Double) -> String? {
        guard let world else { return nil }
        return world.country(latitude: latitude, longitude: longitude).map(world.code)
    }
}
