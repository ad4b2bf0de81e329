/// What a font is to be like: its size and its weight, of which there is one family here.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    /// Whether letters are bold, slanted or of one width.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The corresponding raw value.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// An italic font.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// A bold font.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// A font whose characters have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Narrow; as wide as they are here.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Wide; as wide as they are here.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    }

    /// The design of the system's font; of these the monospaced one is another here.
    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        /// The name of the design.
        public let rawValue: String
        /// Creates a value from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The default design.
        public static let `default` = SystemDesign(rawValue: "default")
        /// A design with rounded letters.
        public static let rounded = SystemDesign(rawValue: "rounded")
        /// A design with serifs.
        public static let serif = SystemDesign(rawValue: "serif")
        /// A design whose letters have the same width.
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }

    /// The name of a font attribute.
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        /// The name of the attribute.
        public let rawValue: String
        /// Creates a value from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The family of the font.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// Weight and other traits.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    }

    /// The size in points; 0 for the size that the client requests.
    public final let pointSize: CGFloat
    let weight: UIFont.Weight
    /// Whether letters are bold, slanted or of one width.
    public final let symbolicTraits: SymbolicTraits

    init(pointSize: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits) {
        self.pointSize = pointSize
        self.weight = weight
        symbolicTraits = traits
    }

    /// Describes a font by its name, of which the weight counts, and its size.
    public convenience init(name: String, size: CGFloat) {
        let font = UIFont(name: name, size: size)
        self.init(
            pointSize: size, weight: font?.weight ?? .regular, traits: font?.traits ?? [])
    }

    /// Returns what the system's font of a purpose is like.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
        -> UIFontDescriptor
    { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

    /// Returns the same in other traits, of which bold, slanted and of one width count.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(
            pointSize: pointSize, weight: symbolicTraits.contains(.traitBold) ? .bold : .regular,
            traits: symbolicTraits)
    }

    /// Returns the same in another design, of which the monospaced one counts.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var traits = symbolicTraits
        if design == .monospaced { traits.insert(.traitMonoSpace) }
        return UIFontDescriptor(pointSize: pointSize, weight: weight, traits: traits)
    }

    /// Returns the same in another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(pointSize: newPointSize, weight: weight, traits: symbolicTraits)
    }

    /// Returns the same with other attributes, of which the size and the weight among the traits count.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let found = (attributes[.traits] as? [TraitKey: Any])?[.weight]
        let number = (found as? UIFont.Weight)?.rawValue ?? found as? CGFloat
        return UIFontDescriptor(
            pointSize: attributes[.size] as? CGFloat ?? pointSize,
            weight: number.map { UIFont.Weight($0) } ?? weight, traits: symbolicTraits)
    }

    /// The name of a trait.
    public struct TraitKey: Hashable, RawRepresentable, Sendable {
        /// The name of the trait.
        public let rawValue: String
        /// Creates a value from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The weight, a number from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width; as it is here.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant; as it is here.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        /// Whether letters are bold, slanted or of one width.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }
}

extension UIFont {
    /// The descriptor of the font.
    public final var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(pointSize: pointSize, weight: weight, traits: traits)
    }

    fileprivate final var traits: UIFontDescriptor.SymbolicTraits {
        var traits: UIFontDescriptor.SymbolicTraits = isBold ? .traitBold : []
        if isItalic { traits.insert(.traitItalic) }
        if isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Creates the font that is as described, in a size; in the description's own for 0.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.pointSize
        self.init(
            size: size > 0 ? size : 12, weight: descriptor.weight,
            isItalic: descriptor.symbolicTraits.contains(.traitItalic),
            isMonospaced: descriptor.symbolicTraits.contains(.traitMonoSpace))
    }

    /// Returns the system's font of letters of one width, in a size and a weight.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, isMonospaced: true)
    }

    /// Returns the system's font for a purpose, for some traits, which change nothing here.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }

    /// The height of letters above the line, in points.
    public final var ascender: CGFloat { pointSize * 0.95 }
    /// The depth of letters below the line, in points; negative.
    public final var descender: CGFloat { -pointSize * 0.24 }
    /// The height of capital letters, in points.
    public final var capHeight: CGFloat { pointSize * 0.7 }
    /// The height of small letters, in points.
    public final var xHeight: CGFloat { pointSize * 0.52 }
    /// The room between lines beside their height, in points: none.
    public final var leading: CGFloat { 0 }
    /// The names of all families: the system's.
    public class var familyNames: [String] { [".AppleSystemUIFont"] }
    /// Returns the names of a family's fonts: none, as they are unknown.
    public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
    /// The size of small text of the system, in points: 12.
    public class var smallSystemFontSize: CGFloat { 12 }
}
