import SwiftSyntax

extension Rule {
    static let searchMissingRegion = Rule(
        "search_missing_region", "Search request without a region", section: .search,
        scope: .function,
        cost: "A search for a bakery answers with one on another continent.",
        suggestion: "Set region to what the user sees, or regionPriority with a region.",
        source: "MapKit guide, Decision Tree 3, Scenario 3; MapKit diagnosis, Symptom 6 Q3",
        triggering: [
            """
            func find(_ text: String) -> MKLocalSearch {
              let request = ↓MKLocalSearch.Request()
              request.naturalLanguageQuery = text
              request.resultTypes = .address
              return MKLocalSearch(request: request)
            }
            """,
            """
            func find(_ text: String) async throws -> [MKMapItem] {
              let request: MKLocalSearch.Request = ↓.init()
              request.naturalLanguageQuery = text
              return try await MKLocalSearch(request: request).start().mapItems
            }
            """,
            "let search = MKLocalSearch(request: ↓MKLocalSearch.Request(naturalLanguageQuery: \"café\"))",
            """
            class Finder {
              lazy var request: MKLocalSearch.Request = { let r = ↓MKLocalSearch.Request(); r.resultTypes = .address; return r }()
            }
            """,
        ],
        nonTriggering: [
            """
            func find(_ text: String, near region: MKCoordinateRegion) -> MKLocalSearch {
              let request = MKLocalSearch.Request()
              request.resultTypes = .address
              request.region = region
              return MKLocalSearch(request: request)
            }
            """,
            "let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: \"café\", region: r))",
            """
            func find(_ region: MKCoordinateRegion?) -> MKLocalSearch {
              let request = MKLocalSearch.Request()
              if let region { request.region = region }
              return MKLocalSearch(request: request)
            }
            """,
            "func find(_ c: MKLocalSearchCompletion) { let request = MKLocalSearch.Request(completion: c); run(request) }",
            """
            class Finder {
              var request = MKLocalSearch.Request()
              func move(_ map: MKMapView) { request.region = map.region }
            }
            """,
        ]
    ) { inspection in
        inspection.reportSearches(thatLack: ["region"], "results may come from anywhere") {
            $0.argument("region") != nil
        }
    }
}
