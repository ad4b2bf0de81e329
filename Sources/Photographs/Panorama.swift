/// The part of the sphere around a camera that an equirectangular picture covers.
///
/// Shares are of the whole sphere unrolled: 0 to 1 from its left edge, which lies behind the camera, and from straight up.
public struct Panorama: Equatable, Sendable, Codable {
    /// The left edge of the picture.
    public var left: Double
    /// The upper edge of the picture.
    public var top: Double
    /// The width of the picture; 1 all around.
    public var width: Double
    /// The height of the picture; 1 from straight up to straight down.
    public var height: Double
    /// The pitch of the camera above the horizon, in degrees.
    public var pitchDegrees: Double
    /// The clockwise roll of the camera about its optical axis, in degrees.
    public var rollDegrees: Double

    /// Creates a description; by default of the whole sphere, with the camera level.
    public init(
        left: Double = 0, top: Double = 0, width: Double = 1, height: Double = 1,
        pitchDegrees: Double = 0, rollDegrees: Double = 0
    ) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        self.pitchDegrees = pitchDegrees
        self.rollDegrees = rollDegrees
    }
}
