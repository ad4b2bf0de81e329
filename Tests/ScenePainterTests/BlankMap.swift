import MapGeometry
import MapPainter
import MapPixels
import MapScene
import ScenePainter

/// A map without tiles.
struct BlankMap: TileProvider {
    let minimumZoom = 0
    let maximumZoom = 14
    let tileSize = 512.0

    func tile(zoom: Int, x: Int, y: Int) throws -> TileContent? { nil }

    /// A scene around a place, where a point of the screen is a map point of the given number.
    static func scene(
        _ center: MKMapPoint = BlankMap.center, points: Double = 4,
        size: CGSize = CGSize(width: 200, height: 160), heading: Double = 0, pitch: Double = 0
    ) -> MapScene {
        MapScene(
            viewport: Viewport(
                size: size, center: center, scale: 1 / points, heading: heading, pitch: pitch))
    }

    /// The middle of the scenes: in the sea, far from any label.
    static let center = MKMapPoint(CLLocationCoordinate2D(latitude: -40, longitude: -120))

    /// The coordinate of a point of a scene without heading and pitch, from its middle.
    static func coordinate(
        _ right: Double, _ down: Double, points: Double = 4
    ) -> CLLocationCoordinate2D {
        place(right, down, points: points).coordinate
    }

    /// The map point of a point of a scene, from its middle.
    static func place(_ right: Double, _ down: Double, points: Double = 4) -> MKMapPoint {
        MKMapPoint(x: center.x + right * points, y: center.y + down * points)
    }

    /// A picture of a scene with one pixel a point.
    static func picture(
        _ scene: MapScene, scale: Double = 1, tiles: OverlayTileLoader? = nil
    ) throws -> MapPicture {
        var painter = ScenePainter(
            painters: try ScenePictures.painters.get(), tiles: BlankMap(), areas: [])
        painter.overlayTiles = tiles
        return try painter.picture(of: scene, scale: scale, isDark: false)
    }
}

extension PixelBuffer {
    /// The red, green and blue of a pixel that is counted from the middle.
    func fromMiddle(_ right: Int, _ down: Int) -> SIMD3<Int> {
        let color = self[width / 2 + right, height / 2 + down]
        return SIMD3(Int(color.red), Int(color.green), Int(color.blue))
    }

    /// How many pixels have a color, by no more than a few steps.
    func count(of color: SceneColor) -> Int {
        let wanted = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        return pixels.count { pixel in
            zip([0, 8, 16], wanted).allSatisfy {
                abs(Int(pixel >> UInt32($0) & 255) - $1) < 4
            }
        }
    }
}

let red = SceneColor(red: 1, green: 0, blue: 0)
let green = SceneColor(red: 0, green: 0.6, blue: 0)
let blue = SceneColor(red: 0, green: 0, blue: 1)
