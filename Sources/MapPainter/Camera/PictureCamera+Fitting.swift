import Foundation
import Geodesy
import MapGeometry
import MapPixels

extension PictureCamera {
    /// Creates a camera that shows all of some places.
    ///
    /// Where the places lie on both sides of the 180th meridian, the picture shows the shorter way around the world.
    ///
    /// - Parameters:
    ///   - places: One at least; latitudes beyond Mercator's projection count as its edge.
    ///   - marginPoints: How far the places stay away from the picture's edges, 0 or more; less where it leaves no room.
    ///   - maximumZoom: The zoom at which places that lie close together are shown.
    ///   - bearing: Degrees clockwise from north that are up.
    ///   - pitch: Degrees between the line of sight and straight down, 0 to 60.
    ///   - width: Width in points.
    ///   - height: Height in points.
    ///   - scale: Pixels of a point.
    /// - Throws: `PainterError` where a value is out of its range, or there is no place.
    public init(
        showing places: [CLLocationCoordinate2D], marginPoints: Double = 56,
        maximumZoom: Double = 17, bearing: Double = 0, pitch: Double = 0, width: Int, height: Int,
        scale: Double = 1
    ) throws(PainterError) {
        guard !places.isEmpty,
            places.allSatisfy({ $0.latitude.isFinite && $0.longitude.isFinite })
        else {
            throw PainterError(.invalidCamera, "a picture of places needs one place at least")
        }
        // All values but the view are checked before they count.
        try self.init(
            latitude: 0, longitude: 0, zoom: 0, bearing: bearing, pitch: pitch, width: width,
            height: height, scale: scale)
        let points = Self.neighbors(places)
        // The plane is turned by the bearing; a box on it is the picture.
        let turning = PictureProjection(self)
        var low = SIMD2(repeating: Double.infinity)
        var high = -low
        for point in points {
            let turned = turning.turned(point)
            low = pointwiseMin(low, turned)
            high = pointwiseMax(high, turned)
        }
        let size = SIMD2(Double(width), Double(height))
        let margin = min(max(marginPoints, 0), size.min() * 0.4)
        let room = size - 2 * margin
        let span = pointwiseMax(high - low, SIMD2(repeating: 0x1p-40))
        let middle = turning.unturned((low + high) / 2)
        latitude = WebMercator.latitude(y: min(max(middle.y, 0), 1))
        longitude = WebMercator.longitude(x: middle.x)
        let zooms = -3...min(max(maximumZoom, -3), 24)
        zoom = min(
            max(log2((room / span).min() / 512), zooms.lowerBound), zooms.upperBound)
        if pitch > 0 { backOff(from: points, margin: margin) }
    }

    /// Lowers the zoom until a tilted picture shows all places.
    private mutating func backOff(from points: [SIMD2<Double>], margin: Double) {
        func shows(_ zoom: Double) -> Bool {
            var camera = self
            camera.zoom = zoom
            let projection = PictureProjection(camera)
            let edge = SIMD2(repeating: margin * scale - 0.5)
            let end = projection.size - edge
            return points.allSatisfy { point in
                let plane = projection.plane(point)
                guard projection.depth(plane) > PlaneView.nearest else { return false }
                let pixel = projection.picture(plane)
                return all(pixel .>= edge) && all(pixel .<= end)
            }
        }
        guard !shows(zoom) else { return }
        var (low, high) = (max(zoom - 5, -3), zoom)
        for _ in 0..<12 {
            let middle = (low + high) / 2
            if shows(middle) { low = middle } else { high = middle }
        }
        zoom = low
    }

    /// Places in the world as a square of side 1, so that the widest gap between longitudes lies outside.
    private static func neighbors(_ places: [CLLocationCoordinate2D]) -> [SIMD2<Double>] {
        let points = places.map { world(latitude: $0.latitude, longitude: $0.longitude) }
        let columns = points.map { $0.x - $0.x.rounded(.down) }.sorted()
        var (start, gap) = (columns[0], columns[0] + 1 - columns[columns.count - 1])
        for (west, east) in zip(columns, columns.dropFirst()) where east - west > gap {
            (start, gap) = (east, east - west)
        }
        return points.map { point in
            let column = point.x - point.x.rounded(.down)
            return SIMD2(column < start ? column + 1 : column, point.y)
        }
    }
}

extension PictureProjection {
    /// The box of degrees that the picture shows, with some points beyond its edges.
    ///
    /// - Returns: Longitudes that ascend from west to east, beyond ±180 where the picture lies over the 180th meridian.
    package func edges(
        marginPoints: Double = 0
    ) -> (south: Double, west: Double, north: Double, east: Double) {
        let margin = SIMD2(repeating: marginPoints * scale)
        let low = -margin
        let high = size + margin
        let corners = [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)].map(world)
        let (xs, ys) = (corners.map(\.x), corners.map { min(max($0.y, 0), 1) })
        return (
            WebMercator.latitude(y: ys.max() ?? 1), WebMercator.longitude(x: xs.min() ?? 0),
            WebMercator.latitude(y: ys.min() ?? 0), WebMercator.longitude(x: xs.max() ?? 1)
        )
    }
}
