import MapGeometry
import Places
import Testing

/// On which side of a coast a position lies; a thousandth of a degree is 111 m.
@Suite struct CoastTests {
    /// An island of 2.2 km on the equator with land on the left of its line, and nothing else.
    private static let island = Task {
        var extract = DrawnExtract()
        extract.way(
            1, [(0, 0), (0, 0.02), (0.02, 0.02), (0.02, 0)], ["natural": "coastline"],
            isClosed: true)
        return try await extract.places
    }

    private func isSea(_ latitude: Double, _ longitude: Double) async throws -> Bool {
        try await Self.island.value.reverse(
            CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        ).ocean != nil
    }

    /// On all sides of each edge, near its corners and halfway.
    @Test func anIslandIsLandWithinItsCoastAndSeaAround() async throws {
        for north in stride(from: -0.0095, through: 0.03, by: 0.002) {
            for east in stride(from: -0.0095, through: 0.03, by: 0.002) {
                let isLand = (0...0.02).contains(north) && (0...0.02).contains(east)
                #expect(try await isSea(north, east) != isLand, "\(north), \(east)")
            }
        }
    }

    /// A coast tells up to 32 km away; farther out the extract may lack the one that is nearer.
    @Test(arguments: [(-0.28, true), (-0.285, true), (-0.292, false), (-1, false)])
    func aCoastThatIsFarAwayTellsNothing(_ latitude: Double, _ isTold: Bool) async throws {
        #expect(try await isSea(latitude, 0.01) == isTold)
    }
}
