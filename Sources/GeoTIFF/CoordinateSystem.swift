import Geodesy

/// A system of coordinates that is read, by its EPSG code.
///
/// ETRS89 and NAD83 are taken for WGS 84, from which they differ by up to two meters.
enum CoordinateSystem: Sendable, Equatable {
    /// Degrees of longitude and latitude.
    case degrees
    /// Meters of the web's Mercator map.
    case mercator
    /// Meters of a zone of the Universal Transverse Mercator grid.
    case zone(Zone)

    /// A zone of the Universal Transverse Mercator grid.
    struct Zone: Sendable, Equatable {
        /// The grid around the zone's central meridian.
        let grid: TransverseMercator.Grid
        /// What is added to northings, in meters: 10,000,000 in the south.
        let falseNorthing: Double

        /// Creates a zone, 1 to 60.
        init(_ number: Int, isSouth: Bool) {
            grid = TransverseMercator.Grid(centralMeridian: Double(6 * number - 183))
            falseNorthing = isSouth ? 10_000_000 : 0
        }
    }

    /// Finds the system of a code; nil for one that is not read.
    init?(code: Int) {
        switch code {
        case 4326, 4258, 4269: self = .degrees
        case 3857, 3785, 900_913: self = .mercator
        case 32_601...32_660: self = .zone(Zone(code - 32_600, isSouth: false))
        case 32_701...32_760: self = .zone(Zone(code - 32_700, isSouth: true))
        // ETRS89 and NAD83.
        case 25_828...25_838: self = .zone(Zone(code - 25_800, isSouth: false))
        case 26_901...26_923: self = .zone(Zone(code - 26_900, isSouth: false))
        default: return nil
        }
    }
}
