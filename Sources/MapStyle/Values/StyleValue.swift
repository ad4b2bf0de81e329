/// A value of an expression, and of an evaluated property.
///
/// Every case lies in the enumeration itself; nothing is boxed but text and lists.
public enum StyleValue: Equatable, Sendable {
    /// No value: a property that the feature lacks.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number; integers are numbers too.
    case number(Double)
    /// A string.
    case string(String)
    /// A color.
    case color(StyleColor)
    /// An array of values.
    case array([StyleValue])
    /// Values by name; their order isn't kept.
    case object([String: StyleValue])
    /// Text in sections with styles of their own.
    case formatted(FormattedText)
    /// An image of the style's sprites by name.
    case image(ResolvedImage)
    /// Padding: four distances around a box.
    case padding(StylePadding)
    /// A list of numbers, of which a single one may be written without brackets.
    case numberArray([Double])
    /// A list of colors, of which a single one may be written without brackets.
    case colorArray([StyleColor])
    /// Places for a label with the offset of each.
    case anchorOffsets([AnchorOffset])
    /// A projection, or a state between two of them.
    case projection(ProjectionDefinition)
    /// A collator: rules by which strings are compared.
    case collator(Collator)
}

extension StyleValue {
    /// The type as expressions see it.
    ///
    /// An array's item type is the type of all its items, or `value` where they differ; arrays inside arrays differ always.
    public var type: ExpressionType {
        switch self {
        case .null: .null
        case .boolean: .boolean
        case .number: .number
        case .string: .string
        case .color: .color
        case .array(let items): .array(Self.itemType(of: items), items.count)
        case .object: .object
        case .formatted: .formatted
        case .image: .resolvedImage
        case .padding: .padding
        case .numberArray: .numberArray
        case .colorArray: .colorArray
        case .anchorOffsets: .variableAnchorOffsetCollection
        case .projection: .projectionDefinition
        case .collator: .collator
        }
    }

    private static func itemType(of items: [StyleValue]) -> ExpressionType {
        guard let first = items.first?.type else { return .value }
        for item in items.dropFirst() {
            let type = item.type
            if case .array = type { return .value }
            if type != first { return .value }
        }
        return first
    }

    /// Whether the value is of a type; cheaper than comparing ``type`` where the type is a simple one.
    func conforms(to expected: ExpressionType) -> Bool {
        switch (expected, self) {
        case (.number, .number), (.string, .string), (.boolean, .boolean), (.object, .object): true
        case (.number, _), (.string, _), (.boolean, _), (.object, _): false
        default: type.isSubtype(of: expected)
        }
    }

    /// Strict equality: of the same type and equal by code units; lists and objects are never equal.
    func isIdentical(to other: StyleValue) -> Bool {
        switch (self, other) {
        case (.null, .null): true
        case (.boolean(let a), .boolean(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.string(let a), .string(let b)): a.hasSameUnits(as: b)
        default: false
        }
    }

    /// Whether a condition takes the value for true: not null, false, zero, NaN or empty text.
    var isTruthy: Bool {
        switch self {
        case .null: false
        case .boolean(let value): value
        case .number(let value): !(value == 0 || value.isNaN)
        case .string(let value): !value.isEmpty
        default: true
        }
    }
}

extension String {
    /// Whether both strings have the same code units; Swift's `==` also takes composed and decomposed letters for equal.
    func hasSameUnits(as other: String) -> Bool {
        self == other && utf8.elementsEqual(other.utf8)
    }

    /// Whether the string comes before another by UTF-16 code units.
    func precedesByUnits(_ other: String) -> Bool {
        utf16.lexicographicallyPrecedes(other.utf16)
    }
}
