import MapGeometry

/// How two values are compared.
enum ComparisonOperator: String, CaseIterable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case greater = ">"
    case lessOrEqual = "<="
    case greaterOrEqual = ">="

    var isOrder: Bool { self != .equal && self != .notEqual }

    /// Whether the operator holds for two numbers; false where one is NaN, but for `!=`.
    func holds(_ a: Double, _ b: Double) -> Bool {
        switch self {
        case .equal: a == b
        case .notEqual: a != b
        case .less: a < b
        case .greater: a > b
        case .lessOrEqual: a <= b
        case .greaterOrEqual: a >= b
        }
    }

    /// Whether the operator holds for two texts by their code units.
    func holds(_ a: String, _ b: String) -> Bool {
        switch self {
        case .equal: a.hasSameUnits(as: b)
        case .notEqual: !a.hasSameUnits(as: b)
        case .less: a.precedesByUnits(b)
        case .greater: b.precedesByUnits(a)
        case .lessOrEqual: !b.precedesByUnits(a)
        case .greaterOrEqual: !a.precedesByUnits(b)
        }
    }

    private func accepts(_ type: ExpressionType) -> Bool {
        switch type {
        case .string, .number, .value: true
        case .boolean, .null: !isOrder
        default: false
        }
    }

    func parse(_ items: [JSONValue], _ parser: ExpressionParser) -> ExpressionNode? {
        guard items.count == 3 || items.count == 4 else {
            return parser.fail("Expected two or three arguments.")
        }
        var sides: [ExpressionNode] = []
        for index in 1...2 {
            guard let side = parser.parse(items[index], index, .value) else { return nil }
            guard accepts(side.type) else {
                return parser.fail(
                    "\"\(rawValue)\" comparisons are not supported for type '\(side.type)'.",
                    at: index)
            }
            sides.append(side)
        }
        let (left, right) = (sides[0].type, sides[1].type)
        if left != right, left != .value, right != .value {
            return parser.fail("Cannot compare types '\(left)' and '\(right)'.")
        }
        if isOrder {
            if left == .value, right != .value {
                sides[0] = Assertion([sides[0]], as: right, key: parser.key)
            } else if left != .value, right == .value {
                sides[1] = Assertion([sides[1]], as: left, key: parser.key)
            }
        }
        guard items.count == 4 else {
            return PropertyEquality.make(self, sides)
                ?? Comparison(self, sides, collator: nil, key: parser.key)
        }
        guard sides.contains(where: { $0.type == .string || $0.type == .value }) else {
            return parser.fail("Cannot use collator to compare non-string types.")
        }
        guard let collator = parser.parse(items[3], 3, .collator) else { return nil }
        return Comparison(self, sides, collator: collator, key: parser.key)
    }
}

/// Whether a feature's property is equal to a given value: the commonest of all filters.
final class PropertyEquality: BooleanNode {
    private let property: PropertyKey
    private let value: StyleValue
    /// The value, if it is text.
    private let text: ExactString?
    private let isEqual: Bool

    private init(
        _ sides: [ExpressionNode], _ property: PropertyKey, _ value: StyleValue, _ isEqual: Bool
    ) {
        self.property = property
        self.value = value
        if case .string(let literal) = value {
            text = ExactString(label: literal)
        } else {
            text = nil
        }
        self.isEqual = isEqual
        super.init(type: .boolean, children: sides)
    }

    /// Nil unless a property is compared with a literal.
    static func make(_ comparison: ComparisonOperator, _ sides: [ExpressionNode]) -> ExpressionNode?
    {
        guard !comparison.isOrder, let property = sides[0] as? PropertyLookup,
            let literal = sides[1] as? Literal
        else { return nil }
        return PropertyEquality(sides, property.property, literal.value, comparison == .equal)
    }

    override var hasKnownOutputs: Bool { true }

    override func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
        let found = context.feature?.value(of: property) ?? .null
        if let text {
            guard case .string(let word) = found else { return !isEqual }
            return (ExactString(text: word) == text) == isEqual
        }
        return found.isIdentical(to: value) == isEqual
    }
}

/// A comparison of two values.
final class Comparison: BooleanNode {
    private let comparison: ComparisonOperator
    private let left: ExpressionNode
    private let right: ExpressionNode
    private let collator: ExpressionNode?
    private let isUntyped: Bool
    private let key: String

    init(
        _ comparison: ComparisonOperator, _ sides: [ExpressionNode], collator: ExpressionNode?,
        key: String
    ) {
        self.comparison = comparison
        left = sides[0]
        right = sides[1]
        self.collator = collator
        isUntyped = sides.contains { $0.type == .value }
        self.key = key
        super.init(type: .boolean, children: sides + (collator.map { [$0] } ?? []))
    }

    override var hasKnownOutputs: Bool { true }

    override func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
        if !isUntyped, left.type == .number {
            return comparison.holds(try left.number(context), try right.number(context))
        }
        let a = try left.evaluate(context)
        let b = try right.evaluate(context)
        switch (a, b) {
        case (.string(let a), .string(let b)):
            guard let collator else { return comparison.holds(a, b) }
            guard case .collator(let order) = try collator.evaluate(context) else { return false }
            return comparison.holds(Double(order.compare(a, b)), 0)
        case (.number(let a), .number(let b)): return comparison.holds(a, b)
        default:
            if comparison.isOrder, isUntyped {
                throw EvaluationError(
                    "Expected arguments for \"\(comparison.rawValue)\" to be (string, string) or (number, number), but found (\(a.type.kind), \(b.type.kind)) instead.",
                    at: key)
            }
            return comparison.isOrder
                ? comparison.holds(a.numberOrNaN, b.numberOrNaN)
                : a.isIdentical(to: b) == (comparison == .equal)
        }
    }
}
