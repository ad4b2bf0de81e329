import SwiftSyntax

/// Chains of SwiftUI modifiers.
extension FunctionCallExprSyntax {
    /// The modifiers applied to this call, innermost first: for `Map().a(x).b { }` those of `a` and `b`.
    var modifiers: [(name: String, call: FunctionCallExprSyntax)] {
        var found: [(String, FunctionCallExprSyntax)] = []
        var current = Syntax(self)
        while let parent = current.parent {
            if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == current.id,
                let call = member.parent?.as(FunctionCallExprSyntax.self),
                call.calledExpression.id == member.id
            {
                found.append((member.declName.baseName.plainText, call))
                current = Syntax(call)
            } else if let postfix = parent.as(PostfixIfConfigExprSyntax.self) {
                current = Syntax(postfix)
            } else {
                break
            }
        }
        return found
    }

    /// The call at the bottom of a chain of modifiers; this call if nothing stands below it.
    var chainRoot: FunctionCallExprSyntax {
        var current = self
        while let member = current.calledExpression.as(MemberAccessExprSyntax.self) {
            var base = member.base
            if let postfix = base?.as(PostfixIfConfigExprSyntax.self) { base = postfix.base }
            guard let below = base?.as(FunctionCallExprSyntax.self) else { return current }
            current = below
        }
        return current
    }

    /// The call with the whole chain of modifiers around it.
    var wholeChain: FunctionCallExprSyntax { modifiers.last?.call ?? self }
}

extension Inspection {
    /// The calls of SwiftUI's `Map`, wherever one is built.
    var swiftUIMaps: [Call] {
        index.calls(named: "Map").filter { call in
            !call.isMember || call.base?.path == "MapKit" || call.base?.path == "_MapKit_SwiftUI"
        }
    }

    /// Whether a call `Map(…)` can be MapKit's: by its labels, or a trailing closure.
    func isMapKitMap(_ call: Call) -> Bool {
        if call.base?.path == "MapKit" { return true }
        guard let label = call.node.arguments.first?.label?.text else {
            return call.node.arguments.isEmpty
        }
        return [
            "position", "initialPosition", "coordinateRegion", "mapRect", "bounds",
            "interactionModes", "selection", "scope",
        ].contains(label)
    }

    /// The conditions under which an unqualified name means MapKit's.
    func unlessOwn(_ call: Call) -> [Condition] {
        call.base?.path == "MapKit" ? [] : [.ownType(call.name)]
    }

    /// The content of a `Map`: what its trailing closure, or its `content` argument, holds.
    func isInMapContent(_ node: some SyntaxProtocol) -> Bool {
        for ancestor in node.ancestors {
            if let closure = ancestor.as(ClosureExprSyntax.self), let call = closure.receivingCall,
                call.calledExpression.lastName == "Map"
            {
                return true
            }
            if let function = ancestor.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.bareText
                    .contains("MapContent") == true
                    || function.attributes.contains(anyOf: ["MapContentBuilder"])
            }
            if let variable = ancestor.as(VariableDeclSyntax.self),
                variable.parent?.is(MemberBlockItemSyntax.self) == true
            {
                return variable.bindings.contains {
                    $0.typeAnnotation?.type.bareText.contains("MapContent") == true
                } || variable.hasAttribute("MapContentBuilder")
            }
        }
        return false
    }
}
