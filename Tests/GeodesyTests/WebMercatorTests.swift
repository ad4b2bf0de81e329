import Foundation
import Geodesy
import Testing

/// The projection of web maps.
@Suite struct WebMercatorTests {
    /// EPSG's guidance note 7-2 projects this place to x = -11169055.58, y = 2800000.00 meters.
    @Test func projectsThePublishedExample() {
        let (latitude, longitude) = (24.381_786_944, -100.333_333_333)
        let east = (WebMercator.x(longitude: longitude) - 0.5) * WebMercator.circumference
        let north = (0.5 - WebMercator.y(latitude: latitude)) * WebMercator.circumference
        #expect(abs(east + 11_169_055.58) < 0.05)
        #expect(abs(north - 2_800_000) < 0.05)
    }

    @Test func theSquareEndsAtTheLimit() {
        #expect(abs(WebMercator.y(latitude: WebMercator.latitudeLimit)) < 1e-14)
        #expect(abs(WebMercator.y(latitude: -WebMercator.latitudeLimit) - 1) < 1e-14)
        #expect(WebMercator.y(latitude: 90) == WebMercator.y(latitude: WebMercator.latitudeLimit))
        #expect(abs(WebMercator.latitude(y: 0) - WebMercator.latitudeLimit) < 1e-12)
    }

    @Test(arguments: [-85.0, -60.5, -0.001, 0, 12.25, 60.17, 84.9])
    func latitudesComeBack(latitude: Double) {
        #expect(abs(WebMercator.latitude(y: WebMercator.y(latitude: latitude)) - latitude) < 1e-12)
    }

    @Test(arguments: [-180.0, -33.3, 0, 24.94, 180])
    func longitudesComeBack(longitude: Double) {
        let there = WebMercator.longitude(x: WebMercator.x(longitude: longitude))
        #expect(abs(there - longitude) < 1e-12)
    }
}
