import MapKit
import UIKit

/// A bench, a fountain or a tree.
final class ParkThing: NSObject, MKAnnotation {
    enum Kind: CaseIterable { case bench, fountain, tree }

    let kind: Kind
    let title: String?
    let coordinate: CLLocationCoordinate2D

    init(_ kind: Kind, _ title: String, _ coordinate: CLLocationCoordinate2D) {
        self.kind = kind
        self.title = title
        self.coordinate = coordinate
    }
}

/// Shows what is in the park, and draws the park itself.
final class ParkController: UIViewController, MKMapViewDelegate {
    private let mapView = MKMapView(frame: .zero)
    private let caption = UILabel()

    override func loadView() { view = mapView }

    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.delegate = self
        mapView.showsScale = true
        mapView.showsZoomControls = true
        mapView.pitchButtonVisibility = .visible
        mapView.selectableMapFeatures = [.pointsOfInterest]
        mapView.register(
            MKMarkerAnnotationView.self,
            forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        mapView.setRegion(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 60.1675, longitude: 24.9470),
                latitudinalMeters: 500, longitudinalMeters: 500), animated: false)
        mapView.addAnnotations(Self.things)
        mapView.addOverlays([Self.lawn, Self.walk], level: .aboveRoads)
        mapView.addOverlay(MKCircle(center: Self.things[0].coordinate, radius: 30))
        caption.text = "Tap something in the park"
        caption.textAlignment = .center
        caption.backgroundColor = .systemBackground
        caption.layer.cornerRadius = 8
        let list = UIButton(
            primaryAction: UIAction(title: "List") { [weak self] _ in self?.list() })
        list.backgroundColor = .systemBackground
        list.layer.cornerRadius = 8
        let bar = UIStackView(arrangedSubviews: [caption, list])
        bar.spacing = 8
        bar.translatesAutoresizingMaskIntoConstraints = false
        mapView.addSubview(bar)
        let captionWidth = caption.widthAnchor.constraint(equalToConstant: 320)
        captionWidth.priority = .defaultHigh
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: mapView.leadingAnchor, constant: 16),
            bar.trailingAnchor.constraint(
                lessThanOrEqualTo: mapView.trailingAnchor, constant: -16),
            bar.topAnchor.constraint(equalTo: mapView.topAnchor, constant: 16),
            bar.heightAnchor.constraint(equalToConstant: 36),
            captionWidth,
            list.widthAnchor.constraint(equalToConstant: 64),
        ])
    }

    private func list() {
        let things = mapView.annotations.compactMap { $0 as? ParkThing }
            .sorted {
                ($0.title ?? "").localizedStandardCompare($1.title ?? "") == .orderedAscending
            }
        let list = ParkList(things) { [mapView] thing in
            mapView.setCenter(thing.coordinate, animated: true)
            mapView.selectAnnotation(thing, animated: true)
        }
        list.sheetPresentationController?.detents = [.medium()]
        present(list, animated: true)
    }

    // MARK: MKMapViewDelegate

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        guard let thing = annotation as? ParkThing else { return nil }
        let view = mapView.dequeueReusableAnnotationView(
            withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
        guard let marker = view as? MKMarkerAnnotationView else { return view }
        marker.canShowCallout = true
        marker.clusteringIdentifier = "park"
        marker.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        switch thing.kind {
        case .bench:
            marker.markerTintColor = .systemBrown
            marker.glyphImage = UIImage(systemName: "person.fill")
        case .fountain:
            marker.markerTintColor = .systemBlue
            marker.glyphImage = UIImage(systemName: "drop.fill")
        case .tree:
            marker.markerTintColor = .systemGreen
            marker.glyphImage = UIImage(systemName: "tree.fill")
        }
        return marker
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        switch overlay {
        case let polygon as MKPolygon:
            let renderer = MKPolygonRenderer(polygon: polygon)
            renderer.fillColor = UIColor.systemGreen.withAlphaComponent(0.25)
            renderer.strokeColor = .systemGreen
            renderer.lineWidth = 2
            return renderer
        case let polyline as MKPolyline:
            let renderer = MKPolylineRenderer(polyline: polyline)
            renderer.strokeColor = .systemOrange
            renderer.lineWidth = 4
            renderer.lineDashPattern = [8, 6]
            return renderer
        case let circle as MKCircle:
            let renderer = MKCircleRenderer(circle: circle)
            renderer.fillColor = UIColor.systemBlue.withAlphaComponent(0.2)
            return renderer
        default: return MKOverlayRenderer(overlay: overlay)
        }
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        if let cluster = view.annotation as? MKClusterAnnotation {
            mapView.showAnnotations(cluster.memberAnnotations, animated: true)
            caption.text = "\(cluster.memberAnnotations.count) things came apart"
        } else {
            // A thing of ours, or one of the map's own.
            caption.text = view.annotation?.title ?? nil
        }
    }

    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) {
        guard let thing = view.annotation as? ParkThing else { return }
        let place = String(
            format: "%.5f, %.5f", thing.coordinate.latitude, thing.coordinate.longitude)
        let sheet = UIAlertController(
            title: thing.title, message: place, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Take it away", style: .destructive) { [mapView, caption] _ in
                mapView.removeAnnotation(thing)
                caption.text = "\(thing.title ?? "It") is gone"
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }

    // MARK: What is in the park

    private static let corners = [
        CLLocationCoordinate2D(latitude: 60.16766, longitude: 24.94384),
        CLLocationCoordinate2D(latitude: 60.16779, longitude: 24.95123),
        CLLocationCoordinate2D(latitude: 60.16729, longitude: 24.95126),
        CLLocationCoordinate2D(latitude: 60.16718, longitude: 24.94403),
    ]
    private static let lawn = MKPolygon(coordinates: corners, count: corners.count)
    private static let walk = MKPolyline(
        coordinates: [
            CLLocationCoordinate2D(latitude: 60.16740, longitude: 24.94393),
            CLLocationCoordinate2D(latitude: 60.16754, longitude: 24.95123),
        ], count: 2)
    private static let things: [ParkThing] =
        [
            ParkThing(
                .fountain, "Fountain",
                CLLocationCoordinate2D(latitude: 60.16753, longitude: 24.95085))
        ]
        + (0..<12).map { number in
            let share = Double(number) / 12
            let side = number.isMultiple(of: 2) ? 0.00013 : -0.00013
            let coordinate = CLLocationCoordinate2D(
                latitude: 60.16741 + 0.00013 * share + side, longitude: 24.94430 + 0.0062 * share)
            return number.isMultiple(of: 3)
                ? ParkThing(.tree, "Lime tree \(number + 1)", coordinate)
                : ParkThing(.bench, "Bench \(number + 1)", coordinate)
        }
}
