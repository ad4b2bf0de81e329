import SwiftSyntax

/// A request to one of Apple's services.
enum RequestKind { case search, directions, geocoder, lookAround, snapshot }

extension SourceFile {
    /// Which service a call asks, if it does.
    func requestKind(of call: Call) -> RequestKind? { requests[call.node.id] }

    /// The calls that ask a service, by their nodes.
    func findRequests() -> [SyntaxIdentifier: RequestKind] {
        var found: [SyntaxIdentifier: RequestKind] = [:]
        for name in MapKitNames.serviceCalls {
            for position in index.callsByName[name] ?? [] {
                let call = index.calls[position]
                found[call.node.id] = kind(ofRequest: call)
            }
        }
        return found
    }

    private func kind(ofRequest call: Call) -> RequestKind? {
        switch call.name {
        case "start", "startWithCompletionHandler":
            guard call.isMember else { return nil }
            if isOf("MKLocalSearch", call.base, hint: "search") { return .search }
            if isOf("MKMapSnapshotter", call.base, hint: "snapshot")
                || isOf("MKMapSnapshotter.init", call.base, hint: "snapshotter")
            {
                return .snapshot
            }
            return nil
        case "calculate", "calculateETA", "calculateDirectionsWithCompletionHandler",
            "calculateETAWithCompletionHandler":
            return call.isMember && isOf("MKDirections", call.base, hint: "direction")
                ? .directions : nil
        case "getSceneWithCompletionHandler": return .lookAround
        case _ where MapKitNames.geocoderRequests.contains(call.name): return .geocoder
        case _ where MapKitNames.geocodingTypes.contains(call.name): return .geocoder
        default: return nil
        }
    }

    /// Whether an expression is of a MapKit class: by its type, or by its name in a file that names the class.
    private func isOf(_ type: String, _ expression: ExprSyntax?, hint: String) -> Bool {
        guard let expression else { return false }
        if let known = typeName(of: expression) { return known == type }
        if let call = expression.unwrapped.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.lastName == type
        }
        guard index.references[type] != nil, let name = expression.lastName?.lowercased() else {
            return false
        }
        return name.contains(hint) || name == "request"
    }

    /// A request object (`MKLocalSearch.Request()`, `MKDirections.Request()`) and the name it is kept under.
    struct RequestObject {
        let call: Call
        let name: String?
        let isProperty: Bool
    }

    /// The constructions of a request class, by its new and its old name.
    func requestObjects(of owner: String, legacy: String) -> [RequestObject] {
        index.calls(named: "Request", legacy, "init").compactMap { call in
            switch call.name {
            case "Request":
                guard call.base?.path?.hasSuffix(owner) == true else { return nil }
            case "init":
                // `let request: MKLocalSearch.Request = .init()`
                guard call.isMember, call.base == nil,
                    let binding = call.node.parent?.parent?.as(PatternBindingSyntax.self),
                    binding.typeAnnotation?.type.plainName == "\(owner).Request"
                else { return nil }
            default: break
            }
            let name = call.node.boundName
            let isMember = call.node.ancestors.first { $0.is(VariableDeclSyntax.self) }?.parent?.is(
                MemberBlockItemSyntax.self)
            var isProperty = call.node.enclosingCallable == nil && isMember == true
            if !isProperty, let name, let type = enclosingType(of: call.node),
                property(name, of: type.name) != nil
            {
                isProperty = true
            }
            return RequestObject(call: call, name: name, isProperty: isProperty)
        }
    }

    /// Whether the object is given any of some properties, or handed to code that may give them.
    func configures(_ object: RequestObject, _ members: Set<String>) -> Bool {
        guard let name = object.name else {
            // Handed straight to a search; or else to something that may set what it likes.
            let receiver = object.call.node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
            let receiverName = receiver?.calledExpression.lastName
            return receiverName != "MKLocalSearch" && receiverName != "MKDirections"
        }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let outermost = object.call.node.ancestors.first {
            $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self)
                || $0.is(VariableDeclSyntax.self)
                    && $0.parent?.is(MemberBlockItemSyntax.self) == true
        }
        let scope = object.isProperty ? nil : outermost
        func isInScope(_ node: some SyntaxProtocol) -> Bool { scope.map(node.isInside) ?? true }

        for member in members {
            for assignment in index.assignments(to: member)
            where isInScope(assignment.node) && assignment.basePath.hasSuffix(last) {
                return true
            }
        }
        for call in index.calls where isInScope(call.node) {
            if let base = call.base?.path, base == name || base.hasSuffix(".\(last)"),
                call.node.id != object.call.node.id, !call.name.hasPrefix("start")
            {
                return true
            }
            guard call.node.arguments.contains(where: { $0.expression.unwrapped.path == name })
            else { continue }
            if ["MKLocalSearch", "MKDirections", "print", "debugPrint"].contains(call.name) {
                continue
            }
            guard let helper = index.functions(named: call.name).first else {
                // A method of MapKit's own that takes a request, or code that is not here.
                return true
            }
            if helper.mentions(members) { return true }
        }
        // A builder: its caller may complete what it returns.
        if let scope, !object.isProperty {
            let isReturned =
                scope.containsNode { $0.as(ReturnStmtSyntax.self)?.expression?.path == name }
            if isReturned {
                for member in members where !index.assignments(to: member).isEmpty { return true }
            }
        }
        return false
    }

    /// How the failure of a request can get lost.
    enum LostError { case forced, discarded, closure }

    /// Whether the failure of a request vanishes at its call.
    func lostError(of call: Call) -> LostError? {
        // `try!` and `try?`
        for node in call.node.ancestors {
            if let attempt = node.as(TryExprSyntax.self) {
                switch attempt.questionOrExclamationMark?.text {
                case "!": return .forced
                case "?": return attempt.hasTellingElse ? nil : .discarded
                default: return nil
                }
            }
            if node.is(CodeBlockItemSyntax.self) || node.is(ClosureExprSyntax.self) { break }
        }
        guard let closure = call.node.closures.last else { return nil }
        let names = closure.parameterNames
        let response: String
        let failure: String?
        if closure.signature?.parameterClause == nil {
            response = "$0"
            failure = "$1"
        } else {
            guard names.count == 2 else { return nil }
            response = names[0]
            failure = names[1] == "_" ? nil : names[1]
        }
        let statements = closure.statements
        if let failure, statements.mentions(failure) { return nil }
        guard response != "_", !statements.isEmpty else { return .closure }
        // Handing the optional answer on hands the failure on.
        let forwards = calls(in: statements).contains { inner in
            inner.node.arguments.contains {
                $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == response
            } && inner.name.first?.isLowercase == true
                && !inner.node.isBound(response, within: statements)
        }
        if forwards,
            !statements.contains(where: {
                $0.item.as(GuardStmtSyntax.self)?.conditions.mentions(response) == true
            })
        {
            return nil
        }
        let tells = statements.containsNode { node in
            if let statement = node.as(GuardStmtSyntax.self),
                statement.conditions.mentions(response)
            {
                return statement.body.saysMoreThanReturn
            }
            if let branch = node.as(IfExprSyntax.self), branch.conditions.mentions(response) {
                if branch.conditions.comparesWithNil, branch.body.saysMoreThanReturn,
                    !branch.conditions.bareText.contains("!=")
                {
                    return true
                }
                switch branch.elseBody {
                case .codeBlock(let block)?: return block.saysMoreThanReturn
                case .ifExpr?: return true
                case nil: return false
                }
            }
            return false
        }
        return tells ? nil : .closure
    }
}

