import MapGeometry

/// All operators of expressions by name; looked up only while an expression is parsed.
enum Operators {
    typealias Parse = @Sendable ([JSONValue], ExpressionParser) -> ExpressionNode?

    /// How the expression of each operator is parsed.
    static let byName: [String: Parse] = {
        var result: [String: Parse] = [
            "array": Assertion.parse, "boolean": Assertion.parse, "number": Assertion.parse,
            "object": Assertion.parse, "string": Assertion.parse,
            "to-boolean": Coercion.parse, "to-color": Coercion.parse,
            "to-number": Coercion.parse, "to-string": Coercion.parse,
            "at": ItemLookup.parse, "in": Containment.parse, "index-of": IndexLookup.parse,
            "length": Length.parse, "slice": Slice.parse,
            "case": Case.parse, "coalesce": Coalesce.parse, "match": Match.parse,
            "step": Step.parse, "interpolate": Interpolation.parse,
            "interpolate-hcl": Interpolation.parse, "interpolate-lab": Interpolation.parse,
            "let": Binding.parse, "var": Variable.parse, "literal": Literal.parse,
            "semiliteral": ItemList.parse, "global-state": GlobalStateLookup.parse,
            "collator": CollatorExpression.parse, "format": Formatting.parse,
            "image": ImageLookup.parse, "number-format": NumberFormatting.parse,
            "within": Within.parse, "distance": Distance.parse,
        ]
        for comparison in ComparisonOperator.allCases {
            result[comparison.rawValue] = { items, parser in
                comparison.parse(items, parser)
            }
        }
        for (name, function) in functions { result[name] = function.parse }
        return result
    }()

    /// Whether a JSON value is an expression and not a plain list.
    static func isExpression(_ value: JSONValue) -> Bool {
        guard case .array(let items) = value, case .string(let name)? = items.first else {
            return false
        }
        return byName[name] != nil
    }
}

/// An operator that is told by the types of its arguments.
struct FunctionOperator: Sendable {
    /// The types of the arguments.
    enum Parameters: Sendable {
        case each([ExpressionType])
        case all(ExpressionType)

        func accepts(_ count: Int) -> Bool {
            if case .each(let types) = self { types.count == count } else { true }
        }

        subscript(index: Int) -> ExpressionType {
            switch self {
            case .each(let types): types[index]
            case .all(let type): type
            }
        }

        var description: String {
            switch self {
            case .each(let types): "(\(types.map(\.description).joined(separator: ", ")))"
            case .all(let type): "(\(type)...)"
            }
        }
    }

    typealias Make = @Sendable ([ExpressionNode], ExpressionParser) -> ExpressionNode

    /// The forms of the operator, of which the first that fits is taken.
    let overloads: [(parameters: Parameters, make: Make)]

    init(_ overloads: (parameters: Parameters, make: Make)...) {
        self.overloads = overloads
    }

    @Sendable func parse(_ items: [JSONValue], _ parser: ExpressionParser) -> ExpressionNode? {
        let count = items.count - 1
        let fitting = overloads.filter { $0.parameters.accepts(count) }
        var faults: [ExpressionFault] = []
        for overload in fitting {
            // Faults of a form that doesn't fit are forgotten when another one does.
            let trial = ExpressionParser(
                state: parser.state, faults: FaultList(), key: parser.key, scope: parser.scope)
            if let arguments = Self.arguments(items, overload.parameters, trial) {
                return overload.make(arguments, parser)
            }
            faults = trial.faults.faults
        }
        if fitting.count == 1 {
            parser.faults.faults += faults
            return nil
        }
        let signatures = (fitting.isEmpty ? overloads : fitting).map(\.parameters.description)
        var types: [String] = []
        for (index, item) in items.enumerated().dropFirst() {
            guard let argument = parser.parse(item, index) else { return nil }
            types.append(argument.type.description)
        }
        return parser.fail(
            "Expected arguments of type \(signatures.joined(separator: " | ")), but found (\(types.joined(separator: ", "))) instead."
        )
    }

    private static func arguments(
        _ items: [JSONValue], _ parameters: Parameters, _ parser: ExpressionParser
    ) -> [ExpressionNode]? {
        var arguments: [ExpressionNode] = []
        for (index, item) in items.enumerated().dropFirst() {
            guard let argument = parser.parse(item, index, parameters[index - 1]) else {
                return nil
            }
            arguments.append(argument)
        }
        var fits = true
        for (index, argument) in arguments.enumerated()
        where !parser.argument(index + 1).check(argument.type, fits: parameters[index]) {
            fits = false
        }
        return fits ? arguments : nil
    }
}
