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
                if error != nil { print(error) }
                if ↓placemarks!.count > 0 {
                  show(↓placemarks![0])
                }
              })
            }
            """,
            """
            func name(_ l: CLLocation) {
              geocoder.reverseGeocodeLocation(l) { places, error in
                if error != nil { return report(error) }
                title = ↓(places?.first?.administrativeArea)!
              }
            }
            """,
            """
            func name(_ l: CLLocation) {
              geocoder.reverseGeocodeLocation(l) { places, error in
                guard let place = places?.first else { return report(error) }
                title = ↓place.thoroughfare! + (place.country ?? "")
              }
            }
            """,
            """
            func name(_ l: CLLocation) {
              geocoder.reverseGeocodeLocation(l) { places, error in
                let place = places?.first
                let country = place?.country
                title = ↓country!
                failure = error
              }
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
            """
            func find(_ search: MKLocalSearch) {
              search.start { response, error in
                guard let response else { return report(error) }
                let spot = response.mapItems.first?.placemark.coordinate
                drop(at: ↓spot!)
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
            """
            func name(_ l: CLLocation) {
              geocoder.reverseGeocodeLocation(l) { places, error in
                if let failure = error { report(failure) } else { show(places!.count, places!.first!) }
              }
            }
            """,
            """
            func name(_ l: CLLocation) {
              geocoder.reverseGeocodeLocation(l) { places, error in
                guard error == nil else { return report(error) }
                show(places!)
              }
            }
            """,
            """
            func name(_ l: CLLocation) {
              geocoder.reverseGeocodeLocation(l) { places, error in
                guard let place = places?.first else { return report(error) }
                if place.locality != nil { title = place.locality! }
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
            var error: String?
            let scope: Syntax
            if let closure = call.node.closures.last {
                scope = Syntax(closure)
                if closure.signature?.parameterClause == nil {
                    optional.insert("$0")
                } else if let first = closure.parameterNames.first, first != "_" {
                    optional.insert(first)
                }
                error = closure.parameterNames.dropFirst().first
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
                        // Of answers that came, only those of a search may hold nothing.
                        if value.isEndOfList || kind == .search && value.passesEndOfList {
                            fromList.insert(name)
                        }
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
                    !unwrap.isChecked(root, in: scope, forElement: isFirst),
                    origins[root].map({
                        $0 != root
                            && unwrap.isChecked($0, in: scope, forElement: needsElement)
                    }) != true
                else { continue }
                // Answer and error come one for the other; only a search answers with an empty list.
                if let error, !isFirst || kind != .search, !fromList.contains(root),
                    unwrap.isFree(of: error, in: scope)
                {
                    continue
                }
                let line = file.position(of: unwrap).line
                guard lines.insert(line).inserted else { continue }
                inspection.report(unwrap, "these answers are nil when the request fails")
            }
            guard kind == .geocoder else { continue }
            for unwrap in unwrappedFields(of: optional.union(lists), in: scope, of: file)
            where lines.insert(file.position(of: unwrap.node).line).inserted {
                inspection.report(unwrap.node, "not every place has a value for '\(unwrap.field)'")
            }
        }
    }

    /// The parts of an address that places lack: at sea, in the country, in small states.
    private static let addressParts: Set<String> = [
        "thoroughfare", "subThoroughfare", "locality", "subLocality", "administrativeArea",
        "subAdministrativeArea", "postalCode", "country", "isoCountryCode", "inlandWater", "ocean",
        "areasOfInterest",
    ]

    /// The parts of an answer's address that are unwrapped by force and that nothing before has looked at.
    private static func unwrappedFields(
        of answers: Set<String>, in scope: Syntax, of file: SourceFile
    ) -> [(node: ForceUnwrapExprSyntax, field: String)] {
        var places = answers
        // Locals that hold a part: `let country = place?.country`.
        var parts: [String: String] = [:]
        _ = scope.containsNode { node in
            if let binding = node.as(OptionalBindingConditionSyntax.self),
                let name = binding.pattern.boundNames.first,
                let root = binding.initializer?.value.rootName, answers.contains(root)
            {
                places.insert(name)
            } else if let binding = node.as(PatternBindingSyntax.self),
                let name = binding.pattern.boundNames.first, let value = binding.initializer?.value,
                let root = value.rootName
            {
                if answers.contains(root), value.isPlainAnswerPath { places.insert(name) }
                if let part = value.lastName, addressParts.contains(part),
                    value.unwrapped.is(MemberAccessExprSyntax.self), places.contains(root)
                {
                    parts[name] = part
                }
            }
            return false
        }
        return file.index.forcedUnwraps.compactMap { unwrap in
            guard unwrap.isInside(scope) else { return nil }
            if let name = unwrap.expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
                let part = parts[name], !unwrap.isChecked(name, in: scope, forElement: false)
            {
                return (unwrap, part)
            }
            guard let field = unwrap.expression.lastName,
                addressParts.contains(field),
                let member = unwrap.expression.unwrapped.as(MemberAccessExprSyntax.self),
                member.base?.rootName.map(places.contains) == true,
                !unwrap.isChecked(field, in: scope, forElement: false)
            else { return nil }
            return (unwrap, field)
        }
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

    /// Whether the path leads over the first or last element of a list, which an empty list has not.
    fileprivate var passesEndOfList: Bool {
        containsNode { node in
            node.as(OptionalChainingExprSyntax.self)?.expression.isEndOfList == true
        }
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
