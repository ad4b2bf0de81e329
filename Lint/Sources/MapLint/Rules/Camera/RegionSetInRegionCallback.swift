import SwiftSyntax

extension Rule {
    static let regionSetInRegionCallback = Rule(
        "region_set_in_region_callback", "Region changed from the region callback",
        section: .camera, scope: .type,
        cost: "The change calls the callback again; the map shakes, or the app hangs.",
        suggestion: "Guard with a flag, or use cameraBoundary / cameraZoomRange to limit the map.",
        source: "MapKit diagnosis, Symptom 2 Q1 and Q5",
        triggering: [
            """
            extension Fence: MKMapViewDelegate {
              func mapView(_ map: MKMapView, regionDidChangeAnimated animated: Bool) {
                ↓map.setCenter(home, animated: true)
              }
            }
            """,
            """
            extension Fence: MKMapViewDelegate {
              func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { ↓mapView.region = home }
            }
            """,
            """
            extension Fence: MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
                if let home { ↓mapView.setRegion(home, animated: animated) }
              }
            }
            """,
            """
            extension Fence: MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
                let rect = mapView.mapRectThatFits(bounds)
                ↓mapView.setVisibleMapRect(rect, animated: false)
              }
            }
            """,
        ],
        nonTriggering: [
            """
            extension Fence: MKMapViewDelegate {
              func mapView(_ map: MKMapView, regionDidChangeAnimated animated: Bool) {
                if !allowed.contains(MKMapPoint(map.centerCoordinate)) { map.setCenter(home, animated: true) }
              }
            }
            """,
            """
            extension Fence: MKMapViewDelegate {
              func mapView(_ map: MKMapView, regionDidChangeAnimated animated: Bool) { region = map.region }
            }
            """,
            """
            extension Fence: MKMapViewDelegate {
              func mapView(_ map: MKMapView, regionDidChangeAnimated animated: Bool) {
                guard isClamping == false else { return }
                map.setCenter(home, animated: true)
              }
            }
            """,
            """
            extension Fence: MKMapViewDelegate {
              func mapView(_ map: MKMapView, didSelect view: MKAnnotationView) {
                map.setCenter(home, animated: true)
              }
            }
            """,
        ]
    ) { inspection in
        for function in inspection.index.functions where function.isRegionCallback {
            guard let body = function.body else { continue }
            for move in inspection.file.mapMoves(in: body)
            where !move.node.isGuarded() && !move.node.isInsideAction(of: Syntax(body)) {
                inspection.report(
                    move.node,
                    "changing the region inside its own callback triggers the callback again")
            }
        }
    }
}
