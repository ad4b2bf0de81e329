import Foundation
import MapGeometry
import MapPainter
import MapPixels
import MapScene
import ScenePainter
import Testing

/// What stands over the map of a scene in pictures.
struct MarksTests {
    private func annotation(
        _ look: SceneAnnotation.Look, id: Int = 1, right: Double = 0, down: Double = 0,
        size: CGSize = CGSize(width: 28, height: 28), title: String? = nil,
        isSelected: Bool = false
    ) -> SceneAnnotation {
        SceneAnnotation(
            id: id, coordinate: BlankMap.coordinate(right, down), look: look, size: size,
            title: title, isSelected: isSelected)
    }

    private func marker(
        _ color: SceneColor, id: Int = 1, right: Double = 0, down: Double = 0,
        title: String? = nil, isSelected: Bool = false
    ) -> SceneAnnotation {
        annotation(
            .marker(SceneAnnotation.Marker(tint: color)), id: id, right: right, down: down,
            title: title, isSelected: isSelected)
    }

    @Test func aMarkersTipStandsAtItsPlace() throws {
        var scene = BlankMap.scene()
        scene.annotations = [marker(green, right: 20, down: 30)]
        let pixels = try BlankMap.picture(scene).pixels
        // Beside the glyph in the balloon, 20 points above the tip; nothing below it.
        #expect(pixels.fromMiddle(30, 10) == SIMD3(0, 153, 0))
        #expect(pixels.fromMiddle(20, 36) == pixels.fromMiddle(-80, 36))
        // Selected it is larger, from the tip up.
        scene.annotations = [marker(green, right: 20, down: 30, isSelected: true)]
        let larger = try BlankMap.picture(scene).pixels
        #expect(larger.count(of: green) > pixels.count(of: green) * 3 / 2)
    }

    @Test func marksFollowATurnedAndLeaningMap() throws {
        var scene = BlankMap.scene(heading: 40, pitch: 45)
        let place = BlankMap.place(40, -60)
        scene.annotations = [
            SceneAnnotation(
                id: 1, coordinate: place.coordinate,
                look: .view(
                    SceneView(
                        frame: CGRect(x: 0, y: 0, width: 12, height: 12), background: red)),
                size: CGSize(width: 12, height: 12))
        ]
        let pixels = try BlankMap.picture(scene, scale: 2).pixels
        let point = try #require(scene.viewport.viewPoint(of: place))
        #expect(pixels[Int(point.x * 2), Int(point.y * 2)] == PixelColor(red: 1, green: 0, blue: 0))
        // 24 by 24 pixels, upright.
        #expect(abs(pixels.count(of: red) - 576) < 60)
    }

    @Test func looksAreDrawnAroundTheirOffsets() throws {
        var scene = BlankMap.scene()
        let square = SceneImage(
            content: .drawing(
                Drawing([
                    Drawing.Command(
                        .fill(
                            DrawnPath(CGRect(x: 0, y: 0, width: 10, height: 10)), blue,
                            isEvenOdd: false))
                ])), size: CGSize(width: 10, height: 10))
        var image = annotation(.image(square), size: CGSize(width: 10, height: 10))
        image.offset = CGPoint(x: 30, y: -20)
        image.alpha = 0.5
        scene.annotations = [
            image,
            annotation(.pin(red), id: 2, right: -50, size: CGSize(width: 32, height: 39)),
            annotation(.userLocation, id: 3, right: 60, size: CGSize(width: 22, height: 22)),
        ]
        let blank = try BlankMap.picture(BlankMap.scene()).pixels.fromMiddle(30, -20)
        let pixels = try BlankMap.picture(scene).pixels
        #expect(abs(Int(pixels.fromMiddle(30, -20).x) - Int(blank.x) / 2) < 4)
        #expect(pixels.fromMiddle(30, -20).z > blank.z)
        // The head of a pin is in the upper left corner of its view.
        #expect(pixels.fromMiddle(-57, -10) == SIMD3(255, 0, 0))
        #expect(pixels.fromMiddle(60, 0).z > 240 && pixels.fromMiddle(60, 0).x < 40)
        #expect(pixels.fromMiddle(60, 9) == SIMD3(255, 255, 255))
    }

