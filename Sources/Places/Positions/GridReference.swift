import Foundation
import MapGeometry

/// Positions in meters on the UTM grid: "35V 385273 6671738", "35N 385273 6671738", and military grid
/// references, "35VLG8527371738".
///
/// After NGA.STND.0037, *Universal Grids and the Transverse Mercator and Polar Stereographic Map
/// Projections*, 2014; the polar caps (UPS) are not read.
enum GridReference {
    private static let bands = Array("CDEFGHJKLMNPQRSTUVWX")
    private static let rows = Array("ABCDEFGHJKLMNPQRSTUV")
    private static let columns = [
        Array("STUVWXYZ"), Array("ABCDEFGH"), Array("JKLMNPQR"),
    ]

    /// Reads a text, nil if it is anything else.
    static func decode(_ text: String) -> CLLocationCoordinate2D? {
        let text = Array(text.uppercased())
        var index = 0
        func digits(_ limit: Int) -> [Character] {
            var found: [Character] = []
            while index < text.count, found.count < limit, "0123456789".contains(text[index]) {
                found.append(text[index])
                index += 1
            }
            return found
        }
        func skipBlanks() { while index < text.count, " \t,".contains(text[index]) { index += 1 } }
        skipBlanks()
        guard let zone = Int(String(digits(2))), (1...60).contains(zone) else { return nil }
        skipBlanks()
        guard index < text.count, bands.contains(text[index]) else { return nil }
        let band = text[index]
        index += 1
        skipBlanks()
        guard index < text.count else { return nil }
        if text[index].isLetter { return military(zone, band, text[index...]) }

        // Easting and northing, each with or without its unit.
        guard let easting = Double(String(digits(7))) else { return nil }
        while index < text.count, " \tME,".contains(text[index]) { index += 1 }
        guard let northing = Double(String(digits(8))) else { return nil }
        while index < text.count, " \tMN".contains(text[index]) { index += 1 }
        guard index == text.count, (100_000..<900_000).contains(easting),
            (1_000...10_000_000).contains(northing)
        else { return nil }
        // S is a band of the north as well as a word for the south. What it would be of the south is
        // almost nothing but sea.
        let isBandS = (3_540_000..<4_430_000).contains(northing)
        let isSouth = band < "N" || (band == "S" && !isBandS)
        return position(zone, easting, isSouth ? northing - 10_000_000 : northing)
    }

    /// "LG8527371738", the square and the meters in it.
    private static func military(
        _ zone: Int, _ band: Character, _ rest: ArraySlice<Character>
    ) -> CLLocationCoordinate2D? {
        let rest = rest.filter { $0 != " " }
        guard rest.count >= 2, let column = columns[zone % 3].firstIndex(of: rest[0]),
            let row = rows.firstIndex(of: rest[1]), let bandIndex = bands.firstIndex(of: band)
        else { return nil }
        let digits = rest.dropFirst(2)
        guard digits.count % 2 == 0, (4...10).contains(digits.count),
            digits.allSatisfy({ "0123456789".contains($0) }),
            let east = Double(String(digits.prefix(digits.count / 2))),
            let north = Double(String(digits.suffix(digits.count / 2)))
        else { return nil }
        // The middle of the square that the digits leave.
        let unit = pow(10, Double(5 - digits.count / 2))
        let easting = Double(column + 1) * 100_000 + (east + (unit > 1 ? 0.5 : 0)) * unit
        let rowShift = zone % 2 == 0 ? 15 : 0
        var northing =
            Double((row + rowShift) % 20) * 100_000 + (north + (unit > 1 ? 0.5 : 0)) * unit
        // Rows repeat every 2,000 km; the band says which of them it is.
        let south = Double(bandIndex * 8 - 80)
        for cycle in -5...4 {
            let candidate = northing + Double(cycle) * 2_000_000
            if let found = position(zone, easting, candidate), found.latitude >= south - 1,
                found.latitude <= south + (band == "X" ? 13 : 9)
            {
                northing = candidate
                return found
            }
        }
        return nil
    }

    /// Inverts the transverse Mercator projection of WGS 84; northings south of the equator are negative.
    ///
    /// Krüger's series in the third flattening, to the fourth power: far below a millimeter.
    static func position(
        _ zone: Int, _ easting: Double, _ northing: Double
    ) -> CLLocationCoordinate2D? {
        guard abs(northing) <= 9_400_000 else { return nil }
        let n = 1 / 298.257_223_563 / (2 - 1 / 298.257_223_563)
        let radius = 6_378_137 / (1 + n) * (1 + n * n / 4 + n * n * n * n / 64)
        let beta = [
            n / 2 - 2 * n * n / 3 + 37 * n * n * n / 96 - n * n * n * n / 360,
            n * n / 48 + n * n * n / 15 - 437 * n * n * n * n / 1_440,
            17 * n * n * n / 480 - 37 * n * n * n * n / 840, 4_397 * n * n * n * n / 161_280,
        ]
        let xi = northing / (0.9996 * radius)
        let eta = (easting - 500_000) / (0.9996 * radius)
        var xiPrime = xi
        var etaPrime = eta
        for (index, factor) in beta.enumerated() {
            let order = Double(2 * (index + 1))
            xiPrime -= factor * sin(order * xi) * cosh(order * eta)
            etaPrime -= factor * cos(order * xi) * sinh(order * eta)
        }
        let chi = asin(sin(xiPrime) / cosh(etaPrime))
        // From the conformal latitude to the geographic one.
        let e = 2 * n.squareRoot() / (1 + n)
        let sigma = atanh(sin(chi))
        var latitude = chi
        for _ in 0..<6 { latitude = asin(tanh(sigma + e * atanh(e * sin(latitude)))) }
        let longitude =
            Double(zone * 6 - 183) + atan2(sinh(etaPrime), cos(xiPrime)) * 180 / .pi
        guard latitude.isFinite, longitude.isFinite, abs(longitude) <= 180 else { return nil }
        return CLLocationCoordinate2D(latitude: latitude * 180 / .pi, longitude: longitude)
    }
}
