import ClusterMap
import MapKit
import Testing

@MainActor struct GuideTests {
    func shops(_ count: Int, spacing: Double) -> [Shop] {
        (0..<count).map {
            Shop(
                name: "Shop \($0)",
                coordinate: CLLocationCoordinate2D(
                    latitude: 37.7749 + Double($0) * spacing, longitude: -122.4194))
        }
    }

    func controller() -> MapViewController {
        let controller = MapViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return controller
    }

    @Test func mapTakesTheRegionItWasGivenBeforeItHadASize() {
        let map = controller().mapView
        #expect(map.bounds.size == CGSize(width: 390, height: 844))
        #expect(map.centerCoordinate.latitude == 37.7749)
        #expect(abs(map.region.span.longitudeDelta - 2000 / 88_000) < 0.001)
    }

    @Test func shopsHaveTheirViews() throws {
        let controller = controller()
        controller.show(shops(5, spacing: 0.004))
        let views = controller.mapView.annotations.compactMap { controller.mapView.view(for: $0) }
        #expect(views.count == 5)
        #expect(views.allSatisfy { $0 is ShopView && $0.clusteringIdentifier == "shops" })
        #expect(views.allSatisfy { ($0 as? ShopView)?.glyphText == "S" })
        controller.mapView.selectAnnotation(try #require(views[0].annotation), animated: true)
        #expect(controller.opened == ["selected Shop 0"])
        controller.show(shops(3, spacing: 0.004))
        #expect(controller.mapView.annotations.count == 3)
    }

    @Test func crowdedShopsBecomeAClusterThatOpens() throws {
        let controller = controller()
        controller.show(shops(12, spacing: 0.00002))
        let container = try #require(controller.mapView.subviews.first)
        let view = try #require(container.subviews.first as? ClusterView)
        #expect(container.subviews.count == 1)
        #expect((view.subviews.first as? UILabel)?.text == "12")
        let cluster = try #require(view.annotation as? MKClusterAnnotation)
        let before = controller.mapView.region.span.latitudeDelta
        controller.mapView.selectAnnotation(cluster, animated: true)
        #expect(controller.mapView.region.span.latitudeDelta < before)
    }

    @Test func routeIsShownWhole() throws {
        let controller = controller()
        let places = [
            CLLocationCoordinate2D(latitude: 37.77, longitude: -122.42),
            CLLocationCoordinate2D(latitude: 37.80, longitude: -122.38),
        ]
        controller.showRoute(through: places)
        let route = try #require(controller.route)
        #expect(controller.mapView.visibleMapRect.contains(route.boundingMapRect))
        let renderer = controller.mapView.renderer(for: route) as? MKPolylineRenderer
        #expect(renderer?.strokeColor == .systemBlue && renderer?.lineWidth == 5)
        #expect(controller.mapView.overlays.count == 2)
    }

    @Test func clusterMapsReadmeWorks() async {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let program = ClusteredMap(mapView: map)
        let reykjavik = ExampleAnnotation(
            coordinate: CLLocationCoordinate2D(latitude: 64.1466, longitude: -21.9426))
        let akureyri = ExampleAnnotation(
            coordinate: CLLocationCoordinate2D(latitude: 65.6835, longitude: -18.1002))
        let husavik = ExampleAnnotation(
            coordinate: CLLocationCoordinate2D(latitude: 66.0449, longitude: -17.3389))
        await program.clusterManager.add([reykjavik, akureyri, husavik])
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 65, longitude: -19),
            latitudinalMeters: 3_000_000, longitudinalMeters: 3_000_000)
        await program.reloadMap()
        #expect(map.annotations.contains { $0 is ExampleCluster })
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 65, longitude: -19),
            latitudinalMeters: 400_000, longitudinalMeters: 400_000)
        await program.reloadMap()
        #expect(map.annotations.allSatisfy { $0 is ExampleAnnotation })
        #expect(map.annotations.count == 3)
    }

    @Test func xamarinsPinsAppear() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let delegate = XamarinDelegate()
        map.delegate = delegate
        map.isZoomEnabled = false
        map.isScrollEnabled = false
        let annotation = MKPointAnnotation()
        annotation.title = "MyAnnotation"
        annotation.coordinate = CLLocationCoordinate2D(latitude: 42.364260, longitude: -71.120824)
        map.addAnnotations([annotation])
        map.setCenter(annotation.coordinate, animated: true)
        let pin = map.view(for: annotation) as? MKPinAnnotationView
        #expect(pin?.pinColor == .red && pin?.canShowCallout == true)
        #expect(pin?.rightCalloutAccessoryView is UIControl)
        let circle = MKCircle(center: annotation.coordinate, radius: 1000)
        map.addOverlay(circle)
        #expect((map.renderer(for: circle) as? MKCircleRenderer)?.fillColor == .blue)
    }

    @Test func codeThatKnowsNoActorsWorks() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 256, height: 256))
        map.setVisibleMapRect(.world, animated: false)
        let manager = PinManager()
        #expect(manager.zoomLevel(of: map) == 0)
        let pins = (0..<3).map {
            MKPointAnnotation(
                coordinate: CLLocationCoordinate2D(latitude: 10, longitude: Double($0) * 10))
        }
        manager.reload(map, with: pins)
        manager.reload(map, with: [pins[0]])
        #expect(map.annotations.count == 1 && map.annotations[0] === pins[0])
        #expect((manager.makeBadge(count: 7) as? UILabel)?.text == "7")
        #expect(outline(.world, on: map).pointCount == 2 && map.overlays.count == 1)
    }
}