    @Test func viewsClipAndRoundWhatIsInThem() throws {
        var scene = BlankMap.scene()
        let inner = SceneView(
            frame: CGRect(x: -20, y: 0, width: 80, height: 20), background: blue)
        let view = SceneView(
            frame: CGRect(x: 0, y: 0, width: 40, height: 40), background: red, cornerRadius: 20,
            isClipped: true, subviews: [inner])
        scene.annotations = [annotation(.view(view), size: CGSize(width: 40, height: 40))]
        let pixels = try BlankMap.picture(scene).pixels
        #expect(pixels.fromMiddle(0, -10) == SIMD3(0, 0, 255))
        #expect(pixels.fromMiddle(0, 10) == SIMD3(255, 0, 0))
        // Neither beyond the frame nor in its round corners.
        #expect(pixels.fromMiddle(30, -10).z != 255 || pixels.fromMiddle(30, -10).x != 0)
        #expect(pixels.fromMiddle(-19, -19) != SIMD3(0, 0, 255))
    }

    @Test func labelsGiveWayToThoseInFront() throws {
        func dark(_ scene: MapScene) throws -> Int {
            try BlankMap.picture(scene).pixels.pixels.count {
                $0 & 255 < 60 && $0 >> 8 & 255 < 60 && $0 >> 16 & 255 < 60
            }
        }
        var scene = BlankMap.scene()
        scene.annotations = [marker(green, title: "Harbor")]
        let one = try dark(scene)
        #expect(one > 40)
        scene.annotations = [
            marker(green, title: "Harbor"), marker(green, id: 2, right: 4, title: "Harbor"),
        ]
        #expect(abs(try dark(scene) - one) < one / 4)
        scene.annotations[1].coordinate = BlankMap.coordinate(60, 40)
        #expect(try dark(scene) > one * 3 / 2)
    }

    @Test func aCalloutStandsOverItsAnnotation() throws {
        var scene = BlankMap.scene(size: CGSize(width: 300, height: 240))
        scene.annotations = [marker(green, down: 60, title: "Pier", isSelected: true)]
        scene.callout = SceneCallout(
            annotation: 1, title: "Pier", subtitle: "Boats",
            right: SceneView(
                frame: CGRect(x: 0, y: 0, width: 20, height: 20), background: red))
        let pixels = try BlankMap.picture(scene).pixels
        // Its accessory, 56 points and half of its height above the place.
        let (x, y) = try #require(
            pixels.pixels.indices.first { pixels.pixels[$0] == 0xFF00_00FF }.map {
                ($0 % 300, $0 / 300)
            })
        #expect(x > 150 && y < 180 - 56 && y > 180 - 56 - 60)
        scene.callout?.annotation = 7
        #expect(try BlankMap.picture(scene).pixels.count(of: red) == 0)
    }

    @Test func theUsersPlaceHasItsCircle() throws {
        var scene = BlankMap.scene()
        let meters = MKMetersPerMapPointAtLatitude(-40) * 4
        scene.userLocation = MapScene.UserLocation(
            coordinate: BlankMap.coordinate(0, 0), accuracy: 50 * meters, heading: 90)
        let blank = try BlankMap.picture(BlankMap.scene()).pixels.fromMiddle(0, 40)
        let pixels = try BlankMap.picture(scene).pixels
        #expect(pixels.fromMiddle(0, 0).z > 240 && pixels.fromMiddle(0, 0).x < 40)
        #expect(pixels.fromMiddle(0, 40) != blank && pixels.fromMiddle(0, 56) == blank)
        // East of it, where the device points.
        #expect(pixels.fromMiddle(14, 0).x < pixels.fromMiddle(-14, 0).x)
    }

    @Test func placesThatAreNoneAreLeftOut() throws {
        var scene = BlankMap.scene()
        scene.annotations = [marker(red), marker(red, id: 2)]
        scene.annotations[0].coordinate = CLLocationCoordinate2D(latitude: .nan, longitude: 0)
        scene.annotations[1].coordinate = CLLocationCoordinate2D(latitude: 60, longitude: 100)
        #expect(try BlankMap.picture(scene).pixels.count(of: red) == 0)
    }

    @Test func whatIsNotDrawnIsNamed() throws {
        var scene = BlankMap.scene()
        scene.style.base = .imagery
        scene.controls = [MapScene.Control(.zoom, visibility: .visible)]
        let gif = SceneImage(
            content: .encoded(Data("GIF89a".utf8)), size: CGSize(width: 10, height: 10))
        let odd = SceneImage(
            content: .symbol("no.such.symbol", pointSize: 10), size: CGSize(width: 10, height: 10))
        scene.annotations = [
            annotation(.image(gif)), annotation(.image(odd), id: 2),
            marker(red, id: 3, right: -60, title: "\u{10FFFD}"),
        ]
        let said = try BlankMap.picture(scene).warnings
        for text in ["imagery", "controls", "GIF", "no.such.symbol", "no font"] {
            #expect(said.contains { $0.contains(text) }, "\(text)")
        }
    }
}
