import MapKit
import MapScene
import Testing

@MainActor struct RendererTests {
    /// A delegate as an app writes it.
    final class Drawing: NSObject, MKMapViewDelegate {
        var added = 0
        var make: (any MKOverlay) -> MKOverlayRenderer = { MKOverlayRenderer(overlay: $0) }

        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
        {
            make(overlay)
        }

        func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
            added += renderers.count
        }
    }

    let places = [
        CLLocationCoordinate2D(latitude: 60.15, longitude: 24.92),
        CLLocationCoordinate2D(latitude: 60.18, longitude: 24.95),
        CLLocationCoordinate2D(latitude: 60.16, longitude: 24.97),
    ]
    var line: MKPolyline { MKPolyline(coordinates: places, count: places.count) }

    @Test(.timeLimit(.minutes(1)))
    func drawingAgainIsSeenByWhoeverShowsTheMap() async throws {
        let map = MKMapView.showing()
        let delegate = Drawing()
        map.delegate = delegate
        let line = line
        map.addOverlay(line)
        let (changes, change) = AsyncStream.makeStream(of: Void.self)
        map.sceneObserver = { change.yield() }
        let renderer = try #require(map.renderer(for: line))
        renderer.setNeedsDisplay()
        renderer.setNeedsDisplay(line.boundingMapRect)
        renderer.setNeedsDisplay(line.boundingMapRect, zoomScale: 1)
        // The observer is told on the main actor, at once or when it is next free.
        var count = 0
        for await _ in changes {
            count += 1
            if count == 3 { break }
        }
        #expect(count == 3)
        // The map does not keep its delegate.
        withExtendedLifetime(delegate) {}
    }

    @Test func overlaysKeepTheirOrderAndLevels() {
        let map = MKMapView.showing()
        let all = (0..<4).map { MKCircle(center: map.centerCoordinate, radius: Double($0 + 1)) }
        map.addOverlay(all[0], level: .aboveLabels)
        map.addOverlays([all[1], all[2]])
        map.addOverlay(all[1])
        map.insertOverlay(all[3], below: all[2])
        func radii() -> [Double] { map.overlays.compactMap { ($0 as? MKCircle)?.radius } }
        #expect(radii() == [2, 4, 3, 1])
        #expect(map.overlays(in: .aboveLabels).count == 1)
        map.exchangeOverlay(all[3], with: all[0])
        #expect(radii() == [2, 1, 3, 4])
        map.exchangeOverlay(at: 0, withOverlayAt: 2)
        #expect(radii() == [3, 1, 2, 4])
        map.exchangeOverlay(at: 0, withOverlayAt: 9)
        map.removeOverlay(all[0])
        map.insertOverlay(all[0], at: 99)
        #expect(radii() == [3, 2, 1, 4])
        map.removeOverlays(map.overlays)
        #expect(map.overlays.isEmpty)
    }

    @Test func withoutARendererNothingIsDrawn() {
        let map = MKMapView.showing()
        map.addOverlay(line)
        #expect(map.renderer(for: map.overlays[0]) == nil)
        #expect(map.scene.overlays.isEmpty)
        let silent = Recorder()
        map.delegate = silent
        #expect(map.advised == ["rendererMissing"])
        let drawing = Drawing()
        drawing.make = { MKPolylineRenderer(overlay: $0) }
        map.delegate = drawing
        #expect(drawing.added == 1)
        #expect(map.renderer(for: map.overlays[0]) is MKPolylineRenderer)
        _ = map.scene
        #expect(map.advised == ["rendererMissing", "rendererInvisible"])
    }

    @Test func standardRenderersBecomeShapes() throws {
        let map = MKMapView.showing()
        let drawing = Drawing()
        map.delegate = drawing
        drawing.make = { overlay in
            switch overlay {
            case let polyline as MKPolyline:
                let renderer = MKGradientPolylineRenderer(polyline: polyline)
                renderer.setColors([.red, .blue], locations: [0, 1])
                renderer.lineWidth = 5
                renderer.lineDashPattern = [4, 2]
                renderer.strokeEnd = 0.5
                return renderer
            case let circle as MKCircle:
                let renderer = MKCircleRenderer(circle: circle)
                renderer.fillColor = UIColor.systemBlue.withAlphaComponent(0.25)
                renderer.alpha = 0.5
                renderer.blendMode = .multiply
                return renderer
            default:
                let renderer = MKPolygonRenderer(overlay: overlay)
                renderer.strokeColor = .black
                return renderer
            }
        }
        let hole = MKPolygon(coordinates: places, count: 3)
        map.addOverlays([
            line, MKCircle(center: map.centerCoordinate, radius: 500),
            MKPolygon(coordinates: places, count: 3, interiorPolygons: [hole]),
        ])
        let overlays = map.scene.overlays
        #expect(overlays.count == 3)
        guard case .shape(.lines(let lines), let style) = overlays[0].content else {
            Issue.record("no line")
            return
        }
        #expect(lines[0].points == line.mapPoints)
        #expect(style.gradient?.map(\.location) == [0, 1])
        #expect(style.gradient?.first?.color == UIColor.red.value)
        #expect(style.stroke.width == 5 && style.stroke.dashes == [4, 2] && style.strokeEnd == 0.5)
        guard case .shape(.circle(let circle), let fill) = overlays[1].content else {
            Issue.record("no circle")
            return
        }
        #expect(abs(circle.radius * 2 - overlays[1].bounds.width) < 1e-9)
        #expect(fill.fill?.alpha == 0.25 && overlays[1].alpha == 0.5)
        #expect(overlays[1].blendMode == "multiply")
        guard case .shape(.polygons(let areas), _) = overlays[2].content else {
            Issue.record("no area")
            return
        }
        #expect(areas.map(\.count) == [2])
    }

    /// A renderer as an app writes it.
    final class CrossRenderer: MKOverlayRenderer {
        override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
            let rect = self.rect(for: overlay.boundingMapRect)
            context.saveGState()
            context.setStrokeColor(UIColor.red.cgColor)
            context.setLineWidth(3 / zoomScale)
            context.move(to: CGPoint(x: rect.minX, y: rect.minY))
            context.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            context.strokePath()
            context.restoreGState()
            context.fill(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
        }
    }

    @Test func drawingsOfAppsAreWrittenDown() throws {
        let map = MKMapView.showing()
        let drawing = Drawing()
        drawing.make = { CrossRenderer(overlay: $0) }
        map.delegate = drawing
        map.addOverlay(MKCircle(center: map.centerCoordinate, radius: 1000))
        let overlay = try #require(map.scene.overlays.first)
        guard case .drawing(let drawn) = overlay.content else {
            Issue.record("no drawing")
            return
        }
        #expect(drawn.commands.count == 2)
        let side = overlay.bounds.width
        guard case .stroke(let path, let color, let stroke) = drawn.commands[0].operation else {
            Issue.record("no line")
            return
        }
        #expect(path.elements.last == .line(CGPoint(x: side, y: side)))
        #expect(color == UIColor.red.value)
        let scale = 400 / map.visibleMapRect.width
        #expect(abs(stroke.width * scale - 3) < 1e-9)
        guard case .fill(let area, let black, _) = drawn.commands[1].operation else {
            Issue.record("no area")
            return
        }
        #expect(black == .black && abs(area.controlBounds.width - side / 2) < 1e-9)
        // Elsewhere there is nothing to draw.
        map.setCenter(CLLocationCoordinate2D(latitude: 0, longitude: 0), animated: false)
        guard case .drawing(let none)? = map.scene.overlays.first?.content else {
            Issue.record("no drawing")
            return
        }
        #expect(none.isEmpty)
    }

    /// A renderer that draws more than its parent does.
    final class Outlined: MKPolylineRenderer {
        override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
            strokeColor = .white
            lineWidth = 8
            super.draw(mapRect, zoomScale: zoomScale, in: context)
            strokeColor = .systemBlue
            lineWidth = 5
            super.draw(mapRect, zoomScale: zoomScale, in: context)
        }
    }

    @Test func parentsDrawThroughTheContext() throws {
        let map = MKMapView.showing()
        let drawing = Drawing()
        drawing.make = { Outlined(overlay: $0) }
        map.delegate = drawing
        map.addOverlay(line)
        guard case .drawing(let drawn)? = map.scene.overlays.first?.content else {
            Issue.record("no drawing")
            return
        }
        let scale = 400 / map.visibleMapRect.width
        let widths = drawn.commands.map { command -> Double in
            if case .stroke(_, _, let stroke) = command.operation {
                stroke.width * scale
            } else {
                -1
            }
        }
        #expect(widths.map { ($0 * 1000).rounded() / 1000 } == [8, 5])
    }

    @Test func roadsWidthStandsForNone() {
        let renderer = MKPolylineRenderer(polyline: line)
        renderer.strokeColor = .black
        let context = CGContext(bounds: .infinite)
        renderer.draw(.world, zoomScale: 0.5, in: context)
        guard case .stroke(_, _, let stroke)? = context.drawing.commands.first?.operation else {
            Issue.record("no line")
            return
        }
        #expect(stroke.width == Double(MKRoadWidthAtZoomScale(0.5)))
    }

    @Test func pointsOfTheRendererBeginAtTheOverlay() {
        let renderer = MKOverlayRenderer(overlay: line)
        let rect = line.boundingMapRect
        #expect(renderer.point(for: rect.origin) == .zero)
        #expect(renderer.mapRect(for: renderer.rect(for: rect)) == rect)
        #expect(renderer.canDraw(.world, zoomScale: 1))
    }

    @Test func partOfALineIsMeasuredOnTheMap() {
        let points = [MKMapPoint(x: 0, y: 0), MKMapPoint(x: 10, y: 0), MKMapPoint(x: 10, y: 30)]
        let renderer = MKPolylineRenderer(polyline: MKPolyline(points: points, count: 3))
        renderer.strokeColor = .black
        renderer.strokeStart = 0.125
        renderer.strokeEnd = 0.5
        let context = CGContext(bounds: .infinite)
        renderer.draw(.world, zoomScale: 1, in: context)
        guard case .stroke(let path, _, _)? = context.drawing.commands.first?.operation else {
            Issue.record("no line")
            return
        }
        #expect(
            path.elements == [
                .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)),
                .line(CGPoint(x: 10, y: 10)),
            ])
    }

    final class OwnTiles: MKTileOverlay {
        override func loadTile(at path: MKTileOverlayPath) async throws -> Data {
            Data("\(path.z)/\(path.x)/\(path.y)".utf8)
        }
    }

    final class ClosureTiles: MKTileOverlay {
        override func loadTile(
            at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void
        ) {
            result(nil, URLError(.fileDoesNotExist))
        }
    }

    @Test func tilesHaveAddressesAndAreLoaded() async throws {
        let tiles = MKTileOverlay(urlTemplate: "https://example.org/{z}/{x}/{y}@{scale}x.png")
        let path = MKTileOverlayPath(x: 3, y: 1, z: 2, contentScaleFactor: 2)
        #expect(tiles.url(forTilePath: path).absoluteString == "https://example.org/2/3/1@2x.png")
        tiles.isGeometryFlipped = true
        #expect(tiles.url(forTilePath: path).absoluteString == "https://example.org/2/3/2@2x.png")
        #expect(tiles.boundingMapRect == .world && tiles.maximumZ == 21)
        let data = try await OwnTiles(urlTemplate: nil).loadTile(at: path)
        #expect(String(decoding: data, as: UTF8.self) == "2/3/1")
        await #expect(throws: URLError.self) {
            try await ClosureTiles(urlTemplate: nil).loadTile(at: path)
        }
        await #expect(throws: (any Error).self) {
            try await MKTileOverlay(urlTemplate: "file:///nowhere/{z}.png").loadTile(at: path)
        }
        let map = MKMapView.showing()
        let drawing = Drawing()
        drawing.make = { MKTileOverlayRenderer(overlay: $0) }
        map.delegate = drawing
        map.addOverlay(OwnTiles(urlTemplate: "x"), level: .aboveLabels)
        guard case .tiles(let shown)? = map.scene.overlays.first?.content else {
            Issue.record("no tiles")
            return
        }
        #expect(shown.template == nil && shown.zooms == 0...21)
        #expect(map.scene.overlays.first?.level == .aboveLabels)
    }
}
