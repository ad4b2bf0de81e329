import Foundation
import Geodesy
import MapPixels

/// From the world to a picture's pixels.
///
/// A place is first put onto a plane of pixels that is turned by the bearing and lies flat; lines get their width there. Then
/// the plane is tilted by the pitch. Method: MapLibre's camera, with a field of view of 0.6435 radians unless
/// the camera has another lens.
public struct PictureProjection: Sendable {
    /// The picture's size in pixels.
    let size: SIMD2<Double>
    /// The zoom of the camera.
    let zoom: Double
    /// Pixels per point.
    let scale: Double
    /// The middle in the world as a square of side 1.
    private let center: SIMD2<Double>
    /// Pixels of the world's side.
    let worldSize: Double
    /// Pixels of the plane for a meter above it.
    let pixelsPerMeter: Double
    /// Cosine and sine of the bearing.
    private let turn: SIMD2<Double>
    /// How the plane is seen.
    let view: PlaneView

    /// The whole picture as a path.
    var frame: PixelPath {
        var path = PixelPath()
        path.add(contour: [SIMD2(0, 0), SIMD2(size.x, 0), size, SIMD2(0, size.y)])
        return path
    }

    /// The cosine of the pitch.
    var tiltCosine: Double { view.cosine }

    /// Whether the plane is tilted.
    var isTilted: Bool { view.isTilted }

    /// Creates the projection of a camera.
    public init(_ camera: PictureCamera) {
        size = SIMD2(Double(camera.pixelWidth), Double(camera.pixelHeight))
        zoom = camera.zoom
        scale = camera.scale
        center = PictureCamera.world(latitude: camera.latitude, longitude: camera.longitude)
        worldSize = 512 * exp2(camera.zoom) * camera.scale
        pixelsPerMeter =
            worldSize / (2 * .pi * WGS84.equatorialRadius * cos(camera.latitude * .pi / 180))
        let bearing = camera.bearing.remainder(dividingBy: 360) * .pi / 180
        turn = bearing == 0 ? SIMD2(1, 0) : SIMD2(cos(bearing), sin(bearing))
        let pitch = camera.pitch * .pi / 180
        view =
            pitch == 0
            ? PlaneView(center: size / 2, distance: camera.eyeDistance * size.y)
            : PlaneView(
                center: size / 2, cosine: cos(pitch), sine: sin(pitch),
                distance: camera.eyeDistance * size.y)
    }

    /// A direction on the map, x to the east and y to the south, as one on the plane.
    func turned(_ way: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(way.x * turn.x + way.y * turn.y, way.y * turn.x - way.x * turn.y)
    }

    /// A place in the world as a point of the flat plane; the picture's middle is (0, 0).
    func plane(_ world: SIMD2<Double>) -> SIMD2<Double> {
        turned((world - center) * worldSize)
    }

    /// By how much images are moved on the plane so that the middle lies between whole points: pixels of an image at its own
    /// scale then fall onto pixels of the picture.
    var imageShift: SIMD2<Double> {
        let points = size / scale
        let half = SIMD2(
            points.x.truncatingRemainder(dividingBy: 2) / 2,
            points.y.truncatingRemainder(dividingBy: 2) / 2)
        let middle = center * (worldSize / scale)
        let back = unturned(half)
        var way = middle - middle.rounded(.toNearestOrAwayFromZero)
        way += back
        if way.x > 0.5 { way.x -= 1 }
        if way.y > 0.5 { way.y -= 1 }
        return turned(way) * scale
    }

    /// How far before the camera a point of the plane is, in distances of the middle.
    func depth(_ point: SIMD2<Double>) -> Double { view.depth(point) }

    /// A point of the plane in the picture, where it lies before the camera.
    func picture(_ point: SIMD2<Double>) -> SIMD2<Double> { view.picture(point) }

    /// The pixel of a place; nil behind the camera.
    public func pixel(latitude: Double, longitude: Double) -> SIMD2<Double>? {
        let point = plane(PictureCamera.world(latitude: latitude, longitude: longitude))
        return depth(point) > PlaneView.nearest ? picture(point) : nil
    }

    /// A path of the plane in the picture; contours are cut where they come near the camera.
    func picture(_ path: PixelPath) -> PixelPath {
        guard isTilted else {
            let middle = size / 2
            return path.map { $0 + middle }
        }
        var result = PixelPath()
        for contour in path.contours {
            result.add(contour: before(Array(contour)).map(picture))
        }
        return result
    }

    /// The part of a contour that lies before the camera.
    private func before(_ contour: [SIMD2<Double>]) -> [SIMD2<Double>] {
        let depths = contour.map(depth)
        guard depths.contains(where: { $0 < PlaneView.nearest }) else { return contour }
        var result: [SIMD2<Double>] = []
        for (index, point) in contour.enumerated() {
            let last = index == 0 ? contour.count - 1 : index - 1
            if (depths[last] < PlaneView.nearest) != (depths[index] < PlaneView.nearest) {
                let t = (PlaneView.nearest - depths[last]) / (depths[index] - depths[last])
                result.append(contour[last] + (point - contour[last]) * t)
            }
            if depths[index] >= PlaneView.nearest { result.append(point) }
        }
        return result
    }

    /// The place in the world at a pixel.
    func world(_ pixel: SIMD2<Double>) -> SIMD2<Double> {
        let point = view.plane(pixel)
        let way = SIMD2(point.x * turn.x - point.y * turn.y, point.y * turn.x + point.x * turn.y)
        return center + way / worldSize
    }

    /// The copies of the world that the picture may show, 0 for the one of the map's own longitudes.
    var worlds: ClosedRange<Int> {
        let xs = corners.map(\.x)
        let low = min(max((xs.min() ?? 0) - 1, -8), 8)
        let high = min(max((xs.max() ?? 0) + 1, -8), 8)
        return Int(low.rounded(.down))...Int(high.rounded(.up))
    }

    /// The picture's corners in the world, clockwise from the upper left one.
    var corners: [SIMD2<Double>] {
        [SIMD2(0, 0), SIMD2(size.x, 0), size, SIMD2(0, size.y)].map(world)
    }
}

extension PictureProjection {
    /// A direction on the plane as one on the map.
    func unturned(_ way: SIMD2<Double>) -> SIMD2<Double> {
        let x = turned(SIMD2(1, 0))
        let y = turned(SIMD2(0, 1))
        return SIMD2((way * x).sum(), (way * y).sum())
    }
}