extension SyntaxProtocol {
    /// Whether an `if` around the code has bound a name, so that it stands for something that is not nil.
    fileprivate func isBound(_ name: String, within limit: some SyntaxProtocol) -> Bool {
        var child = Syntax(self)
        for node in ancestors {
            if node.id == limit.id { return false }
            if let branch = node.as(IfExprSyntax.self), branch.body.id == child.id,
                branch.conditions.contains(where: {
                    $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.boundNames
                        .contains(name) == true
                })
            {
                return true
            }
            child = node
        }
        return false
    }
}

extension TryExprSyntax {
    /// Whether the `try?` is bound by a `guard` or `if` whose `else` calls something.
    fileprivate var hasTellingElse: Bool {
        for node in ancestors {
            if let statement = node.as(GuardStmtSyntax.self) {
                return statement.body.callsSomething
            }
            if let branch = node.as(IfExprSyntax.self) {
                if case .codeBlock(let block)? = branch.elseBody { return block.callsSomething }
                return false
            }
            if node.is(CodeBlockItemSyntax.self) { return false }
        }
        return false
    }
}

extension ConditionElementListSyntax {
    var comparesWithNil: Bool { containsNode { $0.is(NilLiteralExprSyntax.self) } }
}

extension CodeBlockSyntax {
    /// Whether the block holds a call.
    fileprivate var callsSomething: Bool { containsNode { $0.is(FunctionCallExprSyntax.self) } }

    /// Whether the block does anything besides leaving.
    fileprivate var saysMoreThanReturn: Bool {
        statements.contains { item in
            if let result = item.item.as(ReturnStmtSyntax.self) {
                return result.expression?.is(FunctionCallExprSyntax.self) == true
            }
            return !item.item.is(BreakStmtSyntax.self) && !item.item.is(ContinueStmtSyntax.self)
        }
    }
}
