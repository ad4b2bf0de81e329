import SwiftSyntax

/// Where a node stands: what encloses it.
extension SyntaxProtocol {
    /// The nodes around this one, nearest first.
    var ancestors: some Sequence<Syntax> {
        sequence(first: Syntax(self), next: \.parent).dropFirst()
    }

    func isInside(_ other: some SyntaxProtocol) -> Bool {
        let range = other.position..<other.endPosition
        return range.contains(position) && endPosition <= range.upperBound
    }

    /// The nearest enclosing function, initializer, accessor, subscript or deinitializer; not closures.
    var enclosingCallable: Syntax? {
        for node in ancestors {
            switch node.kind {
            case .functionDecl, .initializerDecl, .accessorDecl, .subscriptDecl, .deinitializerDecl:
                return node
            case .accessorBlock:
                if case .getter = node.cast(AccessorBlockSyntax.self).accessors { return node }
            case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl: return nil
            default: continue
            }
        }
        return nil
    }

    /// The nearest enclosing function declaration.
    var enclosingFunction: FunctionDeclSyntax? {
        enclosingCallable?.as(FunctionDeclSyntax.self)
    }

    /// The nearest enclosing closure inside the same callable.
    var enclosingClosure: ClosureExprSyntax? {
        for node in ancestors {
            switch node.kind {
            case .closureExpr: return node.cast(ClosureExprSyntax.self)
            case .functionDecl, .initializerDecl, .accessorDecl, .classDecl, .structDecl, .enumDecl,
                .actorDecl, .extensionDecl:
                return nil
            default: continue
            }
        }
        return nil
    }

    /// The nearest enclosing loop body: of `for`, `while`, `repeat`, or of a closure given to one
    /// of the collection's methods named.
    ///
    /// Stops at the callable and at any other closure unless told to pass them.
    func enclosingLoop(iterators: Set<String>, throughClosures: Bool) -> Syntax? {
        var child = Syntax(self)
        for node in ancestors {
            switch node.kind {
            case .forStmt:
                if node.cast(ForStmtSyntax.self).body.id == child.id { return node }
            case .whileStmt:
                if node.cast(WhileStmtSyntax.self).body.id == child.id { return node }
            case .repeatStmt:
                if node.cast(RepeatStmtSyntax.self).body.id == child.id { return node }
            case .closureExpr:
                if let call = node.cast(ClosureExprSyntax.self).receivingCall,
                    let name = call.calledExpression.lastName, iterators.contains(name),
                    call.calledExpression.is(MemberAccessExprSyntax.self)
                {
                    return node
                }
                if !throughClosures { return nil }
            case .functionDecl, .initializerDecl, .accessorDecl, .classDecl, .structDecl, .enumDecl,
                .actorDecl, .extensionDecl:
                return nil
            default: break
            }
            child = node
        }
        return nil
    }

    /// Whether a predicate holds for any node below this one.
    func containsNode(where predicate: (Syntax) -> Bool) -> Bool {
        for child in children(viewMode: .sourceAccurate) {
            if predicate(child) || child.containsNode(where: predicate) { return true }
        }
        return false
    }

    /// Whether the code below this node (or the node itself) has an identifier of the given texts.
    func mentions(_ names: Set<String>) -> Bool {
        // Most code has none of the words; its bytes tell that sooner than its tokens.
        let bytes = syntaxTextBytes
        guard names.contains(where: bytes.holds) else { return false }
        for token in tokens(viewMode: .sourceAccurate) {
            switch token.tokenKind {
            case .identifier(let text), .dollarIdentifier(let text):
                if names.contains(text.withoutBackticks) { return true }
            case .keyword:
                if names.contains(token.text) { return true }
            default: continue
            }
        }
        return false
    }

    func mentions(_ names: String...) -> Bool { mentions(Set(names)) }
}

