import SwiftSyntax

extension Rule {
    static let annotationsWithoutClustering = Rule(
        "annotations_without_clustering", "Large collections without clustering",
        section: .clustering, severity: .info, isOptIn: true, scope: .project,
        cost: "From about a hundred annotations on, pins hide each other and the map slows down.",
        suggestion: "Set the same clusteringIdentifier on the views that may overlap.",
        source: "MapKit guide, Decision Tree 2, Scenario 2; MapKit diagnosis, Symptom 3",
        triggering: [
            "func load(_ shops: [Shop], on map: MKMapView) { ↓map.addAnnotations(shops) }",
            "final class S: UIViewController { func show() { ↓mapView.addAnnotations(model.pins) } }",
            "func load(on map: MKMapView) { ↓map.addAnnotations(shops.map(Pin.init)) }",
            "func load(on mapView: MKMapView) { DispatchQueue.main.async { ↓mapView.addAnnotations(self.pins) } }",
        ],
        nonTriggering: [
            """
            func load(_ shops: [Shop], on map: MKMapView) { map.addAnnotations(shops) }
            final class ShopView: MKMarkerAnnotationView {
              override var annotation: MKAnnotation? { didSet { clusteringIdentifier = "shop" } }
            }
            """,
            "func two(on map: MKMapView) { map.addAnnotations([start, end]) }",
            """
            import Cluster
            func load(_ shops: [Shop], on map: MKMapView) { map.addAnnotations(shops) }
            """,
            Example(
                "func load(_ shops: [Shop], on map: MKMapView) { map.addAnnotations(shops) }",
                beside: [
                    "View.swift":
                        "final class V: MKAnnotationView { func a() { clusteringIdentifier = \"v\" } }"
                ]),
        ]
    ) { inspection in
        for call in inspection.index.calls(named: "addAnnotations") {
            guard let argument = call.node.firstUnlabeled, !argument.is(ArrayExprSyntax.self),
                inspection.file.isMapView(call.base, at: call.node)
            else { continue }
            inspection.report(
                call.node, "many annotations and no clustering",
                unless: [
                    .fact(.setsClusteringIdentifier), .fact(.registersClusterView),
                    .fact(.usesClusterLibrary),
                ])
        }
    }
}
