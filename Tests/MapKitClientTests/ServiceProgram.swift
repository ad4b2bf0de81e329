import CoreLocation
import MapKit

// Search, completion, geocoding and directions as apps write them: nothing here knows that it is not on an Apple
// system.

enum ServiceFailure: Error { case noRouteFound }

class ServiceModel {
    var typed = ""
    var completions: [MKLocalSearchCompletion] = [] { didSet { onCompletions?() } }
    var onCompletions: (() -> Void)?
    var found: [MKMapItem] = []

    private let completer = MKLocalSearchCompleter()
    private var listener: CompletionListener?

    init() {
        listener = CompletionListener { [weak self] results in
            self?.completions = results
        }
        completer.delegate = listener
        completer.resultTypes = [.pointOfInterest, .address]
    }

    func type(_ text: String) {
        typed = text
        completer.queryFragment = text
    }

    func search(for completion: MKLocalSearchCompletion) async throws {
        let request = MKLocalSearch.Request(completion: completion)
        request.resultTypes = [.pointOfInterest, .address]
        let response = try await MKLocalSearch(request: request).start()
        found = response.mapItems
    }

    func search(_ query: String, in region: MKCoordinateRegion) async throws {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = query
        request.region = region
        request.resultTypes = .pointOfInterest
        let search = MKLocalSearch(request: request)
        found = try await search.start().mapItems
    }

    /// The way of before `async`, as a table view's controller does it.
    func search(_ query: String, around place: CLLocationCoordinate2D, done: @escaping () -> Void) {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = query
        request.region = MKCoordinateRegion(
            center: place, span: MKCoordinateSpan(latitudeDelta: 0.25, longitudeDelta: 0.25))
        let search = MKLocalSearch(request: request)
        search.start { [weak self] response, error in
            if let response = response, error == nil {
                self?.found = response.mapItems
            }
            done()
        }
    }

    func route(
        from source: CLLocationCoordinate2D, to destination: MKMapItem,
        by transportType: MKDirectionsTransportType = .automobile
    ) async throws -> MKRoute {
        let request = MKDirections.Request()
        request.source = MKMapItem(placemark: MKPlacemark(coordinate: source))
        request.destination = destination
        request.transportType = transportType
        let directions = MKDirections(request: request)
        let response = try await directions.calculate()
        guard let route = response.routes.first else { throw ServiceFailure.noRouteFound }
        return route
    }

    func place(of address: String) async throws -> CLLocationCoordinate2D? {
        try await CLGeocoder().geocodeAddressString(address).first?.location?.coordinate
    }

    func hasStreetPictures(at place: CLLocationCoordinate2D) async throws -> Bool {
        try await MKLookAroundSceneRequest(coordinate: place).scene != nil
    }
}

class CompletionListener: NSObject, MKLocalSearchCompleterDelegate {
    let onUpdate: ([MKLocalSearchCompletion]) -> Void

    init(onUpdate: @escaping ([MKLocalSearchCompletion]) -> Void) {
        self.onUpdate = onUpdate
    }

    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        onUpdate(completer.results)
    }

    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: Error) {}
}

class LocationModel: NSObject, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    var session: CLServiceSession?
    var last: CLLocation?
    var status = CLAuthorizationStatus.notDetermined

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        manager.distanceFilter = 10
    }

    func start() {
        session = CLServiceSession(authorization: .whenInUse)
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
    }

    func stop() {
        manager.stopUpdatingLocation()
        session = nil
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        status = manager.authorizationStatus
    }

    func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {
        last = locations.last
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        if case CLError.denied = error { stop() }
    }
}

/// Draws a route as apps do.
class RouteDelegate: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
        if let polyline = overlay as? MKPolyline {
            let renderer = MKPolylineRenderer(polyline: polyline)
            renderer.strokeColor = .systemBlue
            renderer.lineWidth = 5
            return renderer
        }
        return MKOverlayRenderer(overlay: overlay)
    }
}
