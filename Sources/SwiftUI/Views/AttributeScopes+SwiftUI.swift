extension AttributeScopes {
    /// The attributes of SwiftUI's text and those of Foundation.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of the letters.
        public let font: FontAttribute
        /// The color of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the letters; not shown here.
        public let backgroundColor: BackgroundColorAttribute
        /// The distance that is added between letters, in points; not shown here.
        public let kern: KernAttribute
        /// The line below the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The attributes of Foundation, such as links.
        public let foundation: FoundationAttributes

        /// The font of the text.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Font
            /// The name of the attribute.
            public static let name = "SwiftUI.Font"
        }

        /// The color of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The color behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The distance that is added between letters.
        public enum KernAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Kern"
        }

        /// The style of the underline.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The style of the strikethrough.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
    }

    /// The attributes of SwiftUI's text.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// The attribute of SwiftUI's text that a name stands for.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension Text {
    /// A line below or through letters; it has their color here.
    public struct LineStyle: Hashable, Sendable {
        /// A single line.
        public static let single = LineStyle()

        private init() {}

        /// Creates a line in a color, which is that of the letters here.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}

        /// The pattern of a line; always solid here.
        public enum Pattern: Sendable { case solid, dash, dot, dashDot, dashDotDot }
    }

    /// Creates text with looks of its own.
    ///
    /// Each run has its font, colors and lines; a run with a link leads to it, in the accent color unless it has one of its own.
    public nonisolated init(_ attributedContent: AttributedString) {
        let runs = attributedContent.runs.map { run in
            var text = Text(verbatim: String(attributedContent[run.range].characters))
            if let font = run.swiftUI.font { text = text.font(font) }
            if let color = run.swiftUI.foregroundColor { text = text.foregroundColor(color) }
            if run.swiftUI.underlineStyle != nil { text = text.underline() }
            if run.swiftUI.strikethroughStyle != nil { text = text.strikethrough() }
            if let link = run.link {
                if run.swiftUI.foregroundColor == nil { text = text.foregroundColor(.accentColor) }
                text.link = link
            }
            return text
        }
        self.init(runs: runs)
    }
}
