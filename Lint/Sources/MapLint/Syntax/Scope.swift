import SwiftSyntax

/// What a name means at a place: where it was declared and, as far as syntax tells, its type.
struct Declaration {
    enum Kind {
        case local(PatternBindingSyntax)
        case property(PatternBindingSyntax)
        case parameter(FunctionParameterSyntax)
        case closureParameter(ClosureExprSyntax, position: Int)
        case condition(OptionalBindingConditionSyntax)
        case other
    }
    let kind: Kind
    /// The plain name of the type, if an annotation, a cast or a constructor tells it.
    let typeName: String?
    let isOptional: Bool
}

extension SourceFile {
    /// Looks a simple name up from a place outwards: locals, conditions, parameters, the members of the
    /// enclosing types with their extensions in this file.
    func declaration(of name: String, at place: some SyntaxProtocol) -> Declaration? {
        var child = Syntax(place)
        while let parent = child.parent {
            if let found = declared(name, in: parent, before: child) { return found }
            child = parent
        }
        return nil
    }

    private func declared(_ name: String, in parent: Syntax, before child: Syntax) -> Declaration? {
        switch parent.kind {
        case .codeBlockItemList:
            for item in parent.cast(CodeBlockItemListSyntax.self) {
                if item.id == child.id { break }
                if let variable = item.item.as(VariableDeclSyntax.self) {
                    if let binding = variable.binding(of: name) {
                        return Declaration(binding, kind: .local(binding))
                    }
                } else if let statement = item.item.as(GuardStmtSyntax.self),
                    let found = declared(name, in: statement.conditions)
                {
                    return found
                }
            }
        case .ifExpr:
            let node = parent.cast(IfExprSyntax.self)
            // What the conditions bind does not reach the else branch.
            guard child.id == node.body.id || child.id == node.conditions.id else { return nil }
            return declared(name, in: node.conditions)
        case .whileStmt:
            return declared(name, in: parent.cast(WhileStmtSyntax.self).conditions)
        case .forStmt:
            let loop = parent.cast(ForStmtSyntax.self)
            if loop.pattern.boundNames.contains(name) {
                return Declaration(kind: .other, typeName: nil, isOptional: false)
            }
        case .closureExpr:
            let closure = parent.cast(ClosureExprSyntax.self)
            if let position = closure.parameterNames.firstIndex(of: name) {
                var typeName: String?
                if case .parameterClause(let clause)? = closure.signature?.parameterClause {
                    let parameters = Array(clause.parameters)
                    typeName = parameters[position].type?.plainName
                }
                return Declaration(
                    kind: .closureParameter(closure, position: position), typeName: typeName,
                    isOptional: false)
            }
        case .functionDecl:
            return declared(
                name, in: parent.cast(FunctionDeclSyntax.self).signature.parameterClause)
        case .initializerDecl:
            return declared(
                name, in: parent.cast(InitializerDeclSyntax.self).signature.parameterClause)
        case .switchCase:
            let label = parent.cast(SwitchCaseSyntax.self).label
            if case .case(let cases) = label,
                cases.caseItems.contains(where: { $0.pattern.boundNames.contains(name) })
            {
                return Declaration(kind: .other, typeName: nil, isOptional: false)
            }
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl:
            guard let type = index.type(declaredBy: parent) else { return nil }
            return property(name, of: type.name)
        default: break
        }
        return nil
    }

    /// A property of a type that this file declares or extends.
    func property(_ name: String, of type: String) -> Declaration? {
        guard let member = index.bindingsByType[type]?.first(where: { $0.name == name }) else {
            return nil
        }
        return Declaration(member.binding, kind: .property(member.binding))
    }

    private func declared(_ name: String, in conditions: ConditionElementListSyntax) -> Declaration?
    {
        for element in conditions {
            switch element.condition {
            case .optionalBinding(let binding):
                guard binding.pattern.boundNames.contains(name) else { continue }
                // `if let map` keeps the type of the outer `map`.
                guard let value = binding.initializer?.value else { continue }
                let type = binding.typeAnnotation?.type.plainName ?? value.tellingType
                return Declaration(kind: .condition(binding), typeName: type, isOptional: false)
            case .matchingPattern(let match):
                if match.pattern.boundNames.contains(name) {
                    return Declaration(kind: .other, typeName: nil, isOptional: false)
                }
            default: continue
            }
        }
        return nil
    }

    private func declared(_ name: String, in clause: FunctionParameterClauseSyntax) -> Declaration?
    {
        for parameter in clause.parameters
        where (parameter.secondName ?? parameter.firstName).plainText == name {
            return Declaration(
                kind: .parameter(parameter), typeName: parameter.type.plainName,
                isOptional: parameter.type.isOptional)
        }
        return nil
    }

