import MapKit
import MapScene
import Testing

@MainActor struct SceneTests {
    final class Coordinator: NSObject, MKMapViewDelegate {
        var tapped: [UIControl] = []
        var drags: [String] = []
        var modes: [MKUserTrackingMode] = []
        var located: [String] = []
        var make: (any MKAnnotation) -> MKAnnotationView? = { _ in nil }

        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
            -> MKAnnotationView?
        {
            make(annotation)
        }

        func mapView(
            _ mapView: MKMapView, annotationView view: MKAnnotationView,
            calloutAccessoryControlTapped control: UIControl
        ) { tapped.append(control) }

        func mapView(
            _ mapView: MKMapView, annotationView view: MKAnnotationView,
            didChange newState: MKAnnotationView.DragState,
            fromOldState oldState: MKAnnotationView.DragState
        ) { drags.append("\(oldState) to \(newState)") }

        func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
            modes.append(mode)
        }

        func mapViewWillStartLocatingUser(_ mapView: MKMapView) { located.append("start") }
        func mapViewDidStopLocatingUser(_ mapView: MKMapView) { located.append("stop") }
        func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
            located.append("update")
        }
        func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
            located.append("fail")
        }
    }

    @Test func looksAreToldByKind() throws {
        let map = MKMapView.showing(size: CGSize(width: 800, height: 800))
        let coordinator = Coordinator()
        coordinator.make = { annotation in
            switch annotation.titleText {
            case "marker":
                let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
                view.markerTintColor = .systemGreen
                view.glyphText = "7"
                return view
            case "pin":
                let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
                view.pinColor = .purple
                return view
            case "image":
                let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
                view.image = UIImage(systemName: "star")
                return view
            case "label":
                let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
                view.frame.size = CGSize(width: 60, height: 20)
                view.backgroundColor = .white
                view.layer.cornerRadius = 4
                let label = UILabel(frame: view.bounds)
                label.text = "12 €"
                view.addSubview(label)
                return view
            default: return nil
            }
        }
        map.delegate = coordinator
        for (index, title) in ["marker", "pin", "image", "label"].enumerated() {
            map.addAnnotation(Place(title, 60.15 + Double(index) * 0.01, 24.94))
        }
        let scene = map.scene
        #expect(scene.annotations.map(\.title) == ["label", "image", "pin", "marker"])
        guard case .view(let described) = scene.annotations[0].look,
            case .image(let image) = scene.annotations[1].look,
            case .pin(let color) = scene.annotations[2].look,
            case .marker(let marker) = scene.annotations[3].look
        else {
            Issue.record("other looks")
            return
        }
        #expect(described.background == UIColor.white.value && described.cornerRadius == 4)
        #expect(
            described.subviews.first?.content
                == .text(SceneText("12 €", lineLimit: 1)))
        #expect(image.content == .symbol("star", pointSize: 17))
        #expect(scene.annotations[1].size == image.size)
        #expect(color == UIColor.systemPurple.value)
        #expect(marker.tint == UIColor.systemGreen.value && marker.glyphText == "7")
        let data = try JSONEncoder().encode(scene)
        #expect(try JSONDecoder().decode(MapScene.self, from: data) == scene)
    }

    @Test func calloutsNeedLeaveAndATitleAndTheirControlsAreTapped() throws {
        let map = MKMapView.showing()
        let coordinator = Coordinator()
        var actions = 0
        coordinator.make = { annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
            view.canShowCallout = true
            let button = UIButton(type: .detailDisclosure)
            button.addAction(UIAction { _ in actions += 1 }, for: .touchUpInside)
            view.rightCalloutAccessoryView = button
            view.leftCalloutAccessoryView = UIImageView(image: UIImage(systemName: "photo"))
            return view
        }
        map.delegate = coordinator
        map.addAnnotations([Place("shop", 60.17, 24.94), Place("", 60.18, 24.95)])
        let ids = map.scene.annotations.map { ($0.title ?? "", $0.id) }
        let shop = try #require(ids.first { $0.0 == "shop" }?.1)
        map.handle(.selected(shop))
        let callout = try #require(map.scene.callout)
        #expect(callout.annotation == shop && callout.title == "shop")
        #expect(callout.left?.content != SceneView.Content.none && callout.right != nil)
        map.handle(.calloutTapped(shop, .right))
        map.handle(.calloutTapped(shop, .left))
        map.handle(.calloutTapped(shop, .body))
        #expect(coordinator.tapped.count == 1 && coordinator.tapped.first is UIButton)
        #expect(actions == 1)
        map.handle(.selected(try #require(ids.first { $0.0 == "" }?.1)))
        #expect(map.scene.callout == nil && map.selectedAnnotations.count == 1)
        map.handle(.tapped(CGPoint(x: 1, y: 1)))
        #expect(map.selectedAnnotations.isEmpty)
    }

    @Test func draggingMovesWhatMayBeMoved() throws {
        let map = MKMapView.showing()
        let coordinator = Coordinator()
        coordinator.make = { annotation in
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "m")
            view.isDraggable = true
            view.displayPriority = .required
            return view
        }
        map.delegate = coordinator
        let point = MKPointAnnotation(coordinate: map.centerCoordinate)
        map.addAnnotations([point, Place("fixed", 60.16, 24.93)])
        let id = try #require(map.scene.annotations.first { $0.isDraggable }?.id)
        let fixed = try #require(map.scene.annotations.first { !$0.isDraggable }?.id)
        map.handle(.dragBegan(fixed))
        #expect(coordinator.drags.isEmpty)
        map.handle(.dragBegan(id))
        map.handle(.dragMoved(id, CGPoint(x: 250, y: 240)))
        map.handle(.dragEnded(id, CGPoint(x: 300, y: 260)))
        #expect(
            coordinator.drags == [
                "none to starting", "starting to dragging", "dragging to ending", "ending to none",
            ])
        let place = map.convert(point.coordinate, toPointTo: map)
        #expect(abs(place.x - 300) < 1e-6 && abs(place.y - 260) < 1e-6)
        map.handle(.dragBegan(id))
        map.handle(.dragEnded(id, nil))
        #expect(map.convert(point.coordinate, toPointTo: map) == place)
    }

    @Test func gesturesObeyTheSwitchesAndAreTold() {
        let map = MKMapView.showing()
        let recorder = Recorder()
        map.delegate = recorder
        map.isRotateEnabled = false
        var viewport = map.scene.viewport
        viewport.heading = 90
        viewport.center.x += 1000
        map.handle(.cameraWillMove)
        map.handle(.cameraMoved(viewport))
        viewport.center.x += 1000
        map.handle(.cameraDidMove(viewport))
        #expect(recorder.calls == ["will false", "visible", "visible", "did false"])
        #expect(map.camera.heading == 0)
        #expect(map.scene.viewport.center.x == viewport.center.x)
    }

    @Test func userLocationIsShownWhenItIsKnown() throws {
        let map = MKMapView.showing()
        let coordinator = Coordinator()
        map.delegate = coordinator
        #expect(map.userLocation.location == nil && map.scene.userLocationNotice == nil)
        map.showsUserLocation = true
        #expect(map.annotations.first is MKUserLocation)
        #expect(map.scene.userLocation == nil && map.scene.userLocationNotice != nil)
        map.userNotFound(CLError(.denied))
        #expect(!map.isUserLocationVisible)
        map.userMoved(to: CLLocation(latitude: 60.171, longitude: 24.941))
        #expect(map.isUserLocationVisible && map.scene.userLocationNotice == nil)
        #expect(map.view(for: map.userLocation) is MKUserLocationView)
        #expect(map.scene.annotations.first?.look == .userLocation)
        map.setUserTrackingMode(.follow, animated: true)
        #expect(map.centerCoordinate.latitude == 60.171)
        map.userMoved(to: CLLocation(latitude: 60.2, longitude: 25))
        #expect(map.centerCoordinate.longitude == 25)
        map.handle(.cameraWillMove)
        #expect(coordinator.modes == [.follow, .none])
        map.handle(.cameraDidMove(map.scene.viewport))
        map.showsUserLocation = false
        #expect(map.annotations.isEmpty && map.userLocation.location == nil)
        #expect(coordinator.located == ["start", "fail", "update", "update", "stop"])
    }

    @Test func lookOfTheMapIsOneThing() {
        let map = MKMapView.showing()
        #expect(map.mapType == .standard && map.scene.style == SceneStyle())
        map.mapType = .hybrid
        #expect(map.preferredConfiguration is MKHybridMapConfiguration)
        map.preferredConfiguration = MKStandardMapConfiguration(
            elevationStyle: .realistic, emphasisStyle: .muted)
        #expect(map.mapType == .mutedStandard)
        map.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe, .atm])
        map.showsTraffic = true
        let style = map.scene.style
        #expect(style.isMuted && style.isRealistic && style.showsTraffic)
        #expect(
            style.pointsOfInterest == .including(["MKPOICategoryATM", "MKPOICategoryCafe"]))
        map.showsPointsOfInterest = false
        #expect(map.scene.style.pointsOfInterest == .including([]))
        for type: MKMapType in [.satellite, .satelliteFlyover, .hybridFlyover, .mutedStandard] {
            map.mapType = type
            #expect(map.mapType == type)
        }
    }

    @Test func controlsAreDescribedAndUsed() {
        let map = MKMapView.showing()
        map.showsCompass = false
        let compass = MKCompassButton(mapView: map)
        compass.compassVisibility = .visible
        compass.frame.origin = CGPoint(x: 10, y: 20)
        map.addSubview(compass)
        var button: MKUserTrackingButton? = MKUserTrackingButton(mapView: map)
        let scale = MKScaleView(mapView: map)
        scale.scaleVisibility = .hidden
        #expect(map.scene.controls.map(\.kind) == [.compass, .userTracking])
        #expect(map.scene.controls[0].frame == CGRect(x: 10, y: 20, width: 40, height: 40))
        button = nil
        #expect(map.scene.controls.count == 1 && button == nil)
        let camera = map.camera
        camera.heading = 120
        map.camera = camera
        map.handle(.controlUsed(.compass))
        #expect(map.camera.heading == 0)
        MKUserTrackingBarButtonItem(mapView: map).mapView?.handle(.controlUsed(.userTracking))
        #expect(map.userTrackingMode == .follow && map.showsUserLocation)
    }

    @Test func changesBetweenTwoMomentsAreFew() {
        let map = MKMapView.showing()
        let places = (0..<20).map { Place("\($0)", 60.15 + Double($0) * 0.002, 24.94) }
        map.register(
            MKAnnotationView.self,
            forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        map.addAnnotations(places)
        let before = map.scene
        #expect(before.annotations.count == 20)
        map.removeAnnotation(places[3])
        map.selectAnnotation(places[7], animated: false)
        let changes = map.scene.changes(from: before)
        #expect(changes.count == 3, "\(changes)")
    }
}
