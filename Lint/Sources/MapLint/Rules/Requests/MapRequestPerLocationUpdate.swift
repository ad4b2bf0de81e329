import SwiftSyntax

extension Rule {
    static let mapRequestPerLocationUpdate = Rule(
        "map_request_per_location_update", "Request for every location fix", section: .requests,
        scope: .type,
        cost: "After a minute of walking the services refuse the app, and the battery is warm.",
        suggestion:
            "Ask once, after a distance threshold, or when the map comes to rest with a debounce.",
        source: "MapKit guide, Part 6; MapKit diagnosis, Symptom 3 Q5 and Symptom 6 Q5",
        triggering: [
            """
            extension Here: CLLocationManagerDelegate {
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                ↓geocoder.reverseGeocodeLocation(l[0]) { self.mark = $0?.first; self.failure = $1 }
              }
            }
            """,
            """
            class Screen: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { lookUp(mapView.centerCoordinate) }
              func lookUp(_ c: CLLocationCoordinate2D) {
                ↓CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: c.latitude, longitude: c.longitude)) { m, e in self.show(m, e) }
              }
            }
            """,
            """
            struct Live: View {
              var body: some View {
                Map().onMapCameraChange { context in
                  let search = MKLocalSearch(request: request(context.region))
                  ↓search.start { show($0, $1) }
                }
              }
            }
            """,
            """
            class Guide: NSObject, CLLocationManagerDelegate {
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                guard let here = l.last else { return }
                let directions = MKDirections(request: request(from: here))
                ↓directions.calculate { response, error in self.show(response, error) }
              }
            }
            """,
        ],
        nonTriggering: [
            """
            extension Here: CLLocationManagerDelegate {
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                guard l[0].distance(from: lastAsked) > 500 else { return }
                geocoder.reverseGeocodeLocation(l[0]) { self.mark = $0?.first; self.failure = $1 }
              }
            }
            """,
            """
            extension Here: CLLocationManagerDelegate {
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                m.stopUpdatingLocation()
                geocoder.reverseGeocodeLocation(l[0]) { self.mark = $0?.first; self.failure = $1 }
              }
            }
            """,
            """
            class Once: NSObject, CLLocationManagerDelegate {
              func ask() { manager.requestLocation() }
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                geocoder.reverseGeocodeLocation(l[0]) { m, e in self.show(m, e) }
              }
            }
            """,
            """
            class Screen: NSObject, MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
                pending?.cancel()
                pending = Task { try await Task.sleep(for: .seconds(1)); await lookUp() }
              }
            }
            """,
            """
            class Start: NSObject, CLLocationManagerDelegate {
              func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {
                geocoder.reverseGeocodeLocation(l[0]) { marks, error in self.show(marks, error) }
              }
              func show(_ marks: [CLPlacemark]?, _ error: Error?) { manager.stopUpdatingLocation(); title = marks?.first?.name }
            }
            """,
            """
            class Tap { func tapped(_ l: CLLocation) { geocoder.reverseGeocodeLocation(l) { m, e in self.show(m, e) } } }
            """,
        ]
    ) { inspection in
        let file = inspection.file
        var handlers: [(body: Syntax, isLocation: Bool)] = []
        for function in inspection.index.functions {
            guard let body = function.body else { continue }
            if function.isLocationUpdate {
                handlers.append((Syntax(body), true))
            } else if function.isRegionCallback, !function.selector.contains("Will") {
                handlers.append((Syntax(body), false))
            }
        }
        for call in inspection.index.calls(named: "onMapCameraChange") where call.isMember {
            handlers += call.node.closures.map { (Syntax($0), false) }
        }
        for (body, isLocation) in handlers {
            if body.mentions("stopUpdatingLocation", "distance", "cancel") || body.pauses {
                continue
            }
            if isLocation, let type = file.enclosingType(of: body),
                file.declarations(ofType: type.name).contains(where: {
                    $0.node.mentions("requestLocation")
                })
            {
                continue
            }
            let stops = file.calls(in: body).contains { call in
                file.sameTypeFunction(calledBy: call)?.body?.mentions("stopUpdatingLocation")
                    == true
            }
            if isLocation, stops { continue }
            var parts: [Syntax] = [body]
            var seen: Set<SyntaxIdentifier> = []
            for call in file.calls(in: body) where !call.node.isGuarded(within: body) {
                guard let helper = file.sameTypeFunction(calledBy: call), let inner = helper.body,
                    seen.insert(helper.id).inserted
                else { continue }
                if call.node.isPutOff || inner.pauses
                    || inner.mentions("stopUpdatingLocation", "distance", "cancel")
                {
                    continue
                }
                parts.append(Syntax(inner))
            }
            for part in parts {
                for call in file.calls(in: part) {
                    guard let kind = file.requestKind(of: call), kind != .snapshot,
                        !call.node.isGuarded(within: part), !call.node.isPutOff
                    else { continue }
                    inspection.report(
                        call.node,
                        "location updates arrive far faster than these services may be called")
                }
            }
        }
    }
}
