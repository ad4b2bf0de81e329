import MapKit
import MapScene
import SwiftUI
import Testing

/// What is selected, where a test can see it.
@MainActor private final class Choice<Value: Hashable>: ObservableObject {
    @Published var value: Value?
}

private let castle = CLLocationCoordinate2D(latitude: 47.1393, longitude: 9.5241)

/// Things of the map itself as selections of SwiftUI's maps.
@MainActor struct FeatureSelectionTests {
    private let cafe = SceneFeature(
        title: "Café", coordinate: CLLocationCoordinate2D(latitude: 47.14, longitude: 9.525),
        kind: .pointOfInterest, category: "MKPOICategoryCafe")
    private let town = SceneFeature(
        title: "Vaduz", coordinate: CLLocationCoordinate2D(latitude: 47.141, longitude: 9.521),
        kind: .territory)

    private struct Either: View {
        @ObservedObject var chosen: Choice<MapSelection<Int>>

        var body: some View {
            Map(selection: $chosen.value) {
                Marker("Castle", coordinate: castle).tag(MapSelection(1))
            }
        }
    }

    private struct Features: View {
        @ObservedObject var chosen: Choice<MapFeature>
        var hidesTowns = false

        var body: some View {
            Map(selection: $chosen.value)
                .mapFeatureSelectionDisabled { hidesTowns && $0.kind == .territory }
        }
    }

    private struct OwnContent: View {
        @ObservedObject var chosen: Choice<MapFeature>

        var body: some View {
            Map(selection: $chosen.value) { Marker("Castle", coordinate: castle) }
                .mapFeatureSelectionContent { feature in
                    Marker("You chose \(feature.title ?? "")", coordinate: feature.coordinate)
                    MapCircle(center: feature.coordinate, radius: 50)
                }
        }
    }

    private func titles(_ host: ViewHost) throws -> [String] {
        try host.map().scene.annotations.compactMap(\.title)
    }

    @Test func onlySelectionsThatTakeFeaturesAskForThem() throws {
        struct Plain: View {
            @State private var chosen: Int?
            var body: some View { Map(selection: $chosen) }
        }
        #expect(try ViewHost(Plain()).map().scene.selectableFeatures == [])
        #expect(try ViewHost(Map()).map().scene.selectableFeatures == [])
        let all: SceneFeature.Kinds = [.pointsOfInterest, .territories, .physicalFeatures]
        let either = ViewHost(Either(chosen: Choice()))
        #expect(try either.map().scene.selectableFeatures == all)
        let features = ViewHost(Features(chosen: Choice()))
        #expect(try features.map().scene.selectableFeatures == all)
    }

    @Test func aTappedFeatureIsTheSelectionAndHasAMarker() throws {
        let chosen = Choice<MapFeature>()
        let host = ViewHost(Features(chosen: chosen))
        let map = try host.map()
        host.send(.map(map.id, .featureTapped(cafe)))
        let shown = try #require(try host.map().scene.annotations.first)
        #expect(shown.title == "Café" && shown.isSelected)
        guard case .marker(let marker) = shown.look else {
            Issue.record("no marker")
            return
        }
        guard case .symbol("cup.and.saucer.fill", _) = marker.glyphImage?.content else {
            Issue.record("no cup")
            return
        }
        let feature = try #require(chosen.value)
        #expect(feature.kind == .pointOfInterest && feature.pointOfInterestCategory == .cafe)
        #expect(feature.coordinate == cafe.coordinate && feature.title == "Café")
        #expect(feature.backgroundColor == .orange && feature.image != nil)
        let request = MKMapItemRequest(feature: feature)
        #expect(request.mapFeature == feature && request.feature == feature)
        #expect(request.mapFeatureAnnotation?.title == "Café")

        host.send(.map(map.id, .featureTapped(town)))
        #expect(try titles(host) == ["Vaduz"])
        #expect(chosen.value?.kind == .territory)
        host.send(.map(map.id, .tapped(.zero)))
        #expect(try titles(host).isEmpty)
        #expect(chosen.value == nil)
    }

    @Test func contentAndFeaturesTakeTurns() throws {
        let chosen = Choice<MapSelection<Int>>()
        let host = ViewHost(Either(chosen: chosen))
        let map = try host.map()
        let marker = try #require(map.scene.annotations.first)
        let camera = map.scene.viewport
        host.send(.map(map.id, .featureTapped(cafe)))
        #expect(try host.map().scene.annotations.filter(\.isSelected).map(\.title) == ["Café"])
        #expect(chosen.value?.feature?.title == "Café" && chosen.value?.value == nil)
        // The content is framed, not what was chosen.
        #expect(try host.map().scene.viewport == camera)
        host.send(.map(map.id, .selected(marker.id)))
        #expect(try host.map().scene.annotations.map(\.title) == ["Castle"])
        #expect(chosen.value == MapSelection(1))
        #expect(try host.map().scene.selection == marker.id)
        host.send(.map(map.id, .featureTapped(cafe)))
        #expect(try host.map().scene.annotations.filter(\.isSelected).map(\.title) == ["Café"])
        #expect(chosen.value?.feature?.title == "Café")
    }

    @Test func theProgramSelectsAFeatureItHasKept() throws {
        let chosen = Choice<MapFeature>()
        let host = ViewHost(Features(chosen: chosen))
        host.send(.map(try host.map().id, .featureTapped(cafe)))
        _ = host.interface
        let kept = try #require(chosen.value)
        chosen.value = nil
        #expect(try titles(host).isEmpty)
        chosen.value = kept
        #expect(try host.map().scene.annotations.map(\.isSelected) == [true])
        #expect(chosen.value == kept)
    }

    @Test func disabledFeaturesAreNotSelected() throws {
        let chosen = Choice<MapFeature>()
        let host = ViewHost(Features(chosen: chosen, hidesTowns: true))
        let map = try host.map()
        host.send(.map(map.id, .featureTapped(cafe)))
        #expect(try titles(host) == ["Café"])
        host.send(.map(map.id, .featureTapped(town)))
        #expect(try titles(host).isEmpty)
        #expect(chosen.value == nil)
        var nowhere = cafe
        nowhere.coordinate = kCLLocationCoordinate2DInvalid
        host.send(.map(map.id, .featureTapped(nowhere)))
        #expect(try titles(host).isEmpty)
    }

    @Test func contentOfOnesOwnShowsIt() throws {
        let chosen = Choice<MapFeature>()
        let host = ViewHost(OwnContent(chosen: chosen))
        let map = try host.map()
        #expect(map.scene.overlays.isEmpty)
        host.send(.map(map.id, .featureTapped(cafe)))
        let scene = try host.map().scene
        #expect(scene.annotations.filter(\.isSelected).map(\.title) == ["You chose Café"])
        #expect(scene.overlays.count == 1)
        chosen.value = nil
        #expect(try host.map().scene.overlays.isEmpty)
        #expect(try titles(host) == ["Castle"])
    }
}
