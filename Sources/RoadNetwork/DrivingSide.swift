/// On which side of the road one drives where tags do not tell.
///
/// Boxes of whole degrees or finer, drawn by hand around the countries that drive on the left, from
/// the list in the article *Left- and right-hand traffic* of Wikipedia; boxes around neighbours that
/// drive on the right are cut out again. Good to a few kilometers at land borders.
enum DrivingSide {
    private struct Box {
        let south, west, north, east: Double

        init(_ south: Double, _ west: Double, _ north: Double, _ east: Double) {
            self.south = south
            self.west = west
            self.north = north
            self.east = east
        }

        func contains(_ latitude: Double, _ longitude: Double) -> Bool {
            south <= latitude && latitude <= north && west <= longitude && longitude <= east
        }
    }

    /// Whether one drives on the left at a place.
    static func isLeft(latitude: Double, longitude: Double) -> Bool {
        left.contains { $0.contains(latitude, longitude) }
            && !right.contains { $0.contains(latitude, longitude) }
    }

    private static let left: [Box] = [
        // Europe: Malta, Cyprus, Great Britain, Ireland, the Channel Islands.
        Box(35.5, 13.8, 36.4, 14.9), Box(34.3, 32.0, 35.9, 34.9), Box(49.8, -11.0, 61.2, -2.6),
        Box(50.0, -2.6, 61.2, 1.0), Box(51.05, 1.0, 61.2, 2.0), Box(49.15, -2.8, 49.6, -1.95),
        // Asia: India and its neighbours, Thailand, Malaysia, Indonesia, Japan, Hong Kong, Macau.
        Box(5.5, 67.9, 37.2, 97.5), Box(23.4, 60.8, 37.2, 75.5), Box(5.6, 97.2, 20.6, 105.7),
        Box(-11.2, 94.8, 7.6, 119.5), Box(-11.2, 119.5, 2.9, 141.1), Box(24.0, 122.8, 46.0, 149.0),
        Box(22.15, 113.8, 22.56, 114.5), Box(22.1, 113.5, 22.22, 113.62),
        Box(-0.9, 72.5, 7.3, 74.0),
        // Oceania: Australia, New Zealand, Papua New Guinea, the islands.
        Box(-44.5, 112.0, -9.0, 154.5), Box(-53.0, 165.5, -29.0, 180.0),
        Box(-45.0, -180.0, -43.0, -175.5), Box(-12.0, 140.8, -0.5, 163.0),
        Box(-22.0, 176.0, -12.0, 180.0), Box(-21.5, -180.0, -13.3, -171.0),
        Box(-22.0, -162.0, -8.0, -157.0), Box(-3.0, 172.5, 4.0, 177.5),
        Box(-11.0, 175.9, -5.0, 180.0),
        // Africa: from Kenya and Uganda to the Cape, and islands.
        Box(-35.0, 11.7, -17.0, 33.0), Box(-27.5, 30.0, -10.3, 41.0), Box(-18.2, 21.9, -8.2, 33.8),
        Box(-12.0, 29.3, 5.2, 42.0), Box(-21.0, 56.0, -4.0, 64.0), Box(-16.1, -5.9, -15.8, -5.5),
        Box(-10.5, 46.0, -3.0, 56.5),
        // America: the Caribbean, Guyana, Suriname, the Falklands.
        Box(17.6, -78.5, 18.6, -76.1), Box(20.9, -79.5, 27.4, -72.6), Box(17.6, -65.1, 18.8, -62.9),
        Box(16.6, -62.9, 18.4, -61.5), Box(11.9, -62.0, 15.7, -59.3), Box(10.0, -62.0, 11.4, -60.4),
        Box(19.2, -81.5, 19.8, -79.6), Box(1.8, -61.4, 8.6, -53.9), Box(-52.6, -61.6, -50.9, -57.6),
        Box(32.2, -64.9, 32.4, -64.6),
    ]

    private static let right: [Box] = [
        // Cotentin; Calais.
        Box(49.2, -1.95, 49.8, -1.0), Box(49.0, 1.5, 51.05, 3.0),
        // Iran and Afghanistan; China and Tibet; Myanmar; Laos, Cambodia and Vietnam.
        Box(25.0, 55.0, 37.5, 60.8), Box(29.4, 60.0, 36.5, 66.3), Box(31.5, 66.3, 36.9, 69.3),
        Box(36.0, 69.3, 37.2, 71.5), Box(28.4, 85.5, 37.2, 97.5), Box(30.4, 81.5, 37.2, 97.5),
        Box(32.6, 79.2, 37.2, 97.5), Box(9.6, 92.2, 28.4, 98.2), Box(16.0, 97.2, 20.6, 98.4),
        Box(9.6, 98.2, 13.5, 98.75), Box(14.5, 104.8, 20.6, 110.0), Box(17.9, 101.0, 22.0, 110.0),
        Box(10.4, 102.9, 14.5, 110.0), Box(8.3, 104.4, 12.0, 110.0),
        // Shenzhen, north of its river.
        Box(22.487, 113.8, 22.6, 114.02), Box(22.5, 114.02, 22.6, 114.05),
        Box(22.515, 114.05, 22.6, 114.09), Box(22.533, 114.09, 22.6, 114.13),
        Box(22.542, 114.13, 22.6, 114.2), Box(22.551, 114.2, 22.6, 114.24),
        // Korea, Russia's far east; the Philippines.
        Box(33.0, 124.0, 43.0, 129.6), Box(42.0, 129.6, 46.0, 135.5), Box(46.0, 140.0, 50.0, 149.0),
        Box(4.5, 119.0, 19.0, 127.0), Box(7.5, 116.9, 19.0, 127.0),
        // New Caledonia, Vanuatu; the Marshalls.
        Box(-23.0, 163.0, -13.0, 170.5), Box(-16.0, -171.2, -14.0, -168.0),
        // Angola, the Congos, Rwanda and Burundi, Ethiopia, Somalia, Madagascar, the Comoros.
        Box(-17.4, 11.7, -5.0, 21.9), Box(-10.9, 21.9, -5.0, 28.4), Box(-13.4, 28.4, -8.5, 29.9),
        Box(-12.0, 21.9, 5.2, 29.3), Box(0.9, 29.3, 5.2, 29.9), Box(-4.5, 28.9, -1.05, 30.6),
        Box(4.3, 36.0, 5.2, 42.0), Box(3.6, 38.0, 5.2, 42.0), Box(-1.7, 41.5, 5.2, 52.0),
        Box(-26.0, 43.0, -11.8, 51.0), Box(-13.1, 43.0, -11.3, 45.4),
        // Cuba, Hispaniola, Puerto Rico; Saint Martin, Guadeloupe, Martinique; Venezuela.
        Box(19.7, -85.0, 23.3, -74.1), Box(17.4, -74.5, 20.1, -68.3),
        Box(17.8, -68.0, 18.55, -65.2),
        Box(17.4, -63.3, 18.15, -62.8), Box(15.8, -61.9, 16.6, -61.0),
        Box(14.35, -61.3, 14.9, -60.8),
        Box(1.0, -67.0, 5.2, -60.1), Box(5.2, -67.0, 10.8, -61.4),
    ]
}
