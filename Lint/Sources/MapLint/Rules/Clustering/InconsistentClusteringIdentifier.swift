import SwiftSyntax

extension Rule {
    static let inconsistentClusteringIdentifier = Rule(
        "inconsistent_clustering_identifier",
        "Different clustering identifiers for one kind of view",
        section: .clustering, severity: .info, scope: .function,
        cost: "Views that should merge stay apart, often because of a typing mistake.",
        suggestion: "Use one shared constant unless the groups are meant to stay apart.",
        source: "MapKit guide, Part 8 requirement 1; MapKit diagnosis, Symptom 4 Q2",
        triggering: [
            """
            func paint(_ v: MKMarkerAnnotationView, big: Bool) {
              if big { v.clusteringIdentifier = "towns" } else { v.clusteringIdentifier = ↓"town" }
            }
            """,
            """
            final class TownView: MKMarkerAnnotationView {
              override init(annotation: MKAnnotation?, reuseIdentifier: String?) { clusteringIdentifier = "town" }
              override func prepareForDisplay() { clusteringIdentifier = ↓"Town" }
            }
            """,
            """
            class D: NSObject, MKMapViewDelegate {
              func mapView(_ m: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                let v = m.dequeueReusableAnnotationView(withIdentifier: "x", for: a)
                v.clusteringIdentifier = a is Cafe ? "cafe" : ↓"bar"
                return v
              }
            }
            """,
            """
            func paint(_ view: MKAnnotationView, kind: Kind) {
              switch kind {
              case .a: view.clusteringIdentifier = "a"
              case .b: view.clusteringIdentifier = ↓"b"
              }
            }
            """,
        ],
        nonTriggering: [
            "func paint(_ v: MKMarkerAnnotationView) { v.clusteringIdentifier = \"towns\" }",
            """
            final class Cell: MKAnnotationView { func a() { clusteringIdentifier = "cell" } }
            final class Place: MKAnnotationView { func a() { clusteringIdentifier = "place" } }
            """,
            "func off(_ v: MKMarkerAnnotationView, on: Bool) { v.clusteringIdentifier = on ? \"town\" : nil }",
            """
            func two(_ cafe: MKMarkerAnnotationView, _ bar: MKMarkerAnnotationView) {
              cafe.clusteringIdentifier = "cafe"
              bar.clusteringIdentifier = "bar"
            }
            """,
            "struct Model { mutating func set() { model.clusteringIdentifier = id; model.clusteringIdentifier = other } }",
        ]
    ) { inspection in
        var first: [String: String] = [:]
        for assignment in inspection.index.assignments(to: "clusteringIdentifier") {
            let owner: String
            if assignment.basePath.isEmpty || assignment.basePath == "super" {
                guard let type = inspection.file.enclosingType(of: assignment.node) else {
                    continue
                }
                owner = "type \(type.name)"
            } else {
                guard let callable = assignment.node.enclosingCallable else { continue }
                let name = String(assignment.basePath)
                // The same name may be declared anew in another branch.
                let declared = inspection.file.declaration(of: name, at: assignment.node)
                let place = declared?.initialValue?.position.utf8Offset ?? 0
                owner = "\(callable.position.utf8Offset) \(place) \(name)"
            }
            for literal in literals(in: assignment.right) {
                guard let text = literal.literalString else { continue }
                if let earlier = first[owner] {
                    if earlier != text {
                        inspection.report(
                            literal, "views with different identifiers never join one cluster")
                    }
                } else {
                    first[owner] = text
                }
            }
        }
    }

    private static func literals(in elements: [ExprSyntax]) -> [ExprSyntax] {
        elements.flatMap { element -> [ExprSyntax] in
            if element.is(StringLiteralExprSyntax.self) { return [element] }
            if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
                return literals(in: [ternary.thenExpression])
            }
            return []
        }
    }
}
