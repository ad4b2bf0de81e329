import Foundation
import Geodesy
import MapGeometry

/// From where a picture of the map is taken, and how large it is.
public struct PictureCamera: Sendable, Equatable {
    /// Latitude of the middle, in degrees.
    public var latitude: Double
    /// Longitude of the middle, in degrees.
    public var longitude: Double
    /// Zoom, −3 to 24: the world is 512 · 2^zoom points wide.
    public var zoom: Double
    /// Degrees clockwise from north that are up.
    public var bearing: Double
    /// Degrees between the line of sight and straight down, 0 to 60.
    public var pitch: Double
    /// Width in points.
    public var width: Int
    /// Height in points.
    public var height: Int
    /// Pixels of a point, 1 to 4.
    public var scale: Double
    /// The distance of the eye from the center, in heights of the picture, above 0; the default is MapLibre's.
    public var eyeDistance = 1.5

    /// The world's latitudes in Mercator's projection.
    public static let maximumLatitude = WebMercator.latitudeLimit

    /// Creates a camera.
    ///
    /// - Throws: `PainterError` where a value is out of its range.
    public init(
        latitude: Double, longitude: Double, zoom: Double, bearing: Double = 0, pitch: Double = 0,
        width: Int, height: Int, scale: Double = 1
    ) throws(PainterError) {
        func require(_ isValid: Bool, _ text: String) throws(PainterError) {
            guard isValid else { throw PainterError(.invalidCamera, text) }
        }
        try require(-90...90 ~= latitude, "a latitude is −90 to 90 degrees, not \(latitude)")
        try require(
            longitude.isFinite && abs(longitude) <= 540,
            "a longitude is −540 to 540 degrees, not \(longitude)")
        try require(-3...24 ~= zoom, "a zoom is −3 to 24, not \(zoom)")
        try require(bearing.isFinite, "a bearing is a number of degrees")
        try require(0...60 ~= pitch, "a pitch is 0 to 60 degrees, not \(pitch)")
        try require(1...4 ~= scale, "a scale is 1 to 4, not \(scale)")
        try require(
            1...8192 ~= width && 1...8192 ~= height,
            "a picture is 1 to 8192 points wide and high, not \(width) × \(height)")
        self.latitude = min(max(latitude, -Self.maximumLatitude), Self.maximumLatitude)
        self.longitude = longitude
        self.zoom = zoom
        self.bearing = bearing
        self.pitch = pitch
        self.width = width
        self.height = height
        self.scale = scale
    }

    /// Creates a camera that shows a number of meters from the left to the right, north up.
    ///
    /// - Parameters:
    ///   - latitude: Latitude of the middle, in degrees.
    ///   - longitude: Longitude of the middle, in degrees.
    ///   - meters: How many meters the picture is wide along its middle, above 0; zooms beyond 0 to 22 are kept there.
    ///   - width: Width in points.
    ///   - height: Height in points.
    ///   - scale: Pixels of a point.
    /// - Throws: `PainterError` where a value is out of its range.
    public init(
        latitude: Double, longitude: Double, meters: Double, width: Int, height: Int,
        scale: Double = 1
    ) throws(PainterError) {
        guard meters > 0, meters.isFinite else {
            throw PainterError(
                .invalidCamera, "a picture is some meters above 0 wide, not \(meters)")
        }
        let kept = min(max(latitude, -Self.maximumLatitude), Self.maximumLatitude)
        // Around the sphere of Mercator's projection at this latitude.
        let around = WebMercator.circumference * cos(kept * .pi / 180)
        let zoom = log2(around * Double(width) / 512 / meters)
        try self.init(
            latitude: latitude, longitude: longitude,
            zoom: zoom.isNaN ? 0 : min(max(zoom, 0), 22), width: width, height: height,
            scale: scale)
    }

    /// Creates a camera that shows all of a region.
    ///
    /// - Parameters:
    ///   - south: Its southern latitude.
    ///   - west: Its western longitude.
    ///   - north: Its northern latitude.
    ///   - east: Its eastern longitude; less than `west` where the region crosses the 180th meridian.
    ///   - width: Width in points.
    ///   - height: Height in points.
    ///   - scale: Pixels of a point.
    /// - Throws: `PainterError` where a value is out of its range.
    public init(
        south: Double, west: Double, north: Double, east: Double, width: Int, height: Int,
        scale: Double = 1
    ) throws(PainterError) {
        let low = Self.world(latitude: south, longitude: west)
        let high = Self.world(latitude: north, longitude: east < west ? east + 360 : east)
        let span = SIMD2(high.x - low.x, low.y - high.y)
        let zoom = min(
            log2(Double(width) / 512 / max(span.x, 0x1p-30)),
            log2(Double(height) / 512 / max(span.y, 0x1p-30)))
        let middle = (low + high) / 2
        try self.init(
            latitude: WebMercator.latitude(y: middle.y),
            longitude: WebMercator.longitude(x: middle.x), zoom: min(max(zoom, 0), 22),
            width: width,
            height: height, scale: scale)
    }

    /// A place in the world as a square of side 1, from the northwest.
    static func world(latitude: Double, longitude: Double) -> SIMD2<Double> {
        SIMD2(WebMercator.x(longitude: longitude), WebMercator.y(latitude: latitude))
    }

    /// The picture's width in pixels.
    public var pixelWidth: Int { Int((Double(width) * scale).rounded()) }
    /// The picture's height in pixels.
    public var pixelHeight: Int { Int((Double(height) * scale).rounded()) }
}

/// A failure to make a picture of a map.
public struct PainterError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Sendable {
        /// A value of the camera is out of its range.
        case invalidCamera
        /// The picture would be too large.
        case invalidSize
        /// A source cannot be read.
        case source
    }
    /// The kind of failure.
    public let code: Code
    /// A one-sentence description of the error for people.
    public let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
