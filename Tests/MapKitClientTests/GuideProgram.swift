// A program in the shapes that app developers write, in Swift 5 mode: nothing but `import` and Apple's names.
import ClusterMap
import MapKit

struct Shop {
    let name: String
    let coordinate: CLLocationCoordinate2D
}

class ShopAnnotation: NSObject, MKAnnotation {
    let shop: Shop
    dynamic var coordinate: CLLocationCoordinate2D
    var title: String? { shop.name }
    var subtitle: String? { return "Open" }

    init(shop: Shop) {
        self.shop = shop
        self.coordinate = shop.coordinate
        super.init()
    }
}

class ShopView: MKMarkerAnnotationView {
    static let reuseID = "shop"

    override var annotation: MKAnnotation? {
        willSet {
            guard newValue is ShopAnnotation else { return }
            clusteringIdentifier = "shops"
            canShowCallout = true
            rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
            markerTintColor = .systemBlue
            displayPriority = .defaultHigh
        }
    }

    override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        collisionMode = .circle
        centerOffset = CGPoint(x: 0, y: -10)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        glyphText = nil
    }

    override func prepareForDisplay() {
        super.prepareForDisplay()
        glyphText = "S"
    }
}

class ClusterView: MKAnnotationView {
    private let countLabel = UILabel()

    override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        displayPriority = .required
        frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.cornerRadius = 20
        layer.borderColor = UIColor.white.cgColor
        layer.borderWidth = 2
        countLabel.textAlignment = .center
        countLabel.font = UIFont.boldSystemFont(ofSize: 14)
        addSubview(countLabel)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        countLabel.frame = bounds
    }

    override func prepareForDisplay() {
        super.prepareForDisplay()
        if let cluster = annotation as? MKClusterAnnotation {
            let total = cluster.memberAnnotations.count
            countLabel.text = "\(total)"
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
            image = renderer.image { _ in
                UIColor.systemPurple.setFill()
                UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).fill()
            }
        }
    }
}

class MapViewController: UIViewController {
    let mapView = MKMapView(frame: .zero)
    var opened: [String] = []
    var regions: [MKCoordinateRegion] = []
    var route: MKPolyline?

    override func loadView() {
        view = mapView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.delegate = self
        mapView.mapType = .standard
        mapView.showsCompass = false
        mapView.isPitchEnabled = false
        mapView.register(ShopView.self, forAnnotationViewWithReuseIdentifier: ShopView.reuseID)
        mapView.register(
            ClusterView.self,
            forAnnotationViewWithReuseIdentifier:
                MKMapViewDefaultClusterAnnotationViewReuseIdentifier)
        let center = CLLocationCoordinate2D(latitude: 37.7749, longitude: -122.4194)
        let region = MKCoordinateRegion(
            center: center, latitudinalMeters: 2000, longitudinalMeters: 2000)
        mapView.setRegion(region, animated: true)
    }

    func show(_ shops: [Shop]) {
        mapView.removeAnnotations(mapView.annotations)
        mapView.addAnnotations(shops.map { ShopAnnotation(shop: $0) })
    }

    func showRoute(through coordinates: [CLLocationCoordinate2D]) {
        let route = MKPolyline(coordinates: coordinates, count: coordinates.count)
        self.route = route
        mapView.addOverlay(route, level: .aboveRoads)
        mapView.addOverlay(MKCircle(center: coordinates[0], radius: 1000))
        mapView.setVisibleMapRect(
            route.boundingMapRect,
            edgePadding: UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50), animated: true)
    }
}

extension MapViewController: MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
        if annotation is MKUserLocation { return nil }
        guard let annotation = annotation as? ShopAnnotation else { return nil }
        return mapView.dequeueReusableAnnotationView(
            withIdentifier: ShopView.reuseID, for: annotation)
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
        if let polyline = overlay as? MKPolyline {
            let renderer = MKPolylineRenderer(polyline: polyline)
            renderer.strokeColor = .systemBlue
            renderer.lineWidth = 5
            return renderer
        }
        if overlay is MKCircle {
            let renderer = MKCircleRenderer(overlay: overlay)
            renderer.fillColor = UIColor.black.withAlphaComponent(0.5)
            renderer.strokeColor = UIColor.blue
            renderer.lineWidth = 2
            return renderer
        }
        return MKOverlayRenderer(overlay: overlay)
    }

    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) {
        guard let shop = view.annotation as? ShopAnnotation else { return }
        opened.append(shop.title ?? "")
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        if let cluster = view.annotation as? MKClusterAnnotation {
            mapView.showAnnotations(cluster.memberAnnotations, animated: true)
        } else if let title = view.annotation?.title, let text = title {
            opened.append("selected " + text)
        }
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        regions.append(mapView.region)
    }
}

// The README of ClusterMap.
final class ExampleAnnotation: MKPointAnnotation, CoordinateIdentifiable, Identifiable,
    @unchecked Sendable
{
    let id = UUID()
}

final class ExampleCluster: MKPointAnnotation {
    var id = UUID()
    var memberAnnotations: [ExampleAnnotation] = []
}

@MainActor
final class ClusteredMap {
    let clusterManager = ClusterManager<ExampleAnnotation>()
    let mapView: MKMapView
    var annotations: [MKPointAnnotation] = []

    init(mapView: MKMapView) {
        self.mapView = mapView
    }

    func reloadMap() async {
        let difference = await clusterManager.reload(mkMapView: mapView)
        applyChanges(difference)
    }

    private func applyChanges(_ difference: ClusterManager<ExampleAnnotation>.Difference) {
        for annotationType in difference.removals {
            switch annotationType {
            case .annotation(let annotation):
                annotations.removeAll(where: { $0 == annotation })
                mapView.removeAnnotation(annotation)
            case .cluster(let clusterAnnotation):
                let shown = annotations.enumerated().first {
                    ($0.element as? ExampleCluster)?.id == clusterAnnotation.id
                }
                if let result = shown {
                    annotations.remove(at: result.offset)
                    mapView.removeAnnotation(result.element)
                }
            }
        }
        for annotationType in difference.insertions {
            switch annotationType {
            case .annotation(let annotation):
                annotations.append(annotation)
                mapView.addAnnotation(annotation)
            case .cluster(let clusterAnnotation):
                let cluster = ExampleCluster()
                cluster.id = clusterAnnotation.id
                cluster.coordinate = clusterAnnotation.coordinate
                cluster.memberAnnotations = clusterAnnotation.memberAnnotations
                annotations.append(cluster)
                mapView.addAnnotation(cluster)
            }
        }
    }
}

// The Xamarin guide, in its Swift spelling.
@MainActor
final class XamarinDelegate: NSObject, MKMapViewDelegate {
    let pId = "PinAnnotation"

    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
        if annotation is MKUserLocation {
            return nil
        }
        var pinView =
            mapView.dequeueReusableAnnotationView(withIdentifier: pId) as? MKPinAnnotationView
        if pinView == nil {
            pinView = MKPinAnnotationView(annotation: annotation, reuseIdentifier: pId)
        }
        pinView?.pinColor = .red
        pinView?.canShowCallout = true
        pinView?.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        pinView?.leftCalloutAccessoryView = UIImageView(image: UIImage(named: "monkey.png"))
        return pinView
    }

    func mapView(_ mapView: MKMapView, viewFor overlay: MKOverlay) -> MKOverlayView {
        guard let circleOverlay = overlay as? MKCircle else {
            return MKOverlayView(overlay: overlay)
        }
        let circleView = MKCircleView(circle: circleOverlay)
        circleView.fillColor = UIColor.blue
        return circleView
    }
}
