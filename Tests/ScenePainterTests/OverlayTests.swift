import MapGeometry
import MapPainter
import MapPixels
import MapScene
import ScenePainter
import Testing

/// Overlays of scenes in pictures.
struct OverlayTests {
    private func overlay(
        _ content: SceneOverlay.Content, id: Int = 1, level: SceneOverlay.Level = .aboveLabels,
        bounds: MKMapRect = .world, alpha: Double = 1
    ) -> SceneOverlay {
        SceneOverlay(id: id, level: level, bounds: bounds, content: content, alpha: alpha)
    }

    private func square(_ side: Double, right: Double = 0, down: Double = 0) -> SceneOverlay.Line {
        SceneOverlay.Line(
            [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map {
                BlankMap.place(right + $0.0 * side / 2, down + $0.1 * side / 2)
            })
    }

    @Test func areasAreFilledButForTheirHoles() throws {
        var scene = BlankMap.scene()
        scene.overlays = [
            overlay(
                .shape(
                    .polygons([[square(80), square(20)]]), SceneOverlay.Style(fill: red)))
        ]
        let pixels = try BlankMap.picture(scene).pixels
        #expect(pixels.fromMiddle(30, 30) == SIMD3(255, 0, 0))
        #expect(pixels.fromMiddle(0, 0) != SIMD3(255, 0, 0))
        #expect(pixels.fromMiddle(45, 0) != SIMD3(255, 0, 0))
        // 80² − 20² pixels, edges aside.
        #expect(abs(pixels.count(of: red) - 6000) < 400)
    }

    @Test func linesAreAsWideAsTheyAsk() throws {
        var scene = BlankMap.scene()
        let line = SceneOverlay.Line([BlankMap.place(-60, 0), BlankMap.place(60, 0)])
        var style = SceneOverlay.Style(
            strokeColor: blue, stroke: Drawing.Stroke(width: 10, cap: .butt))
        scene.overlays = [overlay(.shape(.lines([line]), style))]
        let whole = try BlankMap.picture(scene).pixels
        #expect(whole.fromMiddle(0, 4) == SIMD3(0, 0, 255))
        #expect(whole.fromMiddle(0, 7) != SIMD3(0, 0, 255))
        #expect(abs(whole.count(of: blue) - 1200) < 150)
        // Half of it, from its middle on.
        style.strokeStart = 0.5
        scene.overlays = [overlay(.shape(.lines([line]), style))]
        let half = try BlankMap.picture(scene).pixels
        #expect(half.fromMiddle(30, 0) == SIMD3(0, 0, 255))
        #expect(half.fromMiddle(-30, 0) != SIMD3(0, 0, 255))
    }

    @Test func gradientsRunAlongTheLine() throws {
        var scene = BlankMap.scene()
        let line = SceneOverlay.Line([BlankMap.place(-60, 0), BlankMap.place(60, 0)])
        let stops = [(0.0, red), (1.0, blue)].map {
            Drawing.Gradient.Stop(location: $0.0, color: $0.1)
        }
        scene.overlays = [
            overlay(
                .shape(
                    .lines([line]),
                    SceneOverlay.Style(stroke: Drawing.Stroke(width: 10), gradient: stops)))
        ]
        let pixels = try BlankMap.picture(scene).pixels
        let (start, end) = (pixels.fromMiddle(-55, 0), pixels.fromMiddle(55, 0))
        #expect(start.x > 200 && start.z < 50 && end.x < 50 && end.z > 200)
        #expect(abs(Int(pixels.fromMiddle(0, 0).x) - 128) < 12)
    }

    @Test func circlesStandWhereTheyAreOnATurnedMap() throws {
        var scene = BlankMap.scene(heading: 90)
        // East of the middle is up on this map.
        scene.overlays = [
            overlay(
                .shape(
                    .circle(
                        SceneOverlay.Circle(center: BlankMap.place(50, 0), radius: 80)),
                    SceneOverlay.Style(fill: green)))
        ]
        let pixels = try BlankMap.picture(scene).pixels
        #expect(pixels.fromMiddle(0, -50) == SIMD3(0, 153, 0))
        #expect(pixels.fromMiddle(0, 0) != SIMD3(0, 153, 0))
        // A disk of a radius of 20 points.
        #expect(abs(Double(pixels.count(of: green)) - .pi * 400) < 100)
    }

    @Test func drawingsLieOnTheirBoundsAndAreTranslucent() throws {
        var scene = BlankMap.scene()
        let bounds = MKMapRect(
            origin: BlankMap.place(-20, -20), size: MKMapSize(width: 160, height: 160))
        let drawing = Drawing([
            Drawing.Command(
                .fill(
                    DrawnPath(CGRect(x: 0, y: 0, width: 160, height: 80)), red, isEvenOdd: false))
        ])
        scene.overlays = [overlay(.drawing(drawing), bounds: bounds, alpha: 0.5)]
        let blank = try BlankMap.picture(BlankMap.scene()).pixels.fromMiddle(0, -10)
        let pixels = try BlankMap.picture(scene).pixels
        // The upper half of the bounds, half of red over what is there.
        let mixed = pixels.fromMiddle(0, -10)
        #expect(abs(Int(mixed.x) - (Int(blank.x) + 255) / 2) < 4)
        #expect(abs(Int(mixed.y) - Int(blank.y) / 2) < 4)
        #expect(pixels.fromMiddle(0, 10) == blank)
        #expect(pixels.fromMiddle(-25, -10) == blank)
    }

    @Test func overlaysLieInTheirOrder() throws {
        var scene = BlankMap.scene()
        func filled(_ color: SceneColor, _ id: Int) -> SceneOverlay {
            overlay(
                .shape(.polygons([[square(40)]]), SceneOverlay.Style(fill: color)), id: id,
                level: id == 3 ? .aboveRoads : .aboveLabels)
        }
        scene.overlays = [filled(red, 1), filled(blue, 2)]
        #expect(try BlankMap.picture(scene).pixels.fromMiddle(0, 0) == SIMD3(0, 0, 255))
        // One below the labels lies below those above them, wherever it stands in the list.
        scene.overlays = [filled(red, 1), filled(green, 3)]
        #expect(try BlankMap.picture(scene).pixels.fromMiddle(0, 0) == SIMD3(255, 0, 0))
    }

    @Test func overlaysCrossThe180thMeridian() throws {
        let world = MKMapSize.world.width
        let middle = MKMapPoint(x: world, y: BlankMap.center.y)
        var scene = BlankMap.scene(middle)
        scene.overlays = [
            overlay(
                .shape(
                    .lines([
                        SceneOverlay.Line([
                            MKMapPoint(x: world - 200, y: middle.y),
                            MKMapPoint(x: world + 200, y: middle.y),
                        ])
                    ]),
                    SceneOverlay.Style(strokeColor: red, stroke: Drawing.Stroke(width: 10))))
        ]
        let pixels = try BlankMap.picture(scene).pixels
        for right in [-40, -2, 2, 40] {
            #expect(pixels.fromMiddle(right, 0) == SIMD3(255, 0, 0), "\(right)")
        }
    }

    @Test func tilesAreLoadedAndMayReplaceTheMap() throws {
        var scene = BlankMap.scene()
        let tiles = SceneOverlay.Tiles(
            template: nil, size: 256, zooms: 0...10, isFlipped: false, replacesMap: true)
        scene.overlays = [overlay(.tiles(tiles))]
        let tile = PNGEncoder().encode(
            try PixelBuffer(width: 4, height: 4, color: PixelColor(red: 0, green: 0, blue: 1)))
        let picture = try BlankMap.picture(scene) { overlay, zoom, x, y in
            overlay.id == 1 && 0...10 ~= zoom && 0..<(1 << zoom) ~= x && 0..<(1 << zoom) ~= y
                ? tile : nil
        }
        #expect(picture.pixels.fromMiddle(0, 0) == SIMD3(0, 0, 255))
        #expect(picture.pixels.fromMiddle(-90, -70) == SIMD3(0, 0, 255))
        // Nobody loads them: that is said.
        let without = try BlankMap.picture(scene)
        #expect(without.warnings.contains { $0.contains("tiles of an overlay are not drawn") })
        // A damaged one is left out, and that is said.
        let damaged = try BlankMap.picture(scene) { _, _, _, _ in [1, 2, 3] }
        #expect(damaged.warnings.contains { $0.contains("overlay-1") })
    }

    @Test func sizesThatNoPictureHasAreErrors() {
        for (size, scale) in [
            (CGSize(width: 0, height: 10), 1.0), (CGSize(width: 9000, height: 10), 1),
            (CGSize(width: 8000, height: 8000), 1), (CGSize(width: 10, height: 10), 5),
        ] {
            #expect(throws: ScenePictureError.self) {
                try BlankMap.picture(BlankMap.scene(size: size), scale: scale)
            }
        }
    }
}

