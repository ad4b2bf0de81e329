import SwiftSyntax

extension Rule {
    static let searchMissingResultTypes = Rule(
        "search_missing_result_types", "Search request without result types", section: .search,
        scope: .function,
        cost: "A search for a café also answers with streets and towns of that name.",
        suggestion: "Set resultTypes to .pointOfInterest or .address.",
        source: "MapKit guide, Part 1 row 8, Decision Tree 3, Scenario 3, checklist 4",
        triggering: [
            """
            func find(_ text: String) -> MKLocalSearch {
              let request = ↓MKLocalSearch.Request()
              request.naturalLanguageQuery = text
              request.region = visible
              return MKLocalSearch(request: request)
            }
            """,
            """
            final class Finder {
              private let request = ↓MKLocalSearch.Request()
              func find(_ text: String) { request.naturalLanguageQuery = text; request.region = r; run(MKLocalSearch(request: request)) }
            }
            """,
            """
            func find(_ text: String) {
              let searchRequest = ↓MKLocalSearchRequest()
              searchRequest.naturalLanguageQuery = text
              let search = MKLocalSearch(request: searchRequest)
            }
            """,
            "let search = MKLocalSearch(request: ↓MKLocalSearch.Request(naturalLanguageQuery: \"café\", region: r))",
        ],
        nonTriggering: [
            """
            func find(_ text: String) -> MKLocalSearch {
              let request = MKLocalSearch.Request()
              request.naturalLanguageQuery = text
              request.resultTypes = .pointOfInterest
              return MKLocalSearch(request: request)
            }
            """,
            """
            func find(_ c: MKLocalSearchCompletion) -> MKLocalSearch {
              let request = MKLocalSearch.Request(completion: c)
              return MKLocalSearch(request: request)
            }
            """,
            """
            func find(_ filter: MKPointOfInterestFilter?) -> MKLocalSearch {
              let request = MKLocalSearch.Request()
              if let filter { request.pointOfInterestFilter = filter }
              return MKLocalSearch(request: request)
            }
            """,
            """
            func find() -> MKLocalSearch {
              let request = MKLocalSearch.Request()
              configurator.prepare(request)
              return MKLocalSearch(request: request)
            }
            """,
            "let request = MKLocalPointsOfInterestRequest(center: c, radius: 500)",
            "let request = URLSession.Request()",
        ]
    ) { inspection in
        inspection.reportSearches(
            thatLack: ["resultTypes", "pointOfInterestFilter"],
            "the search returns every kind of result"
        ) {
            _ in false
        }
    }
}
