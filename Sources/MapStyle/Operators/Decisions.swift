import MapGeometry

extension ExpressionParser {
    /// What the outputs of a decision have to be: what is expected of the whole, unless that is anything.
    var expectedOutput: ExpressionType? { expected == .value ? nil : expected }
}

/// The output of the first condition that holds.
final class Case: ExpressionNode {
    private let conditions: [ExpressionNode]
    private let outputs: [ExpressionNode]
    private let fallback: ExpressionNode

    private init(
        _ type: ExpressionType, conditions: [ExpressionNode], outputs: [ExpressionNode],
        fallback: ExpressionNode
    ) {
        self.conditions = conditions
        self.outputs = outputs
        self.fallback = fallback
        super.init(type: type, children: conditions + outputs + [fallback])
    }

    override var hasKnownOutputs: Bool {
        outputs.allSatisfy(\.hasKnownOutputs) && fallback.hasKnownOutputs
    }

    override func chosen(_ context: EvaluationContext) throws(EvaluationError) -> ExpressionNode? {
        for index in conditions.indices where try conditions[index].boolean(context) {
            return outputs[index]
        }
        return fallback
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count >= 4 else {
            return parser.fail("Expected at least 3 arguments, but found only \(items.count - 1).")
        }
        guard items.count.isMultiple(of: 2) else {
            return parser.fail("Expected an odd number of arguments.")
        }
        var type = parser.expectedOutput
        var conditions: [ExpressionNode] = []
        var outputs: [ExpressionNode] = []
        let last = items.count - 1
        for index in stride(from: 1, to: last, by: 2) {
            guard let condition = parser.parse(items[index], index, .boolean),
                let output = parser.parse(items[index + 1], index + 1, type)
            else { return nil }
            conditions.append(condition)
            outputs.append(output)
            type = type ?? output.type
        }
        guard let fallback = parser.parse(items[last], last, type) else { return nil }
        return Case(
            type ?? .value, conditions: conditions, outputs: outputs, fallback: fallback)
    }
}

/// The first value that isn't null.
final class Coalesce: ExpressionNode {
    private init(_ type: ExpressionType, _ values: [ExpressionNode]) {
        super.init(type: type, children: values)
    }

    override var hasKnownOutputs: Bool { children.allSatisfy(\.hasKnownOutputs) }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        // An image that isn't there yields to the next value; if there is none, the first of them is asked for by name.
        var missing: String?
        for (index, child) in children.enumerated() {
            let value = try child.evaluate(context)
            if case .image(let image) = value, !image.isAvailable {
                missing = missing ?? image.name
                if index == children.count - 1, let missing { return .string(missing) }
            } else if value != .null {
                return value
            }
        }
        return .null
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count >= 2 else { return parser.fail("Expected at least one argument.") }
        var type = parser.expectedOutput
        var values: [ExpressionNode] = []
        for index in 1..<items.count {
            guard let value = parser.parse(items[index], index, type, annotation: Annotation.none)
            else { return nil }
            type = type ?? value.type
            values.append(value)
        }
        // The values are not asserted one by one, since null would fail; the whole is, where one needs it.
        if let expected = parser.expected,
            values.contains(where: { !$0.type.isSubtype(of: expected) })
        {
            type = .value
        }
        return Coalesce(type ?? .value, values)
    }
}

/// The output of the label that is equal to the input.
final class Match: ExpressionNode {
    private let input: ExpressionNode
    private let outputs: [ExpressionNode]
    private let fallback: ExpressionNode
    private let stringLabels: [ExactString: Int]
    private let numberLabels: [Double: Int]

    private init(
        _ type: ExpressionType, input: ExpressionNode, outputs: [ExpressionNode],
        fallback: ExpressionNode, stringLabels: [ExactString: Int], numberLabels: [Double: Int]
    ) {
        self.input = input
        self.outputs = outputs
        self.fallback = fallback
        self.stringLabels = stringLabels
        self.numberLabels = numberLabels
        super.init(type: type, children: [input] + outputs + [fallback])
    }

    override var hasKnownOutputs: Bool {
        outputs.allSatisfy(\.hasKnownOutputs) && fallback.hasKnownOutputs
    }

    override func chosen(_ context: EvaluationContext) throws(EvaluationError) -> ExpressionNode? {
        let index: Int? =
            switch try input.evaluate(context) {
            case .string(let text): stringLabels[ExactString(text: text)]
            case .number(let number): numberLabels[number]
            default: nil
            }
        return index.map { outputs[$0] } ?? fallback
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count >= 5 else {
            return parser.fail("Expected at least 4 arguments, but found only \(items.count - 1).")
        }
        guard !items.count.isMultiple(of: 2) else {
            return parser.fail("Expected an even number of arguments.")
        }
        var type = parser.expectedOutput
        var labels = Labels()
        var outputs: [ExpressionNode] = []
        let last = items.count - 1
        for index in stride(from: 2, to: last, by: 2) {
            guard labels.add(items[index], output: outputs.count, parser.argument(index)),
                let output = parser.parse(items[index + 1], index, type)
            else { return nil }
            type = type ?? output.type
            outputs.append(output)
        }
        guard let input = parser.parse(items[1], 1, .value),
            let fallback = parser.parse(items[last], last, type)
        else { return nil }
        if input.type != .value, let labelType = labels.type,
            !parser.argument(1).check(input.type, fits: labelType)
        {
            return nil
        }
        return Match(
            type ?? .value, input: input, outputs: outputs, fallback: fallback,
            stringLabels: labels.strings, numberLabels: labels.numbers)
    }

    /// Labels while they are read: integers or strings, each once.
    private struct Labels {
        var type: ExpressionType?
        var strings: [ExactString: Int] = [:]
        var numbers: [Double: Int] = [:]

        mutating func add(_ value: JSONValue, output: Int, _ parser: ExpressionParser) -> Bool {
            let list = value.items ?? [value]
            if list.isEmpty { parser.report("Expected at least one branch label.") }
            return !list.isEmpty && list.allSatisfy { add(label: $0, output: output, parser) }
        }

        private mutating func add(label: JSONValue, output: Int, _ parser: ExpressionParser) -> Bool
        {
            let labelType: ExpressionType
            switch label {
            case .string: labelType = .string
            case .integer, .number:
                labelType = .number
                let limit = 9_007_199_254_740_991.0
                let number = label.doubleValue ?? .nan
                if abs(number) > limit {
                    parser.report(
                        "Branch labels must be integers no larger than 9007199254740991.")
                    return false
                }
                if number != number.rounded(.down) {
                    parser.report("Numeric branch labels must be integer values.")
                    return false
                }
            default:
                parser.report("Branch labels must be numbers or strings.")
                return false
            }
            if let type, !parser.check(labelType, fits: type) { return false }
            type = labelType
            let isNew: Bool
            switch label {
            case .string(let text):
                isNew = strings.updateValue(output, forKey: ExactString(label: text)) == nil
            default: isNew = numbers.updateValue(output, forKey: label.doubleValue ?? .nan) == nil
            }
            if !isNew { parser.report("Branch labels must be unique.") }
            return isNew
        }
    }
}
