/// Text in sections, each with a font, size and color of its own or an image in its place.
public struct FormattedText: Equatable, Sendable {
    /// A part of the text.
    public struct Section: Equatable, Sendable {
        /// The text; empty where an image stands.
        public var text: String
        /// The image that stands in the text.
        public var image: ResolvedImage?
        /// Size relative to the label's.
        public var scale: Double?
        /// Names of fonts, joined by commas.
        public var fontStack: String?
        /// The color of the letters.
        public var textColor: StyleColor?
        /// `bottom`, `center` or `top`.
        public var verticalAlign: String?

        /// Creates a section.
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

    /// The parts in their order.
    public var sections: [Section]

    /// Creates text from sections.
    public init(sections: [Section]) {
        self.sections = sections
    }

    /// Creates text with one section.
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

    /// Creates an image by name.
    public init(name: String, isAvailable: Bool = false) {
        self.name = name
        self.isAvailable = isAvailable
    }
}
