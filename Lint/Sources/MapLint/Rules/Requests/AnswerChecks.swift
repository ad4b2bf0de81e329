import SwiftSyntax

/// What the code around and before a place has asked of an answer.
extension SyntaxProtocol {
    /// Whether conditions around or before a place leave it to what has no error.
    func isFree(
        of error: String, in scope: Syntax
    ) -> Bool {
        var child = Syntax(self)
        for ancestor in ancestors {
            if let branch = ancestor.as(IfExprSyntax.self) {
                if child.id == branch.body.id,
                    branch.conditions.contains(where: { $0.denies(error) })
                {
                    return true
                }
                if child.id == branch.elseBody?.id, branch.conditions.count == 1,
                    branch.conditions.contains(where: { $0.affirms(error) })
                {
                    return true
                }
            }
            if let list = ancestor.as(CodeBlockItemListSyntax.self) {
                for item in list {
                    if item.id == child.id { break }
                    if let statement = item.item.as(GuardStmtSyntax.self),
                        statement.conditions.contains(where: { $0.denies(error) })
                    {
                        return true
                    }
                    if let branch = item.branch, branch.conditions.count == 1,
                        branch.conditions.contains(where: { $0.affirms(error) }),
                        branch.body.statements.alwaysExits
                    {
                        return true
                    }
                }
            }
            if ancestor.id == scope.id { return false }
            child = ancestor
        }
        return false
    }

    /// Whether a condition around or before a place has looked at a name.
    ///
    /// - Parameter forElement: Whether it must have looked for an element of the list, not for the list alone.
    func isChecked(
        _ name: String, in scope: Syntax, forElement: Bool
    ) -> Bool {
        var child = Syntax(self)
        for ancestor in ancestors {
            if let branch = ancestor.as(IfExprSyntax.self), child.id != branch.conditions.id,
                branch.conditions.settles(name, forElement)
            {
                return true
            }
            // In a list of conditions those before this one have been met.
            if let list = ancestor.as(ConditionElementListSyntax.self) {
                for element in list {
                    if element.id == child.id { break }
                    if element.settles(name, forElement) { return true }
                }
            }
            if let sequence = ancestor.as(SequenceExprSyntax.self),
                sequence.elements.contains(where: { $0.isNil })
                    || sequence.containsNode(where: { $0.is(NilLiteralExprSyntax.self) }),
                sequence.mentions(name), !forElement || sequence.asksForElement
            {
                return true
            }
            if let list = ancestor.as(CodeBlockItemListSyntax.self) {
                for item in list {
                    if item.id == child.id { break }
                    if item.item.as(GuardStmtSyntax.self)?.conditions.settles(name, forElement)
                        == true
                    {
                        return true
                    }
                    if let branch = item.branch, branch.conditions.settles(name, forElement),
                        branch.body.statements.alwaysExits
                    {
                        return true
                    }
                }
            }
            if ancestor.id == scope.id { return false }
            child = ancestor
        }
        return false
    }
}

extension ConditionElementListSyntax {
    fileprivate func settles(_ name: String, _ forElement: Bool) -> Bool {
        contains { $0.settles(name, forElement) }
    }
}

extension ConditionElementSyntax {
    /// Whether the condition holds where there is an error: `let failure = error`, `error != nil`.
    fileprivate func affirms(_ error: String) -> Bool {
        switch condition {
        case .optionalBinding(let binding):
            return binding.initializer.map { $0.value.path == error }
                ?? binding.pattern.boundNames.contains(error)
        case .expression(let expression): return expression.compares(error, with: "!=")
        default: return false
        }
    }

    /// Whether the condition holds only where there is no error: `error == nil`.
    fileprivate func denies(_ error: String) -> Bool {
        guard case .expression(let expression) = condition else { return false }
        return expression.compares(error, with: "==")
    }

    /// Whether the condition compares a name with `nil`, binds it, or looks whether its list is empty.
    fileprivate func settles(_ name: String, _ forElement: Bool) -> Bool {
        guard mentions(name), !forElement || asksForElement else { return false }
        switch condition {
        case .optionalBinding, .matchingPattern: return true
        case .availability: return false
        case .expression(let expression):
            return expression.is(NilLiteralExprSyntax.self)
                || expression.containsNode { $0.is(NilLiteralExprSyntax.self) }
                || expression.mentions("isEmpty")
                // `list?.count > 0` of older Swift is false for nil.
                || expression.mentions("count")
                    && (forElement
                        || expression.containsNode { $0.is(OptionalChainingExprSyntax.self) })
        }
    }
}

extension ExprSyntax {
    /// Whether the expression compares a name with `nil` and does nothing else.
    fileprivate func compares(_ name: String, with sign: String) -> Bool {
        guard let elements = unwrapped.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
            let last = elements.last
        else { return false }
        return elements.first?.path == name && last.isNil
            && elements.dropFirst().first?.bareText == sign
    }
}

extension SyntaxProtocol {
    /// Whether code looks whether a list has elements.
    fileprivate var asksForElement: Bool {
        mentions("isEmpty", "count", "first", "last", "indices", "contains")
    }
}
