import MapKit

/// A delegate as an app writes it, which notes what it is told.
@MainActor final class Recorder: NSObject, MKMapViewDelegate {
    var calls: [String] = []
    var makeView: ((MKMapView, any MKAnnotation) -> MKAnnotationView?)?
    var regionDidChange: ((MKMapView) -> Void)?

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
        calls.append("will \(animated)")
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        calls.append("did \(animated)")
        regionDidChange?(mapView)
    }

    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { calls.append("visible") }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        calls.append("viewFor \(annotation.titleText ?? "-")")
        return makeView?(mapView, annotation)
    }

    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
        calls.append("didAdd \(views.count)")
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        calls.append("didSelect view")
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        calls.append("didSelect \(annotation.titleText ?? "-")")
    }

    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        calls.append("didDeselect view")
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        calls.append("didDeselect \(annotation.titleText ?? "-")")
    }
}

/// An annotation as an app writes it.
final class Place: NSObject, MKAnnotation {
    let title: String?
    dynamic var coordinate: CLLocationCoordinate2D

    init(_ title: String, _ latitude: Double, _ longitude: Double) {
        self.title = title
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

extension MKMapView {
    /// A map of a size that shows a span about a place.
    static func showing(
        latitude: Double = 60.17, longitude: Double = 24.94, span: Double = 0.1,
        size: CGSize = CGSize(width: 400, height: 400)
    ) -> MKMapView {
        let map = MKMapView(frame: CGRect(origin: .zero, size: size))
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span))
        return map
    }
}