extension ClosureExprSyntax {
    /// The call that the closure is an argument of.
    var receivingCall: FunctionCallExprSyntax? {
        guard let parent else { return nil }
        if let call = parent.as(FunctionCallExprSyntax.self) {
            // A closure that is itself called, `{ … }()`, receives nothing.
            return call.calledExpression.id == id ? nil : call
        }
        if let argument = parent.as(LabeledExprSyntax.self) {
            return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        }
        if let element = parent.as(MultipleTrailingClosureElementSyntax.self) {
            return element.parent?.parent?.as(FunctionCallExprSyntax.self)
        }
        return nil
    }
}

extension SourceFile {
    /// The nearest enclosing type or extension.
    func enclosingType(of node: some SyntaxProtocol) -> TypeDeclaration? {
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
                return index.type(declaredBy: ancestor)
            default: continue
            }
        }
        return nil
    }

    /// The name of the outermost type around a node, or of the node itself if it declares one; empty outside of types.
    func outermostType(of node: some SyntaxProtocol) -> String {
        let nodes = [Syntax(node)] + Array(node.ancestors)
        for ancestor in nodes.reversed() {
            if let type = index.type(declaredBy: ancestor) {
                return type.name.split(separator: ".").first.map(String.init) ?? type.name
            }
        }
        return ""
    }

    /// All declarations of a type in this file: the type itself and its extensions.
    func declarations(ofType name: String) -> [TypeDeclaration] {
        (index.typesByName[name] ?? []).map { index.types[$0] }
    }

    /// What the type inherits and conforms to, as this file tells.
    func inherited(byType name: String) -> Set<String> {
        Set(declarations(ofType: name).flatMap(\.inherited))
    }

    /// The functions of a type in this file.
    func functions(ofType name: String) -> [FunctionDeclSyntax] {
        index.functionsByType[name] ?? []
    }

    /// The function of the same type that a call means: `helper(…)` or `self.helper(…)`.
    func sameTypeFunction(calledBy call: Call) -> FunctionDeclSyntax? {
        if call.isMember {
            guard let base = call.base?.path, base == "self" || base == "weakSelf" else {
                return nil
            }
        }
        guard index.functionsByName[call.name] != nil else { return nil }
        guard let type = enclosingType(of: call.node) else {
            return index.functions(named: call.name).first {
                $0.parent?.is(CodeBlockItemSyntax.self) == true
            }
        }
        return functions(ofType: type.name).first { function in
            function.name.plainText == call.name
                && function.signature.parameterClause.parameters.count
                    >= call.node.arguments.count
        }
    }

    /// The calls below a node.
    func calls(in node: some SyntaxProtocol) -> [Call] {
        let start = node.position
        let end = node.endPosition
        // Calls are in source order of their start.
        var low = 0
        var high = index.calls.count
        while low < high {
            let middle = (low + high) / 2
            if index.calls[middle].node.position < start { low = middle + 1 } else { high = middle }
        }
        var found: [Call] = []
        while low < index.calls.count, index.calls[low].node.position < end {
            if index.calls[low].node.endPosition <= end { found.append(index.calls[low]) }
            low += 1
        }
        return found
    }

    /// The assignments below a node.
    func assignments(in node: some SyntaxProtocol) -> [Assignment] {
        index.assignments.filter { $0.node.isInside(node) }
    }

    /// Whether a node stands in code that only previews run: `#Preview`, a `PreviewProvider`.
    func isInPreview(_ node: some SyntaxProtocol) -> Bool {
        for ancestor in node.ancestors {
            if let macro = ancestor.as(MacroExpansionExprSyntax.self) {
                if macro.macroName.text == "Preview" { return true }
            } else if let macro = ancestor.as(MacroExpansionDeclSyntax.self) {
                if macro.macroName.text == "Preview" { return true }
            } else if let type = ancestor.as(StructDeclSyntax.self) {
                if type.inheritanceClause?.inheritedTypes.contains(where: {
                    $0.type.plainName == "PreviewProvider"
                }) == true {
                    return true
                }
            }
        }
        return false
    }
}
