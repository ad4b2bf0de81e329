import MapKit
import MapScene
import SwiftUI
import Testing

/// What services find, on maps of SwiftUI.
@MainActor struct MapItemContentTests {
    private struct Found: View {
        let items: [MKMapItem]
        var route: MKRoute?
        @State private var selection: MKMapItem?

        var body: some View {
            Map(initialPosition: .item(items[0]), selection: $selection) {
                Marker(item: items[0])
                Marker(item: items[1]).mapItemDetailSelectionAccessory(.callout)
                Marker(item: items[2]).mapItemDetailSelectionAccessory(.sheet)
                if let route { MapPolyline(route).stroke(.blue, lineWidth: 5) }
            }
            .overlay { Text(verbatim: selection?.name ?? "nothing") }
        }
    }

    private func items() async throws -> [MKMapItem] {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "cafe"
        request.region = CityAtlas.region
        request.provider = try CityAtlas.provider
        return Array(try await MKLocalSearch(request: request).start().mapItems.prefix(3))
    }

    private func scene(_ host: ViewHost) throws -> (id: Int, scene: MapScene) {
        for element in host.interface.root.allElements {
            if case .map(let scene) = element.content { return (element.id, scene) }
        }
        throw CocoaError(.featureUnsupported)
    }

    private func texts(_ elements: [InterfaceElement]) -> [String] {
        elements.compactMap { if case .text(let text) = $0.content { text.string } else { nil } }
    }

    @Test func itemsAreMarkersWithTheirNamesAndAreSelectedAsThemselves() async throws {
        let items = try await items()
        try #require(items.count == 3)
        let host = ViewHost(Found(items: items), size: CGSize(width: 600, height: 600))
        let map = try scene(host)
        let middle = map.scene.viewport.centerCoordinate
        #expect(middle.meters(to: items[0].location.coordinate) < 1)
        let first = try #require(
            map.scene.annotations.first {
                $0.coordinate == items[0].location.coordinate && $0.title == items[0].name
            })
        #expect(texts(host.interface.allElements) == ["nothing"])
        host.send(.map(map.id, .selected(first.id)))
        #expect(texts(host.interface.allElements) == [items[0].name ?? ""])
        #expect(try scene(host).scene.callout == nil)
    }

    @Test func accessoriesTellWhatIsKnown() async throws {
        let items = try await items()
        try #require(items.count == 3)
        // As far out as it takes to see all three.
        let host = ViewHost(Found(items: items), size: CGSize(width: 4000, height: 4000))
        let map = try scene(host)
        func id(_ item: MKMapItem) throws -> Int {
            try #require(
                map.scene.annotations.first { $0.coordinate == item.location.coordinate }?.id)
        }
        host.send(.map(map.id, .selected(try id(items[1]))))
        let callout = try #require(try scene(host).scene.callout)
        #expect(callout.title == items[1].name)
        #expect(callout.subtitle == items[1].address?.shortAddress)
        #expect(host.interface.presentations.isEmpty)

        host.send(.map(map.id, .selected(try id(items[2]))))
        #expect(try scene(host).scene.callout == nil)
        let sheet = try #require(host.interface.presentations.first)
        #expect(texts(sheet.root.allElements).contains(items[2].name ?? "no name"))
        host.send(.dismissed(sheet.id))
        #expect(host.interface.presentations.isEmpty)
        #expect(try scene(host).scene.selection == nil)
    }

    @Test func routesAreLines() async throws {
        let items = try await items()
        try #require(items.count == 3)
        let request = MKDirections.Request()
        request.source = items[0]
        request.destination = items[1]
        request.transportType = .walking
        request.provider = try CityAtlas.provider
        let route = try #require(try await MKDirections(request: request).calculate().routes.first)
        let host = ViewHost(Found(items: items, route: route))
        let overlay = try #require(try scene(host).scene.overlays.first)
        guard case .shape(.lines(let lines), let style) = overlay.content else {
            Issue.record("no line")
            return
        }
        #expect(lines.first?.points.count == route.polyline.pointCount)
        #expect(style.stroke.width == 5)
    }

    private final class FeatureDelegate: NSObject, MKMapViewDelegate {
        func mapView(
            _ mapView: MKMapView, selectionAccessoryFor annotation: any MKAnnotation
        ) -> MKSelectionAccessory? { .mapItemDetail(.callout(.full)) }
    }

    /// A feature's callout is there at once, and tells its address when the atlas has been asked.
    @Test func theAccessoryOfAFeatureTellsItsPlace() async throws {
        let item = try #require(try await items().first { $0.address != nil })
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let delegate = FeatureDelegate()
        map.delegate = delegate
        map.selectableMapFeatures = .pointsOfInterest
        map.region = MKCoordinateRegion(
            center: item.location.coordinate, latitudinalMeters: 500, longitudinalMeters: 500)
        let told = await MapProvider.using(try CityAtlas.provider) {
            map.handle(
                .featureTapped(
                    SceneFeature(
                        title: item.name, coordinate: item.location.coordinate,
                        kind: .pointOfInterest)))
            #expect(map.scene.callout?.title == item.name)
            await withCheckedContinuation { continuation in
                map.sceneObserver = {
                    guard map.scene.callout?.subtitle != nil else { return }
                    map.sceneObserver = nil
                    continuation.resume()
                }
            }
            return map.scene.callout?.subtitle
        }
        let street = try #require(item.address?.fullAddress.split(separator: "\n").first)
        #expect(told?.contains(street) == true, "\(told ?? "nothing")")
    }

    @Test func theItemOfAPositionIsKept() async throws {
        let item = try #require(try await items().first)
        let position = MapCameraPosition.item(item)
        #expect(position.item === item && position.allowsAutomaticPitch)
        #expect(position.region == nil && position.camera == nil)
        #expect(position == .item(item) && position != .item(item, allowsAutomaticPitch: false))
    }

    @Test func featuresAreFoundByTheirNames() async throws {
        let item = try #require(try await items().first)
        let feature = MKMapFeatureAnnotation(
            featureType: .pointOfInterest, pointOfInterestCategory: item.pointOfInterestCategory,
            coordinate: item.location.coordinate, title: item.name)
        let request = MKMapItemRequest(mapFeatureAnnotation: feature)
        request.provider = try CityAtlas.provider
        let found = try await request.mapItem
        #expect(found.name == item.name && found.identifier == item.identifier)
        // By its kind where the map has another name for it.
        let abroad = MKMapFeatureAnnotation(
            featureType: .pointOfInterest, pointOfInterestCategory: item.pointOfInterestCategory,
            coordinate: item.location.coordinate, title: "Ravintola")
        let other = MKMapItemRequest(mapFeatureAnnotation: abroad)
        other.provider = try CityAtlas.provider
        #expect(try await other.mapItem.identifier == item.identifier)
        let town = MKMapFeatureAnnotation(
            featureType: .territory, pointOfInterestCategory: nil,
            coordinate: CityAtlas.senateSquare, title: "Kruununhaka")
        let territory = MKMapItemRequest(mapFeatureAnnotation: town)
        territory.provider = try CityAtlas.provider
        #expect(try await territory.mapItem.name == "Kruununhaka")
    }
}
