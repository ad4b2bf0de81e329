import MapKit
import Testing

@MainActor struct ConversionTests {
    @Test func pointsAndPlacesAreEachOthersInverse() {
        let map = MKMapView.showing()
        for (heading, pitch) in [(0.0, 0.0), (40, 0), (200, 35), (359, 60)] {
            let camera = map.camera
            camera.heading = heading
            camera.pitch = CGFloat(pitch)
            map.camera = camera
            for x in stride(from: 0.0, through: 400, by: 50) {
                for y in stride(from: 0.0, through: 400, by: 50) {
                    let point = CGPoint(x: x, y: y)
                    let place = map.convert(point, toCoordinateFrom: map)
                    let back = map.convert(place, toPointTo: map)
                    #expect(hypot(back.x - x, back.y - y) < 1e-4)
                }
            }
        }
    }

    @Test func middleDoesNotDrift() {
        let map = MKMapView.showing(latitude: 64.1466, longitude: -21.9426)
        for _ in 0..<1000 {
            map.centerCoordinate = map.convert(
                CGPoint(x: 200, y: 200), toCoordinateFrom: map)
        }
        #expect(
            map.centerCoordinate == CLLocationCoordinate2D(latitude: 64.1466, longitude: -21.9426))
    }

    @Test func viewsAroundTheMapCount() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let map = MKMapView.showing()
        map.frame.origin = CGPoint(x: 30, y: 70)
        window.addSubview(map)
        let inMap = map.convert(map.centerCoordinate, toPointTo: map)
        let inWindow = map.convert(map.centerCoordinate, toPointTo: nil)
        #expect(abs(inMap.x - 200) < 1e-9 && abs(inMap.y - 200) < 1e-9)
        #expect(abs(inWindow.x - 230) < 1e-9 && abs(inWindow.y - 270) < 1e-9)
        let place = map.convert(CGPoint(x: 230, y: 270), toCoordinateFrom: nil)
        #expect(abs(place.latitude - map.centerCoordinate.latitude) < 1e-9)
    }

    @Test func regionsAndRectsMatch() {
        let map = MKMapView.showing()
        let whole = map.convert(map.region, toRectTo: map)
        #expect(abs(whole.width - 400) < 1e-5 && abs(whole.height - 400) < 1e-5)
        let region = map.convert(CGRect(x: 0, y: 0, width: 400, height: 400), toRegionFrom: map)
        #expect(abs(region.span.latitudeDelta - map.region.span.latitudeDelta) < 1e-9)
        #expect(abs(region.center.longitude - map.region.center.longitude) < 1e-9)
        let half = map.convert(CGRect(x: 100, y: 100, width: 200, height: 200), toRegionFrom: map)
        #expect(abs(half.span.longitudeDelta * 2 - map.region.span.longitudeDelta) < 1e-9)
    }

    @Test func placesThatAreNoneHaveNoPoint() {
        let map = MKMapView.showing()
        #expect(map.convert(kCLLocationCoordinate2DInvalid, toPointTo: map).x.isNaN)
        #expect(
            !CLLocationCoordinate2DIsValid(
                MKMapView().convert(CGPoint.zero, toCoordinateFrom: nil)))
    }
}
