import MapGeometry

extension Literal {
    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count == 2 else {
            return parser.fail(
                "'literal' expression requires exactly one argument, but found \(items.count - 1) instead."
            )
        }
        let value = StyleValue(items[1])
        // The item type of an empty list is what is expected.
        if case .array(_, 0) = value.type, let expected = parser.expected,
            case .array(_, let count) = expected, count == nil || count == 0
        {
            return Literal(value, type: expected)
        }
        return Literal(value)
    }
}

/// A list whose items are expressions.
final class ItemList: ExpressionNode {
    private init(_ items: [ExpressionNode]) {
        var type = items.first?.type ?? .value
        for item in items.dropFirst() where item.type != type || item.type.isArray { type = .value }
        super.init(type: .array(type, items.count), children: items)
    }

    override var hasKnownOutputs: Bool { children.allSatisfy(\.hasKnownOutputs) }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        var values: [StyleValue] = []
        values.reserveCapacity(children.count)
        for item in children { values.append(try item.evaluate(context)) }
        return .array(values)
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count == 2 else {
            return parser.fail(
                "'semiliteral' expression requires exactly one argument, but found \(items.count - 1) instead."
            )
        }
        guard case .array(let list) = items[1] else { return Literal(StyleValue(items[1])) }
        let inner = ExpressionParser(
            state: parser.state, faults: parser.faults, key: parser.key, expected: .value,
            scope: parser.scope)
        var nodes: [ExpressionNode] = []
        for item in list {
            guard let node = inner.parse(item) else { return nil }
            nodes.append(node)
        }
        return ItemList(nodes)
    }
}

/// Variables and the expression that uses them.
final class Binding: ExpressionNode {
    let result: ExpressionNode

    private init(_ bindings: [ExpressionNode], result: ExpressionNode) {
        self.result = result
        super.init(type: result.type, children: bindings + [result])
    }

    override var hasKnownOutputs: Bool { result.hasKnownOutputs }

    override func chosen(_ context: EvaluationContext) throws(EvaluationError) -> ExpressionNode? {
        result
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count >= 4 else {
            return parser.fail(
                "Expected at least 3 arguments, but found \(items.count - 1) instead.")
        }
        var bindings: [(name: String, value: ExpressionNode)] = []
        for index in stride(from: 1, to: items.count - 1, by: 2) {
            guard case .string(let name) = items[index] else {
                return parser.fail(
                    "Expected string, but found \(items[index].ecmaType) instead.", at: index)
            }
            guard name.utf8.allSatisfy(Self.isNamePart) else {
                return parser.fail(
                    "Variable names must contain only alphanumeric characters or '_'.", at: index)
            }
            guard let value = parser.parse(items[index + 1], index + 1) else { return nil }
            bindings.append((name, value))
        }
        let last = items.count - 1
        guard
            let result = parser.parse(
                items[last], last, parser.expected, scope: Scope(bindings, in: parser.scope))
        else { return nil }
        return Binding(bindings.map(\.value), result: result)
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
            || byte == 95
    }
}

/// What a variable is bound to.
final class Variable: ExpressionNode {
    private let value: ExpressionNode

    private init(_ value: ExpressionNode) {
        self.value = value
        super.init(boundTo: value)
    }

    override func chosen(_ context: EvaluationContext) throws(EvaluationError) -> ExpressionNode? {
        value
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count == 2, case .string(let name) = items[1] else {
            return parser.fail("'var' expression requires exactly one string literal argument.")
        }
        guard let value = parser.scope?.value(name) else {
            return parser.fail(
                "Unknown variable \"\(name)\". Make sure \"\(name)\" has been bound in an enclosing \"let\" expression before using it.",
                at: 1)
        }
        return Variable(value)
    }
}

/// A value of the map's state.
final class GlobalStateLookup: ExpressionNode {
    private let name: String

    private init(_ name: String) {
        self.name = name
        super.init(type: .value, dependencies: .globalState, foldable: false)
    }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        context.globalState[name] ?? .null
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count == 2 else {
            return parser.fail("Expected 1 argument, but found \(items.count - 1) instead.")
        }
        switch items[1] {
        case .null: return parser.fail("Global state property must be defined.")
        case .string(let name): return GlobalStateLookup(name)
        default:
            return parser.fail(
                "Global state property must be string, but found \(items[1].ecmaType) instead.")
        }
    }
}
