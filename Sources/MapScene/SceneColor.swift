/// A color in sRGB.
public struct SceneColor: Equatable, Hashable, Sendable, Codable {
    /// Red, 0 to 1.
    public var red: Double
    /// Green, 0 to 1.
    public var green: Double
    /// Blue, 0 to 1.
    public var blue: Double
    /// How much it covers: 0 for nothing, 1 for all.
    public var alpha: Double

    /// Creates a color from its components, stored unchanged.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Black that covers nothing.
    public static let clear = SceneColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// Black.
    public static let black = SceneColor(red: 0, green: 0, blue: 0)
}
