import Answers
import Atlas
import ClusterMap
import Foundation
import MapGeometry
import MapPainter
import MapPictures
import MapPixels
import Roads
import Testing

/// Routes and clusters on pictures of the sample city.
@Suite struct PictureContentTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let atlas = Result {
        try Atlas.open(root.appendingPathComponent("Samples/helsinki.atlas").path)
    }
    private static let painters = Result { try PagePainters() }

    private static let station = CLLocationCoordinate2D(latitude: 60.1711, longitude: 24.9414)
    private static let park = CLLocationCoordinate2D(latitude: 60.1674, longitude: 24.9500)

    private static func picture(
        _ camera: PictureCamera, style: String = "standard-light",
        _ change: @escaping (MapGeometry.JSONValue) throws -> MapGeometry.JSONValue = { $0 }
    ) throws -> PixelBuffer {
        try painters.get().painter(
            style, tiles: try AtlasTiles.open([try atlas.get()]),
            areas: try atlas.get().manifest.coveredBounds, camera: camera, changing: change
        ).picture(camera).pixels
    }

    private static func route(_ mode: String) throws -> PictureRoute {
        let router = try AtlasEngines(try atlas.get()).router(mode)
        let routes = try router.routes(RouteRequest([RouteWaypoint(station), RouteWaypoint(park)]))
        return PictureRoute(try #require(routes.first), places: [station, park])
    }

    /// Where pixels of a color of six digits are.
    private static func places(_ rgb: UInt32, in picture: PixelBuffer) -> [SIMD2<Int>] {
        let color = rgb >> 16 | rgb & 0xFF00 | (rgb & 0xFF) << 16
        return picture.pixels.indices.filter { picture.pixels[$0] & 0xFF_FFFF == color }
            .map { SIMD2($0 % picture.width, $0 / picture.width) }
    }

    /// How many of some pixels lie in a square around a point.
    private static func count(
        _ pixels: [SIMD2<Int>], around middle: SIMD2<Double>, reach: Double
    ) -> Int {
        pixels.count { pixel in
            let way = SIMD2(Double(pixel.x), Double(pixel.y)) - middle
            return abs(way.x) < reach && abs(way.y) < reach
        }
    }

    @Test(arguments: ["automobile", "walking", "cycling"])
    func aRouteIsDrawnFromPinToPin(mode: String) throws {
        let route = try Self.route(mode)
        let camera = try PictureCamera(showing: route.coordinates, width: 400, height: 300)
        let plain = try Self.picture(camera)
        let drawn = try Self.picture(camera) { try route.added(to: $0, isDark: false) }
        #expect(Self.places(0x3A78E0, in: plain).isEmpty)
        // The line, its casing and both pins, the pins where the places are.
        let line = Self.places(0x3A78E0, in: drawn)
        #expect(line.count > 800 && Self.places(0x173E85, in: drawn).count > 200)
        let projection = PictureProjection(camera)
        for (place, color) in [(Self.station, 0x173E85 as UInt32), (Self.park, 0xCB3A27)] {
            let pixel = try #require(
                projection.pixel(latitude: place.latitude, longitude: place.longitude))
            #expect(Self.count(Self.places(color, in: drawn), around: pixel, reach: 12) > 150)
        }
        // The line runs on between the pins without a gap: in each column there is some of it, or a pin, a label, an icon.
        let columns = Set(line.map(\.x))
        let span = try #require(columns.min())...(try #require(columns.max()))
        #expect(columns.count > span.count * 3 / 4)
    }

    @Test func aRouteOnDarkGroundHasItsColors() throws {
        let route = try Self.route("walking")
        let camera = try PictureCamera(showing: route.coordinates, width: 300, height: 300)
        let drawn = try Self.picture(camera, style: "standard-dark") {
            try route.added(to: $0, isDark: true)
        }
        #expect(Self.places(0x6EA3F7, in: drawn).count > 500)
        #expect(Self.places(0x2A5CC0, in: drawn).count > 150)
        #expect(Self.places(0x3A78E0, in: drawn).isEmpty)
    }

    @Test func thePagesColorsAreUsed() throws {
        let page = Self.root.appendingPathComponent("Sources/MapServer/Page")
        let files = [
            "js/directions/route-lines.js", "js/directions/journeys.js", "js/transit/line-badge.js",
            "js/points/points.js", "directions.css", "panel.css",
        ]
        let text = try files.map {
            try String(contentsOf: page.appendingPathComponent($0), encoding: .utf8)
        }.joined()
        #expect(PageColors.all.count > 20)
        for color in PageColors.all { #expect(text.contains(color), "\(color)") }
    }

    @Test func pointsBecomeBubblesOfTheirNumber() throws {
        // Nine points a meter apart, and one far away.
        var points = (0..<9).map {
            CLLocationCoordinate2D(latitude: 60.1700 + Double($0) * 1e-5, longitude: 24.9380)
        }
        points.append(CLLocationCoordinate2D(latitude: 60.1720, longitude: 24.9480))
        let clusters = PictureClusters([try ClusterIndex(points)])
        #expect(clusters.coordinates.count == 10)
        let camera = try PictureCamera(showing: clusters.coordinates, width: 400, height: 200)
        let drawn = try Self.picture(camera, style: "muted-light") {
            try clusters.added(to: $0, camera)
        }
        let projection = PictureProjection(camera)
        let purple = Self.places(0xB3306B, in: drawn)
        func area(_ place: CLLocationCoordinate2D) throws -> Int {
            let pixel = try #require(
                projection.pixel(latitude: place.latitude, longitude: place.longitude))
            return Self.count(purple, around: pixel, reach: 30)
        }
        // A bubble of nine is 33 points wide, its rim of two left out: a disk of radius 14.5 less its number; a point
        // is 14 wide, a disk of radius 5.
        #expect(450...660 ~= (try area(points[4])))
        #expect(50...80 ~= (try area(points[9])))
        #expect(purple.count == (try area(points[4])) + (try area(points[9])))
    }

    @Test func layersOfPointsHaveColorsOfTheirOwn() throws {
        let one = try ClusterIndex([Self.station])
        let other = try ClusterIndex([Self.park, Self.park])
        let clusters = PictureClusters([one, other])
        let camera = try PictureCamera(showing: clusters.coordinates, width: 300, height: 300)
        let drawn = try Self.picture(camera) { try clusters.added(to: $0, camera) }
        #expect(Self.places(0xB3306B, in: drawn).count > 40)
        // Two at one and the same place are one bubble.
        #expect(Self.places(0x1F6FEB, in: drawn).count > 250)
    }

    @Test func pointsBeyondThe180thMeridianAreShown() throws {
        let points = [179.9, -179.9].map {
            CLLocationCoordinate2D(latitude: 0, longitude: $0)
        }
        let clusters = PictureClusters([try ClusterIndex(points)])
        let camera = try PictureCamera(
            showing: clusters.coordinates, maximumZoom: 9, width: 400, height: 100)
        #expect(camera.zoom > 7)
        let drawn = try Self.picture(camera) { try clusters.added(to: $0, camera) }
        let purple = Self.places(0xB3306B, in: drawn)
        #expect(purple.contains { $0.x < 150 } && purple.contains { $0.x > 250 })
    }
}
