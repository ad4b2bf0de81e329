import MapGeometry
import TestSupport
import Testing

private let world = 268_435_456.0

@Suite struct ProjectionTests {
    @Test(arguments: [
        (0.0, 0.0, 134217728.0, 134217728.0), (85, -180, 0, 439674.4024836),
        (-85, 180, 268435456, 267995781.5975164), (86, 0, 134217728, 439674.4024836),
        (90, 0, 134217728, 439674.4024836), (-90, 0, 134217728, 267995781.5975164),
        (0, 180, 268435456, 134217728), (0, -180, 0, 134217728),
        (45, 90, 201326592, 96562954.3189499), (-45, -90, 67108864, 171872501.6810501),
        (66.51326044311186, -90, 67108864, 67108864.0),
        (64.1466, -21.9426, 117856139.5643733, 71339957.7812819),
        (65.6835, -18.1002, 120721240.6647467, 68636071.4108632),
        (66.0449, -17.3389, 121288907.0887822, 67977025.7325563),
        (42.364260, -71.120824, 81186197.9401785, 99281271.7422215),
        (39.9042, 116.4074, 221017376.6132622, 101717253.5472688),
        (31.2304, 121.4737, 224795083.6986311, 109683727.1671407),
        (37.3349, -122.0090, 43241223.6913778, 104169776.1869816),
        (37.7749, -122.4194, 42935207.2715378, 103755923.9024443),
        (51.5074, -0.1278, 134122433.4131200, 89261640.2949618),
        (-33.8688, 151.2093, 246967554.1026133, 161086037.1624033),
        (91, 0, -1, -1), (0, 181, -1, -1), (.nan, 0, -1, -1), (0, .nan, -1, -1),
    ])
    func projects(latitude: Double, longitude: Double, x: Double, y: Double) {
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        #expect(abs(point.x - x) <= 1e-6)
        #expect(abs(point.y - y) <= 1e-6)
    }

    @Test(arguments: [
        (0.0, 0.0, 85.0511287798066, -180.0), (world, world, -85.0511287798066, 180),
        (134217728, 134217728, 0, 0), (67108864, 67108864, 66.51326044311186, -90),
        (201326592, 201326592, -66.51326044311186, 90),
        (100000000, 100000000, 41.6480317681823, -45.8895492553711),
        (-1, -1, 85.0511288954993, 179.9999986588955), (134217728, 439674.4024836, 85.0, 0),
        (world + 1, world / 2, 0, -179.9999986588955),
    ])
    func unprojects(x: Double, y: Double, latitude: Double, longitude: Double) {
        let coordinate = MKMapPoint(x: x, y: y).coordinate
        #expect(abs(coordinate.latitude - latitude) <= 1e-10)
        #expect(abs(coordinate.longitude - longitude) <= 1e-10)
    }

    /// 85 exactly, not the 85.0511 at which the square ends.
    @Test(arguments: [85, 85.02, 85.0511, 87, 90])
    func latitudesBeyond85AreDrawnAt85(latitude: Double) {
        let north = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 12))
        let south = MKMapPoint(CLLocationCoordinate2D(latitude: -latitude, longitude: 12))
        #expect(north == MKMapPoint(CLLocationCoordinate2D(latitude: 85, longitude: 12)))
        #expect(south == MKMapPoint(CLLocationCoordinate2D(latitude: -85, longitude: 12)))
    }

    @Test func roundTripsWithinATenBillionthOfADegree() {
        var random = SplitMix(seed: 0x5EED_0001)
        for _ in 0..<20_000 {
            let coordinate = CLLocationCoordinate2D(
                latitude: .random(in: -85...85, using: &random),
                longitude: .random(in: -180...180, using: &random))
            let back = MKMapPoint(coordinate).coordinate
            #expect(abs(back.latitude - coordinate.latitude) < 1e-10)
            #expect(abs(back.longitude - coordinate.longitude) < 1e-10)
        }
    }

    @Test(arguments: [
        (0, 0.14828977333772544), (5, 0.14773672545989089), (10, 0.1460810306041074),
        (15, 0.14333305901229276), (20, 0.1395101707881606), (25, 0.1346368189822387),
        (30, 0.12874467163820497), (35, 0.12187273204630399), (40, 0.11406743262880727),
        (45, 0.10538267551332613), (50, 0.095879792040637485), (55, 0.085627394029882689),
        (60, 0.074701090708174683), (65, 0.063183043789721671), (70, 0.051161318089686623),
        (75, 0.038728904874921345), (80, 0.025981817044788295), (85, 0.027389836522547215),
        (85.25, 0.053509138661681242), (85.49, 1.3067540004709668), (90, 0.25403722079763608),
        (-90, 0.00041677490674450291), (37.3349, 0.11834086833616),
        (39.9042, 0.11422542980831), (64.1466, 0.06518709240813),
    ])
    func metersPerMapPoint(latitude: Double, meters: Double) {
        let tolerance = abs(latitude) < 84.5 ? 1e-12 : 1e-9
        let computed = MKMetersPerMapPointAtLatitude(latitude)
        #expect(abs(computed / meters - 1) < tolerance)
        #expect(abs(MKMapPointsPerMeterAtLatitude(latitude) * meters - 1) < tolerance)
    }

    @Test(arguments: [85.5, 87, 89.49, 91, 1000])
    func metersPerMapPointWhereTheMapHasNoExtent(latitude: Double) {
        #expect(MKMetersPerMapPointAtLatitude(latitude) == .infinity)
        #expect(MKMapPointsPerMeterAtLatitude(latitude) == 0)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func metersPerMapPointOfNoLatitude(latitude: Double) {
        #expect(MKMetersPerMapPointAtLatitude(latitude).isNaN)
        #expect(MKMapPointsPerMeterAtLatitude(latitude).isNaN)
    }
}
