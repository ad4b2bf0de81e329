import SwiftSyntax

extension Rule {
    static let searchErrorIgnored = Rule(
        "search_error_ignored", "Search failure dropped", section: .search,
        cost: "No network, a throttled app and \"nothing found\" look the same to the user.",
        suggestion: "Handle the error: tell the user, retry later for loadingThrottled.",
        source: "MapKit guide, Scenario 3, Part 6; MapKit diagnosis, Symptom 6 Q5",
        triggering: [
            """
            func run(_ search: MKLocalSearch) {
              ↓search.start { response, _ in
                guard let response else { return }
                items = response.mapItems
              }
            }
            """,
            "func run(_ r: MKLocalSearch.Request) async { items = try? await ↓MKLocalSearch(request: r).start().mapItems }",
            "func run(_ r: MKLocalSearch.Request) async { let a = try! await ↓MKLocalSearch(request: r).start() }",
            """
            func run(_ search: MKLocalSearch) {
              ↓search.start { (response, error) in
                for item in response?.mapItems ?? [] { show(item) }
              }
            }
            """,
        ],
        nonTriggering: [
            """
            func run(_ search: MKLocalSearch) {
              search.start { response, error in
                if let error { report(error) }
                items = response?.mapItems ?? []
              }
            }
            """,
            "func run(_ search: MKLocalSearch) { search.start { self.show($0, $1) } }",
            """
            func run(_ search: MKLocalSearch, _ completion: @escaping ([MKMapItem]?) -> Void) {
              search.start { response, _ in
                guard let response = response else { completion(nil); return }
                completion(response.mapItems)
              }
            }
            """,
            "func run(_ search: MKLocalSearch) { search.start(completionHandler: handler) }",
            """
            func run(_ search: MKLocalSearch) async {
              do { items = try await search.start().mapItems } catch { report(error) }
            }
            """,
            "func run(_ engine: Engine) { engine.start { state, _ in print(state) } }",
        ]
    ) { inspection in
        for call in inspection.index.calls(named: "start", "startWithCompletionHandler")
        where inspection.file.requestKind(of: call) == .search {
            guard let loss = inspection.file.lostError(of: call) else { continue }
            inspection.report(
                call.node, "a failed or throttled search looks like an empty result",
                weight: loss == .forced ? .error : nil)
        }
    }
}
