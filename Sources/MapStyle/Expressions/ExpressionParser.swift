import MapGeometry

/// Variables that `let` has bound, from the inner to the outer.
final class Scope {
    private let outer: Scope?
    private let bindings: [String: ExpressionNode]

    init(_ bindings: [(name: String, value: ExpressionNode)], in outer: Scope?) {
        self.outer = outer
        self.bindings = Dictionary(bindings.map { ($0.name, $0.value) }) { $1 }
    }

    /// What a name is bound to.
    func value(_ name: String) -> ExpressionNode? { bindings[name] ?? outer?.value(name) }
}

/// What all parts of an expression share while it is parsed.
final class ParsingState {
    /// Names of properties that are read.
    var names: PropertyNames
    /// How many more parts may be parsed.
    ///
    /// Where an operator has several signatures a faulty argument is parsed again for
    /// each, which without a limit takes time that doubles with every level.
    var budget = 100_000

    init(names: PropertyNames) {
        self.names = names
    }
}

/// The faults of an expression.
final class FaultList {
    var faults: [ExpressionFault] = []
}

/// How a value of unknown type is made one of the expected type.
enum Annotation {
    case assertion
    case coercion
    case none
}

/// The place in an expression where parsing stands, and what is expected there.
struct ExpressionParser {
    let state: ParsingState
    let faults: FaultList
    /// The path of the expression, such as `[1][2]`.
    let key: String
    let expected: ExpressionType?
    let scope: Scope?

    init(
        state: ParsingState, faults: FaultList = FaultList(), key: String = "",
        expected: ExpressionType? = nil, scope: Scope? = nil
    ) {
        self.state = state
        self.faults = faults
        self.key = key
        self.expected = expected
        self.scope = scope
    }

    /// The place of an argument.
    func argument(_ index: Int, expected: ExpressionType? = nil, scope: Scope? = nil)
        -> ExpressionParser
    {
        ExpressionParser(
            state: state, faults: faults, key: key + "[\(index)]", expected: expected,
            scope: scope ?? self.scope)
    }

    /// Notes a fault, here or at an argument, and gives nil.
    func fail(_ message: String, at indices: Int...) -> ExpressionNode? {
        report(message, at: indices)
        return nil
    }

    /// Records an error.
    func report(_ message: String, at indices: [Int] = []) {
        faults.faults.append(
            ExpressionFault(key: key + indices.map { "[\($0)]" }.joined(), message: message))
    }

    /// Notes a fault if a type doesn't fit.
    ///
    /// - Returns: Whether it fits.
    func check(_ type: ExpressionType, fits expected: ExpressionType) -> Bool {
        guard let message = type.mismatch(with: expected) else { return true }
        report(message)
        return false
    }

    /// Parses an argument.
    func parse(
        _ value: JSONValue, _ index: Int, _ expected: ExpressionType? = nil, scope: Scope? = nil,
        annotation: Annotation? = nil
    ) -> ExpressionNode? {
        argument(index, expected: expected, scope: scope).parse(value, annotation: annotation)
    }

    /// Parses the expression that stands here.
    ///
    /// - Returns: Nil if it is faulty; the faults are noted.
    func parse(_ value: JSONValue, annotation: Annotation? = nil) -> ExpressionNode? {
        state.budget -= 1
        guard state.budget >= 0 else { return fail("The expression is too complex.") }
        guard let node = unannotated(value), let node = annotated(node, annotation) else {
            return nil
        }
        guard node.cost < ExpressionNode.costLimit else {
            return fail("The expression is too complex.")
        }
        // Images are looked for when the expression is evaluated.
        guard node.isConstant, !(node is Literal), node.type != .resolvedImage else { return node }
        do {
            return Literal(try node.evaluate(EvaluationContext()), type: node.type)
        } catch {
            return fail(error.message)
        }
    }

    /// Parses by the operator.
    private func unannotated(_ value: JSONValue) -> ExpressionNode? {
        switch value {
        case .null, .string, .bool, .integer, .number:
            return Literal(StyleValue(value))
        case .object:
            return fail("Bare objects invalid. Use [\"literal\", {...}] instead.")
        case .array(let items):
            guard let first = items.first else {
                return fail(
                    "Expected an array with at least one element. If you wanted a literal array, use [\"literal\", []]."
                )
            }
            guard case .string(let name) = first else {
                return fail(
                    "Expression name must be a string, but found \(first.ecmaType) instead. If you wanted a literal array, use [\"literal\", [...]].",
                    at: 0)
            }
            guard let parse = Operators.byName[name] else {
                return fail(
                    "Unknown expression \"\(name)\". If you wanted a literal array, use [\"literal\", [...]].",
                    at: 0)
            }
            return parse(items, self)
        }
    }

    /// Asserts or coerces a value of unknown type to the expected one, and checks known types.
    private func annotated(_ node: ExpressionNode, _ annotation: Annotation?) -> ExpressionNode? {
        guard let expected else { return node }
        let kind = node.type
        let usual: Annotation
        switch (expected, kind) {
        case (.string, .value), (.number, .value), (.boolean, .value), (.object, .value),
            (.array, .value):
            usual = .assertion
        case (.projectionDefinition, .string), (.projectionDefinition, .array),
            (.projectionDefinition, .value), (.color, .value), (.color, .string),
            (.formatted, .value), (.formatted, .string), (.resolvedImage, .value),
            (.resolvedImage, .string), (.padding, .value), (.padding, .number), (.padding, .array),
            (.numberArray, .value), (.numberArray, .number), (.numberArray, .array),
            (.colorArray, .value), (.colorArray, .string), (.colorArray, .array),
            (.variableAnchorOffsetCollection, .value), (.variableAnchorOffsetCollection, .array):
            usual = .coercion
        default:
            return check(kind, fits: expected) ? node : nil
        }
        switch annotation ?? usual {
        case .assertion: return Assertion([node], as: expected, key: key)
        case .coercion: return Coercion([node], as: expected, key: key)
        case .none: return node
        }
    }
}

extension JSONValue {
    /// The type as ECMAScript's `typeof` names it.
    var ecmaType: String {
        switch self {
        case .null, .array, .object: "object"
        case .bool: "boolean"
        case .integer, .number: "number"
        case .string: "string"
        }
    }

    /// The type with lists and null told apart from objects.
    var typeName: String {
        switch self {
        case .null: "null"
        case .array: "array"
        default: ecmaType
        }
    }

    /// The items of an array.
    var items: [JSONValue]? {
        if case .array(let items) = self { items } else { nil }
    }

    /// The members of an object.
    var members: [String: JSONValue]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The value as JSON text; members are sorted by name.
    var text: String { StyleValue(self).json }
}

extension StyleValue {
    /// The value of a JSON text; integers become doubles.
    public init(_ json: JSONValue) {
        switch json {
        case .null: self = .null
        case .bool(let value): self = .boolean(value)
        case .integer(let value): self = .number(Double(value))
        case .number(let value): self = .number(value)
        case .string(let value): self = .string(value)
        case .array(let items): self = .array(items.map(StyleValue.init))
        case .object(let members): self = .object(members.mapValues(StyleValue.init))
        }
    }
}
