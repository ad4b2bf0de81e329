import Foundation
import MapPixels
import Photographs
import TestSupport
import Testing

/// What one sees of photographs.
@Suite struct PhotographPainterTests {
    /// A panorama whose red tells the column, and green the row, of the whole sphere.
    private static func sphere(_ panorama: Panorama, width: Int, height: Int) throws -> PixelBuffer
    {
        var picture = try PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let u = panorama.left + (Double(x) + 0.5) / Double(width) * panorama.width
                let v = panorama.top + (Double(y) + 0.5) / Double(height) * panorama.height
                picture[x, y] = PixelColor(red: u, green: v, blue: 0.5)
            }
        }
        return picture
    }

    private static func photograph(
        _ picture: PixelBuffer, heading: Double?, orientation: Int = 1,
        _ panorama: [String: String]?
    ) throws -> (file: [UInt8], facts: PhotographFacts) {
        let file = GeotaggedJPEG.bytes(
            try JPEGEncoder(quality: 100).encode(picture), latitude: 1, longitude: 2,
            heading: heading, orientation: orientation, panorama: panorama)
        return (file, try #require(try PhotographFacts.read(file)))
    }

    private static func sight(
        _ facts: PhotographFacts, heading: Double, pitch: Double
    ) -> PhotographSight {
        PhotographSight(
            id: "", name: "", headingDegrees: heading, pitchDegrees: pitch,
            centerDegrees: facts.headingDegrees)
    }

    /// Where the picture's colors say that a pixel looks: degrees from the middle of the panorama, and up.
    private static func direction(_ color: PixelColor) -> (yaw: Double, pitch: Double) {
        ((Double(color.red) / 255 - 0.5) * 360, (0.5 - Double(color.green) / 255) * 180)
    }

    /// A look at each direction has that direction in its middle.
    @Test(arguments: [0.0, 45, 90, 170, 250, 350], [-60.0, -20, 0, 35, 70])
    func theMiddleLooksWhereItWasAskedTo(_ heading: Double, _ pitch: Double) throws {
        let (file, facts) = try Self.photograph(
            Self.sphere(Panorama(), width: 720, height: 360), heading: 100,
            ["ProjectionType": "equirectangular", "PoseHeadingDegrees": "100"])
        let view = try PhotographPainter().picture(
            file, facts, sight: Self.sight(facts, heading: heading, pitch: pitch), width: 41,
            height: 31)
        let found = Self.direction(view[20, 15])
        #expect(abs((found.yaw - (heading - 100)).remainder(dividingBy: 360)) < 2.5)
        #expect(abs(found.pitch - pitch) < 1.5)
    }

    /// The edges of a level view lie where spherical trigonometry has them.
    @Test func theViewIsWithoutDistortion() throws {
        let (file, facts) = try Self.photograph(
            Self.sphere(Panorama(), width: 1440, height: 720), heading: 0,
            ["ProjectionType": "equirectangular"])
        let view = try PhotographPainter().picture(
            file, facts, sight: Self.sight(facts, heading: 30, pitch: 0), width: 400, height: 300)
        // 60 degrees upwards: 30 at the upper edge.
        #expect(abs(Self.direction(view[200, 0]).pitch - 30) < 1)
        let halfWidth = atan(tan(30 * Double.pi / 180) * 4 / 3) * 180 / .pi
        #expect(abs(Self.direction(view[399, 150]).yaw - (30 + halfWidth)) < 2)
        #expect(abs(Self.direction(view[0, 150]).yaw - (30 - halfWidth)) < 2)
        // A corner: its pitch is less than that of the edge's middle, as lines to it are longer.
        let x = tan(30 * Double.pi / 180) * 4 / 3
        let y = tan(30 * Double.pi / 180)
        let corner = atan(y / (1 + x * x).squareRoot()) * 180 / .pi
        #expect(abs(Self.direction(view[399, 0]).pitch - corner) < 1.5)
    }

    @Test func acrossTheSeamThereIsNoGap() throws {
        var picture = try PixelBuffer(width: 720, height: 360)
        for y in 0..<360 {
            for x in 0..<720 { picture[x, y] = PixelColor(red: 0.8, green: 0.8, blue: 0.8) }
        }
        let (file, facts) = try Self.photograph(
            picture, heading: 0, ["ProjectionType": "equirectangular"])
        let view = try PhotographPainter().picture(
            file, facts, sight: Self.sight(facts, heading: 180, pitch: 0), width: 200, height: 100)
        #expect(view.pixels.allSatisfy { abs(Int($0 & 255) - 204) <= 1 })
    }

    @Test func beyondTheEdgeOfAPartThereIsGray() throws {
        let part = Panorama(left: 0.25, top: 0.25, width: 0.5, height: 0.5)
        let (file, facts) = try Self.photograph(
            Self.sphere(part, width: 400, height: 200), heading: 0,
            [
                "ProjectionType": "equirectangular", "FullPanoWidthPixels": "800",
                "FullPanoHeightPixels": "400", "CroppedAreaLeftPixels": "200",
                "CroppedAreaTopPixels": "100",
            ])
        #expect(facts.panorama == part && facts.fieldOfViewDegrees == 180)
        func middle(_ heading: Double, _ pitch: Double) throws -> PixelColor {
            try PhotographPainter().picture(
                file, facts, sight: Self.sight(facts, heading: heading, pitch: pitch), width: 9,
                height: 9)[4, 4]
        }
        let seen = Self.direction(try middle(60, 20))
        #expect(abs(seen.yaw - 60) < 2.5 && abs(seen.pitch - 20) < 1.5)
        let gray = PixelColor(red: 0.11, green: 0.11, blue: 0.12)
        #expect(try middle(120, 0) == gray && middle(-120, 0) == gray && middle(0, 60) == gray)
    }

    /// A camera that was held askew gives a picture in which the horizon is askew; the view has it level again.
    @Test func thePoseOfTheCameraIsUndone() throws {
        let (pitch, roll) = (20.0, 30.0)
        // Each pixel of the camera's sphere, turned into the world, gives its color: a world whose sky is white.
        func world(_ yaw: Double, _ up: Double) -> SIMD3<Double> {
            var v = SIMD3(cos(up) * sin(yaw), sin(up), cos(up) * cos(yaw))
            let (r, p) = (roll * .pi / 180, pitch * .pi / 180)
            // The camera's own up leans to the right in the world when it is rolled clockwise.
            v = SIMD3(v.x * cos(r) + v.y * sin(r), v.y * cos(r) - v.x * sin(r), v.z)
            v = SIMD3(v.x, v.y * cos(p) + v.z * sin(p), v.z * cos(p) - v.y * sin(p))
            return v
        }
        var picture = try PixelBuffer(width: 720, height: 360)
        for y in 0..<360 {
            for x in 0..<720 {
                let v = world(
                    ((Double(x) + 0.5) / 720 - 0.5) * 2 * .pi,
                    (0.5 - (Double(y) + 0.5) / 360) * .pi)
                let shade = v.y > 0 ? 1.0 : 0
                picture[x, y] = PixelColor(red: shade, green: shade, blue: shade)
            }
        }
        let (file, facts) = try Self.photograph(
            picture, heading: 0,
            [
                "ProjectionType": "equirectangular", "PosePitchDegrees": "20",
                "PoseRollDegrees": "30",
            ])
        for heading in [0.0, 90, 200] {
            let view = try PhotographPainter().picture(
                file, facts, sight: Self.sight(facts, heading: heading, pitch: 0), width: 60,
                height: 40)
            for x in 0..<60 {
                #expect(view[x, 12].red > 250 && view[x, 27].red < 5)
            }
        }
    }

    /// The eight orientations of Exif: the corner that is marked comes to the upper left.
    @Test(arguments: [
        (1, 0, 0), (2, 1, 0), (3, 1, 1), (4, 0, 1), (5, 0, 0), (6, 0, 1), (7, 1, 1), (8, 1, 0),
    ])
    func flatPicturesStandUpright(_ orientation: Int, _ right: Int, _ down: Int) throws {
        var picture = try PixelBuffer(width: 64, height: 64)
        for y in 0..<64 {
            for x in 0..<64 {
                let isMarked = x / 32 == right && y / 32 == down
                picture[x, y] = PixelColor(red: isMarked ? 1 : 0, green: 0, blue: 0)
            }
        }
        let (file, facts) = try Self.photograph(
            picture, heading: nil, orientation: orientation, nil)
        let view = try PhotographPainter().picture(
            file, facts, sight: Self.sight(facts, heading: 0, pitch: 0), width: 32, height: 32)
        #expect(view[7, 7].red > 240 && view[24, 7].red < 15 && view[7, 24].red < 15)
    }

    @Test func aFlatPictureIsCutToTheShape() throws {
        var picture = try PixelBuffer(width: 300, height: 100)
        for y in 0..<100 {
            for x in 0..<300 {
                picture[x, y] = PixelColor(red: x / 100 == 1 ? 1 : 0, green: 0, blue: 0)
            }
        }
        let (file, facts) = try Self.photograph(picture, heading: nil, nil)
        let view = try PhotographPainter().picture(
            file, facts, sight: Self.sight(facts, heading: 0, pitch: 0), width: 50, height: 50)
        #expect(view[2, 25].red > 240 && view[47, 25].red > 240)
    }

    @Test(arguments: [(0, 10), (10, 0), (8193, 1), (-1, 5)])
    func thereIsNoPictureOfNoSize(_ width: Int, _ height: Int) throws {
        let (file, facts) = try Self.photograph(
            PixelBuffer(width: 4, height: 4), heading: nil, nil)
        #expect(throws: PixelError.self) {
            try PhotographPainter().picture(
                file, facts, sight: Self.sight(facts, heading: 0, pitch: 0), width: width,
                height: height)
        }
    }
}
