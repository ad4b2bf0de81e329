/// Text in sections, each with a font, size and color of its own or an image in its place.
public struct FormattedText: Equatable, Sendable {
    /// A section of the text with a style of its own.
    public struct Section: Equatable, Sendable {
        /// The text of the section; empty if it is an image.
        public var text: String
        /// The image of the section; nil if it is text.
        public var image: ResolvedImage?
        /// The size of the letters relative to the label's; nil for the same.
        public var scale: Double?
        /// Names of fonts, joined by commas.
        public var fontStack: String?
        /// The color of the letters; nil for the label's.
        public var textColor: StyleColor?
        /// The vertical alignment: `bottom`, `center` or `top`; nil for the default.
        public var verticalAlign: String?

        /// Creates a section from its text or image, and its style.
        public init(
            text: String, image: ResolvedImage? = nil, scale: Double? = nil,
            fontStack: String? = nil, textColor: StyleColor? = nil, verticalAlign: String? = nil
        ) {
            self.text = text
            self.image = image
            self.scale = scale
            self.fontStack = fontStack
            self.textColor = textColor
            self.verticalAlign = verticalAlign
        }
    }

    /// The sections, in the order of the text.
    public var sections: [Section]

    /// Creates text from sections.
    public init(sections: [Section]) {
        self.sections = sections
    }

    /// Creates text of one section in the label's style.
    public init(_ text: String) {
        sections = [Section(text: text)]
    }

    /// The text of all sections without images.
    public var plainText: String {
        sections.count == 1 ? sections[0].text : sections.map(\.text).joined()
    }

    /// Whether there is neither text nor image.
    public var isEmpty: Bool {
        sections.allSatisfy { $0.text.isEmpty && ($0.image?.name.isEmpty ?? true) }
    }
}

/// An image by the name that a sprite gives it.
public struct ResolvedImage: Hashable, Sendable {
    /// The name; images of a sprite other than `default` have its id and a colon in front.
    public var name: String
    /// Whether the context of the evaluation has the image.
    public var isAvailable: Bool

    /// Creates an image by its name, with whether it can be drawn.
    public init(name: String, isAvailable: Bool = false) {
        self.name = name
        self.isAvailable = isAvailable
    }
}
