import CoreLocation
import MapKit
import UIKit

// A screen with a search bar and a table of results, as it is written with UIKit, in Swift 6 mode.

class PlacesController: UIViewController {
    let map = MKMapView(frame: UIScreen.main.bounds)
    let pins = PinDelegate()
    var results: ResultsController!
    var updater: ResultsUpdater!
    var search: UISearchController!

    override func viewDidLoad() {
        super.viewDidLoad()
        view = map
        map.mapType = .hybrid
        map.delegate = pins
        map.addOverlay(
            MKCircle(
                center: CLLocationCoordinate2D(latitude: 60.1695, longitude: 24.9525), radius: 1000)
        )

        results = ResultsController(map: map)
        updater = ResultsUpdater()
        updater.update = results.search(for:)
        search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = updater
        search.searchBar.sizeToFit()
        search.searchBar.searchBarStyle = .minimal
        search.searchBar.placeholder = "What are you looking for?"
        search.hidesNavigationBarDuringPresentation = false
        definesPresentationContext = true
        navigationItem.titleView = search.searchBar
    }
}

class ResultsController: UITableViewController {
    static let cellID = "place"
    let map: MKMapView
    var items: [MKMapItem] = []
    var failure: (any Error)?
    var onAnswer: (() -> Void)?

    init(map: MKMapView) {
        self.map = map
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return items.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: Self.cellID)
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.cellID)
        cell.textLabel?.text = items[indexPath.row].name
        cell.detailTextLabel?.text = items[indexPath.row].placemark.title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let item = items[indexPath.row]
        guard let coordinate = item.placemark.location?.coordinate else { return }
        let annotation = MKPointAnnotation()
        annotation.title = item.name
        annotation.coordinate = coordinate
        map.addAnnotations([annotation])
        map.setCenter(coordinate, animated: true)
        dismiss(animated: false, completion: nil)
    }

    func search(for text: String) {
        guard !text.isEmpty else { return }
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = text
        request.region = MKCoordinateRegion(
            center: map.userLocation.coordinate,
            span: MKCoordinateSpan(latitudeDelta: 0.25, longitudeDelta: 0.25))
        let search = MKLocalSearch(request: request)
        search.start { response, error in
            if let response, error == nil {
                self.items = response.mapItems
                self.tableView.reloadData()
            } else {
                self.failure = error
            }
            self.onAnswer?()
        }
    }
}

class ResultsUpdater: NSObject, UISearchResultsUpdating {
    var update: (String) -> Void = { _ in }

    func updateSearchResults(for searchController: UISearchController) {
        update(searchController.searchBar.text ?? "")
    }
}

class PinDelegate: NSObject, MKMapViewDelegate {
    let identifier = "PinAnnotation"

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        if annotation is MKUserLocation { return nil }
        let view =
            mapView.dequeueReusableAnnotationView(withIdentifier: identifier)
            as? MKPinAnnotationView
            ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        view.canShowCallout = true
        return view
    }
}