/// Pictures of the ground in scenes.
struct SceneImageryTests {
    private struct RedGround: TileProvider {
        let minimumZoom = 0
        let maximumZoom = 3
        let tileSize = 256.0

        func tile(zoom: Int, x: Int, y: Int) throws -> TileContent? {
            .raster(
                try PixelBuffer(width: 2, height: 2, color: PixelColor(red: 1, green: 0, blue: 0)))
        }
    }

    private func picture(_ base: SceneStyle.Base, hasImagery: Bool) throws -> MapPicture {
        var scene = BlankMap.scene()
        scene.style.base = base
        var painter = ScenePainter(
            painters: try ScenePictures.painters.get(), tiles: BlankMap(), areas: [])
        painter.imagery = hasImagery ? RedGround() : nil
        return try painter.picture(of: scene, scale: 1, isDark: false)
    }

    @Test(arguments: [SceneStyle.Base.imagery, .hybrid]) func isDrawnWhereItIsAskedFor(
        base: SceneStyle.Base
    ) throws {
        let picture = try picture(base, hasImagery: true)
        #expect(picture.pixels.fromMiddle(0, 0) == SIMD3(255, 0, 0))
        let isNamed = picture.warnings.contains { $0.contains("imagery") }
        #expect(!isNamed)
        // Without it the standard map, and that is said.
        let without = try self.picture(base, hasImagery: false)
        #expect(
            without.pixels.fromMiddle(0, 0)
                == (try self.picture(.standard, hasImagery: true)).pixels.fromMiddle(0, 0))
        #expect(without.warnings.contains { $0.contains("there is no imagery") })
    }
}
