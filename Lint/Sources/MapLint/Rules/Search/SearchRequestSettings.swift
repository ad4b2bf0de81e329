import SwiftSyntax

/// The two rules about what a search request is never told.
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
        report(inspection, ["resultTypes", "pointOfInterestFilter"], "the search returns every kind of result") {
            _ in false
        }
    }

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
        report(inspection, ["region"], "results may come from anywhere") {
            $0.argument("region") != nil
        }
    }

    private static func report(
        _ inspection: Inspection, _ members: Set<String>, _ message: String,
        isSet: (FunctionCallExprSyntax) -> Bool
    ) {
        let objects = inspection.file.requestObjects(
            of: "MKLocalSearch", legacy: "MKLocalSearchRequest")
        for object in objects {
            let call = object.call.node
            guard call.argument("completion") == nil, !isSet(call),
                !inspection.file.configures(object, members)
            else { continue }
            inspection.report(call, message)
        }
    }
}
