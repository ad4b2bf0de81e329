/// Names of the world's seas and oceans, for maps that do not name the water themselves.
///
/// Boxes after the limits of the International Hydrographic Organization (S-23), rounded to half degrees:
/// good enough to name open water, not to find a border between two seas.
enum Seas {
    /// The English name of the sea at a position, in degrees.
    static func name(latitude: Double, longitude: Double) -> String {
        for sea in table
        where latitude >= sea.south && latitude <= sea.north && longitude >= sea.west
            && longitude <= sea.east
        {
            return sea.name
        }
        if latitude > 66.5 { return "Arctic Ocean" }
        if latitude < -60 { return "Southern Ocean" }
        let half = latitude < 0 ? "South" : "North"
        // West of Africa and Europe to the Americas, whose isthmus runs from Mexico to Colombia.
        let america =
            latitude < 8 ? -68.0 : latitude < 18 ? -100 + (18 - latitude) * 2.3 : -100
        if longitude > america, longitude < 20 { return "\(half) Atlantic Ocean" }
        if longitude >= 20, longitude < (latitude < -8 ? 147 : 100), latitude < 31 {
            return "Indian Ocean"
        }
        return "\(half) Pacific Ocean"
    }

    private struct Sea {
        var name: String
        var south, west, north, east: Double
    }

    private static let table: [Sea] = boxes.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "|")
        let edges = parts.last?.split(separator: " ").compactMap { Double($0) } ?? []
        guard parts.count == 2, edges.count == 4 else { return nil }
        return Sea(
            name: String(parts[0]), south: edges[0], west: edges[1], north: edges[2], east: edges[3]
        )
    }

    /// Name, then south, west, north and east; the first box that holds a position names it.
    private static let boxes = """
        Gulf of Bothnia|60.5 17 66 26
        Gulf of Finland|59 22.5 60.8 30.5
        Gulf of Riga|57 21.5 58.8 24.7
        Kattegat|56 10.3 57.7 13
        Skagerrak|57 7 59.5 12
        Baltic Sea|53.5 9.4 60.5 24
        White Sea|63.7 32 67 42
        Barents Sea|68 18 81 60
        Kara Sea|66 60 81 100
        Norwegian Sea|61 -5 72 18
        English Channel|48.6 -5.5 51 1.6
        Irish Sea|51.8 -6.5 55 -2.8
        North Sea|51 -4 61 9
        Bay of Biscay|43.3 -9 48.6 -1
        Sea of Azov|45.3 34.8 47.4 39.4
        Black Sea|40.9 27.4 46.8 41.8
        Sea of Marmara|40.2 26.8 41.1 29.9
        Aegean Sea|35.4 22.6 41.2 27.5
        Adriatic Sea|40 12.2 45.9 20
        Ligurian Sea|43 7.5 44.5 10.3
        Tyrrhenian Sea|38.2 9.8 43 16
        Ionian Sea|36.4 15.3 40 21.7
        Mediterranean Sea|30.2 -5.6 44.5 36.3
        Caspian Sea|36.5 46.6 47.2 54.8
        Red Sea|12.5 32.3 30 43.4
        Persian Gulf|23.8 47.6 30.6 56.4
        Gulf of Aden|10.4 43.4 15 51
        Arabian Sea|8 51 25.6 77
        Andaman Sea|6 92.5 17 98.8
        Bay of Bengal|5.5 79.8 23 92.5
        Gulf of Thailand|6 99 13.7 104.8
        South China Sea|0 104 23.5 120.8
        East China Sea|24.5 118 33 129
        Yellow Sea|33 117.5 41 126.6
        Sea of Japan|33.8 127.5 52 142
        Sea of Okhotsk|44 142.5 60 157
        Bering Sea|52.5 162 66 180
        Bering Sea|52.5 -180 66 -157
        Java Sea|-8 105.5 -3 118
        Philippine Sea|5 126 33 142
        Coral Sea|-25 145 -10 165
        Tasman Sea|-46 147 -29 168
        Gulf of Mexico|18 -98 30.8 -81
        Caribbean Sea|9 -82.5 22 -60
        Caribbean Sea|11 -84 22 -82
        Caribbean Sea|15.5 -88.8 21.5 -82
        Hudson Bay|51 -95 65 -78
        Baffin Bay|67 -80 78 -52
        Labrador Sea|53 -64 66 -44
        Gulf of Alaska|55 -157 61 -135
        Gulf of California|23 -115 32 -107
        """
}
