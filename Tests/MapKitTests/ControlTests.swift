import MapKit
import Testing

struct ControlTests {
    func formatter(_ locale: String = "en_US", _ units: MKDistanceFormatter.Units = .default)
        -> MKDistanceFormatter
    {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.units = units
        return formatter
    }

    @Test(arguments: [
        (0.3, "0 m"), (-5, "-5 m"), (7.4, "7 m"), (13, "10 m"), (260, "250 m"), (930, "950 m"),
        (999, "1 km"), (1500, "1.5 km"), (19_940, "19.9 km"), (20_400, "20 km"),
        (1_234_567, "1,235 km"), (.nan, "0 m"), (-0.2, "0 m"),
    ])
    func metricDistancesAreRounded(distance: Double, text: String) {
        #expect(formatter("en_US", .metric).string(fromDistance: distance) == text)
    }

    @Test func unitsFollowTheLocale() {
        #expect(formatter("en_US").string(fromDistance: 100) == "350 ft")
        #expect(formatter("en_US").string(fromDistance: 1609.344 * 2.5) == "2.5 mi")
        #expect(formatter("en_GB").string(fromDistance: 100) == "110 yd")
        #expect(formatter("de_DE").string(fromDistance: 1500) == "1,5 km")
    }

    @Test func fullNamesHaveTheirNumber() {
        let full = formatter("en_US", .metric)
        full.unitStyle = .full
        #expect(full.string(fromDistance: 1000) == "1 kilometer")
        #expect(full.string(fromDistance: 2000) == "2 kilometers")
        #expect(full.string(for: "not a number") == "0 meters")
    }

    @Test func distancesAreReadBack() {
        let metric = formatter("en_US", .metric)
        #expect(metric.distance(from: "1.5 km") == 1500)
        #expect(metric.distance(from: "300") == 300)
        #expect(abs(metric.distance(from: "2 Miles") - 3218.688) < 1e-9)
        for text in ["", "far", "12 parsecs", "km"] { #expect(metric.distance(from: text) == -1) }
    }

    @Test func cameraOfAnEye() {
        let center = CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94)
        let above = MKMapCamera(
            lookingAtCenter: center, fromEyeCoordinate: center, eyeAltitude: 500)
        #expect(above.pitch == 0 && above.heading == 0 && above.centerCoordinateDistance == 500)
        let south = CLLocationCoordinate2D(latitude: 60.16, longitude: 24.94)
        let leaning = MKMapCamera(
            lookingAtCenter: center, fromEyeCoordinate: south, eyeAltitude: 1000)
        #expect(abs(leaning.pitch - 48) < 1)
        #expect(leaning.heading == 0)
        #expect(abs(leaning.altitude - 1000) < 1e-6)
        let copy = leaning.copy() as? MKMapCamera
        #expect(copy == leaning && copy !== leaning)
        leaning.altitude = 2000
        #expect(
            abs(leaning.centerCoordinateDistance * cos(Double(leaning.pitch) * .pi / 180) - 2000)
                < 1e-6)
    }

    @Test func filtersSayWhatTheyWant() {
        let some = MKPointOfInterestFilter(including: [.cafe, .bakery])
        #expect(some.includes(.cafe) && some.excludes(.atm))
        let others = MKPointOfInterestFilter(excluding: [.cafe])
        #expect(others.excludes(.cafe) && others.includes(.atm))
        #expect(MKPointOfInterestFilter.includingAll.includes(.zoo))
        #expect(MKPointOfInterestFilter.excludingAll.excludes(.zoo))
        #expect(MKPointOfInterestCategory.evCharger.rawValue == "MKPOICategoryEVCharger")
        #expect(MKPointOfInterestCategory.rvPark.rawValue == "MKPOICategoryRVPark")
        #expect(MKPointOfInterestCategory.amusementPark.rawValue == "MKPOICategoryAmusementPark")
    }
}
