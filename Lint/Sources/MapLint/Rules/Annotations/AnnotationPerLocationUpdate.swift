import SwiftSyntax

extension Rule {
    private static let removals: Set<String> = ["removeAnnotation", "removeAnnotations"]

    static let annotationPerLocationUpdate = Rule(
        "annotation_per_location_update", "Another annotation for each location fix",
        section: .annotations, scope: .type,
        cost: "After a minute's walk the map is full of pins that all say the user is there.",
        suggestion: "Set showsUserLocation, or move one annotation by its coordinate.",
        source: "MapKit reference, MKMapView.showsUserLocation",
        triggering: [
            """
            class Screen: UIViewController, CLLocationManagerDelegate {
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                guard let here = l.last else { return }
                let annotation = MKPointAnnotation()
                annotation.coordinate = here.coordinate
                annotation.title = "You"
                ↓mapView.addAnnotation(annotation)
              }
            }
            """,
            """
            class Screen: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
                let pin = Pin(userLocation.coordinate)
                ↓mapView.addAnnotation(pin)
              }
            }
            """,
            """
            class Screen: UIViewController, CLLocationManagerDelegate {
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                for fix in l {
                  let annotation = MKPointAnnotation()
                  annotation.coordinate = fix.coordinate
                  ↓self.mapView.addAnnotation(annotation)
                }
              }
            }
            """,
            """
            class Screen: UIViewController, CLLocationManagerDelegate {
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                if let here = l.last { ↓mapView.addAnnotation(Pin(here.coordinate)) }
              }
            }
            """,
        ],
        nonTriggering: [
            """
            class Screen: UIViewController, CLLocationManagerDelegate {
              let pin = MKPointAnnotation()
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                pin.coordinate = l[0].coordinate
                mapView.addAnnotation(pin)
              }
            }
            """,
            """
            class Screen: UIViewController, CLLocationManagerDelegate {
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                mapView.removeAnnotations(mapView.annotations)
                let pin = MKPointAnnotation()
                mapView.addAnnotation(pin)
              }
            }
            """,
            """
            class Screen: UIViewController, CLLocationManagerDelegate {
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                m.stopUpdatingLocation()
                let pin = MKPointAnnotation()
                mapView.addAnnotation(pin)
              }
            }
            """,
            """
            class Screen: UIViewController, CLLocationManagerDelegate {
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                guard l[0].distance(from: lastMark) > 1_000 else { return }
                mapView.addAnnotation(Milestone(l[0]))
              }
            }
            """,
            """
            class Once: UIViewController, CLLocationManagerDelegate {
              func ask() { manager.requestLocation() }
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                mapView.addAnnotation(Pin(l[0].coordinate))
              }
            }
            """,
        ]
    ) { inspection in
        let file = inspection.file
        for function in inspection.index.functions where function.isLocationUpdate {
            guard let body = function.body, !body.mentions("stopUpdatingLocation") else { continue }
            let types = file.enclosingType(of: function).map { file.declarations(ofType: $0.name) }
            let isTidy = types?.contains {
                $0.node.mentions(removals.union(["requestLocation", "stopUpdatingLocation"]))
            }
            guard isTidy != true else { continue }
            for call in file.calls(in: body) where call.name == "addAnnotation" {
                guard file.isMapView(call.base, at: call.node),
                    let annotation = call.node.firstUnlabeled,
                    !call.node.isGuarded(within: Syntax(body)),
                    annotation.constructedType != nil || isMade(annotation, in: body, of: file)
                else { continue }
                inspection.report(
                    call.node, "each location fix leaves another annotation on the map")
            }
        }
    }

    /// Whether an expression names a local of the body that holds a new object.
    private static func isMade(
        _ annotation: ExprSyntax, in body: CodeBlockSyntax, of file: SourceFile
    ) -> Bool {
        guard let name = annotation.path,
            case .local(let binding)? = file.declaration(of: name, at: annotation)?.kind
        else { return false }
        return binding.isInside(body) && binding.initializer?.value.constructedType != nil
    }
}
