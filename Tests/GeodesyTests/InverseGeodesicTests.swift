import Foundation
import Geodesy
import Testing

private func inverse(
    _ latitude1: Double, _ longitude1: Double, _ latitude2: Double, _ longitude2: Double
) -> InverseGeodesic {
    InverseGeodesic(
        fromLatitude: latitude1, longitude: longitude1,
        toLatitude: latitude2, longitude: longitude2)
}

@Suite struct InverseGeodesicTests {
    /// The worked examples of Karney (2013), tables 3 and 4, and of the GeographicLib manual.
    @Test(arguments: [
        (-30.12345, 0.0, -30.12344, 0.00005, 4.944208, 77.04353354237),
        (-30, 0, 29.9, 179.8, 19_989_832.827610, 161.89052473633),
        (-41.32, 174.81, 40.96, -5.50, 19_959_679.26735382, 161.06766998616),
    ])
    func publishedExamples(
        latitude1: Double, longitude1: Double, latitude2: Double, longitude2: Double,
        meters: Double, azimuth: Double
    ) {
        let path = inverse(latitude1, longitude1, latitude2, longitude2)
        #expect(abs(path.distance - meters) < 1e-6)
        #expect(abs(path.initialAzimuth - azimuth) < 1e-8)
    }

    @Test func agreesWithGeographicLib() throws {
        for fixture in try GeodesicFixture.load() {
            let path = inverse(
                fixture.latitude1, fixture.longitude1, fixture.latitude2, fixture.longitude2)
            let error = abs(path.distance - fixture.meters)
            #expect(error < 2e-8, "\(fixture): \(path.distance), not \(fixture.meters)")
            // An azimuth means little over a short path: compare where it leads to.
            let reach = min(path.distance, 6_000_000)
            for (azimuth, expected) in [
                (path.initialAzimuth, fixture.azimuth1), (path.finalAzimuth, fixture.azimuth2),
            ] where fixture.kind != "half turn" && fixture.kind != "pole to pole" {
                let turn = abs((azimuth - expected).remainder(dividingBy: 360)) * .pi / 180
                #expect(turn * reach < 1e-6, "\(fixture): \(azimuth), not \(expected)")
            }
        }
    }

    @Test func theLineReachesTheSecondPlace() throws {
        for fixture in try GeodesicFixture.load() {
            let path = inverse(
                fixture.latitude1, fixture.longitude1, fixture.latitude2, fixture.longitude2)
            let end = path.line.position(atDistance: path.distance)
            let miss = inverse(
                end.latitude, end.longitude, fixture.latitude2, fixture.longitude2)
            #expect(miss.distance < 2e-8, "\(fixture)")
        }
    }

    @Test func theWayBackIsAsLongAndOpposite() throws {
        for fixture in try GeodesicFixture.load() {
            let path = inverse(
                fixture.latitude1, fixture.longitude1, fixture.latitude2, fixture.longitude2)
            let back = inverse(
                fixture.latitude2, fixture.longitude2, fixture.latitude1, fixture.longitude1)
            #expect(abs(path.distance - back.distance) < 1e-8, "\(fixture)")
        }
    }

    @Test(arguments: [(91.0, 0.0), (-90.0001, 0), (.nan, 0), (0, .nan), (0, .infinity)])
    func noPlaceGivesNaN(latitude: Double, longitude: Double) {
        #expect(inverse(latitude, longitude, 10, 10).distance.isNaN)
        #expect(inverse(10, 10, latitude, longitude).distance.isNaN)
    }
}

@Suite struct GeodesicLineTests {
    /// The worked example of Karney (2013), table 2.
    @Test func publishedExample() {
        let end = GeodesicLine(latitude: 40, longitude: 0, azimuth: 30)
            .position(atDistance: 10_000_000)
        #expect(abs(end.latitude - 41.79331020506) < 1e-11)
        #expect(abs(end.longitude - 137.84490004377) < 1e-11)
        #expect(abs(end.azimuth - 149.09016931807) < 1e-11)
    }

    @Test func cardinalDirectionsAreExact() {
        let quarter = 10_001_965.729313
        let north = GeodesicLine(latitude: 0, longitude: 25, azimuth: 0)
            .position(atDistance: quarter)
        #expect(abs(north.latitude - 90) < 1e-9)
        let east = GeodesicLine(latitude: 0, longitude: 170, azimuth: 90)
            .position(atDistance: 111_319.490793274 * 20)
        #expect(east.latitude == 0)
        #expect(abs(east.longitude + 170) < 1e-12)
        #expect(east.azimuth == 90)
        let standing = GeodesicLine(latitude: 12.5, longitude: -7, azimuth: 77)
            .position(atDistance: 0)
        #expect(abs(standing.latitude - 12.5) < 1e-14)
        #expect(standing.longitude == -7)
    }

    @Test func runsBackwardsForNegativeDistances() {
        let back = GeodesicLine(latitude: 50, longitude: 10, azimuth: 30)
            .position(atDistance: -500_000)
        let ahead = GeodesicLine(latitude: 50, longitude: 10, azimuth: 210)
            .position(atDistance: 500_000)
        #expect(abs(back.latitude - ahead.latitude) < 1e-13)
        #expect(abs(back.longitude - ahead.longitude) < 1e-13)
    }
}
