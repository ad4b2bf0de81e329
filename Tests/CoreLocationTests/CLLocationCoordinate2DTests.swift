import CoreLocation
import Testing

@Suite struct CLLocationCoordinate2DTests {
    @Test func storesNumbersUnchanged() {
        let coordinate = CLLocationCoordinate2D(latitude: 123, longitude: -456)
        #expect(coordinate.latitude == 123)
        #expect(coordinate.longitude == -456)
        #expect(CLLocationCoordinate2D() == CLLocationCoordinate2DMake(0, 0))
    }

    @Test(arguments: [
        (0.0, 0.0, true), (90, 180, true), (-90, -180, true), (90.000001, 0, false),
        (-90.000001, 0, false), (0, 180.000001, false), (0, -180.000001, false),
        (.nan, 0, false), (0, .nan, false), (.infinity, 0, false), (0, -.infinity, false),
    ])
    func validity(latitude: Double, longitude: Double, isValid: Bool) {
        #expect(
            CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude))
                == isValid)
    }

    @Test func invalidConstant() {
        #expect(kCLLocationCoordinate2DInvalid.latitude == -180)
        #expect(kCLLocationCoordinate2DInvalid.longitude == -180)
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test func constants() {
        #expect(CLLocationDistanceMax == .greatestFiniteMagnitude)
        #expect(CLTimeIntervalMax == .greatestFiniteMagnitude)
        #expect(kCLDistanceFilterNone == -1)
        #expect(kCLHeadingFilterNone == -1)
        #expect(kCLLocationAccuracyBestForNavigation == -2)
        #expect(kCLLocationAccuracyBest == -1)
        #expect(kCLLocationAccuracyNearestTenMeters == 10)
        #expect(kCLLocationAccuracyHundredMeters == 100)
        #expect(kCLLocationAccuracyKilometer == 1000)
        #expect(kCLLocationAccuracyThreeKilometers == 3000)
        #expect(kCLLocationAccuracyReduced == 6_380_000)
    }
}
