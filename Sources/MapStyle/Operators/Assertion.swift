import MapGeometry

/// The first of some values that is of a type.
final class Assertion: ExpressionNode {
    private let key: String

    init(_ values: [ExpressionNode], as type: ExpressionType, key: String) {
        self.key = key
        super.init(annotating: values, as: type)
    }

    override var hasKnownOutputs: Bool { children.allSatisfy(\.hasKnownOutputs) }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        var found = StyleValue.null
        for value in children {
            found = try value.evaluate(context)
            if found.conforms(to: type) { return found }
        }
        throw EvaluationError(
            "Expected value to be of type \(type), but found \(found.type) instead.", at: key)
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count >= 2 else { return parser.fail("Expected at least one argument.") }
        var first = 1
        let type: ExpressionType
        switch items[0].stringValue {
        case "array":
            var item = ExpressionType.value
            if items.count > 2 {
                switch items[1].stringValue {
                case "string": item = .string
                case "number": item = .number
                case "boolean": item = .boolean
                default:
                    return parser.fail(
                        "The item type argument of \"array\" must be one of string, number, boolean",
                        at: 1)
                }
                first += 1
            }
            var count: Int?
            if items.count > 3 {
                if items[2] != .null {
                    guard let length = items[2].doubleValue, length >= 0, length < 1e9,
                        length == length.rounded(.down)
                    else {
                        return parser.fail(
                            "The length argument to \"array\" must be a positive integer literal",
                            at: 2)
                    }
                    count = Int(length)
                }
                first += 1
            }
            type = .array(item, count)
        case "number": type = .number
        case "boolean": type = .boolean
        case "object": type = .object
        default: type = .string
        }
        var values: [ExpressionNode] = []
        for index in first..<items.count {
            guard let value = parser.parse(items[index], index, .value) else { return nil }
            values.append(value)
        }
        return Assertion(values, as: type, key: parser.key)
    }
}
