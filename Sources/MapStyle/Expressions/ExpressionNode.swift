/// What an expression depends on.
struct Dependencies: OptionSet, Sendable {
    let rawValue: UInt16

    /// A feature's properties, id, type or geometry.
    static let feature = Dependencies(rawValue: 1)
    /// The state of a feature.
    static let featureState = Dependencies(rawValue: 2)
    static let zoom = Dependencies(rawValue: 4)
    static let heatmapDensity = Dependencies(rawValue: 8)
    static let elevation = Dependencies(rawValue: 16)
    static let lineProgress = Dependencies(rawValue: 32)
    static let accumulated = Dependencies(rawValue: 64)
    static let supportedScripts = Dependencies(rawValue: 128)
    static let globalState = Dependencies(rawValue: 256)
    /// The geometry, of which a source of features may have to keep more than usual.
    static let geometry = Dependencies(rawValue: 512)
}

/// A part of a compiled expression.
///
/// Nodes are made while an expression is parsed and never change. Besides ``evaluate(_:)``, which every node has, a
/// node whose value is always a number, a truth value or a color gives it without wrapping it.
///
/// Neither this class nor one that derives from it has a property that can be set: threads may share nodes.
class ExpressionNode {
    /// The type of the value.
    let type: ExpressionType
    /// The parts that this one evaluates.
    let children: [ExpressionNode]
    /// What this part and all parts in it depend on.
    let dependencies: Dependencies
    /// What this part and all parts in it read of a feature.
    let reads: FeatureReads
    /// Whether the value is always the same, so that it can be computed while the expression is parsed.
    let isConstant: Bool
    /// At most how many parts one evaluation runs through.
    ///
    /// A variable counts with what it is bound to.
    let cost: Int

    /// Creates a part from what is in it and what it depends on itself.
    ///
    /// - Parameter reads: What it reads of a feature itself; nil for anything, where it depends on the feature.
    init(
        type: ExpressionType, children: [ExpressionNode] = [], dependencies: Dependencies = [],
        reads: FeatureReads? = nil, foldable: Bool = true, extraCost: Int = 0
    ) {
        self.type = type
        self.children = children
        let all = children.reduce(into: dependencies) { $0.formUnion($1.dependencies) }
        self.dependencies = all
        let own = reads ?? (dependencies.contains(.feature) ? .everything : .nothing)
        self.reads = children.reduce(into: own) { $0.formUnion($1.reads) }
        isConstant = foldable && all.isEmpty && children.allSatisfy { $0 is Literal }
        cost = children.reduce(1 + extraCost) { min($0 + $1.cost, Self.costLimit) }
    }

    /// For assertions and coercions, which may be added after what is in them was computed.
    init(annotating children: [ExpressionNode], as type: ExpressionType) {
        self.type = type
        self.children = children
        let all = children.reduce(into: Dependencies()) { $0.formUnion($1.dependencies) }
        dependencies = all
        reads = children.reduce(into: .nothing) { $0.formUnion($1.reads) }
        isConstant = all.isEmpty && children.allSatisfy(\.isConstant)
        cost = children.reduce(1) { min($0 + $1.cost, Self.costLimit) }
    }

    /// Creates a node for a variable.
    init(boundTo expression: ExpressionNode) {
        type = expression.type
        children = []
        dependencies = []
        reads = .nothing
        isConstant = expression.isConstant
        cost = min(expression.cost + 1, Self.costLimit)
    }

    /// Beyond this cost an expression is refused: bindings that use each other twice double it with each.
    static let costLimit = 1_000_000

    /// Whether the values can be told without evaluating.
    var hasKnownOutputs: Bool { false }

    /// The part whose value is this one's, for nodes that choose among others; nil for all else.
    func chosen(_: EvaluationContext) throws(EvaluationError) -> ExpressionNode? { nil }

    /// Returns the value of the expression.
    func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        guard let node = try chosen(context) else {
            preconditionFailure("a node either chooses another one or evaluates")
        }
        return try node.evaluate(context)
    }

    /// The value as a number.
    func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
        if let node = try chosen(context) { return try node.number(context) }
        switch try evaluate(context) {
        case .number(let value): return value
        case let other: return other.numberOrNaN
        }
    }

    /// The value as a truth value.
    func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
        if let node = try chosen(context) { return try node.boolean(context) }
        switch try evaluate(context) {
        case .boolean(let value): return value
        case let other: return other.isTruthy
        }
    }

    /// Returns the value as a string.
    func string(_ context: EvaluationContext) throws(EvaluationError) -> String {
        switch try evaluate(context) {
        case .string(let value): value
        case let other: other.text
        }
    }
}

/// A node whose value is always a number.
class NumberNode: ExpressionNode {
    override final func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue
    {
        .number(try number(context))
    }
}

/// A node whose value is always a truth value.
class BooleanNode: ExpressionNode {
    override final func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue
    {
        .boolean(try boolean(context))
    }
}

/// A value that stands in the expression or was computed while it was parsed.
final class Literal: ExpressionNode {
    let value: StyleValue
    private let numberValue: Double
    private let booleanValue: Bool

    init(_ value: StyleValue, type: ExpressionType? = nil) {
        self.value = value
        numberValue = value.numberOrNaN
        booleanValue = value.isTruthy
        super.init(type: type ?? value.type)
    }

    override var hasKnownOutputs: Bool { true }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        value
    }
    override func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
        numberValue
    }
    override func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
        booleanValue
    }
}
