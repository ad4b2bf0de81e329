import SwiftSyntax

extension Rule {
    static let recenterOnEveryLocationUpdate = Rule(
        "recenter_on_every_location_update", "Map recentered on each location fix",
        section: .camera, scope: .type,
        cost: "Whoever pans away to look at something is thrown back a second later.",
        suggestion: """
            Move the camera once (flag or stopUpdatingLocation), or use a user-tracking mode / .userLocation \
            camera.
            """,
        source: "MapKit diagnosis, Symptom 2 Q2; MapKit guide, Part 5",
        triggering: [
            """
            extension Tracker: CLLocationManagerDelegate {
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                guard let last = l.last else { return }
                ↓map.setCenter(last.coordinate, animated: true)
              }
            }
            """,
            """
            extension Tracker: MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
                let r = MKCoordinateRegion(center: userLocation.coordinate, latitudinalMeters: 9, longitudinalMeters: 9)
                ↓mapView.setRegion(r, animated: true)
              }
            }
            """,
            """
            class Tracker: NSObject, CLLocationManagerDelegate {
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                if let last = l.last { ↓mapView.centerCoordinate = last.coordinate }
              }
            }
            """,
            """
            class Tracker: NSObject, CLLocationManagerDelegate {
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                DispatchQueue.main.async { ↓self.mapView.setCamera(self.camera(l[0]), animated: false) }
              }
            }
            """,
        ],
        nonTriggering: [
            """
            extension Tracker: CLLocationManagerDelegate {
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                guard let last = l.last, followsUser else { return }
                map.setCenter(last.coordinate, animated: true)
              }
            }
            """,
            """
            extension Once: CLLocationManagerDelegate {
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                m.stopUpdatingLocation()
                map.setCenter(l[0].coordinate, animated: true)
              }
            }
            """,
            """
            class OneShot: NSObject, CLLocationManagerDelegate {
              func ask() { manager.requestLocation() }
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                map.setCenter(l[0].coordinate, animated: true)
              }
            }
            """,
            """
            class Model: NSObject, CLLocationManagerDelegate {
              var region = MKCoordinateRegion()
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                region = MKCoordinateRegion(center: l[0].coordinate, span: span)
              }
            }
            """,
            """
            class Flagged: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
                if !hasCenterd { mapView.setCenter(userLocation.coordinate, animated: true); hasCenterd = true }
              }
            }
            """,
        ]
    ) { inspection in
        let file = inspection.file
        for function in inspection.index.functions {
            guard function.isLocationUpdate, let body = function.body else { continue }
            let stops = file.calls(in: body).contains { call in
                file.sameTypeFunction(calledBy: call)?.body?.mentions("stopUpdatingLocation")
                    == true
            }
            guard !body.mentions("stopUpdatingLocation"), !stops else { continue }
            if let type = file.enclosingType(of: function) {
                let asksOnce = file.declarations(ofType: type.name).contains {
                    $0.node.mentions("requestLocation")
                }
                if asksOnce { continue }
            }
            for move in file.mapMoves(in: body) where !move.node.isGuarded() {
                inspection.report(
                    move.node, "the map snaps back to the user on every location update")
            }
        }
    }
}

extension FunctionDeclSyntax {
    /// Whether the function is called for each location fix.
    var isLocationUpdate: Bool {
        switch name.plainText {
        case "locationManager": callback == "locationManager didUpdateLocations"
        case "mapView": ["mapView didUpdate", "mapView didUpdateUserLocation"].contains(callback)
        default: false
        }
    }

    /// Whether the function is called when the map's region changes.
    var isRegionCallback: Bool {
        switch name.plainText {
        case "mapView":
            ["mapView regionDidChangeAnimated", "mapView regionWillChangeAnimated"]
                .contains(callback)
        case "mapViewDidChangeVisibleRegion": true
        default: false
        }
    }
}
