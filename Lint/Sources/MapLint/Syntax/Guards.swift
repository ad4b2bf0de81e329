import SwiftSyntax

/// Whether code runs under a condition that is more than an optional binding.
extension SyntaxProtocol {
    /// Whether an enclosing `if`, `switch`, ternary or `where`, or an early exit before this node,
    /// tests a boolean condition.
    ///
    /// Looks outwards as far as `limit`, or the enclosing callable.
    func isGuarded(within limit: Syntax? = nil) -> Bool {
        var child = Syntax(self)
        for node in ancestors {
            switch node.kind {
            case .ifExpr:
                let branch = node.cast(IfExprSyntax.self)
                if child.id != branch.conditions.id, branch.conditions.hasBooleanCondition {
                    return true
                }
            case .whileStmt:
                if node.cast(WhileStmtSyntax.self).conditions.hasBooleanCondition { return true }
            case .forStmt:
                if node.cast(ForStmtSyntax.self).whereClause != nil { return true }
            case .switchCase: return true
            case .sequenceExpr:
                let elements = node.cast(SequenceExprSyntax.self).elements
                if elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
                    elements.first?.id != child.id
                {
                    return true
                }
            case .codeBlockItemList:
                for item in node.cast(CodeBlockItemListSyntax.self) {
                    if item.id == child.id { break }
                    if item.isGuardingExit { return true }
                }
            case .functionDecl, .initializerDecl, .accessorDecl, .deinitializerDecl, .subscriptDecl:
                return false
            case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl: return false
            default: break
            }
            if let limit, node.id == limit.id { return false }
            child = node
        }
        return false
    }

    /// The conditions of enclosing `if`s (this node in the `then` part) and of `guard`s before it.
    var positiveConditions: [ConditionElementSyntax] {
        var found: [ConditionElementSyntax] = []
        var child = Syntax(self)
        for node in ancestors {
            if let branch = node.as(IfExprSyntax.self), branch.body.id == child.id {
                found += branch.conditions
            } else if let list = node.as(CodeBlockItemListSyntax.self) {
                for item in list {
                    if item.id == child.id { break }
                    if let statement = item.item.as(GuardStmtSyntax.self) {
                        found += statement.conditions
                    }
                }
            } else if node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) {
                break
            }
            child = node
        }
        return found
    }
}

extension ConditionElementListSyntax {
    /// Whether any condition is more than an optional binding or an availability test.
    var hasBooleanCondition: Bool {
        contains { element in
            switch element.condition {
            case .expression, .matchingPattern: true
            case .optionalBinding, .availability: false
            }
        }
    }
}

extension CodeBlockItemSyntax {
    /// Whether the statement leaves the block early on a boolean condition.
    fileprivate var isGuardingExit: Bool {
        if let statement = item.as(GuardStmtSyntax.self) {
            return statement.conditions.hasBooleanCondition
        }
        guard let branch = branch else { return false }
        return branch.elseBody == nil && branch.conditions.hasBooleanCondition
            && branch.body.statements.alwaysExits
    }

    /// The `if` that the item is.
    var branch: IfExprSyntax? {
        if let statement = item.as(ExpressionStmtSyntax.self) {
            return statement.expression.as(IfExprSyntax.self)
        }
        return item.as(IfExprSyntax.self)
    }
}

extension CodeBlockItemListSyntax {
    /// Whether the last statement leaves the block.
    var alwaysExits: Bool {
        guard let last = last?.item else { return false }
        return last.is(ReturnStmtSyntax.self) || last.is(BreakStmtSyntax.self)
            || last.is(ContinueStmtSyntax.self) || last.is(ThrowStmtSyntax.self)
    }
}
