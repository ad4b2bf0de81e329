import MapKit
import Testing

@MainActor struct RegionTests {
    let reykjavik = CLLocationCoordinate2D(latitude: 64.1466, longitude: -21.9426)

    @Test func regionIsWidenedToTheViewsShape() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let asked = MKCoordinateRegion(
            center: reykjavik, latitudinalMeters: 10_000, longitudinalMeters: 10_000)
        let fits = map.regionThatFits(asked)
        map.setRegion(asked, animated: false)
        #expect(map.region == fits)
        #expect(map.region.center == asked.center)
        #expect(map.region.span.latitudeDelta >= asked.span.latitudeDelta)
        #expect(abs(map.region.span.longitudeDelta - asked.span.longitudeDelta) < 1e-9)
        let rect = map.visibleMapRect
        #expect(abs(rect.width / rect.height - 320.0 / 480) < 1e-9)
        #expect(map.centerCoordinate == reykjavik)
        #expect(map.camera.centerCoordinate == reykjavik)
        let distance =
            rect.height / 2 * MKMetersPerMapPointAtLatitude(64.1466) / tan(15 * Double.pi / 180)
        #expect(abs(map.camera.centerCoordinateDistance / distance - 1) < 1e-9)
    }

    @Test func settingWhatIsShownChangesNothing() {
        let map = MKMapView.showing(latitude: 64, span: 3)
        let recorder = Recorder()
        map.delegate = recorder
        for _ in 0..<100 { map.region = map.region }
        map.setVisibleMapRect(map.visibleMapRect, animated: true)
        map.camera = map.camera
        #expect(abs(map.region.span.latitudeDelta - 3) < 1e-9 || map.region.span.latitudeDelta > 3)
        #expect(recorder.calls.filter { $0.hasPrefix("did") }.count <= 2)
    }

    @Test func mapWithoutSizeKeepsWhatItIsSetTo() {
        let map = MKMapView(frame: .zero)
        let asked = MKCoordinateRegion(
            center: reykjavik, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        map.setRegion(asked, animated: true)
        #expect(map.region == asked)
        map.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        #expect(map.region.center == reykjavik)
        #expect(map.region.span.longitudeDelta > 1)
        #expect(abs(map.region.span.latitudeDelta - 1) < 1e-9)
        let camera = MKMapView()
        camera.camera = MKMapCamera(
            lookingAtCenter: reykjavik, fromDistance: 5000, pitch: 30, heading: 45)
        #expect(camera.camera.centerCoordinateDistance == 5000)
        camera.frame.size = CGSize(width: 200, height: 200)
        #expect(abs(camera.camera.centerCoordinateDistance - 5000) < 1e-6)
        #expect(camera.camera.pitch == 30 && camera.camera.heading == 45)
    }

    @Test func subclassesAndInitializersOfAppsCompile() {
        final class MyMap: MKMapView {
            var counter = 0
            override func layoutSubviews() { counter += 1 }
        }
        let map = MyMap(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        map.layoutIfNeeded()
        #expect(map.counter == 1)
        #expect(MyMap().bounds == .zero)
    }

    @Test func delegateIsToldInApplesOrder() {
        let map = MKMapView.showing()
        let recorder = Recorder()
        map.delegate = recorder
        map.setCenter(reykjavik, animated: true)
        #expect(recorder.calls == ["will true", "visible", "did true"])
        recorder.calls = []
        map.setRegion(
            MKCoordinateRegion(
                center: reykjavik, latitudinalMeters: 100, longitudinalMeters: 100),
            animated: false)
        #expect(recorder.calls == ["will false", "visible", "did false"])
    }

    @Test func loopOfSettingTheRegionIsBroken() {
        let map = MKMapView.showing()
        let recorder = Recorder()
        map.delegate = recorder
        var count = 0
        recorder.regionDidChange = { map in
            count += 1
            var region = map.region
            region.center.latitude += 0.01
            map.setRegion(region, animated: false)
        }
        map.setCenter(reykjavik, animated: false)
        #expect(count == 4)
        #expect(map.advised == ["regionLoop"])
        #expect(abs(map.centerCoordinate.latitude - reykjavik.latitude - 0.04) < 1e-9)
    }

    @Test func guardedSettingFromTheChangeIsKeptAndTold() {
        let map = MKMapView.showing()
        let recorder = Recorder()
        map.delegate = recorder
        let home = MKMapView.showing(latitude: 10, longitude: 10).region
        recorder.regionDidChange = { map in
            if map.region != home { map.setRegion(home, animated: false) }
        }
        map.setCenter(reykjavik, animated: false)
        #expect(map.region == home)
        #expect(map.advised.isEmpty)
        #expect(recorder.calls.filter { $0 == "did false" }.count == 2)
    }

    @Test func regionsThatCannotBeShownAreIgnored() {
        let map = MKMapView.showing()
        let before = map.region
        for region in [
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 100, longitude: 0),
                span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
            MKCoordinateRegion(
                center: reykjavik, span: MKCoordinateSpan(latitudeDelta: .nan, longitudeDelta: 1)),
            MKCoordinateRegion(
                center: reykjavik, span: MKCoordinateSpan(latitudeDelta: -1, longitudeDelta: 1)),
        ] { map.region = region }
        map.setCenter(kCLLocationCoordinate2DInvalid, animated: false)
        map.visibleMapRect = .null
        #expect(map.region == before)
        #expect(map.advised == ["invalidRegion"])
    }

    @Test func limitsHold() throws {
        let map = MKMapView.showing(span: 1)
        map.setCameraZoomRange(
            MKMapView.CameraZoomRange(
                minCenterCoordinateDistance: 1000, maxCenterCoordinateDistance: 50_000),
            animated: false)
        #expect(abs(map.camera.centerCoordinateDistance - 50_000) < 1e-6)
        map.region = MKCoordinateRegion(
            center: map.centerCoordinate, latitudinalMeters: 1, longitudinalMeters: 1)
        #expect(abs(map.camera.centerCoordinateDistance - 1000) < 1e-6)
        map.cameraZoomRange = nil
        #expect(map.cameraZoomRange.minCenterCoordinateDistance == -1)
        let boundary = try #require(
            MKMapView.CameraBoundary(
                coordinateRegion: MKCoordinateRegion(
                    center: reykjavik, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)))
        )
        map.cameraBoundary = boundary
        #expect(boundary.mapRect.insetBy(dx: -1, dy: -1).contains(MKMapPoint(map.centerCoordinate)))
        #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: -5) == nil)
        #expect(
            MKMapView.CameraZoomRange(
                minCenterCoordinateDistance: 5, maxCenterCoordinateDistance: 4) == nil)
        #expect(MKMapView.CameraBoundary(mapRect: .null) == nil)
    }

    @Test func edgePaddingLeavesTheRectInside() {
        let map = MKMapView.showing()
        let rect = MKMapRect(x: 1e8, y: 1e8, width: 1e6, height: 1e6)
        map.setVisibleMapRect(
            rect, edgePadding: UIEdgeInsets(top: 100, left: 20, bottom: 10, right: 60),
            animated: false)
        let northWest = map.convert(
            MKMapPoint(x: rect.minX, y: rect.minY).coordinate, toPointTo: map)
        let southEast = map.convert(
            MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate, toPointTo: map)
        #expect(northWest.x >= 20 - 1e-6 && northWest.y >= 100 - 1e-6)
        #expect(southEast.x <= 340 + 1e-6 && southEast.y <= 390 + 1e-6)
        #expect(
            map.mapRectThatFits(
                rect, edgePadding: UIEdgeInsets(top: 100, left: 20, bottom: 10, right: 60))
                == map.visibleMapRect)
    }

    @Test func worldAndStrangeSizesDoNotCrash() {
        for size in [
            CGSize(width: 1, height: 3000), CGSize(width: 5000, height: 1),
            CGSize(width: -10, height: 20), CGSize(width: 300, height: 300),
        ] {
            let map = MKMapView(frame: CGRect(origin: .zero, size: size))
            map.visibleMapRect = .world
            map.region = MKCoordinateRegion(.world)
            map.region = MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 90, longitude: 180),
                span: MKCoordinateSpan(latitudeDelta: 400, longitudeDelta: 800))
            map.region = MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: -90, longitude: -180),
                span: MKCoordinateSpan())
            #expect(!map.region.center.latitude.isNaN)
            #expect(!map.visibleMapRect.width.isNaN)
        }
    }
}
