import Foundation

extension AttributeScopes {
    /// The attributes of UIKit's text and those of Foundation.
    public struct UIKitAttributes: AttributeScope {
        /// The font of the letters.
        public let font: FontAttribute
        /// The color of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The distance that is added between letters, in points.
        public let kern: KernAttribute
        /// The attributes of Foundation, such as links.
        public let foundation: FoundationAttributes

        /// The font of the text.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = UIFont
            /// The name that attributed strings of Foundation's earlier kind know it by.
            public static let name = "NSFont"
        }

        /// The color of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = UIColor
            /// The name that attributed strings of Foundation's earlier kind know it by.
            public static let name = "NSColor"
        }

        /// The color behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = UIColor
            /// The name that attributed strings of Foundation's earlier kind know it by.
            public static let name = "NSBackgroundColor"
        }

        /// The distance that is added between letters.
        public enum KernAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name that attributed strings of Foundation's earlier kind know it by.
            public static let name = "NSKern"
        }
    }

    /// The attributes of UIKit's text.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// The attribute of UIKit's text that a name stands for; SwiftUI's of that name goes before it, where both fit.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
