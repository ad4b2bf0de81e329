import SwiftSyntax

extension Rule {
    static let searchPerKeystroke = Rule(
        "search_per_keystroke", "Search or geocoding started for each keystroke", section: .search,
        scope: .type,
        cost:
            "Apple throttles the app after some fifty requests a minute, and then every search fails.",
        suggestion: """
            Drive an MKLocalSearchCompleter while typing; start MKLocalSearch for the chosen completion.
            """,
        source: "MapKit guide, Part 6; MapKit diagnosis, Symptom 6 Q5",
        triggering: [
            """
            extension Finder: UISearchBarDelegate {
              func searchBar(_ bar: UISearchBar, textDidChange text: String) {
                request.naturalLanguageQuery = text
                ↓MKLocalSearch(request: request).start { self.show($0, $1) }
              }
            }
            """,
            """
            class Results: UITableViewController, UISearchResultsUpdating {
              func updateSearchResults(for controller: UISearchController) { find(controller.searchBar.text) }
              func find(_ text: String?) {
                let search = MKLocalSearch(request: request(text))
                ↓search.start { response, error in self.show(response, error) }
              }
            }
            """,
            """
            struct Finder: View {
              @State private var query = ""
              var body: some View {
                TextField("Where", text: $query).onChange(of: query) { _, new in Task { await find(new) } }
              }
              func find(_ text: String) async {
                let search = MKLocalSearch(request: request(text))
                do { items = try await ↓search.start().mapItems } catch { report(error) }
              }
            }
            """,
            """
            final class Model: ObservableObject {
              @Published var searchText = "" { didSet { run() } }
              func run() { ↓MKLocalSearch(request: request).start { self.show($0, $1) } }
            }
            """,
            """
            extension Form: UITextFieldDelegate {
              func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
                ↓geocoder.geocodeAddressString((field.text ?? "") + string) { marks, error in self.offer(marks, error) }
                return true
              }
            }
            """,
        ],
        nonTriggering: [
            """
            extension Finder: UITextFieldDelegate {
              func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
                if string == "\\n" { find() }
                return true
              }
              func find() { MKLocalSearch(request: request).start { self.show($0, $1) } }
            }
            """,
            """
            extension Finder: UISearchBarDelegate {
              func searchBar(_ bar: UISearchBar, textDidChange text: String) {
                guard !text.isEmpty else { nearby(); return }
                completer.queryFragment = text
              }
              func nearby() { MKLocalSearch(request: request).start { self.show($0, $1) } }
            }
            """,
            """
            extension Finder: UISearchBarDelegate {
              func searchBar(_ bar: UISearchBar, textDidChange text: String) { completer.queryFragment = text }
            }
            """,
            """
            struct Finder: View {
              @State private var query = ""
              var body: some View {
                TextField("Where", text: $query).onSubmit { find() }
              }
              func find() { MKLocalSearch(request: request).start { show($0, $1) } }
            }
            """,
            """
            struct Finder: View {
              @State private var query = ""
              var body: some View {
                TextField("Where", text: $query).task(id: query) {
                  try? await Task.sleep(for: .milliseconds(300))
                  await find()
                }
              }
              func find() async { items = try? await MKLocalSearch(request: request).start().mapItems }
            }
            """,
            """
            final class Model: ObservableObject {
              @Published var query = ""
              func bind() { $query.debounce(for: .seconds(0.3), scheduler: RunLoop.main).sink { _ in self.run() }.store(in: &bag) }
              func run() { MKLocalSearch(request: request).start { self.show($0, $1) } }
            }
            """,
            """
            struct Finder: View {
              @State private var chosen: Place?
              var body: some View {
                Text("x").onChange(of: chosen) { MKLocalSearch(request: request).start { show($0, $1) } }
              }
            }
            """,
        ]
    ) { inspection in
        let file = inspection.file
        guard
            file.index.mentions("MKLocalSearch")
                || !file.index.calls(named: MapKitNames.geocoderRequests).isEmpty
        else { return }
        var reported: Set<SyntaxIdentifier> = []
        for handler in file.textHandlers {
            let bodies = file.reachWhileTyping(of: handler)
            guard !bodies.contains(where: { $0.delays }) else { continue }
            for body in bodies {
                for call in file.calls(in: body)
                where [.search, .geocoder].contains(file.requestKind(of: call))
                    && !call.node.runsWithoutText
                {
                    guard reported.insert(call.node.id).inserted else { continue }
                    inspection.report(
                        call.node,
                        "one request per typed character runs into the service's rate limit")
                }
            }
        }
    }

}

