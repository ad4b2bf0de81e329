/// Measures of a font of one size and weight, taken by the renderer of an interface.
///
/// Measures add up: what was told of a face before stays, unless it is told again.
public struct MeasuredFace: Equatable, Sendable, Codable {
    /// The ascent and descent of a line in points, each with half of the font's line gap.
    public struct Extent: Equatable, Sendable, Codable {
        /// The distance from the baseline to the top, in points.
        public var ascent: Double
        /// The distance from the baseline to the bottom, in points.
        public var descent: Double

        /// Creates an extent from its ascent and descent, in points.
        public init(ascent: Double, descent: Double) {
            self.ascent = ascent
            self.descent = descent
        }
    }

    /// A part of a word that no line ends in.
    public struct Piece: Equatable, Sendable, Codable {
        /// The characters of the piece.
        public var text: String
        /// The advance width of the piece, in points.
        public var width: Double

        /// Creates a piece from its characters and its advance width, in points.
        public init(text: String, width: Double) {
            self.text = text
            self.width = width
        }
    }

    /// The font size in points, as texts give it.
    public var size: Double
    /// The weight of the letters, 100 to 900.
    public var weight: Int
    /// Whether the letters are italic.
    public var isItalic: Bool
    /// Whether the font is monospaced.
    public var isMonospaced: Bool
    /// The ascent and descent of a line in the font itself; nil if they were sent before.
    public var line: Extent?
    /// The advance width of each character, in points.
    public var widths: [String: Double]
    /// The extents of characters that reach farther than ``line``: those of other fonts that take the place of a font
    /// without them.
    public var extents: [String: Extent]
    /// The words that are not as wide as their characters in sum (kerning, ligatures, joined letters), and those that
    /// lines may end in: each by its pieces.
    public var words: [[Piece]]

    /// Creates the measures of a face; what is left out was measured before.
    public init(
        size: Double, weight: Int, isItalic: Bool = false, isMonospaced: Bool = false,
        line: Extent? = nil, widths: [String: Double] = [:], extents: [String: Extent] = [:],
        words: [[Piece]] = []
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.line = line
        self.widths = widths
        self.extents = extents
        self.words = words
    }
}
