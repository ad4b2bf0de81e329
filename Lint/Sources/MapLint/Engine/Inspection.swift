import SwiftSyntax

/// One rule's look at one file: the file, the rule's settings, and the place to report to.
final class Inspection {
    let rule: Rule
    let file: SourceFile
    let target: DeploymentTarget
    let severity: Severity
    /// Whether the configuration turns the rule on by name, so that it may tell what is less than certain.
    let isAsked: Bool
    private let options: [String: Rule.Option]
    private(set) var drafts: [Draft] = []

    init(
        rule: Rule, file: SourceFile, target: DeploymentTarget, severity: Severity,
        options: [String: Rule.Option], isAsked: Bool = true
    ) {
        self.rule = rule
        self.file = file
        self.target = target
        self.severity = severity
        self.options = options
        self.isAsked = isAsked
    }

    var index: TreeIndex { file.index }

    func flag(_ name: String) -> Bool {
        if case .flag(let value)? = options[name] ?? rule.options[name] { return value }
        return false
    }

    func number(_ name: String) -> Int {
        if case .number(let value)? = options[name] ?? rule.options[name] { return value }
        return 0
    }

    func list(_ name: String) -> [String] {
        if case .list(let value)? = options[name] ?? rule.options[name] { return value }
        return []
    }

    /// Reports a finding at the first token of a node.
    ///
    /// - Parameters:
    ///   - weight: Another severity than the rule's; the configured one wins over a milder default.
    ///   - conditions: What must hold in the whole module for the finding to stand.
    func report(
        _ node: some SyntaxProtocol, _ message: String, weight: Severity? = nil,
        unless conditions: [Condition] = [], fix: Fix? = nil
    ) {
        let place = file.position(of: node)
        var fix = fix
        for position in fix?.edits.indices ?? 0..<0 {
            guard let edit = fix?.edits[position] else { continue }
            fix?.edits[position].range = file.source.range(edit.start..<edit.end)
        }
        var draft = Draft(
            rule: rule.id, line: place.line, column: place.column,
            severity: severity == rule.severity ? (weight ?? severity) : severity,
            message: message, suggestion: rule.suggestion, fix: fix, conditions: conditions)
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        draft.range = file.source.range(start..<max(start, Syntax(node).headEnd))
        draft.lineHash = file.source.fingerprint(ofLine: place.line)
        draft.owner = file.outermostType(of: node)
        drafts.append(draft)
    }

    /// An edit that replaces a node without its surrounding trivia.
    func replacing(_ node: some SyntaxProtocol, with text: String) -> Fix.Edit {
        Fix.Edit(
            start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
            end: node.endPositionBeforeTrailingTrivia.utf8Offset, replacement: text)
    }
}

extension Syntax {
    /// The UTF-8 offset where what a finding is about ends: a declaration's name or signature, a call without its
    /// trailing closures, or the whole node.
    fileprivate var headEnd: Int {
        let end: AbsolutePosition
        if let function = self.as(FunctionDeclSyntax.self) {
            end = function.signature.endPositionBeforeTrailingTrivia
        } else if let named = asProtocol((any NamedDeclSyntax).self) {
            end = named.name.endPositionBeforeTrailingTrivia
        } else if let variable = self.as(VariableDeclSyntax.self),
            let first = variable.bindings.first
        {
            end = first.pattern.endPositionBeforeTrailingTrivia
        } else if let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure != nil {
            end =
                call.rightParen?.endPositionBeforeTrailingTrivia
                ?? call.calledExpression.endPositionBeforeTrailingTrivia
        } else {
            end = endPositionBeforeTrailingTrivia
        }
        return end.utf8Offset
    }
}
