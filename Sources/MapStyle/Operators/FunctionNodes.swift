/// A function of one number.
final class NumberFunction: NumberNode {
    private let argument: ExpressionNode
    private let body: @Sendable (Double) -> Double

    init(_ argument: ExpressionNode, _ body: @escaping @Sendable (Double) -> Double) {
        self.argument = argument
        self.body = body
        super.init(type: .number, children: [argument])
    }

    override func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
        body(try argument.number(context))
    }
}

/// A function of two numbers.
final class BinaryNumberFunction: NumberNode {
    private let left: ExpressionNode
    private let right: ExpressionNode
    private let body: @Sendable (Double, Double) -> Double

    init(
        _ left: ExpressionNode, _ right: ExpressionNode,
        _ body: @escaping @Sendable (Double, Double) -> Double
    ) {
        self.left = left
        self.right = right
        self.body = body
        super.init(type: .number, children: [left, right])
    }

    override func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
        let left = try left.number(context)
        return body(left, try right.number(context))
    }
}

/// Numbers that are combined one after the other.
final class NumberReduction: NumberNode {
    private let start: Double
    private let body: @Sendable (Double, Double) -> Double

    init(
        _ arguments: [ExpressionNode], from start: Double,
        _ body: @escaping @Sendable (Double, Double) -> Double
    ) {
        self.start = start
        self.body = body
        super.init(type: .number, children: arguments)
    }

    override func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
        var result = start
        for argument in children { result = body(result, try argument.number(context)) }
        return result
    }
}

/// A number of the context, such as the zoom.
final class ContextNumber: NumberNode {
    private let body: @Sendable (EvaluationContext) -> Double

    init(_ dependency: Dependencies, _ body: @escaping @Sendable (EvaluationContext) -> Double) {
        self.body = body
        super.init(type: .number, dependencies: dependency)
    }

    /// Whether this is the zoom.
    var isZoom: Bool { dependencies == .zoom }

    override func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
        body(context)
    }
}

/// Any other value of the context.
final class ContextValue: ExpressionNode {
    private let body: @Sendable (EvaluationContext) -> StyleValue

    init(
        _ type: ExpressionType, _ dependency: Dependencies, reads: FeatureReads? = nil,
        _ body: @escaping @Sendable (EvaluationContext) -> StyleValue
    ) {
        self.body = body
        super.init(type: type, dependencies: dependency, reads: reads)
    }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        body(context)
    }
}

/// A function of evaluated arguments.
final class ValueFunction: ExpressionNode {
    typealias Body = @Sendable ([StyleValue], String) throws(EvaluationError) -> StyleValue

    private let key: String
    private let body: Body

    init(
        _ type: ExpressionType, _ arguments: [ExpressionNode], key: String, foldable: Bool = true,
        _ body: @escaping Body
    ) {
        self.key = key
        self.body = body
        super.init(type: type, children: arguments, foldable: foldable)
    }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        var values: [StyleValue] = []
        values.reserveCapacity(children.count)
        for argument in children { values.append(try argument.evaluate(context)) }
        return try body(values, key)
    }
}

/// Whether all conditions hold.
final class AllTrue: BooleanNode {
    init(_ conditions: [ExpressionNode]) {
        super.init(type: .boolean, children: conditions)
    }

    override func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
        for condition in children where !(try condition.boolean(context)) { return false }
        return true
    }
}

/// Whether one condition holds.
final class AnyTrue: BooleanNode {
    init(_ conditions: [ExpressionNode]) {
        super.init(type: .boolean, children: conditions)
    }

    override func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
        for condition in children where try condition.boolean(context) { return true }
        return false
    }
}

/// Whether a condition doesn't hold.
final class Negation: BooleanNode {
    private let condition: ExpressionNode

    init(_ condition: ExpressionNode) {
        self.condition = condition
        super.init(type: .boolean, children: [condition])
    }

    override func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
        !(try condition.boolean(context))
    }
}

/// Whether text can be drawn.
final class ScriptTest: BooleanNode {
    init(_ text: ExpressionNode) {
        super.init(type: .boolean, children: [text], dependencies: .supportedScripts)
    }

    override func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
        guard let supportsText = context.supportsText else { return true }
        return supportsText(try children[0].string(context))
    }
}
