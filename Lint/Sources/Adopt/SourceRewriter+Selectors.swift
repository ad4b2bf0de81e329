import SwiftSyntax

extension SourceRewriter {
    /// Writes `#selector(tapped(_:))` as a selector that carries the method.
    func rewriteSelector(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, argument.label == nil else {
            return report(
                node, node.trimmedDescription, because: "accessors have no selectors here",
                instead: "write a method that calls the accessor, and name that")
        }
        imports.insert("Selectors")
        edits.replace(range(node), with: selector(of: method(in: argument.expression)))
    }

    /// Writes `Selector("tapped:")` as a selector that carries the method, if the type around it has one of that name.
    func rewriteNamedSelector(_ node: FunctionCallExprSyntax) {
        imports.insert("Selectors")
        let text = node.arguments.trimmedDescription.filter { !"()\"".contains($0) }
        guard node.arguments.count == 1, node.arguments.first?.label == nil, let type = types.last,
            let method = index.methods[Self.last(type)]?.first(where: { $0.selector == text })
        else {
            if node.calledExpression.trimmedDescription == "NSSelectorFromString" {
                edits.replace(range(node.calledExpression), with: "Selector")
            }
            return report(
                node, node.trimmedDescription,
                because: "a name alone calls nothing without Objective-C",
                instead: "write #selector with the method")
        }
        edits.replace(
            range(node), with: Self.selector(of: method, in: types.joined(separator: ".")))
    }

    /// The selector of a method whose parameters are known.
    private static func selector(of method: ModuleIndex.Method, in type: String) -> String {
        let arguments = method.labels.enumerated().map { index, label in
            (label == "_" ? "" : "\(label): ") + "$\(index + 1)"
        }.joined(separator: ", ")
        return
            "Selector(\"\(method.selector)\", on: \(type).self) { $0.\(method.name)(\(arguments)) }"
    }

    /// Takes the method out of casts and parentheses.
    private func method(in expression: ExprSyntax) -> ExprSyntax {
        if let sequence = expression.as(SequenceExprSyntax.self),
            let first = sequence.elements.first
        {
            return method(in: first)
        }
        if let cast = expression.as(AsExprSyntax.self) { return method(in: cast.expression) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            return method(in: only.expression)
        }
        return expression
    }

    private func selector(of method: ExprSyntax) -> String {
        let reference: DeclReferenceExprSyntax?
        var base: String?
        if let member = method.as(MemberAccessExprSyntax.self) {
            reference = member.declName
            base = member.base?.trimmedDescription
        } else {
            reference = method.as(DeclReferenceExprSyntax.self)
        }
        guard let reference else {
            report(
                method, "#selector(\(method.trimmedDescription))",
                because: "it is not the name of a method", instead: "name a method")
            return "Selector(\"\")"
        }
        let own = types.joined(separator: ".")
        if base == "self" || base == "super" || base == "Self" { base = nil }
        let isOwn = base == nil
        let owner = base ?? own
        let name = reference.baseName.text
        let known = index.methods[Self.last(owner)]?.filter { $0.name == name } ?? []
        let labels =
            reference.argumentNames?.arguments.map(\.name.text) ?? known.first?.labels ?? []
        let written = "\"\(ModuleIndex.selector(name, labels))\""
        let call = reference.trimmedDescription
        let isStatic = !known.isEmpty && known.allSatisfy(\.isStatic)
        if isOwn && own.isEmpty { return "Selector(\(written), of: \(call))" }
        if isOwn && (index.protocols.contains(Self.last(own)) || isStatic) {
            return "Selector(\(written), of: self.\(call))"
        }
        let matching = known.filter {
            reference.argumentNames == nil || $0.labels == labels
        }
        if matching.count == 1, let method = matching.first, !method.isStatic,
            method.labels.count < 3, Self.last(owner).first?.isUppercase == true
        {
            return Self.selector(of: method, in: owner)
        }
        let isType = Self.last(owner).first?.isUppercase == true
        return isType && !isStatic
            ? "Selector(\(written), \(owner).\(call))"
            : "Selector(\(written), of: \(owner).\(call))"
    }

    private static func last(_ type: String) -> String {
        type.split(separator: ".").last.map(String.init) ?? type
    }
}
