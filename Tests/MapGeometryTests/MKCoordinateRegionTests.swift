import MapGeometry
import Testing

private let world = 268_435_456.0

@Suite struct MKCoordinateRegionTests {
    @Test func keepsWhatItIsGiven() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 100, longitude: 400),
            span: MKCoordinateSpan(latitudeDelta: -1, longitudeDelta: 0))
        #expect(region.center.latitude == 100)
        #expect(region.center.longitude == 400)
        #expect(region.span.latitudeDelta == -1)
        #expect(region.span.longitudeDelta == 0)
        #expect(region != MKCoordinateRegion())
        #expect(MKCoordinateRegion().span == MKCoordinateSpan())
    }

    @Test(arguments: [
        ((0.0, 0.0), 1000.0, 2000.0, 0.009043695025814083, 0.017966310975031877),
        ((37.3349, -122.009), 1000, 1000, 0.009010315512376, 0.011284168355239),
        ((39.9042, 116.4074), 5000, 5000, 0.045031752587712, 0.058470613583226),
        ((64.1466, -21.9426), 10000, 20000, 0.089702544475970, 0.410886902231579),
        ((-33.8688, 151.2093), 1500, 3000, 0.013523260348385, 0.032423127827876),
        ((51.5074, -0.1278), 500, 500, 0.004494061450279, 0.007201576371182),
        ((89, 0), 1000, 1000, 0.008953066587253, 0.512997862153700),
    ])
    func spansMeters(
        center: (Double, Double), latitudinal: Double, longitudinal: Double,
        latitudeDelta: Double, longitudeDelta: Double
    ) {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: center.0, longitude: center.1),
            latitudinalMeters: latitudinal, longitudinalMeters: longitudinal)
        #expect(region.center.latitude == center.0)
        #expect(region.center.longitude == center.1)
        #expect(abs(region.span.latitudeDelta / latitudeDelta - 1) < 1e-12)
        #expect(abs(region.span.longitudeDelta / longitudeDelta - 1) < 1e-12)
    }

    @Test(arguments: [
        (MKMapRect.world, 0.0, 0.0, 170.1022575596132, 360.0),
        (
            MKMapRect(x: world / 4, y: world / 4, width: world / 2, height: world / 2),
            0, 0, 133.0265208862237, 180
        ),
        (
            MKMapRect(x: world / 2, y: world / 4, width: world / 4, height: world / 4),
            40.9798980696201, 45, 66.5132604431119, 90
        ),
        (
            MKMapRect(x: 1e8, y: 1e8, width: 1e6, height: 2e6),
            40.6381206383653, -45.2189970016480, 2.0353343501277, 1.3411045074463
        ),
        // Over the 180th meridian the center is a usable longitude.
        (
            MKMapRect(x: -world / 8, y: world / 4, width: world / 8, height: world / 2),
            0, 157.5, 133.0265208862237, 45
        ),
    ])
    func fromRects(
        rect: MKMapRect, latitude: Double, longitude: Double,
        latitudeDelta: Double, longitudeDelta: Double
    ) {
        let region = MKCoordinateRegion(rect)
        #expect(abs(region.center.latitude - latitude) < 1e-10)
        #expect(abs(region.center.longitude - longitude) < 1e-10)
        #expect(abs(region.span.latitudeDelta - latitudeDelta) < 1e-10)
        #expect(abs(region.span.longitudeDelta - longitudeDelta) < 1e-10)
    }
}

@Suite struct MKMapPointDistanceTests {
    /// The two distances measured on Apple's systems, and what follows from the definition.
    @Test func isNearTheMeasuredValues() {
        let corner = MKMapPoint(x: 0, y: 0).distance(to: MKMapPoint(x: 1000, y: 1000))
        #expect(abs(corner - 18.153) < 0.001)
        let beijing = MKMapPoint(CLLocationCoordinate2D(latitude: 39.9042, longitude: 116.4074))
        let shanghai = MKMapPoint(CLLocationCoordinate2D(latitude: 31.2304, longitude: 121.4737))
        #expect(abs(beijing.distance(to: shanghai) / 1_066_252 - 1) < 0.001)
    }

    @Test func symmetricZeroAndNaN() {
        let (a, b) = (MKMapPoint(x: 1e8, y: 5e7), MKMapPoint(x: 2e8, y: 1e8))
        #expect(a.distance(to: a) == 0)
        #expect(a.distance(to: b) == b.distance(to: a))
        #expect(a.distance(to: MKMapPoint(x: .nan, y: 0)).isNaN)
        // Antipodes: half the way round.
        let half = MKMapPoint(x: 0, y: 134_217_728)
            .distance(to: MKMapPoint(x: 134_217_728, y: 134_217_728))
        #expect(abs(half / 20_037_508 - 1) < 0.001)
    }

    @Test func acrossTheAntimeridianIsShort() {
        let east = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 179.5))
        let west = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: -179.5))
        #expect(abs(east.distance(to: west) / 111_319.4908 - 1) < 0.007)
    }
}
