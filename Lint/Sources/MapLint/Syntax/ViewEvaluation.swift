import SwiftSyntax

extension SyntaxProtocol {
    /// Whether code runs while a view or map content is evaluated: inside a `body` or another builder, and
    /// not in a closure that runs on an event.
    var isViewEvaluation: Bool {
        var closures: [ClosureExprSyntax] = []
        for node in ancestors {
            switch node.kind {
            case .closureExpr: closures.append(node.cast(ClosureExprSyntax.self))
            case .functionDecl:
                let function = node.cast(FunctionDeclSyntax.self)
                return function.buildsView && !closures.contains(where: \.isAction)
            case .variableDecl:
                let variable = node.cast(VariableDeclSyntax.self)
                guard variable.parent?.is(MemberBlockItemSyntax.self) == true else { continue }
                return variable.buildsView && !closures.contains(where: \.isAction)
            case .classDecl, .structDecl, .enumDecl, .extensionDecl, .initializerDecl: return false
            default: continue
            }
        }
        return false
    }
}

private let builderAttributes = ["ViewBuilder", "MapContentBuilder", "ToolbarContentBuilder"]

extension TypeSyntax {
    /// Whether the type is `some View` or `some MapContent`.
    fileprivate var isOpaqueView: Bool {
        guard let opaque = self.as(SomeOrAnyTypeSyntax.self) else { return false }
        return ["View", "MapContent"].contains(opaque.constraint.plainName)
    }
}

extension FunctionDeclSyntax {
    fileprivate var buildsView: Bool {
        signature.returnClause?.type.isOpaqueView == true
            || attributes.contains(anyOf: builderAttributes)
    }
}

extension VariableDeclSyntax {
    fileprivate var buildsView: Bool {
        guard let binding = bindings.first, binding.accessorBlock != nil else { return false }
        return binding.typeAnnotation?.type.isOpaqueView == true
            || attributes.contains(anyOf: builderAttributes)
    }
}
