import Foundation
import MapKit
import MapPixels
import ScenePainter
import Testing

/// Pictures of the sample city.
@Suite struct SnapshotTests {
    /// In the bay of Kaisaniemi.
    private static let bay = CLLocationCoordinate2D(latitude: 60.1765, longitude: 24.946)

    private func isWater(_ color: PixelColor) -> Bool { Int(color.blue) > Int(color.red) + 25 }

    private func options() throws -> MKMapSnapshotter.Options {
        let options = MKMapSnapshotter.Options()
        options.provider = try CityAtlas.provider
        options.region = CityAtlas.region
        options.size = CGSize(width: 300, height: 240)
        return options
    }

    private func pixels(_ image: UIImage) throws -> PixelBuffer {
        try PNGDecoder.decode([UInt8](try #require(image.pngData())))
    }

    private func snapshot(_ options: MKMapSnapshotter.Options) async throws
        -> MKMapSnapshotter.Snapshot
    {
        try await MKMapSnapshotter(options: options).start()
    }

    /// The color of a picture at a coordinate.
    private func color(
        _ snapshot: MKMapSnapshotter.Snapshot, _ pixels: PixelBuffer,
        _ coordinate: CLLocationCoordinate2D
    ) -> PixelColor? {
        let point = snapshot.point(for: coordinate)
        let (x, y) = (point.x * snapshot.image.scale, point.y * snapshot.image.scale)
        guard x >= 0, y >= 0, x < CGFloat(pixels.width), y < CGFloat(pixels.height) else {
            return nil
        }
        return pixels[Int(x), Int(y)]
    }

    @Test func theSizeIsInPointsAndTheScaleInPixels() async throws {
        #expect(MKMapSnapshotter.Options().size == CGSize(width: 256, height: 256))
        let options = try options()
        options.traitCollection = UITraitCollection(displayScale: 2)
        let snapshot = try await snapshot(options)
        #expect(snapshot.image.size == CGSize(width: 300, height: 240))
        #expect(snapshot.image.scale == 2)
        let pixels = try pixels(snapshot.image)
        #expect(pixels.width == 600 && pixels.height == 480)
        #expect(snapshot.image.cgImage?.width == 600 && snapshot.image.cgImage?.height == 480)
        #expect(snapshot.traitCollection.displayScale == 2)
    }

    @Test func waterIsBlueAndLandIsNot() async throws {
        let snapshot = try await snapshot(options())
        let pixels = try pixels(snapshot.image)
        let water = try #require(color(snapshot, pixels, Self.bay))
        let land = try #require(color(snapshot, pixels, CityAtlas.senateSquare))
        #expect(isWater(water) && !isWater(land))
    }

    @Test func ofCameraRectangleAndRegionTheLastCounts() async throws {
        let options = try options()
        options.camera = MKMapCamera(
            lookingAtCenter: CityAtlas.station, fromDistance: 900, pitch: 0, heading: 0)
        let near = try await snapshot(options).point(for: CityAtlas.station)
        #expect(abs(near.x - 150) < 1e-6 && abs(near.y - 120) < 1e-6)
        options.mapRect = MKMapRect.world
        let far = try await snapshot(options).point(for: CLLocationCoordinate2D())
        #expect(abs(far.x - 150) < 1e-6 && abs(far.y - 120) < 1e-6)
        options.region = CityAtlas.region
        let middle = try await snapshot(options).point(for: CityAtlas.senateSquare)
        #expect(abs(middle.x - 150) < 1e-3 && abs(middle.y - 120) < 1e-3)
    }

    @Test(arguments: [(0, 0), (0, 50), (215, 0), (70, 35), (300, 60)] as [(Double, Double)])
    func pointsAreThoseOfACameraInSpace(heading: Double, pitch: Double) async throws {
        let options = try options()
        let distance = 1800.0
        options.camera = MKMapCamera(
            lookingAtCenter: CityAtlas.senateSquare, fromDistance: distance,
            pitch: CGFloat(pitch), heading: heading)
        let snapshot = try await snapshot(options)
        let model = PinholeCamera(
            center: CityAtlas.senateSquare, distance: distance, heading: heading, pitch: pitch,
            width: 300, height: 240)
        for (north, east) in [(0.0, 0.0), (0.002, -0.003), (-0.001, 0.004), (0.004, 0.001)] {
            let place = CLLocationCoordinate2D(
                latitude: CityAtlas.senateSquare.latitude + north,
                longitude: CityAtlas.senateSquare.longitude + east)
            let point = snapshot.point(for: place)
            let expected = model.point(place)
            #expect(abs(point.x - expected.x) < 1e-3 && abs(point.y - expected.y) < 1e-3)
        }
        #expect(snapshot.point(for: kCLLocationCoordinate2DInvalid).x.isNaN)
    }

    /// What is water seen from above is water where it is said to be in a view that leans and turns.
    @Test func pointsLieWhereTheyArePainted() async throws {
        let options = try options()
        options.size = CGSize(width: 400, height: 400)
        options.pointOfInterestFilter = .excludingAll
        options.region = MKCoordinateRegion(
            center: Self.bay, latitudinalMeters: 900, longitudinalMeters: 900)
        let flat = try await snapshot(options)
        let flatPixels = try pixels(flat.image)
        options.camera = MKMapCamera(
            lookingAtCenter: Self.bay, fromDistance: 2000, pitch: 45, heading: 120)
        let tilted = try await snapshot(options)
        let tiltedPixels = try pixels(tilted.image)
        var (counts, same) = ([false: 0, true: 0], 0)
        for row in -18...18 {
            for column in -18...18 {
                let place = CLLocationCoordinate2D(
                    latitude: Self.bay.latitude + Double(row) * 0.0002,
                    longitude: Self.bay.longitude + Double(column) * 0.0004)
                guard let above = color(flat, flatPixels, place),
                    let leaning = color(tilted, tiltedPixels, place)
                else { continue }
                counts[isWater(above), default: 0] += 1
                if isWater(above) == isWater(leaning) { same += 1 }
            }
        }
        let (land, sea) = (counts[false] ?? 0, counts[true] ?? 0)
        #expect(land > 100 && sea > 100)
        #expect(Double(same) > 0.93 * Double(land + sea))
    }

    @Test func whatIsAskedForChangesThePicture() async throws {
        let options = try options()
        options.camera = MKMapCamera(
            lookingAtCenter: CityAtlas.senateSquare, fromDistance: 900, pitch: 0, heading: 0)
        var pictures = [try #require(try await snapshot(options).image.pngData())]
        options.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
        pictures.append(try #require(try await snapshot(options).image.pngData()))
        options.traitCollection = UITraitCollection()
        options.showsBuildings = false
        pictures.append(try #require(try await snapshot(options).image.pngData()))
        options.showsBuildings = true
        options.pointOfInterestFilter = MKPointOfInterestFilter(including: [.museum])
        pictures.append(try #require(try await snapshot(options).image.pngData()))
        options.showsPointsOfInterest = false
        pictures.append(try #require(try await snapshot(options).image.pngData()))
        options.mapType = .mutedStandard
        pictures.append(try #require(try await snapshot(options).image.pngData()))
        #expect(Set(pictures).count == pictures.count)
    }

    @Test func darkIsDarker() async throws {
        let options = try options()
        let light = try pixels(try await snapshot(options).image)
        options.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
        let dark = try pixels(try await snapshot(options).image)
        func brightness(_ pixels: PixelBuffer) -> Int {
            pixels.pixels.reduce(0) { $0 + Int($1 & 255) } / pixels.pixels.count
        }
        #expect(brightness(dark) + 80 < brightness(light))
    }

    @Test func thePictureNamesItsSource() async throws {
        let options = try options()
        options.camera = MKMapCamera(
            lookingAtCenter: Self.bay, fromDistance: 300, pitch: 0, heading: 0)
        let pixels = try pixels(try await snapshot(options).image)
        func darkPixels(_ columns: Range<Int>) -> Int {
            columns.reduce(0) { sum, x in
                sum + (220..<240).count { pixels[x, $0].red < 90 && pixels[x, $0].blue < 90 }
            }
        }
        #expect(darkPixels(150..<300) > 50)
    }

    @Test func severalAtOnceGiveTheSame() async throws {
        let made = try await withThrowingTaskGroup(of: Data?.self) { group in
            for _ in 0..<6 {
                group.addTask { try await self.snapshot(try self.options()).image.pngData() }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(made.count == 6 && Set(made).count == 1 && made[0] != nil)
    }

    @Test func aClosureIsCalledOnTheQueue() async throws {
        let queue = DispatchQueue(label: "pictures")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let snapshotter = MKMapSnapshotter(options: try options())
        let isOnQueue: Bool = await withCheckedContinuation { continuation in
            snapshotter.start(with: queue) { snapshot, error in
                continuation.resume(
                    returning: snapshot != nil && error == nil
                        && DispatchQueue.getSpecific(key: key) == true)
            }
        }
        #expect(isOnQueue && !snapshotter.isLoading)
    }

    @Test func whatIsCancelledFails() async throws {
        let snapshotter = MKMapSnapshotter(options: try options())
        let error: (any Error)? = await withCheckedContinuation { continuation in
            snapshotter.start { snapshot, error in
                continuation.resume(returning: snapshot == nil ? error : nil)
            }
            #expect(snapshotter.isLoading)
            snapshotter.cancel()
        }
        #expect((error as? MKError)?.code == .unknown)
        // It may be started again.
        #expect(try await snapshotter.start().image.size.width == 300)
    }

    @Test func withoutAnAtlasThereIsNoPicture() async throws {
        let options = try options()
        options.provider = .atlas(URL(fileURLWithPath: "/nowhere.atlas"))
        await #expect(throws: MKError(.serverFailure)) { try await snapshot(options) }
        options.provider = .server(try #require(URL(string: "http://127.0.0.1:9")))
        await #expect(throws: MKError(.unknown)) { try await snapshot(options) }
    }

    @Test(
        arguments: [
            (CGSize.zero, 1.0), (CGSize(width: 9000, height: 10), 1),
            (CGSize(width: CGFloat.nan, height: 10), 1), (CGSize(width: 10, height: -1), 1),
            (CGSize(width: 100, height: 100), 0), (CGSize(width: 8000, height: 8000), 1),
        ] as [(CGSize, Double)])
    func absurdSizesAreErrors(size: CGSize, scale: Double) async throws {
        let options = try options()
        options.size = size
        options.scale = CGFloat(scale)
        await #expect(throws: MKError(.unknown)) { try await snapshot(options) }
    }

    @Test func aPlaceThatIsNoneIsAnError() async throws {
        let options = try options()
        options.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: .nan, longitude: 0),
            span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        await #expect(throws: MKError(.unknown)) { try await snapshot(options) }
    }

    /// The page and pictures know the same categories.
    @Test func categoriesAreThoseOfThePage() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/MapServer/Page/js/live/categories.js")
        let text = try String(contentsOf: file, encoding: .utf8)
        let table = try #require(text.firstMatch(of: /const KINDS = \{(?<rows>[^}]*)\}/)).rows
        var known: [String: String] = [:]
        for row in table.matches(of: /(?<kind>\w+): "(?<attributes>[^"]+)"/) {
            known[String(row.kind)] = String(row.attributes)
        }
        #expect(known.count > 40)
        #expect(known == PointKinds.attributes)
    }
}

/// A camera above a plane, in three dimensions: what a point on the ground looks like through a pinhole.
private struct PinholeCamera {
    let center: CLLocationCoordinate2D
    let focal: Double
    let unitsPerMapPoint: Double
    let eye: SIMD3<Double>
    let right, up, forward: SIMD3<Double>
    let middle: SIMD2<Double>

    /// East, north and up in points of the picture; the lens opens 30 degrees from top to bottom.
    init(
        center: CLLocationCoordinate2D, distance: Double, heading: Double, pitch: Double,
        width: Double, height: Double
    ) {
        self.center = center
        focal = height / 2 / tan(15 * .pi / 180)
        unitsPerMapPoint =
            focal / distance * MKMetersPerMapPointAtLatitude(center.latitude)
        let (turn, lean) = (heading * .pi / 180, pitch * .pi / 180)
        forward = SIMD3(sin(turn) * sin(lean), cos(turn) * sin(lean), -cos(lean))
        right = SIMD3(cos(turn), -sin(turn), 0)
        up = SIMD3(sin(turn) * cos(lean), cos(turn) * cos(lean), sin(lean))
        eye = -focal * forward
        middle = SIMD2(width / 2, height / 2)
    }

    func point(_ place: CLLocationCoordinate2D) -> SIMD2<Double> {
        func mercator(_ latitude: Double) -> Double { asinh(tan(latitude * .pi / 180)) }
        let world = 268_435_456.0
        let ground = SIMD3(
            (place.longitude - center.longitude) / 360 * world,
            (mercator(place.latitude) - mercator(center.latitude)) / (2 * .pi) * world, 0)
        let ray = ground * unitsPerMapPoint - eye
        let depth = (ray * forward).sum()
        return middle
            + SIMD2((ray * right).sum(), -(ray * up).sum()) * (focal / depth)
    }
}
