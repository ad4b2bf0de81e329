import SwiftSyntax

extension Rule {
    static let completionSearchedAsText = Rule(
        "completion_searched_as_text", "Suggestion searched for by its words", section: .search,
        scope: .function,
        cost:
            "The user taps one place and gets another of that name: the words no longer say which was meant.",
        suggestion: "Make the request with MKLocalSearch.Request(completion:).",
        source: "MapKit reference, MKLocalSearch.Request.init(completion:)",
        triggering: [
            """
            func find(_ suggestion: MKLocalSearchCompletion) -> MKLocalSearch {
              let request = MKLocalSearch.Request()
              ↓request.naturalLanguageQuery = suggestion.title.appending(suggestion.subtitle)
              return MKLocalSearch(request: request)
            }
            """,
            """
            final class Results: UITableViewController {
              var results: [MKLocalSearchCompletion] = []
              override func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) {
                let chosen = results[path.row]
                let request = MKLocalSearch.Request()
                ↓request.naturalLanguageQuery = chosen.title
                MKLocalSearch(request: request).start { self.show($0, $1) }
              }
            }
            """,
            """
            func find(_ c: MKLocalSearchCompletion) {
              let request = MKLocalSearch.Request()
              ↓request.naturalLanguageQuery = "\\(c.title), \\(c.subtitle)"
              run(request)
            }
            """,
            """
            func find(_ c: MKLocalSearchCompletion?) {
              guard let c else { return }
              run(↓MKLocalSearch.Request(naturalLanguageQuery: c.title))
            }
            """,
        ],
        nonTriggering: [
            "func find(_ c: MKLocalSearchCompletion) { run(MKLocalSearch.Request(completion: c)) }",
            """
            func find(_ text: String) {
              let request = MKLocalSearch.Request()
              request.naturalLanguageQuery = text
              run(request)
            }
            """,
            """
            func near(_ place: Place) {
              let request = MKLocalSearch.Request()
              request.naturalLanguageQuery = place.title
              run(request)
            }
            """,
            """
            func retry(_ c: MKLocalSearchCompletion) {
              label.text = c.title
              run(MKLocalSearch.Request(completion: c))
            }
            """,
        ]
    ) { inspection in
        for query in inspection.file.completionQueries {
            inspection.report(query.node, "the words of a suggestion find other places too")
        }
    }
}

extension SourceFile {
    /// The places where a search is given the words of a completion, with the name of its request if it has one.
    var completionQueries: [(node: Syntax, request: String?)] {
        guard index.mentions("MKLocalSearchCompletion") else { return [] }
        var found = index.assignments(to: "naturalLanguageQuery")
            .filter { $0.right.contains(where: hasWordsOfCompletion) }
            .map { (node: Syntax($0.node), request: Optional(String($0.basePath))) }
        for call in index.calls(named: "Request", "init") {
            guard let query = call.node.argument("naturalLanguageQuery"),
                hasWordsOfCompletion(query)
            else { continue }
            found.append((Syntax(call.node), nil))
        }
        return found
    }

    private func hasWordsOfCompletion(_ expression: ExprSyntax) -> Bool {
        func isOne(_ node: Syntax) -> Bool {
            guard let member = node.as(MemberAccessExprSyntax.self),
                ["title", "subtitle"].contains(member.declName.baseName.text),
                let base = member.base
            else { return false }
            return isCompletion(base)
        }
        return isOne(Syntax(expression)) || expression.containsNode(where: isOne)
    }

    private func isCompletion(_ expression: ExprSyntax) -> Bool {
        if typeName(of: expression) == "MKLocalSearchCompletion" { return true }
        if let item = expression.unwrapped.as(SubscriptCallExprSyntax.self) {
            return typeName(of: item.calledExpression) == "[MKLocalSearchCompletion]"
        }
        guard let name = expression.path, !name.contains("."),
            let found = declaration(of: name, at: expression)
        else { return false }
        if let value = found.initialValue, value.path != name { return isCompletion(value) }
        // `guard let c` keeps the type of the parameter.
        guard case .condition = found.kind else { return false }
        return expression.enclosingFunction?.signature.parameterClause.parameters.contains {
            ($0.secondName ?? $0.firstName).plainText == name
                && $0.type.plainName == "MKLocalSearchCompletion"
        } ?? false
    }
}
