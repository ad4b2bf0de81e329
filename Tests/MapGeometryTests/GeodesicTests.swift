import MapGeometry
import TestSupport
import Testing

private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

@Suite struct GeodesicTests {
    /// Karney's example between Wellington and Salamanca.
    @Test func bearingsRunFrom0To360() {
        let there = Geodesic(from: place(-41.32, 174.81), to: place(40.96, -5.50))
        #expect(abs(there.distance - 19_959_679.26735382) < 1e-6)
        #expect(abs(there.initialBearing - 161.06766998616) < 1e-9)
        #expect(abs(there.finalBearing - 18.82519512325) < 1e-9)
        let back = Geodesic(from: place(40.96, -5.50), to: place(-41.32, 174.81))
        #expect(abs(back.initialBearing - 198.82519512325) < 1e-9)
        #expect(abs(back.finalBearing - 341.06766998616) < 1e-9)
        #expect(Geodesic(from: place(0, 0), to: place(0, -1)).initialBearing == 270)
        #expect(Geodesic(from: place(0, 0), to: place(1, 0)).initialBearing == 0)
        #expect(Geodesic(from: place(0, 0), to: place(-1, 0)).finalBearing == 180)
    }

    @Test func antipodes() {
        // Half a meridian: the shortest way round, over either pole.
        let half = 20_003_931.458625447
        #expect(
            abs(Geodesic.distance(from: place(0, 0), to: place(0, 180)) - half) < 1e-7)
        #expect(
            abs(Geodesic.distance(from: place(30, 20), to: place(-30, -160)) - half) < 1e-7)
        let path = Geodesic(from: place(0, 0), to: place(0, 180))
        #expect(abs(abs(path.coordinate(atFraction: 0.5).latitude) - 90) < 1e-9)
    }

    @Test func directUndoesInverse() {
        var random = SplitMix(seed: 0x5EED_0003)
        for _ in 0..<5_000 {
            let (a, b) = (
                place(
                    .random(in: -90...90, using: &random), .random(in: -180...180, using: &random)),
                place(
                    .random(in: -90...90, using: &random), .random(in: -180...180, using: &random))
            )
            let path = Geodesic(from: a, to: b)
            let end = Geodesic.destination(
                from: a, bearing: path.initialBearing, distance: path.distance)
            // Bearings are numbers in degrees here: 6e-14° of rounding are 7 nm at 6,000 km.
            #expect(Geodesic.distance(from: end, to: b) < 1e-7)
            let start = Geodesic.destination(
                from: b, bearing: path.finalBearing, distance: -path.distance)
            #expect(Geodesic.distance(from: start, to: a) < 1e-7)
        }
    }

    @Test func inverseUndoesDirect() {
        var random = SplitMix(seed: 0x5EED_0004)
        for _ in 0..<5_000 {
            let a = place(
                .random(in: -89.9...89.9, using: &random), .random(in: -180...180, using: &random))
            let bearing = Double.random(in: 0..<360, using: &random)
            // Shorter than any conjugate point, so that the way is the shortest.
            let distance = Double.random(in: 1...15_000_000, using: &random)
            let b = Geodesic.destination(from: a, bearing: bearing, distance: distance)
            let path = Geodesic(from: a, to: b)
            #expect(CLLocationCoordinate2DIsValid(b))
            #expect(abs(path.distance - distance) < 1e-7)
            let turn = (path.initialBearing - bearing).remainder(dividingBy: 360)
            #expect(abs(turn) * .pi / 180 * min(distance, 6e6) < 1e-6)
        }
    }

    /// No path through a third place is shorter, and interpolation splits the length evenly.
    @Test func triangleInequalityAndFractions() {
        var random = SplitMix(seed: 0x5EED_0005)
        func any() -> CLLocationCoordinate2D {
            place(.random(in: -90...90, using: &random), .random(in: -180...180, using: &random))
        }
        for _ in 0..<2_000 {
            let (a, b, c) = (any(), any(), any())
            let path = Geodesic(from: a, to: b)
            #expect(
                path.distance
                    <= Geodesic.distance(from: a, to: c) + Geodesic.distance(from: c, to: b) + 1e-7)
            let fraction = Double.random(in: 0...1, using: &random)
            let middle = path.coordinate(atFraction: fraction)
            #expect(
                abs(Geodesic.distance(from: a, to: middle) - fraction * path.distance) < 1e-6)
            #expect(
                abs(Geodesic.distance(from: middle, to: b) - (1 - fraction) * path.distance)
                    < 1e-6)
        }
    }

    /// Short paths agree with the plane: meters per degree on the ellipsoid.
    @Test func smallDistancesAgreeWithTheTangentPlane() {
        var random = SplitMix(seed: 0x5EED_0006)
        for _ in 0..<1_000 {
            let a = place(
                .random(in: -80...80, using: &random), .random(in: -180...180, using: &random))
            let (north, east) = (
                Double.random(in: -1e-4...1e-4, using: &random),
                Double.random(in: -1e-4...1e-4, using: &random)
            )
            let b = place(a.latitude + north, a.longitude + east)
            let region = MKCoordinateRegion(
                center: place((a.latitude + b.latitude) / 2, 0), latitudinalMeters: 1,
                longitudinalMeters: 1)
            let (y, x) = (
                (b.latitude - a.latitude) / region.span.latitudeDelta,
                (b.longitude - a.longitude) / region.span.longitudeDelta
            )
            let plane = (x * x + y * y).squareRoot()
            #expect(abs(Geodesic.distance(from: a, to: b) - plane) <= plane * 1e-6)
        }
    }

    /// Apple's series for the length of a degree is the ellipsoid's, to two parts in a million.
    @Test func metersPerMapPointAgreeWithGeodesics() {
        for latitude in stride(from: -84.0, through: 84, by: 0.5) {
            let (south, north) = (place(latitude - 0.5, 7), place(latitude + 0.5, 7))
            let points = MKMapPoint(south).y - MKMapPoint(north).y
            let expected = Geodesic.distance(from: south, to: north) / points
            let meters = MKMetersPerMapPointAtLatitude(latitude)
            #expect(abs(meters / expected - 1) < 2e-6)
        }
    }

    @Test func evenlySpacedCoordinates() {
        let path = Geodesic(from: place(0, 0), to: place(60, 1))
        let points = path.coordinates(maximumSpacing: 1000)
        #expect(points.count > 6000)
        #expect(points.first == path.start)
        #expect(points.last == path.end)
        let step = path.distance / Double(points.count - 1)
        #expect(step <= 1000)
        for (a, b) in zip(points, points.dropFirst()) {
            #expect(abs(Geodesic.distance(from: a, to: b) - step) < 1e-6)
        }
        #expect(path.coordinates(maximumSpacing: .infinity) == [path.start, path.end])
    }

    @Test func equalPlaces() {
        let path = Geodesic(from: place(12, 34), to: place(12, 34 + 360))
        #expect(path.distance == 0)
        #expect(path.coordinates(maximumSpacing: 1).count == 2)
        let middle = path.coordinate(atFraction: 0.5)
        #expect(abs(middle.latitude - 12) < 1e-13 && abs(middle.longitude - 34) < 1e-13)
    }

    @Test func invalidPlacesGiveNaN() {
        for bad in [place(91, 0), place(.nan, 0), place(0, .infinity)] {
            let path = Geodesic(from: bad, to: place(1, 1))
            #expect(path.distance.isNaN)
            #expect(path.initialBearing.isNaN)
            #expect(path.coordinates(maximumSpacing: 1).count == 2)
            let end = Geodesic.destination(from: bad, bearing: 10, distance: 10)
            #expect(!CLLocationCoordinate2DIsValid(end))
        }
        let away = Geodesic.destination(from: place(1, 1), bearing: .nan, distance: 1)
        #expect(!CLLocationCoordinate2DIsValid(away))
        let far = Geodesic.destination(from: place(1, 1), bearing: 0, distance: .infinity)
        #expect(!CLLocationCoordinate2DIsValid(far))
    }
}
