/// A property of the feature whose name stands in the expression.
final class PropertyLookup: ExpressionNode {
    let property: PropertyKey

    private init(_ property: PropertyKey) {
        self.property = property
        super.init(type: .value, dependencies: .feature, reads: FeatureReads(property))
    }

    /// A lookup by a name that is known, or by one that is computed for each feature.
    static func make(_ name: ExpressionNode, _ state: ParsingState) -> ExpressionNode {
        if let literal = name as? Literal, case .string(let text) = literal.value {
            return PropertyLookup(state.names.key(text))
        }
        return ComputedPropertyLookup(name)
    }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        context.feature?.value(of: property) ?? .null
    }
}

/// A property of the feature whose name is computed.
final class ComputedPropertyLookup: ExpressionNode {
    init(_ name: ExpressionNode) {
        super.init(type: .value, children: [name], dependencies: .feature)
    }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        let name = try children[0].string(context)
        return context.feature?.value(of: PropertyKey(name: name)) ?? .null
    }
}

/// Whether the feature has a property.
final class PropertyTest: BooleanNode {
    private let name: ExpressionNode
    private let property: PropertyKey?

    init(_ name: ExpressionNode, _ state: ParsingState) {
        self.name = name
        let reads: FeatureReads
        if let literal = name as? Literal, case .string(let text) = literal.value {
            let key = state.names.key(text)
            property = key
            reads = FeatureReads(key)
        } else {
            property = nil
            reads = .everything
        }
        super.init(type: .boolean, children: [name], dependencies: .feature, reads: reads)
    }

    override func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
        if let property { return context.feature?.value(of: property) != nil }
        let key = PropertyKey(name: try name.string(context))
        return context.feature?.value(of: key) != nil
    }
}

/// A member of an object.
final class MemberLookup: ExpressionNode {
    init(_ name: ExpressionNode, in object: ExpressionNode) {
        super.init(type: .value, children: [name, object])
    }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        let name = try children[0].string(context)
        guard case .object(let members) = try children[1].evaluate(context) else { return .null }
        return members[name] ?? .null
    }
}

/// Whether an object has a member.
final class MemberTest: BooleanNode {
    init(_ name: ExpressionNode, in object: ExpressionNode) {
        super.init(type: .boolean, children: [name, object])
    }

    override func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
        let name = try children[0].string(context)
        guard case .object(let members) = try children[1].evaluate(context) else { return false }
        return members[name] != nil
    }
}

/// A member of the feature's state.
final class FeatureStateLookup: ExpressionNode {
    init(_ name: ExpressionNode) {
        super.init(type: .value, children: [name], dependencies: [.feature, .featureState])
    }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        context.featureState[try children[0].string(context)] ?? .null
    }
}
