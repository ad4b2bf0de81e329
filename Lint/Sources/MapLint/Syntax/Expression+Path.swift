import SwiftSyntax

extension SyntaxProtocol {
    /// The source of the node without the trivia around it.
    ///
    /// `trimmedDescription` says the same, but copies the tree first.
    var bareText: String {
        let bytes = syntaxTextBytes
        let start = leadingTriviaLength.utf8Length
        let end = bytes.count - trailingTriviaLength.utf8Length
        return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
    }
}

extension TypeSyntax {
    /// The type's name without optionality, attributes, `any`/`some`, generic arguments:
    /// `MKMapView` for `MKMapView!`, `MKLocalSearch.Request` for the nested type.
    var plainName: String {
        var type = self
        while true {
            if let optional = type.as(OptionalTypeSyntax.self) {
                type = optional.wrappedType
            } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                type = optional.wrappedType
            } else if let attributed = type.as(AttributedTypeSyntax.self) {
                type = attributed.baseType
            } else if let some = type.as(SomeOrAnyTypeSyntax.self) {
                type = some.constraint
            } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first
            {
                type = only.type
            } else {
                break
            }
        }
        if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.plainText }
        if let member = type.as(MemberTypeSyntax.self) {
            return "\(member.baseType.plainName).\(member.name.plainText)"
        }
        if let array = type.as(ArrayTypeSyntax.self) { return "[\(array.element.plainName)]" }
        return type.bareText
    }

    var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}

extension ExprSyntax {
    /// The expression inside parentheses, `try`, `await`, `&`, `!` and `?`.
    var unwrapped: ExprSyntax {
        var expression = self
        while true {
            if let chain = expression.as(OptionalChainingExprSyntax.self) {
                expression = chain.expression
            } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
                expression = forced.expression
            } else if let attempt = expression.as(TryExprSyntax.self) {
                expression = attempt.expression
            } else if let wait = expression.as(AwaitExprSyntax.self) {
                expression = wait.expression
            } else if let reference = expression.as(InOutExprSyntax.self) {
                expression = reference.expression
            } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first, only.label == nil
            {
                expression = only.expression
            } else {
                return expression
            }
        }
    }

    /// The names of a plain path joined by dots, without a leading `self`: `map.camera` for
    /// `self.map!.camera`.
    ///
    /// `nil` if anything but names is in it.
    var path: String? {
        let expression = unwrapped
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.plainText
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.plainText
            guard let base = member.base else { return name }
            guard let start = base.path else { return nil }
            if start == "self" || start == "weakSelf" || start == "strongSelf" { return name }
            return "\(start).\(name)"
        }
        return nil
    }

    /// The last name of a reference or member access.
    var lastName: String? {
        let expression = unwrapped
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.plainText
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.plainText
        }
        if let generic = expression.as(GenericSpecializationExprSyntax.self) {
            return generic.expression.lastName
        }
        return nil
    }

    /// The name of the type that the expression constructs (`MKMapView()`, `MKLocalSearch.Request()`,
    /// `[Stop]()`), by the convention that types begin with a capital.
    var constructedType: String? {
        guard let call = unwrapped.as(FunctionCallExprSyntax.self) else { return nil }
        var called = call.calledExpression.unwrapped
        if let member = called.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init", let base = member.base
        {
            called = base
        }
        guard let path = called.path ?? called.lastName, let last = path.split(separator: ".").last,
            last.first?.isUppercase == true
        else { return nil }
        return path
    }

    /// The value of a string literal without interpolations.
    var literalString: String? {
        guard let literal = unwrapped.as(StringLiteralExprSyntax.self) else { return nil }
        var text = ""
        for segment in literal.segments {
            guard case .stringSegment(let part) = segment else { return nil }
            text += part.content.text
        }
        return text
    }

    /// The value of a number literal, its sign included.
    var literalNumber: Double? {
        let expression = unwrapped
        if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
            guard let value = prefix.expression.literalNumber else { return nil }
            switch prefix.operator.text {
            case "-": return -value
            case "+": return value
            default: return nil
            }
        }
        let text: String
        if let float = expression.as(FloatLiteralExprSyntax.self) {
            text = float.literal.text
        } else if let integer = expression.as(IntegerLiteralExprSyntax.self) {
            text = integer.literal.text
        } else {
            return nil
        }
        return Double(text.replacing("_", with: ""))
    }

    var isNil: Bool { self.is(NilLiteralExprSyntax.self) }
}

extension FunctionCallExprSyntax {
    /// The argument with a label; trailing closures are not arguments.
    func argument(_ label: String) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }

    /// The first argument if it has no label.
    var firstUnlabeled: ExprSyntax? {
        guard let first = arguments.first, first.label == nil else { return nil }
        return first.expression
    }

    /// The closures of a call: those among the arguments and the trailing ones.
    var closures: [ClosureExprSyntax] {
        arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
            + (trailingClosure.map { [$0] } ?? []) + additionalTrailingClosures.map(\.closure)
    }
}

extension ClosureExprSyntax {
    /// The names of the parameters; empty for a closure that uses `$0`.
    var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let list)?: list.map { $0.name.plainText }
        case .parameterClause(let clause)?:
            clause.parameters.map { ($0.secondName ?? $0.firstName).plainText }
        case nil: []
        }
    }
}

extension FunctionDeclSyntax {
    /// The name with argument labels, as delegate methods are told apart: `mapView(_:viewFor:)`.
    var selector: String {
        let labels = signature.parameterClause.parameters.map { "\($0.firstName.plainText):" }
        return "\(name.plainText)(\(labels.joined()))"
    }

    /// The name that a parameter has inside the function.
    func parameterName(at position: Int) -> String? {
        let parameters = Array(signature.parameterClause.parameters)
        guard position < parameters.count else { return nil }
        return (parameters[position].secondName ?? parameters[position].firstName).plainText
    }

    /// The plain name of the type it returns; empty for none.
    var returnedType: String { signature.returnClause?.type.plainName ?? "" }
}