extension SyntaxProtocol {
    /// Whether code runs only when the text is empty, or when a key such as return was typed.
    fileprivate var runsWithoutText: Bool {
        if positiveConditions.contains(where: \.meansNoText) { return true }
        var child = Syntax(self)
        for node in ancestors {
            // The other branch of what runs with text.
            if let branch = node.as(IfExprSyntax.self), branch.elseBody?.id == child.id,
                branch.conditions.count == 1, branch.conditions.first?.meansText == true
            {
                return true
            }
            if let statement = node.as(GuardStmtSyntax.self), statement.body.id == child.id,
                statement.conditions.count == 1, statement.conditions.first?.meansText == true
            {
                return true
            }
            if node.is(FunctionDeclSyntax.self) { return false }
            child = node
        }
        return false
    }
}

extension ConditionElementSyntax {
    /// Whether the condition holds only for an empty text or for a single key.
    fileprivate var meansNoText: Bool {
        guard case .expression(let expression) = condition else { return false }
        if expression.is(MemberAccessExprSyntax.self) { return expression.lastName == "isEmpty" }
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].bareText == "==" else { return false }
        let value = elements[2].unwrapped
        return elements[2].literalString.map { $0.isEmpty || $0.hasPrefix("\\") } == true
            || value.literalNumber == 0
            || elements[0].lastName == "isEmpty" && value.bareText == "true"
    }

    /// Whether the condition holds only for a text that is not empty.
    fileprivate var meansText: Bool {
        guard case .expression(let expression) = condition else { return false }
        if let not = expression.as(PrefixOperatorExprSyntax.self) {
            return not.operator.text == "!" && not.expression.lastName == "isEmpty"
        }
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
        let elements = Array(sequence.elements)
        guard elements.count == 3 else { return false }
        return elements[1].bareText == "!=" && elements[2].literalString == ""
            || elements[1].bareText == ">" && elements[2].literalNumber == 0
                && elements[0].lastName == "count"
    }
}

extension SyntaxProtocol {
    /// Whether the code waits or is replaced before it acts: a debounce or throttle of some kind.
    var delays: Bool { pauses || mentions("asyncAfter") }

    /// Whether the code around the node is put off by `asyncAfter`.
    var isPutOff: Bool {
        ancestors.contains {
            $0.as(ClosureExprSyntax.self)?.receivingCall?.calledExpression.lastName == "asyncAfter"
        }
    }

    /// Whether the code waits, is replaced before it acts or is told only now and then.
    var pauses: Bool {
        mentions(
            "sleep", "debounce", "throttle", "Timer", "DispatchWorkItem",
            "afterDelay", "invalidate", "Debouncer", "debouncer", "Throttler", "throttler",
            "removeDuplicates", "cancelPreviousPerformRequests", "debounceTimer", "searchTimer",
            "workItem")
    }
}

extension SourceFile {
    private static let textCallbacks: Set<String> = [
        "searchBar(_:textDidChange:)", "updateSearchResults(for:)",
        "searchBar(searchBar:textDidChange:)",
        "updateSearchResultsForSearchController(searchController:)", "textViewDidChange(_:)",
        "textField(_:shouldChangeCharactersIn:replacementString:)",
        "textView(_:shouldChangeTextIn:replacementText:)", "controlTextDidChange(_:)",
        "textFieldDidChange(_:)", "textFieldDidChange()", "searchTextDidChange(_:)",
        "textFieldEditingChanged(_:)", "searchTextChanged(_:)", "textFieldDidChangeSelection(_:)",
        "textDidChange(_:)",
    ]

