import Foundation
import Geodesy
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

    /// The position of grid coordinates in a zone; northings south of the equator are negative.
    static func position(
        _ zone: Int, _ easting: Double, _ northing: Double
    ) -> CLLocationCoordinate2D? {
        TransverseMercator.position(
            easting: easting, northing: northing, centralMeridian: Double(zone * 6 - 183)
        ).map { CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude) }
    }
}
