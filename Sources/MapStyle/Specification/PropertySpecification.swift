import MapGeometry

/// The specification of a layer's property: name, type, default and support for expressions.
public struct PropertySpecification: Sendable {
    /// The type of a property's value.
    public enum ValueType: Sendable, Equatable {
        /// `true` or `false`.
        case boolean
        /// A number.
        case number
        /// A string.
        case string
        /// One of the words in ``PropertySpecification/values``.
        case enumeration
        /// A color.
        case color
        /// Numbers, of a given count or any.
        case numbers(Int?)
        /// Texts, of a given count or any.
        case strings(Int?)
        /// A list of words in ``PropertySpecification/values``.
        case enumerations
        /// A list of items of any type.
        case items
        /// Formatted text: sections with fonts, sizes and images.
        case formatted
        /// An image by its name.
        case image
        /// Padding: four distances around a box.
        case padding
        /// A list of numbers, of which a single one may be written without brackets.
        case numberArray
        /// A list of colors, of which a single one may be written without brackets.
        case colorArray
        /// Anchors of a label with an offset for each, in the order to try.
        case anchorOffsets
        /// A projection, or a transition between two.
        case projection
        /// A value of any type.
        case any
    }

    /// The inputs that the expression of a property may use.
    public enum Support: Sendable {
        /// The property takes constants only.
        case constant
        /// The property takes expressions of the zoom and the map's state.
        case dataConstant
        /// The property takes expressions of the zoom; a change cross-fades between two values.
        case crossFaded
        /// The property takes expressions of the zoom, the feature and its state.
        case dataDriven
        /// The property takes expressions of the zoom and the feature; a change cross-fades.
        case crossFadedDataDriven
        /// The property takes a ramp: an expression that makes a color from one number.
        case colorRamp
    }

    /// The section of a layer that holds the property.
    public enum Section: String, Sendable {
        /// A layout property, which decides the geometry.
        case layout
        /// A paint property, which decides the appearance.
        case paint
    }

    /// The name of the property in documents.
    public let name: String
    /// The type of the property's value.
    public let type: ValueType
    /// The default; nil where there is none.
    public let defaultJSON: JSONValue?
    /// The inputs that the property's expressions may use.
    public let support: Support
    /// Whether values between two are computed.
    public let isInterpolated: Bool
    /// Whether expressions may read the zoom.
    public let readsZoom: Bool
    /// Whether a document may give the property a transition.
    public let hasTransition: Bool
    /// The least number, if there is one.
    public let minimum: Double?
    /// The greatest number, if there is one.
    public let maximum: Double?
    /// The words that an enumeration may be.
    public let values: [String]
    /// Whether `{name}` in plain text is replaced by a feature's property.
    public let hasTokens: Bool

    /// Describes a property by its name, type, default and the expressions it takes.
    public init(
        _ name: String, _ type: ValueType, _ defaultJSON: JSONValue? = nil,
        _ support: Support = .dataConstant, interpolated: Bool = false, readsZoom: Bool = true,
        transition: Bool = false, minimum: Double? = nil, maximum: Double? = nil,
        values: [String] = [], tokens: Bool = false
    ) {
        self.name = name
        self.type = type
        self.defaultJSON = defaultJSON
        self.support = support
        isInterpolated = interpolated
        self.readsZoom = readsZoom
        hasTransition = transition
        self.minimum = minimum
        self.maximum = maximum
        self.values = values
        hasTokens = tokens
    }
}

extension PropertySpecification {
    /// Whether the value may depend on features.
    public var isDataDriven: Bool { support == .dataDriven || support == .crossFadedDataDriven }

    /// The type that an expression of the property has.
    var expressionType: ExpressionType? {
        switch type {
        case .any: nil
        case .boolean: .boolean
        case .number: .number
        case .string, .enumeration: .string
        case .color: .color
        case .numbers(let count): .array(.number, count)
        case .strings(let count): .array(.string, count)
        case .enumerations: .array(.string, nil)
        case .items: .array(.value, nil)
        case .formatted: .formatted
        case .image: .resolvedImage
        case .padding: .padding
        case .numberArray: .numberArray
        case .colorArray: .colorArray
        case .anchorOffsets: .variableAnchorOffsetCollection
        case .projection: .projectionDefinition
        }
    }

    /// The default as a value; null where there is none, clear where a ramp stands.
    var defaultValue: StyleValue {
        guard let defaultJSON else { return .null }
        if type == .color, defaultJSON.stringValue == nil { return .color(.clear) }
        return value(of: defaultJSON) ?? .null
    }

    /// The value that a JSON value stands for; nil if it is none of the property's type.
    func value(of json: JSONValue) -> StyleValue? {
        let plain = StyleValue(json)
        switch (type, plain) {
        case (.boolean, .boolean), (.number, .number), (.string, .string), (.enumeration, .string):
            return plain
        case (.color, .string(let text)): return StyleColor(css: text).map(StyleValue.color)
        case (.numbers(let count), .array(let items)):
            return items.allNumbers != nil && (count == nil || count == items.count) ? plain : nil
        case (.strings(let count), .array(let items)):
            return items.allTexts && (count == nil || count == items.count) ? plain : nil
        case (.enumerations, .array(let items)): return items.allTexts ? plain : nil
        case (.items, .array): return plain
        case (.formatted, .string(let text)): return .formatted(FormattedText(text))
        case (.image, .string(let name)):
            return name.isEmpty ? .null : .image(ResolvedImage(name: name))
        case (.padding, _): return StylePadding(plain).map(StyleValue.padding)
        case (.numberArray, _): return plain.asNumberArray.map(StyleValue.numberArray)
        case (.colorArray, _): return plain.asColorArray.map(StyleValue.colorArray)
        case (.anchorOffsets, _): return AnchorOffset.list(plain).map(StyleValue.anchorOffsets)
        case (.projection, _): return ProjectionDefinition(plain) == nil ? nil : plain
        case (.any, _): return plain
        default: return nil
        }
    }
}

extension [StyleValue] {
    /// Whether all items are texts.
    fileprivate var allTexts: Bool {
        allSatisfy { if case .string = $0 { true } else { false } }
    }
}