    /// The plain type name of an expression: of a path of properties in this file, a constructor or a cast.
    func typeName(of expression: ExprSyntax) -> String? {
        if let told = expression.tellingType { return told }
        guard let path = expression.path else { return nil }
        let names = path.split(separator: ".").map(String.init)
        guard let first = names.first else { return nil }
        if names.count == 1 {
            let isExplicitSelf =
                expression.unwrapped.as(MemberAccessExprSyntax.self)?.base != nil
            if isExplicitSelf, let type = enclosingType(of: expression) {
                return property(first, of: type.name)?.typeName
            }
            return declaration(of: first, at: expression)?.typeName
        }
        guard var type = declaration(of: first, at: expression)?.typeName else { return nil }
        for name in names.dropFirst() {
            guard let next = property(name, of: type)?.typeName else { return nil }
            type = next
        }
        return type
    }
}

extension Declaration {
    fileprivate init(_ binding: PatternBindingSyntax, kind: Kind) {
        self.kind = kind
        if let annotation = binding.typeAnnotation?.type {
            typeName = annotation.plainName
            isOptional = annotation.isOptional
        } else {
            typeName = binding.initializer?.value.tellingType
            isOptional = false
        }
    }

    /// The value that the name was declared with, if it was.
    var initialValue: ExprSyntax? {
        switch kind {
        case .local(let binding), .property(let binding): binding.initializer?.value
        case .condition(let binding): binding.initializer?.value
        default: nil
        }
    }
}

extension PatternSyntax {
    /// The names that the pattern binds.
    var boundNames: [String] {
        if let identifier = self.as(IdentifierPatternSyntax.self) {
            return [identifier.identifier.plainText]
        }
        if let binding = self.as(ValueBindingPatternSyntax.self) {
            return binding.pattern.boundNames
        }
        if let tuple = self.as(TuplePatternSyntax.self) {
            return tuple.elements.flatMap(\.pattern.boundNames)
        }
        if let expression = self.as(ExpressionPatternSyntax.self) {
            // `case let .point(x)`: names hide in the arguments of an enum case.
            guard let call = expression.expression.as(FunctionCallExprSyntax.self) else {
                return []
            }
            return call.arguments.flatMap { argument -> [String] in
                argument.expression.as(PatternExprSyntax.self)?.pattern.boundNames
                    ?? argument.expression.as(DeclReferenceExprSyntax.self).map {
                        [$0.baseName.plainText]
                    } ?? []
            }
        }
        return []
    }
}

extension VariableDeclSyntax {
    func binding(of name: String) -> PatternBindingSyntax? {
        bindings.first { $0.pattern.boundNames.contains(name) }
    }

    func hasModifier(_ name: String) -> Bool { modifiers.contains { $0.name.text == name } }

    func hasAttribute(_ names: String...) -> Bool { attributes.contains(anyOf: names) }
}

extension AttributeListSyntax {
    func contains(anyOf names: [String]) -> Bool {
        contains { element in
            guard let attribute = element.as(AttributeSyntax.self) else { return false }
            let name = attribute.attributeName.plainName
            return names.contains(name)
        }
    }
}

extension ExprSyntax {
    /// The type that an expression tells by itself: a constructor, a cast, a closure that is called at
    /// once and builds one.
    var tellingType: String? {
        let expression = unwrapped
        if let constructed = expression.constructedType { return constructed }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let type = elements[2].as(TypeExprSyntax.self)
            {
                return type.type.plainName
            }
            if elements.count == 3, elements[1].bareText == "??" {
                return elements[0].tellingType ?? elements[2].tellingType
            }
            return nil
        }
        if let call = expression.as(FunctionCallExprSyntax.self),
            let closure = call.calledExpression.as(ClosureExprSyntax.self)
        {
            return closure.builtType
        }
        return nil
    }
}

extension ClosureExprSyntax {
    /// The type of what the closure returns, when it is built there.
    fileprivate var builtType: String? {
        for item in statements.reversed() {
            if let result = item.item.as(ReturnStmtSyntax.self), let value = result.expression {
                if let type = value.tellingType { return type }
                guard let name = value.path else { return nil }
                for item in statements {
                    if let binding = item.item.as(VariableDeclSyntax.self)?.binding(of: name) {
                        return binding.typeAnnotation?.type.plainName
                            ?? binding.initializer?.value.tellingType
                    }
                }
            }
        }
        if statements.count == 1, let only = statements.first,
            let value = only.item.as(ExprSyntax.self)
        {
            return value.tellingType
        }
        return nil
    }
}
