import MapKit
import TestSupport
import Testing

/// Clustering, collisions and the number of views, with many annotations.
@MainActor struct CrowdTests {
    /// A delegate that clusters, as an app writes it.
    final class Clustering: NSObject, MKMapViewDelegate {
        var views: Set<ObjectIdentifier> = []
        var kept: [MKAnnotationView] = []
        var added = 0
        var identifier: String? = "places"

        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
            -> MKAnnotationView?
        {
            if let cluster = annotation as? MKClusterAnnotation {
                let view = mapView.dequeueReusableAnnotationView(
                    withIdentifier: "cluster", for: annotation)
                (view as? MKMarkerAnnotationView)?.glyphText = "\(cluster.memberAnnotations.count)"
                view.displayPriority = .required
                note(view)
                return view
            }
            let view = mapView.dequeueReusableAnnotationView(
                withIdentifier: "pin", for: annotation)
            view.clusteringIdentifier = identifier
            view.displayPriority = .required
            note(view)
            return view
        }

        func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
            added += views.count
        }

        private func note(_ view: MKAnnotationView) {
            // Kept, so that a view's identity is not used for another.
            if views.insert(ObjectIdentifier(view)).inserted { kept.append(view) }
        }
    }

    static func map(_ delegate: Clustering, span: Double = 0.5) -> MKMapView {
        let map = MKMapView.showing(span: span, size: CGSize(width: 390, height: 844))
        map.register(
            MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "pin")
        map.register(
            MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "cluster")
        map.delegate = delegate
        return map
    }

    static func places(_ count: Int, seed: UInt64 = 3, within degrees: Double = 4) -> [Place] {
        var random = SplitMix(seed: seed)
        return (0..<count).map { number in
            Place(
                "\(number)", 60.17 + Double.random(in: -degrees...degrees, using: &random) / 2,
                24.94 + Double.random(in: -degrees...degrees, using: &random))
        }
    }

    /// The clusters and single annotations on the screen.
    static func shown(_ map: MKMapView) -> [any MKAnnotation] {
        map.stageViews.compactMap(\.annotation)
    }

    @Test func viewsThatCoverEachOtherMerge() throws {
        let delegate = Clustering()
        let map = Self.map(delegate)
        let middle = map.convert(map.centerCoordinate, toPointTo: map)
        func place(_ title: String, _ dx: Double, _ dy: Double) -> Place {
            let at = map.convert(
                CGPoint(x: middle.x + dx, y: middle.y + dy), toCoordinateFrom: map)
            return Place(title, at.latitude, at.longitude)
        }
        let (a, b, c) = (place("a", 0, 0), place("b", 15, 5), place("c", 120, 100))
        map.addAnnotations([a, b, c])
        let cluster = try #require(
            Self.shown(map).compactMap { $0 as? MKClusterAnnotation }.first)
        #expect(Set(cluster.memberAnnotations.map { ($0 as? Place)?.title }) == ["a", "b"])
        #expect(map.view(for: a) == nil && map.view(for: c) != nil)
        #expect(map.view(for: cluster) is MKMarkerAnnotationView)
        #expect(cluster.titleOfCluster == "a" || cluster.titleOfCluster == "b")
        // Nearer, they are apart; farther, all three are one.
        let camera = map.camera
        camera.centerCoordinateDistance /= 8
        map.camera = camera
        #expect(Self.shown(map).contains { $0 === a } && Self.shown(map).contains { $0 === b })
        camera.centerCoordinateDistance *= 8 * 16
        map.camera = camera
        let all = try #require(Self.shown(map).first as? MKClusterAnnotation)
        #expect(all.memberAnnotations.count == 3 && Self.shown(map).count == 1)
    }

    @Test func nothingMergesThatDoesNotTouch() {
        let delegate = Clustering()
        let map = Self.map(delegate)
        map.addAnnotations(Self.places(3000))
        for span in [0.5, 0.41, 0.33, 0.27, 0.2, 0.11] {
            map.region = MKCoordinateRegion(
                center: map.centerCoordinate,
                span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span))
            for case let cluster as MKClusterAnnotation in Self.shown(map) {
                let points = cluster.memberAnnotations.map {
                    map.convert($0.coordinate, toPointTo: map)
                }
                // The engine merges what is within 28 points of the one a cluster grew from.
                let touchesAll = points.contains { seed in
                    points.allSatisfy { hypot($0.x - seed.x, $0.y - seed.y) < 28 * 1.05 }
                }
                #expect(touchesAll)
            }
        }
    }

    @Test func identifiersDoNotMix() {
        let delegate = Clustering()
        delegate.identifier = nil
        let map = Self.map(delegate)
        map.addAnnotations(Self.places(200, within: 0.1))
        #expect(Self.shown(map).count == 200)
        #expect(Self.shown(map).allSatisfy { $0 is Place })
    }

    @Test func clustersStayWhileTheMapIsMoved() {
        let delegate = Clustering()
        let map = Self.map(delegate)
        map.addAnnotations(Self.places(2000, within: 0.4))
        let before = Dictionary(
            grouping: Self.shown(map).compactMap { $0 as? MKClusterAnnotation },
            by: { ObjectIdentifier($0) })
        #expect(before.count > 10)
        var center = map.centerCoordinate
        center.longitude += 0.01
        map.setCenter(center, animated: false)
        let after = Self.shown(map).compactMap { $0 as? MKClusterAnnotation }
        let same = after.filter { before[ObjectIdentifier($0)] != nil }
        #expect(same.count >= after.count * 9 / 10)
    }

    @Test func selectedMembersAreShownByThemselves() throws {
        let delegate = Clustering()
        let map = Self.map(delegate)
        let all = (0..<5).map { Place("\($0)", 60.17 + Double($0) * 1e-5, 24.94) }
        map.addAnnotations(all)
        map.selectAnnotation(all[2], animated: false)
        #expect(map.view(for: all[2])?.isSelected == true)
        let cluster = try #require(Self.shown(map).first { $0 is MKClusterAnnotation })
        #expect((cluster as? MKClusterAnnotation)?.memberAnnotations.count == 4)
        map.deselectAnnotation(all[2], animated: false)
        #expect(map.view(for: all[2]) == nil)
        #expect((Self.shown(map).first as? MKClusterAnnotation)?.memberAnnotations.count == 5)
    }

    @Test func lowPriorityGivesWay() {
        let map = MKMapView.showing()
        let (high, low) = (Place("high", 60.17, 24.94), Place("low", 60.17, 24.9401))
        let recorder = Recorder()
        recorder.makeView = { _, annotation in
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "m")
            view.displayPriority = annotation === low ? .defaultLow : .defaultHigh
            return view
        }
        map.delegate = recorder
        map.addAnnotations([low, high])
        #expect(map.view(for: high) != nil && map.view(for: low) == nil)
        map.removeAnnotation(high)
        #expect(map.view(for: low) != nil)
        map.addAnnotation(high)
        #expect(map.view(for: high) != nil && map.view(for: low) == nil)
        map.selectAnnotation(low, animated: false)
        #expect(map.view(for: low) != nil && map.view(for: high) == nil)
    }

    @Test func viewsStayFewWithManyAnnotationsAndMuchPanning() {
        let delegate = Clustering()
        let map = Self.map(delegate)
        map.addAnnotations(Self.places(20_000))
        var random = SplitMix(seed: 5)
        var most = 0
        for _ in 0..<300 {
            map.setCenter(
                CLLocationCoordinate2D(
                    latitude: 60.17 + Double.random(in: -1.5...1.5, using: &random),
                    longitude: 24.94 + Double.random(in: -3...3, using: &random)),
                animated: false)
            most = max(most, map.stageViews.count)
        }
        // Views ever made: those that were on the screen at once, and those that were made to be asked.
        #expect(delegate.views.count <= 3 * most + 256, "\(delegate.views.count) for \(most)")
        #expect(map.advised.isEmpty)
    }

    @Test func wasteIsTold() {
        let map = MKMapView.showing()
        let recorder = Recorder()
        recorder.makeView = { _, annotation in
            MKAnnotationView(annotation: annotation, reuseIdentifier: "never dequeued")
        }
        map.delegate = recorder
        let place = Place("a", 60.17, 24.94)
        map.addAnnotation(place)
        map.removeAnnotation(place)
        map.addAnnotation(place)
        #expect(map.advised == ["viewNotReused"])
    }

    @Test func delegatesThatChangeTheMapMeanwhileAreAnswered() {
        let map = MKMapView.showing()
        let recorder = Recorder()
        let extra = Place("extra", 60.18, 24.95)
        recorder.makeView = { map, annotation in
            map.addAnnotation(extra)
            if (annotation as? Place)?.title == "gone" { map.removeAnnotation(annotation) }
            return nil
        }
        map.delegate = recorder
        map.addAnnotations([Place("stays", 60.17, 24.94), Place("gone", 60.16, 24.93)])
        #expect(map.annotations.count == 2)
        #expect(map.view(for: extra) != nil)
    }
}

extension MKClusterAnnotation {
    var titleOfCluster: String? { title }
}
