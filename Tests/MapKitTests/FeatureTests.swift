import MapKit
import MapScene
import Testing

/// Things of the map itself, as whoever shows the map tells of them.
@MainActor struct FeatureTests {
    private let cafe = SceneFeature(
        title: "Café", coordinate: CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94),
        kind: .pointOfInterest, category: "MKPOICategoryCafe")

    @Test func areSelectedAndGoWhenTheyAreNot() throws {
        let map = MKMapView.showing()
        let recorder = Recorder()
        map.delegate = recorder
        map.selectableMapFeatures = [.pointsOfInterest]
        #expect(map.scene.selectableFeatures == .pointsOfInterest)
        map.handle(.featureTapped(cafe))
        let chosen = try #require(map.selectedAnnotations.first as? MKMapFeatureAnnotation)
        #expect(chosen.title == "Café" && chosen.featureType == .pointOfInterest)
        #expect(chosen.pointOfInterestCategory == .cafe)
        #expect(recorder.calls.contains("didSelect Café"))
        #expect(map.scene.annotations.map(\.isSelected) == [true])

        map.handle(.tapped(CGPoint(x: 5, y: 5)))
        #expect(map.selectedAnnotations.isEmpty && map.annotations.isEmpty)
        #expect(map.scene.annotations.isEmpty)
    }

    @Test func oneFollowsAnother() {
        let map = MKMapView.showing()
        map.selectableMapFeatures = [.pointsOfInterest, .territories]
        map.handle(.featureTapped(cafe))
        let town = SceneFeature(
            title: "Town", coordinate: CLLocationCoordinate2D(latitude: 60.171, longitude: 24.941),
            kind: .territory)
        map.handle(.featureTapped(town))
        #expect(map.selectedAnnotations.map { $0.title ?? nil } == ["Town"])
        #expect(map.annotations.count == 1)
        map.removeAnnotations(map.annotations)
        #expect(map.annotations.isEmpty && map.selectedAnnotations.isEmpty)
    }

    @Test func onlyThoseOfTheKindsAskedFor() {
        let map = MKMapView.showing()
        map.handle(.featureTapped(cafe))
        map.selectableMapFeatures = [.territories]
        map.handle(.featureTapped(cafe))
        var nowhere = cafe
        nowhere.coordinate = kCLLocationCoordinate2DInvalid
        map.selectableMapFeatures = [.pointsOfInterest]
        map.handle(.featureTapped(nowhere))
        #expect(map.selectedAnnotations.isEmpty && map.annotations.isEmpty)
    }
}
