/// The type of an expression, known before it is evaluated.
public indirect enum ExpressionType: Hashable, Sendable {
    /// `null`, the absence of a value.
    case null
    /// A number of double precision.
    case number
    /// A string.
    case string
    /// `true` or `false`.
    case boolean
    /// A color.
    case color
    /// A projection, or a transition between two.
    case projectionDefinition
    /// An object: values by name.
    case object
    /// Anything; known when it is evaluated.
    case value
    /// A list of items of one type, of a given length or of any.
    case array(ExpressionType, Int?)
    /// The type of an expression that always fails.
    case error
    /// A collator: rules by which strings are compared.
    case collator
    /// Formatted text: sections with fonts, sizes and images.
    case formatted
    /// Padding: four distances around a box.
    case padding
    /// A list of numbers, of which a single one may be written without brackets.
    case numberArray
    /// A list of colors, of which a single one may be written without brackets.
    case colorArray
    /// An image by its name, which may be missing.
    case resolvedImage
    /// Anchors of a label with an offset for each, in the order to try.
    case variableAnchorOffsetCollection
}

extension ExpressionType: CustomStringConvertible {
    /// The type as the specification writes it.
    public var description: String {
        switch self {
        case .array(let item, let count?): "array<\(item), \(count)>"
        case .array(.value, nil): "array"
        case .array(let item, nil): "array<\(item)>"
        default: kind
        }
    }

    /// The type's name without what it holds.
    var kind: String {
        switch self {
        case .null: "null"
        case .number: "number"
        case .string: "string"
        case .boolean: "boolean"
        case .color: "color"
        case .projectionDefinition: "projectionDefinition"
        case .object: "object"
        case .value: "value"
        case .array: "array"
        case .error: "error"
        case .collator: "collator"
        case .formatted: "formatted"
        case .padding: "padding"
        case .numberArray: "numberArray"
        case .colorArray: "colorArray"
        case .resolvedImage: "resolvedImage"
        case .variableAnchorOffsetCollection: "variableAnchorOffsetCollection"
        }
    }
}

extension ExpressionType {
    /// Whether a value of this type may stand where another is expected.
    func isSubtype(of expected: ExpressionType) -> Bool {
        switch (expected, self) {
        case (_, .error): true
        case (.array(let item, let count), .array(let ownItem, let ownCount)):
            ((ownCount == 0 && ownItem == .value) || ownItem.isSubtype(of: item))
                && (count == nil || count == ownCount)
        case (.array, _): false
        case (.value, .collator): false
        case (.value, .array(let item, _)): item.isSubtype(of: .value)
        case (.value, _): true
        default: self == expected
        }
    }

    /// What is wrong where a value of this type stands for the expected one; nil if nothing is.
    func mismatch(with expected: ExpressionType) -> String? {
        isSubtype(of: expected) ? nil : "Expected \(expected) but found \(self) instead."
    }

    /// Whether values between two of this type can be computed.
    var isInterpolatable: Bool {
        switch self {
        case .number, .color, .projectionDefinition, .padding, .numberArray, .colorArray,
            .variableAnchorOffsetCollection, .array(.number, .some):
            true
        default: false
        }
    }

    /// Whether the type is an array.
    var isArray: Bool {
        if case .array = self { true } else { false }
    }
}
