import ClusterMap
import MapKit
import Testing

@MainActor struct AnnotationTests {
    @Test func addingTwiceAndRemovingStrangersDoesNothing() {
        let map = MKMapView.showing()
        let place = Place("a", 60.17, 24.94)
        map.addAnnotation(place)
        map.addAnnotations([place, place])
        #expect(map.annotations.count == 1)
        map.removeAnnotation(Place("b", 60.17, 24.94))
        #expect(map.annotations.count == 1)
        map.removeAnnotations(map.annotations)
        #expect(map.annotations.isEmpty)
    }

    @Test func mapWithoutDelegateUsesTheMarker() {
        let map = MKMapView.showing()
        let place = Place("a", 60.17, 24.94)
        map.addAnnotation(place)
        let view = map.view(for: place)
        #expect(view is MKMarkerAnnotationView)
        #expect(view?.annotation === place)
        #expect(view?.bounds.size == CGSize(width: 28, height: 28))
        let point = map.convert(place.coordinate, toPointTo: map)
        #expect(view.map { hypot($0.center.x - point.x, $0.center.y - point.y) < 1e-9 } == true)
    }

    @Test func viewsAreAskedForWhenTheyComeOnTheScreen() {
        let map = MKMapView.showing()
        let recorder = Recorder()
        map.delegate = recorder
        let far = Place("far", -30, 100)
        map.addAnnotations([Place("near", 60.17, 24.94), far, Place("near too", 60.18, 24.96)])
        #expect(recorder.calls == ["viewFor near", "viewFor near too", "didAdd 2"])
        #expect(map.view(for: far) == nil)
        recorder.calls = []
        map.setCenter(far.coordinate, animated: false)
        #expect(
            recorder.calls == ["will false", "viewFor far", "didAdd 1", "visible", "did false"])
        #expect(map.view(for: far) != nil)
    }

    @Test func delegateSetLastIsAskedAnew() {
        let map = MKMapView.showing()
        let place = Place("a", 60.17, 24.94)
        map.addAnnotation(place)
        let recorder = Recorder()
        recorder.makeView = { _, annotation in
            MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
        }
        map.delegate = recorder
        #expect(map.view(for: place) is MKPinAnnotationView)
    }

    final class Fancy: MKAnnotationView {
        var preparations = 0
        var displays = 0
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

        override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
            super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
            frame.size = CGSize(width: 40, height: 20)
            addSubview(label)
        }

        required init?(coder: NSCoder) { fatalError("not used") }

        override var annotation: (any MKAnnotation)? {
            didSet { label.text = (annotation as? Place)?.title }
        }

        override func prepareForReuse() {
            super.prepareForReuse()
            preparations += 1
        }

        override func prepareForDisplay() {
            super.prepareForDisplay()
            displays += 1
        }
    }

    /// A class that adds state but no initializer.
    final class Plain: MKMarkerAnnotationView { var note = "kept" }

    @Test func registeredClassesAreMadeAndUsedAgain() throws {
        let map = MKMapView.showing()
        map.register(Fancy.self, forAnnotationViewWithReuseIdentifier: "fancy")
        map.register(Plain.self, forAnnotationViewWithReuseIdentifier: "plain")
        let recorder = Recorder()
        map.delegate = recorder
        recorder.makeView = { map, annotation in
            map.dequeueReusableAnnotationView(withIdentifier: "fancy", for: annotation)
        }
        let first = Place("first", 60.17, 24.94)
        map.addAnnotation(first)
        let view = try #require(map.view(for: first) as? Fancy)
        #expect(view.reuseIdentifier == "fancy")
        #expect(view.label.text == "first")
        #expect(view.preparations == 0 && view.displays == 1)
        map.removeAnnotation(first)
        let second = Place("second", 60.17, 24.95)
        map.addAnnotation(second)
        #expect(map.view(for: second) === view)
        #expect(view.preparations == 1 && view.displays == 2 && view.label.text == "second")
        let plain = map.dequeueReusableAnnotationView(withIdentifier: "plain", for: first)
        #expect((plain as? Plain)?.note == "kept")
        #expect(plain.bounds.width == 28 && plain.annotation === first)
    }

    @Test func classesThatAreNoAnnotationViewsCannotBeRegistered() async throws {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                MKMapView().register(UIView.self, forAnnotationViewWithReuseIdentifier: "view")
            }
        }
        let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(
            words.contains(
                "UIKit.UIView cannot be registered for annotation views: "
                    + "it is not a subclass of MKAnnotationView."))
    }

    @Test func viewsMadeAtRunTimeAreLetGo() {
        weak var gone: Fancy?
        weak var place: Place?
        autoreleasing {
            let map = MKMapView.showing()
            map.register(Fancy.self, forAnnotationViewWithReuseIdentifier: "fancy")
            let one = Place("one with a name that does not fit a word", 60.17, 24.94)
            place = one
            gone = map.dequeueReusableAnnotationView(withIdentifier: "fancy", for: one) as? Fancy
        }
        #expect(gone == nil)
        #expect(place == nil)
    }

    private func autoreleasing(_ body: () -> Void) { body() }

    @Test func unregisteredIdentifiersGetTheMarker() {
        let map = MKMapView.showing()
        #expect(map.dequeueReusableAnnotationView(withIdentifier: "nothing") == nil)
        let view = map.dequeueReusableAnnotationView(
            withIdentifier: "cluster", for: Place("a", 0, 0))
        #expect(view is MKMarkerAnnotationView && view.reuseIdentifier == "cluster")
        #expect(map.advised == ["unregisteredIdentifier"])
    }

    @Test func movedAnnotationsAreFollowed() throws {
        let map = MKMapView.showing()
        let point = MKPointAnnotation(
            coordinate: map.centerCoordinate, title: "point", subtitle: nil)
        let place = Place(
            "place", map.centerCoordinate.latitude, map.centerCoordinate.longitude + 0.03)
        map.addAnnotations([point, place])
        point.coordinate.latitude += 0.01
        let view = try #require(map.view(for: point))
        #expect(abs(view.center.y - map.convert(point.coordinate, toPointTo: map).y) < 1e-9)
        point.coordinate = CLLocationCoordinate2D(latitude: -10, longitude: 0)
        #expect(map.view(for: point) == nil)
        #expect(
            map.annotations(
                in: MKMapRect(
                    origin: MKMapPoint(point.coordinate), size: MKMapSize(width: 1, height: 1))
            ).count == 1)
        place.coordinate.longitude += 0.01
        map.setCenter(map.centerCoordinate, animated: false)
        _ = map.scene
        let other = try #require(map.view(for: place))
        #expect(abs(other.center.x - map.convert(place.coordinate, toPointTo: map).x) < 1e-9)
    }

    @Test func annotationsInARect() {
        let map = MKMapView.showing()
        let all = (0..<20).map { Place("\($0)", 0, Double($0) * 18 - 171) }
        map.addAnnotations(all)
        let found = map.annotations(in: .world)
        #expect(found.count == 20)
        #expect(found.compactMap { $0 as? Place }.count == 20)
        #expect(found.compactMap { $0 as? any MKAnnotation }.count == 20)
        let world = MKMapSize.world.width
        let across = MKMapRect(x: world - world / 20, y: 0, width: world / 10, height: world)
        #expect(
            Set(map.annotations(in: across).compactMap { ($0 as? Place)?.title }) == ["0", "19"])
    }

    @Test func selectionIsToldInOrder() {
        let map = MKMapView.showing()
        let recorder = Recorder()
        map.delegate = recorder
        let (first, second) = (Place("first", 60.17, 24.94), Place("second", 60.19, 24.96))
        map.addAnnotations([first, second, Place("far", 0, 0)])
        recorder.calls = []
        map.selectAnnotation(first, animated: false)
        #expect(recorder.calls == ["didSelect view", "didSelect first"])
        #expect(map.view(for: first)?.isSelected == true)
        recorder.calls = []
        map.selectedAnnotations = [second, first]
        #expect(
            recorder.calls
                == ["didDeselect view", "didDeselect first", "didSelect view", "didSelect second"])
        #expect(map.selectedAnnotations.count == 1 && map.selectedAnnotations[0] === second)
        recorder.calls = []
        map.deselectAnnotation(first, animated: false)
        #expect(recorder.calls.isEmpty)
        map.removeAnnotation(second)
        #expect(map.selectedAnnotations.isEmpty)
        #expect(recorder.calls == ["didDeselect view", "didDeselect second"])
    }

    @Test func showAnnotationsFitsThemAll() {
        let map = MKMapView.showing()
        let all = [Place("a", 10, 179), Place("b", 12, -179), Place("c", 8, 178)]
        map.showAnnotations(all, animated: false)
        #expect(map.annotations.count == 3)
        for place in all {
            let point = map.convert(place.coordinate, toPointTo: map)
            #expect(map.bounds.contains(point))
        }
        #expect(map.region.span.longitudeDelta < 10)
    }

    @Test func swappedCoordinatesAreTold() {
        let map = MKMapView.showing()
        map.addAnnotation(Place("Sydney", 151.2, -33.9))
        #expect(map.advised == ["swappedCoordinate"])
        #expect(map.annotations.count == 1)
    }

    @Test func clusterManagerReloadsFromAMapView() async {
        struct Pin: CoordinateIdentifiable, Identifiable, Hashable {
            let id: Int
            var coordinate: CLLocationCoordinate2D
        }
        let map = MKMapView.showing()
        let (one, other) = (ClusterManager<Pin>(), ClusterManager<Pin>())
        let pins = (0..<50).map {
            Pin(
                id: $0,
                coordinate: CLLocationCoordinate2D(
                    latitude: 60.15 + Double($0) * 0.001, longitude: 24.94))
        }
        await one.add(pins)
        await other.add(pins)
        let difference = await one.reload(mkMapView: map)
        let expected = await other.reload(
            mapViewSize: map.bounds.size, coordinateRegion: map.region)
        #expect(difference.insertions == expected.insertions)
        #expect(!difference.insertions.isEmpty)
    }
}
