/// A color of sRGB components with opacity.
public struct SceneColor: Equatable, Hashable, Sendable, Codable {
    /// The red component, from 0 to 1.
    public var red: Double
    /// The green component, from 0 to 1.
    public var green: Double
    /// The blue component, from 0 to 1.
    public var blue: Double
    /// The opacity, from 0 for transparent to 1 for opaque.
    public var alpha: Double

    /// Creates a color from its components, stored unchanged.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A fully transparent black.
    public static let clear = SceneColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// Opaque black.
    public static let black = SceneColor(red: 0, green: 0, blue: 0)
}
