import Foundation
import MapGeometry
import MapScene
import TestSupport
import Testing

struct ViewportTests {
    static func viewport(heading: Double = 0, pitch: Double = 0) -> Viewport {
        Viewport(
            size: CGSize(width: 320, height: 480),
            center: MKMapPoint(CLLocationCoordinate2D(latitude: 37.3349, longitude: -122.009)),
            scale: 0.01, heading: heading, pitch: pitch)
    }

    @Test func distanceIsWhatWasMeasuredOnApplesSystems() {
        let view = Viewport(
            size: CGSize(width: 320, height: 480),
            center: MKMapPoint(CLLocationCoordinate2D(latitude: 37.3349, longitude: 0)),
            scale: 480 / 1_000_000)
        #expect(abs(view.distance - 220_827.0666212) < 0.1)
        #expect(abs(view.scale(atDistance: view.distance, from: view.center) - view.scale) < 1e-15)
    }

    @Test func middleOfTheViewIsTheCenter() throws {
        for (heading, pitch) in [(0.0, 0.0), (30, 0), (123, 45), (0, 60)] {
            let view = Self.viewport(heading: heading, pitch: pitch)
            let middle = CGPoint(x: 160, y: 240)
            #expect(view.mapPoint(at: middle) == view.center)
            #expect(try #require(view.viewPoint(of: view.center)) == middle)
        }
    }

    @Test func headingPointsUp() throws {
        // With east up, a point to the east is above the middle and one to the north left of it.
        let view = Self.viewport(heading: 90)
        let east = try #require(
            view.viewPoint(of: MKMapPoint(x: view.center.x + 1000, y: view.center.y)))
        #expect(abs(east.x - 160) < 1e-9 && abs(east.y - 230) < 1e-9)
        let north = try #require(
            view.viewPoint(of: MKMapPoint(x: view.center.x, y: view.center.y - 1000)))
        #expect(abs(north.x - 150) < 1e-9 && abs(north.y - 240) < 1e-9)
    }

    @Test func pitchIsAPerspective() throws {
        // By hand, with the eye 480 / 2 / tan 15° = 895.69 points away and leaning back 60 degrees: a point
        // 100 points behind the middle is at a depth of 895.69 + 100 sin 60°.
        let view = Self.viewport(pitch: 60)
        let eye = 240 / tan(15 * Double.pi / 180)
        let far = try #require(
            view.viewPoint(of: MKMapPoint(x: view.center.x + 10000, y: view.center.y - 10000)))
        let shrink = eye / (eye + 100 * sin(60 * Double.pi / 180))
        #expect(abs(Double(far.x) - (160 + 100 * shrink)) < 1e-9)
        #expect(abs(Double(far.y) - (240 - 100 * 0.5 * shrink)) < 1e-9)
    }

    @Test func conversionsAreEachOthersInverse() throws {
        var random = SplitMix(seed: 7)
        for _ in 0..<2000 {
            let view = Viewport(
                size: CGSize(width: 300 + Double(random.next() % 900), height: 700),
                center: MKMapPoint(
                    x: Double(random.next() % (1 << 28)),
                    y: 1e7 + Double(random.next() % 200_000_000)),
                scale: exp2(-Double(random.next() % 18)), heading: Double(random.next() % 360),
                pitch: Double(random.next() % 61))
            let point = CGPoint(
                x: Double(random.next() % 1000) / 1000 * Double(view.size.width),
                y: Double(random.next() % 700))
            let place = try #require(view.mapPoint(at: point))
            guard abs(place.x - view.center.x) < MKMapSize.world.width / 2 else { continue }
            let back = try #require(view.viewPoint(of: place))
            #expect(hypot(back.x - point.x, back.y - point.y) < 1e-6, "\(view) \(point)")
        }
    }

    @Test func pointsAcrossTheDateLineAreNear() throws {
        let view = Viewport(
            size: CGSize(width: 400, height: 400), center: MKMapPoint(x: 10, y: 0x1p27), scale: 1)
        let west = try #require(view.viewPoint(of: MKMapPoint(x: 0x1p28 - 10, y: 0x1p27)))
        #expect(abs(west.x - 180) < 1e-6)
        #expect(view.visibleRect.minX == -190)
    }

    @Test func visibleRectHoldsEveryVisiblePoint() throws {
        for (heading, pitch) in [(0.0, 0.0), (77, 0), (10, 50), (250, 60)] {
            let view = Self.viewport(heading: heading, pitch: pitch)
            let rect = view.visibleRect.insetBy(dx: -1e-3, dy: -1e-3)
            for x in stride(from: 0.0, through: 320, by: 20) {
                for y in stride(from: 0.0, through: 480, by: 20) {
                    let place = try #require(view.mapPoint(at: CGPoint(x: x, y: y)))
                    #expect(rect.contains(place))
                }
            }
        }
    }

    @Test func rectOfARegionHasItsCenterAndSpans() {
        for latitude in [-70.0, -33.8, 0, 37, 64.1466, 80] {
            for span in [0.001, 0.05, 1, 20] {
                let region = MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: latitude, longitude: 12),
                    span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span * 1.5))
                let again = MKCoordinateRegion(Viewport.rect(of: region))
                #expect(abs(again.center.latitude - latitude) < 1e-9)
                #expect(abs(again.span.latitudeDelta - span) < 1e-8, "\(latitude) \(span)")
                #expect(abs(again.span.longitudeDelta - span * 1.5) < 1e-8)
            }
        }
    }

    @Test func limitsKeepTheWorldInSight() {
        let view = Viewport(
            size: CGSize(width: 400, height: 800), center: MKMapPoint(x: -5, y: 0), scale: 1e-12,
            heading: -90, pitch: 88
        ).limited()
        #expect(view.scale == 800 / MKMapSize.world.width)
        #expect(view.pitch == Viewport.maximumPitch)
        #expect(view.heading == 270)
        #expect(view.center.x == MKMapSize.world.width - 5)
        let north = Viewport(
            size: CGSize(width: 400, height: 800), center: MKMapPoint(x: 5, y: 0), scale: 1e-3
        ).limited()
        #expect(abs(north.visibleRect.minY) < 1e-6)
    }

    @Test func viewportSurvivesCoding() throws {
        let view = Self.viewport(heading: 12, pitch: 34)
        let data = try JSONEncoder().encode(view)
        #expect(try JSONDecoder().decode(Viewport.self, from: data) == view)
    }
}
