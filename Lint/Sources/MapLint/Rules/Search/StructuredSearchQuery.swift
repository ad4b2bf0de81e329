import SwiftSyntax

extension Rule {
    static let structuredSearchQuery = Rule(
        "structured_search_query", "Query that is not natural language", section: .search,
        severity: .info,
        cost: "The service reads the query as words and finds nothing, or something else.",
        suggestion: "Use words, or reverse-geocode coordinates.",
        source: "MapKit guide, Scenario 3 item 3; MapKit diagnosis, Symptom 6 Q4",
        triggering: [
            "func near(_ r: MKLocalSearch.Request) { r.naturalLanguageQuery = ↓\"lat:52.1 lng:4.3 cafe\" }",
            "func near(_ r: MKLocalSearch.Request) { r.naturalLanguageQuery = ↓\"52.1093, 4.3012\" }",
            "func near(_ request: MKLocalSearch.Request) { request.naturalLanguageQuery = ↓\"type=cafe&open=now\" }",
            "let r = MKLocalSearch.Request(naturalLanguageQuery: ↓\"{\\\"q\\\": \\\"cafe\\\"}\")",
            "func near(_ r: MKLocalSearch.Request) { r.naturalLanguageQuery = ↓\"category=\\(kind)\" }",
        ],
        nonTriggering: [
            "func near(_ r: MKLocalSearch.Request) { r.naturalLanguageQuery = \"cafés\" }",
            "func near(_ r: MKLocalSearch.Request) { r.naturalLanguageQuery = \"12 Main Street, 90210\" }",
            "func near(_ r: MKLocalSearch.Request) { r.naturalLanguageQuery = \"\\(street), \\(city)\" }",
            "func near(_ r: MKLocalSearch.Request) { r.naturalLanguageQuery = text }",
            "func other(_ u: Query) { u.text = \"lat=1\" }",
        ]
    ) { inspection in
        var literals: [ExprSyntax] = inspection.index.assignments(to: "naturalLanguageQuery")
            .flatMap(\.right)
        literals += inspection.index.calls(named: "Request", "init").compactMap {
            $0.node.argument("naturalLanguageQuery")
        }
        for literal in literals {
            guard let text = literal.as(StringLiteralExprSyntax.self), isStructured(text) else {
                continue
            }
            inspection.report(text, "MapKit search expects plain language")
        }
    }

    private static func isStructured(_ literal: StringLiteralExprSyntax) -> Bool {
        var text = ""
        for segment in literal.segments {
            if case .stringSegment(let part) = segment {
                text += part.content.text
            } else {
                text += "\u{FFFC}"
            }
        }
        text = text.lowercased()
        if text.contains("://") || text.hasPrefix("{") || text.hasPrefix("[") { return true }
        for word in text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "&" || $0 == ";" })
        {
            for sign in ["=", ":"] as [Character] {
                guard let place = word.firstIndex(of: sign) else { continue }
                let key = word[..<place]
                let isName = !key.isEmpty && key.allSatisfy { $0.isLetter || $0 == "_" }
                if isName, sign == "=" { return true }
                if isName,
                    ["lat", "lng", "lon", "long", "latitude", "longitude"].contains(String(key))
                {
                    return true
                }
            }
        }
        let numbers = text.split(separator: ",").map {
            $0.trimmingPrefix(while: \.isWhitespace).split(separator: " ").first ?? ""
        }
        return numbers.count == 2
            && numbers.allSatisfy { $0.contains(".") && Double($0) != nil }
    }
}
