import SwiftSyntax

extension Rule {
    static let uncheckedMapResponse = Rule(
        "unchecked_map_response", "Answer force-unwrapped", section: .requests, scope: .function,
        cost: "The app crashes wherever there is no network, no address or no way.",
        suggestion: "Bind with guard let and handle the failure.",
        source: "MapKit guide, Part 7; MapKit diagnosis, Symptom 6 Q6",
        triggering: [
            """
            func pin(_ text: String) {
              geocoder.geocodeAddressString(text) { marks, error in
                guard let marks = marks else { return report(error) }
                drop(↓marks.first!)
              }
            }
            """,
            """
            func pin(_ text: String) {
              geocoder.geocodeAddressString(text) { marks, error in
                drop(↓marks![0], error)
              }
            }
            """,
            """
            func go(_ d: MKDirections) async throws {
              let response = try await d.calculate()
              show(↓response.routes.first!)
            }
            """,
            "func go(_ directions: MKDirections) { directions.calculate { r, e in draw(↓r!.routes, e) } }",
            """
            func name(_ l: CLLocation) {
              CLGeocoder().reverseGeocodeLocation(l, completionHandler: { (placemarks, error) -> Void in
                if error != nil { return }
                if ↓placemarks!.count > 0 {
                  show(↓placemarks![0])
                }
              })
            }
            """,
            """
            func find(_ search: MKLocalSearch) {
              search.start { response, _ in
                let items = response?.mapItems
                for item in ↓items! { show(item) }
              }
            }
            """,
        ],
        nonTriggering: [
            """
            func pin(_ text: String) {
              geocoder.geocodeAddressString(text) { marks, error in
                guard let marks, !marks.isEmpty else { return report(error) }
                drop(marks.first!)
              }
            }
            """,
            """
            func pin(_ text: String) {
              geocoder.geocodeAddressString(text) { marks, error in
                guard let mark = marks?.first else { return report(error) }
                drop(mark, nil)
              }
            }
            """,
            "func pin() { geocoder.geocodeAddressString(t) { marks, e in if marks != nil { drop(marks![0], e) } } }",
            """
            func find(_ search: MKLocalSearch) {
              search.start { response, error in
                if response == nil { report(error!) } else { show(response!.mapItems) }
              }
            }
            """,
            """
            func go(_ directions: MKDirections) {
              directions.calculate { response, error in
                if response == nil { return report(error) }
                draw(response!.routes)
              }
            }
            """,
            "func other(_ url: String) { load(url) { data, error in show(data!, error) } }",
        ]
    ) { inspection in
        let file = inspection.file
        guard !inspection.index.forcedUnwraps.isEmpty else { return }
        var lines: Set<Int> = []
        for call in inspection.index.calls {
            guard let kind = file.requestKind(of: call), kind != .snapshot else { continue }
            var optional: Set<String> = []
            var origins: [String: String] = [:]
            var lists: Set<String> = []
            // Locals that are the first or last of a list.
            var fromList: Set<String> = []
            let scope: Syntax
            if let closure = call.node.closures.last {
                scope = Syntax(closure)
                if closure.signature?.parameterClause == nil {
                    optional.insert("$0")
                } else if let first = closure.parameterNames.first, first != "_" {
                    optional.insert(first)
                }
            } else if call.node.isAwaited, let callable = call.node.enclosingCallable {
                scope = callable
                guard let name = call.node.boundName else { continue }
                let isTried = call.node.ancestors.prefix { !$0.is(CodeBlockItemSyntax.self) }
                    .contains { $0.as(TryExprSyntax.self)?.questionOrExclamationMark?.text == "?" }
                let isBound = call.node.ancestors.contains {
                    $0.is(OptionalBindingConditionSyntax.self)
                }
                if isTried, !isBound { optional.insert(name) } else { lists.insert(name) }
            } else {
                continue
            }
            // Locals made from the answer by optional chaining.
            for variable in inspection.index.variables where variable.isInside(scope) {
                for binding in variable.bindings {
                    guard let value = binding.initializer?.value,
                        let name = binding.pattern.boundNames.first,
                        let root = value.rootName, optional.contains(root) || lists.contains(root)
                    else { continue }
                    if value.hasOptionalStep, value.isPlainAnswerPath {
                        optional.insert(name)
                        origins[name] = root
                        if value.isEndOfList { fromList.insert(name) }
                    }
                }
            }
            for unwrap in inspection.index.forcedUnwraps where unwrap.isInside(scope) {
                guard let root = unwrap.expression.rootName else { continue }
                let isAnswer =
                    optional.contains(root)
                    && (unwrap.expression.path == root || unwrap.expression.isEndOfList)
                let isFirst =
                    (lists.contains(root) || optional.contains(root))
                    && unwrap.expression.isEndOfList
                // An answer that came may still hold an empty list.
                let needsElement = isFirst || fromList.contains(root)
                guard isAnswer || isFirst,
                    !isChecked(root, before: unwrap, in: scope, forElement: isFirst),
                    origins[root].map({
                        $0 != root
                            && isChecked($0, before: unwrap, in: scope, forElement: needsElement)
                    }) != true
                else { continue }
                let line = file.position(of: unwrap).line
                guard lines.insert(line).inserted else { continue }
                inspection.report(unwrap, "these answers are nil when the request fails")
            }
        }
    }

    /// Whether a condition around or before a place has looked at a name.
    ///
    /// - Parameter forElement: Whether it must have looked for an element of the list, not for the list alone.
    private static func isChecked(
        _ name: String, before node: some SyntaxProtocol, in scope: Syntax, forElement: Bool
    ) -> Bool {
        var child = Syntax(node)
        for ancestor in node.ancestors {
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

extension SyntaxProtocol {
    /// Whether code looks whether a list has elements.
    fileprivate var asksForElement: Bool {
        mentions("isEmpty", "count", "first", "last", "indices", "contains")
    }
}

extension ExprSyntax {
    /// The name that a path of members, calls, subscripts and unwraps begins with.
    fileprivate var rootName: String? {
        var current = unwrapped
        while true {
            if let member = current.as(MemberAccessExprSyntax.self) {
                guard let base = member.base else { return nil }
                current = base.unwrapped
            } else if let item = current.as(SubscriptCallExprSyntax.self) {
                current = item.calledExpression.unwrapped
            } else if let call = current.as(FunctionCallExprSyntax.self) {
                current = call.calledExpression.unwrapped
            } else {
                return current.as(DeclReferenceExprSyntax.self)?.baseName.plainText
            }
        }
    }

    /// Whether the expression ends in `.first` or `.last` of a list.
    fileprivate var isEndOfList: Bool {
        guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
        return ["first", "last"].contains(member.declName.baseName.text)
    }

    fileprivate var hasOptionalStep: Bool {
        isEndOfList || containsNode { $0.is(OptionalChainingExprSyntax.self) }
    }

    /// Whether the path names the answer or its list, not a property of a place in it.
    fileprivate var isPlainAnswerPath: Bool {
        guard
            let last = lastName
                ?? unwrapped.as(SubscriptCallExprSyntax.self)?.calledExpression.lastName
        else { return false }
        return [
            "mapItems", "routes", "first", "last", "placemarks", "polyline", "placemark",
            "location",
            "coordinate", "expectedTravelTime", "distance", "boundingMapRect", "boundingRegion",
            "center",
            "latitude", "longitude",
        ].contains(last)
            || unwrapped.is(SubscriptCallExprSyntax.self)
    }
}
