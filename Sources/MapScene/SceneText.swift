import Foundation

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
    /// The runs of the text, whose strings together are ``string``; nil where all of it looks as said above.
    public var runs: [Run]?

    /// A part of a text that has a look of its own.
    public struct Run: Equatable, Hashable, Sendable, Codable {
        /// The characters.
        public var string: String
        /// The font size, in points.
        public var size: Double
        /// The weight of the font as in CSS: 100 to 900, 400 for regular.
        public var weight: Int
        /// Whether the run is italic.
        public var isItalic: Bool
        /// Whether the font is monospaced.
        public var isMonospaced: Bool
        /// Whether the run is underlined.
        public var isUnderlined: Bool
        /// Whether the run is struck through.
        public var isStruckThrough: Bool
        /// The color of the letters.
        public var color: SceneColor
        /// Where the run leads to when it is clicked; nil for a run that is no link.
        public var link: URL?

        /// Creates a run in the look of a text.
        public init(_ text: SceneText, link: URL? = nil) {
            string = text.string
            size = text.size
            weight = text.weight
            isItalic = text.isItalic
            isMonospaced = text.isMonospaced
            isUnderlined = text.isUnderlined
            isStruckThrough = text.isStruckThrough
            color = text.color
            self.link = link
        }

        /// Takes the font of a text.
        public mutating func takeFont(of text: SceneText) {
            size = text.size
            weight = text.weight
            isItalic = text.isItalic
            isMonospaced = text.isMonospaced
        }
    }

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

extension SceneText {
    /// The text with letters of other sizes.
    public func scaled(_ factor: Double) -> SceneText {
        var text = self
        text.size *= factor
        text.runs = runs?.map {
            var run = $0
            run.size *= factor
            return run
        }
        return text
    }

    /// The text in the look of its first run, with its runs where there are several looks.
    public func with(runs: [Run]) -> SceneText {
        var text = self
        text.string = runs.map(\.string).joined()
        if let first = runs.first {
            text.size = first.size
            text.weight = first.weight
            text.isItalic = first.isItalic
            text.isMonospaced = first.isMonospaced
            text.isUnderlined = first.isUnderlined
            text.isStruckThrough = first.isStruckThrough
            text.color = first.color
        }
        let isPlain = runs.allSatisfy { run in
            var same = run
            same.string = runs[0].string
            return same == runs[0] && run.link == nil
        }
        text.runs = isPlain ? nil : runs
        return text
    }
}
