import MapGeometry
import MapPainter
import Testing

/// Cameras that show all of some places.
struct FittingTests {
    private static let helsinki = [(60.16, 24.90), (60.19, 24.98), (60.17, 24.95)]
    private static let pacific = [(-17.0, 178.0), (-14.0, -172.0), (-18.0, -178.5)]

    private static func places(_ pairs: [(Double, Double)]) -> [CLLocationCoordinate2D] {
        pairs.map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
    }

    /// The pixels of some places; a place may lie in a neighboring copy of the world.
    private static func pixels(
        _ places: [CLLocationCoordinate2D], _ camera: PictureCamera
    ) -> [SIMD2<Double>] {
        let projection = PictureProjection(camera)
        func distance(_ pixel: SIMD2<Double>) -> Double {
            let way = pixel - SIMD2(200, 150)
            return (way * way).sum()
        }
        return places.compactMap { place in
            [-360.0, 0, 360].compactMap {
                projection.pixel(latitude: place.latitude, longitude: place.longitude + $0)
            }.min { distance($0) < distance($1) }
        }
    }

    @Test(arguments: [false, true], [0.0, 35, 90, -160])
    func allPlacesLieInsideTheMargin(isPacific: Bool, bearing: Double) throws {
        for pitch in [0.0, 30, 60] {
            let places = Self.places(isPacific ? Self.pacific : Self.helsinki)
            let camera = try PictureCamera(
                showing: places, marginPoints: 40, bearing: bearing, pitch: pitch, width: 400,
                height: 300)
            let pixels = Self.pixels(places, camera)
            #expect(pixels.count == places.count)
            for pixel in pixels {
                #expect(39...361 ~= pixel.x && 39...261 ~= pixel.y, "\(pixel) at pitch \(pitch)")
            }
            if pitch == 0 {
                // As large as the room allows: two sides are touched.
                let (xs, ys) = (pixels.map(\.x).sorted(), pixels.map(\.y).sorted())
                let (width, height) = (xs[2] - xs[0], ys[2] - ys[0])
                #expect(abs(width - 320) < 1 || abs(height - 220) < 1)
            }
        }
    }

    @Test func onePlaceIsShownAtTheGreatestZoom() throws {
        let camera = try PictureCamera(
            showing: Self.places([(60.17, 24.94)]), maximumZoom: 15, width: 100, height: 100)
        #expect(camera.zoom == 15)
        #expect(abs(camera.latitude - 60.17) < 1e-9 && abs(camera.longitude - 24.94) < 1e-9)
    }

    @Test func aMarginThatLeavesNoRoomIsSmaller() throws {
        let places = Self.places(Self.helsinki)
        let camera = try PictureCamera(showing: places, marginPoints: 500, width: 50, height: 60)
        for pixel in Self.pixels(places, camera) {
            #expect(0...50 ~= pixel.x && 0...60 ~= pixel.y)
        }
    }

    @Test func noPlaceAndNoNumberAreRefused() {
        #expect(throws: PainterError.self) {
            try PictureCamera(showing: [], width: 10, height: 10)
        }
        #expect(throws: PainterError.self) {
            try PictureCamera(showing: Self.places([(.nan, 0)]), width: 10, height: 10)
        }
        #expect(throws: PainterError.self) {
            try PictureCamera(showing: Self.places([(0, 0)]), width: 0, height: 10)
        }
    }

    @Test func theEdgesHoldThePicture() throws {
        let camera = try PictureCamera(
            latitude: 10, longitude: 179, zoom: 3, bearing: 30, width: 400, height: 300)
        let edges = PictureProjection(camera).edges(marginPoints: 10)
        let projection = PictureProjection(camera)
        #expect(edges.south < 10 && edges.north > 10 && edges.west < 179 && edges.east > 180)
        for (latitude, longitude) in [(edges.south, 179.0), (edges.north, 179.0)] {
            let pixel = try #require(projection.pixel(latitude: latitude, longitude: longitude))
            #expect(pixel.y < 0 || pixel.y > 300)
        }
    }
}
