import MapGeometry
import Testing

@Suite struct FreeFunctionTests {
    @Test func strings() {
        #expect(MKStringFromMapPoint(MKMapPoint(x: 1.25, y: 2)) == "{1.2, 2.0}")
        #expect(MKStringFromMapSize(MKMapSize(width: 3, height: -4.06)) == "{3.0, -4.1}")
        #expect(
            MKStringFromMapRect(MKMapRect(x: 1, y: 2, width: 3, height: 4))
                == "{{1.0, 2.0}, {3.0, 4.0}}")
    }

    @Test(arguments: [
        (1.0, 21.0), (0.5, 32), (0.25, 60), (0.125, 96), (0.0625, 176), (0.03125, 288),
        (0.015625, 448), (0.75, 28), (2, 10.5), (0, .infinity),
    ])
    func roadWidths(scale: MKZoomScale, width: CGFloat) {
        #expect(MKRoadWidthAtZoomScale(scale) == width)
    }

    @Test func roadWidthOfNoScale() {
        #expect(MKRoadWidthAtZoomScale(.nan).isNaN)
    }

    /// Which tile of the usual grid shows a place.
    @Test(arguments: [
        (37.7749, -122.4194, 10.0, 163.0, 395.0), (64.1466, -21.9426, 12, 1798, 1088),
        (39.9042, 116.4074, 15, 26979, 12416),
    ])
    func tiles(latitude: Double, longitude: Double, zoom: Double, x: Double, y: Double) {
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        let tiles = exp2(zoom) / MKMapSize.world.width
        #expect((point.x * tiles).rounded(.down) == x)
        #expect((point.y * tiles).rounded(.down) == y)
    }

    @Test func valuesInObjects() {
        let place = CLLocationCoordinate2D(latitude: 60.17, longitude: -24.94)
        let span = MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 0.25)
        #expect(NSValue(mkCoordinate: place).mkCoordinateValue == place)
        #expect(NSValue(mkCoordinateSpan: span).mkCoordinateSpanValue == span)
        #expect(NSValue(mkCoordinate: place) == NSValue(mkCoordinate: place))
        #expect(NSValue(mkCoordinate: place) != NSValue(mkCoordinateSpan: span))
        // Something else is no reason to read wild memory.
        let range = NSValue(range: NSRange(location: 1, length: 2))
        #expect(!CLLocationCoordinate2DIsValid(range.mkCoordinateValue))
        #expect(NSNumber(value: 3).mkCoordinateSpanValue == MKCoordinateSpan())
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func oldSpellings() {
        let place = CLLocationCoordinate2D(latitude: 60.17, longitude: -24.94)
        let span = MKCoordinateSpanMake(0.5, 0.25)
        #expect(span == MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 0.25))
        #expect(
            MKCoordinateRegionMake(place, span) == MKCoordinateRegion(center: place, span: span))
        #expect(
            MKCoordinateRegionMakeWithDistance(place, 10, 20)
                == MKCoordinateRegion(center: place, latitudinalMeters: 10, longitudinalMeters: 20))
        #expect(MKCoordinateRegionForMapRect(.world) == MKCoordinateRegion(.world))
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func functionsThatSwiftMadeMethods() {
        let place = CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94)
        #expect(MKMapPointForCoordinate(place) == MKMapPoint(place))
        let point = MKMapPointMake(10, 20)
        #expect(MKCoordinateForMapPoint(point).latitude == point.coordinate.latitude)
        let rect = MKMapRectMake(10, 20, 30, 50)
        #expect(rect == MKMapRect(origin: point, size: MKMapSizeMake(30, 50)))
        let parts = [
            MKMapRectGetMinX(rect), MKMapRectGetMidX(rect), MKMapRectGetMaxX(rect),
            MKMapRectGetMinY(rect), MKMapRectGetMidY(rect), MKMapRectGetMaxY(rect),
            MKMapRectGetWidth(rect), MKMapRectGetHeight(rect),
        ]
        #expect(parts == [10, 25, 40, 20, 45, 70, 30, 50])
        let moved = MKMapRectOffset(rect, 10, 0)
        #expect(MKMapRectUnion(rect, moved) == rect.union(moved))
        #expect(MKMapRectIntersection(rect, moved) == rect.intersection(moved))
        #expect(MKMapRectIntersectsRect(rect, moved) && !MKMapRectContainsRect(rect, moved))
        #expect(MKMapRectContainsPoint(rect, MKMapPointMake(11, 21)))
        #expect(MKMapRectInset(rect, 1, 2) == rect.insetBy(dx: 1, dy: 2))
        #expect(MKMapRectIsNull(MKMapRectNull) && !MKMapRectIsEmpty(MKMapRectWorld))
        #expect(MKMetersBetweenMapPoints(point, point) == 0)
        let across = MKMapRect(x: MKMapRectWorld.maxX - 5, y: 0, width: 10, height: 10)
        #expect(MKMapRectSpans180thMeridian(across))
        #expect(MKMapRectRemainder(across) == across.remainder)
    }
}
