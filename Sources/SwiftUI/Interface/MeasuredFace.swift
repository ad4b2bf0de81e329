/// How wide letters of one look are where an interface is shown.
public struct MeasuredFace: Equatable, Sendable, Codable {
    /// The size, in points, as texts tell it.
    public var size: Double
    /// How heavy the letters are, 100 to 900.
    public var weight: Int
    /// Whether they slant.
    public var isItalic: Bool
    /// Whether all are as wide.
    public var isMonospaced: Bool
    /// How far each character moves the line on, in points.
    public var widths: [String: Double]

    /// Creates widths.
    public init(
        size: Double, weight: Int, isItalic: Bool = false, isMonospaced: Bool = false,
        widths: [String: Double]
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.widths = widths
    }
}
