import SwiftSyntax

/// Which expressions are map views, and what moves them.
extension SourceFile {
    /// Whether an expression is, by its declared type or failing that by its name, an `MKMapView`.
    ///
    /// `nil` stands for an implicit or explicit `self`.
    func isMapView(_ expression: ExprSyntax?, at place: some SyntaxProtocol) -> Bool {
        guard let expression else {
            guard let type = enclosingType(of: place) else { return false }
            return isMapViewType(type.name)
        }
        if let type = typeName(of: expression) {
            if isMapViewType(type) { return true }
            if type == "UIViewType" || type == "NSViewType" || type.hasSuffix(".UIViewType") {
                return isMapViewByName(expression) || index.mentions("MKMapView")
            }
            return false
        }
        if expression.unwrapped.lastName == "self", let type = enclosingType(of: place) {
            return isMapViewType(type.name)
        }
        return isMapViewByName(expression)
    }

    func isMapViewType(_ name: String) -> Bool {
        if name == "MKMapView" || name == "MapKit.MKMapView" { return true }
        guard let declared = index.typesByName[name]?.first.map({ index.types[$0] }) else {
            return false
        }
        return declared.kind == .class && inherited(byType: name).contains("MKMapView")
    }

    private func isMapViewByName(_ expression: ExprSyntax) -> Bool {
        guard !usesOtherMapsAlone, let name = expression.lastName?.lowercased() else {
            return false
        }
        return name.hasSuffix("map") || name.hasSuffix("mapview") || name == "uiview"
            || name == "nsview" || name == "mkmapview"
    }

    /// Something that moves a map: a call or an assignment.
    struct Move {
        let node: Syntax
        let name: String
        let call: Call?
        /// The expression for the map view; `nil` for an implicit `self`.
        let map: ExprSyntax?
    }

    /// What moves a map view below a node, in source order; not inside nested functions.
    func mapMoves(in node: some SyntaxProtocol) -> [Move] {
        var found: [Move] = []
        for call in calls(in: node) where MapKitNames.moves.contains(call.name) {
            guard
                call.isMember
                    || enclosingType(of: call.node).map({ isMapViewType($0.name) }) == true
            else { continue }
            guard isMapView(call.base, at: call.node) else { continue }
            found.append(Move(node: Syntax(call.node), name: call.name, call: call, map: call.base))
        }
        for assignment in assignments(in: node)
        where MapKitNames.movingProperties.contains(String(assignment.name)) {
            guard let member = assignment.left.as(MemberAccessExprSyntax.self),
                let base = member.base, isMapView(base, at: assignment.node)
            else { continue }
            found.append(
                Move(
                    node: Syntax(assignment.node), name: String(assignment.name), call: nil,
                    map: base))
        }
        return found.sorted { $0.node.position < $1.node.position }
    }

    /// Code that runs as part of a function: its body and those of the same type's functions it
    /// calls, one call away.
    ///
    /// `isGuarded` says whether the call stands under a boolean condition.
    func reach(of function: FunctionDeclSyntax) -> [(body: Syntax, isGuarded: Bool)] {
        guard let body = function.body else { return [] }
        var found: [(body: Syntax, isGuarded: Bool)] = [(Syntax(body), false)]
        var seen: Set<SyntaxIdentifier> = [function.id]
        for call in calls(in: body) where !call.node.isInsideAction(of: Syntax(body)) {
            guard let helper = sameTypeFunction(calledBy: call), let helperBody = helper.body,
                seen.insert(helper.id).inserted
            else { continue }
            found.append((Syntax(helperBody), call.node.isGuarded()))
        }
        return found
    }

    /// The functions with a name in `names` that belong to a representable of a map view.
    func representableFunctions(_ names: Set<String>) -> [FunctionDeclSyntax] {
        var found: [FunctionDeclSyntax] = []
        for name in names { found += index.functions(named: name) }
        return found.sorted { $0.position < $1.position }
    }

    /// Whether an annotation-view, map or controller type by its names in this file.
    func isClass(_ type: TypeDeclaration, named ancestors: Set<String>) -> Bool {
        !inherited(byType: type.name).isDisjoint(with: ancestors)
    }
}

extension SyntaxProtocol {
    /// Whether a closure that runs on an event stands between this node and an outer one.
    func isInsideAction(of outer: Syntax? = nil) -> Bool {
        for node in ancestors {
            if let outer, node.id == outer.id { return false }
            if let closure = node.as(ClosureExprSyntax.self), closure.isAction { return true }
        }
        return false
    }
}

extension ClosureExprSyntax {
    /// Whether the closure runs on an event (a tap, an appearance, an answer), rather than at once.
    var isAction: Bool {
        guard let call = receivingCall, let name = call.calledExpression.lastName else {
            return false
        }
        if let argument = parent?.as(LabeledExprSyntax.self), let label = argument.label?.text,
            label == "action" || label == "perform" || label == "completion"
                || label == "completionHandler" || label.hasPrefix("on")
        {
            return true
        }
        if MapKitNames.actionCalls.contains(name) { return true }
        if MapKitNames.actionTypes.contains(name) {
            // `Button { act() } label: { … }`, but `Button(action: …) { label }`.
            if parent?.is(MultipleTrailingClosureElementSyntax.self) == true { return false }
            return call.argument("action") == nil
        }
        return name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
    }
}