    /// The code that runs for each typed character.
    func findTextHandlers() -> [Syntax] {
        var found: [Syntax] = []
        let wired = editingChangedSelectors
        for function in index.functions {
            let name = function.name.plainText
            guard Self.textCallbacks.contains(function.selector) || wired.contains(name),
                let body = function.body
            else { continue }
            found.append(Syntax(body))
        }
        let typed = typedStates
        for call in index.calls(named: "onChange", "task") where call.isMember {
            let label = call.name == "onChange" ? "of" : "id"
            guard let watched = call.node.argument(label)?.path else { continue }
            guard typed.contains(watched) else { continue }
            found += call.node.closures.map { Syntax($0) }
        }
        for call in index.calls(named: "sink", "onReceive") where call.isMember {
            guard !call.node.delays else { continue }
            let source =
                call.name == "sink" ? call.node.calledExpression.bareText : call.node.bareText
            guard
                typed.contains(where: { source.holds("$" + $0) })
                    || source.holds("$searchText") || source.holds("$query")
            else { continue }
            found += call.node.closures.map { Syntax($0) }
        }
        for type in index.types {
            for member in index.bindingsByType[type.name] ?? []
            where member.variable.isInside(type.node) {
                guard
                    ["text", "query", "search"].contains(where: {
                        member.name.holds($0, ignoringCase: true)
                    }),
                    member.binding.typeAnnotation?.type.plainName == "String"
                        || member.binding.initializer?.value.is(StringLiteralExprSyntax.self)
                            == true,
                    case .accessors(let accessors)? = member.binding.accessorBlock?.accessors
                else { continue }
                for accessor in accessors
                where ["didSet", "willSet"].contains(accessor.accessorSpecifier.text) {
                    if let body = accessor.body { found.append(Syntax(body)) }
                }
            }
        }
        return found
    }

    /// The state that text fields and search fields write: `query` for `TextField("…", text: $query)`.
    private var typedStates: Set<String> {
        var names: Set<String> = []
        for call in index.calls(
            named: "TextField", "searchable", "SearchBar", "SearchField", "TextEditor")
        {
            for argument in call.node.arguments {
                let text = argument.expression.bareText
                guard text.hasPrefix("$") else { continue }
                let path = String(text.dropFirst())
                names.insert(path)
            }
        }
        return names
    }

    /// The functions that a text field calls for each change: `addTarget(…, for: .editingChanged)`.
    private var editingChangedSelectors: Set<String> {
        var names: Set<String> = []
        for call in index.calls(named: "addTarget") {
            guard
                call.node.arguments.contains(where: { $0.expression.lastName == "editingChanged" }),
                let action = call.node.argument("action")?.as(MacroExpansionExprSyntax.self),
                let name = action.arguments.first?.expression.lastName
            else { continue }
            names.insert(name)
        }
        return names
    }

    /// A piece of code with the bodies of the same type's functions that it calls while there is text.
    fileprivate func reachWhileTyping(of body: Syntax) -> [Syntax] {
        var found = [body]
        var seen: Set<SyntaxIdentifier> = []
        for call in calls(in: body) where !call.node.runsWithoutText {
            if let helper = sameTypeFunction(calledBy: call), let inner = helper.body,
                seen.insert(helper.id).inserted
            {
                found.append(Syntax(inner))
            }
        }
        return found
    }

    /// A piece of code with the bodies of the same type's functions that it calls.
    func reach(of body: Syntax) -> [Syntax] {
        var found = [body]
        var seen: Set<SyntaxIdentifier> = []
        for call in calls(in: body) {
            if let helper = sameTypeFunction(calledBy: call), let inner = helper.body,
                seen.insert(helper.id).inserted
            {
                found.append(Syntax(inner))
            }
        }
        return found
    }
}
