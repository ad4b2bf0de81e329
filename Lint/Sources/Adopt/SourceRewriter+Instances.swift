import SwiftSyntax

// Objective-C makes an annotation view of any class; Swift only of one whose initializer is required.
extension SourceRewriter {
    /// Makes `type.init(annotation:reuseIdentifier:)` of a type known at run time a call of `instance`.
    func rewriteInstance(_ node: FunctionCallExprSyntax) {
        guard node.arguments.map({ $0.label?.text }) == ["annotation", "reuseIdentifier"] else {
            return
        }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            guard member.declName.baseName.text == "init",
                let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
                base != "self",
                base.first?.isLowercase == true || isGenericParameter(base, at: node)
            else { return }
            edits.replace(range(member.declName), with: "instance")
        } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            guard isGenericParameter(name.baseName.text, at: node) else { return }
            edits.replace(range(name), with: "\(name.baseName.text).instance")
        }
    }

    /// Makes `super.init()` of a view controller a call of the initializer that it stands for.
    ///
    /// Objective-C inherits it as one that subclasses may call; in Swift it is a convenience initializer.
    func rewriteSuperInitializer(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init",
            member.base?.is(SuperExprSyntax.self) == true, let type = types.last,
            index.superclasses[type] == "UIViewController"
        else { return }
        edits.replace(range(node), with: "super.init(nibName: nil, bundle: nil)")
    }

    /// Returns whether a name is that of a generic parameter of the function or type around a node.
    private func isGenericParameter(_ name: String, at node: some SyntaxProtocol) -> Bool {
        var around = node.parent
        while let one = around {
            if let clause = one.asProtocol((any WithGenericParametersSyntax).self)?
                .genericParameterClause,
                clause.parameters.contains(where: { $0.name.text == name })
            {
                return true
            }
            around = one.parent
        }
        return false
    }
}
