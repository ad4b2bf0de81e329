/// A text as it is shown.
public struct SceneText: Equatable, Hashable, Sendable, Codable {
    /// The characters; lines end with a newline.
    public var string: String
    /// The font size, in points.
    public var size: Double
    /// The weight of the font as in CSS: 100 to 900, 400 for regular.
    public var weight: Int
    /// Whether the text is italic.
    public var isItalic: Bool
    /// Whether the font is monospaced.
    public var isMonospaced: Bool
    /// Whether the text is underlined.
    public var isUnderlined: Bool
    /// Whether the text is struck through.
    public var isStruckThrough: Bool
    /// The color of the letters.
    public var color: SceneColor
    /// The horizontal alignment of the lines.
    public var alignment: SceneView.Alignment
    /// The maximum number of lines; nil for no limit.
    public var lineLimit: Int?

    /// Creates a text from its characters and their attributes.
    public init(
        _ string: String, size: Double = 17, weight: Int = 400, isItalic: Bool = false,
        isMonospaced: Bool = false, isUnderlined: Bool = false, isStruckThrough: Bool = false,
        color: SceneColor = .black, alignment: SceneView.Alignment = .left, lineLimit: Int? = nil
    ) {
        self.string = string
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.color = color
        self.alignment = alignment
        self.lineLimit = lineLimit
    }
}
