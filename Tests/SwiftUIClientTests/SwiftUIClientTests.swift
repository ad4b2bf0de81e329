import ClusterMap
import MapKit
import MapScene
import SwiftUI
import Testing

/// Drives the app of SwiftUI in Swift 5 mode.
@MainActor @Suite(.serialized) struct SwiftUIClientTests {
    private let place = CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94)
    private var wide: MKCoordinateRegion {
        MKCoordinateRegion(
            center: place, latitudinalMeters: 2_000_000, longitudinalMeters: 2_000_000)
    }

    private func map(_ host: ViewHost) throws -> (id: Int, scene: MapScene) {
        let maps = host.interface.allElements.compactMap {
            if case .map(let scene) = $0.content { ($0.id, scene) } else { nil }
        }
        return try #require(maps.first)
    }

    @Test func aMarkedItemIsChosenAndASightIsNot() throws {
        let sights = [
            Sight(name: "Bakery", coordinate: place, category: .food),
            Sight(
                name: "Gallery",
                coordinate: CLLocationCoordinate2D(latitude: 60.171, longitude: 24.95),
                category: .art),
        ]
        let item = MKMapItem(placemark: MKPlacemark(coordinate: place))
        item.name = "Station"
        var chosen: [MKMapItem] = []
        let host = ViewHost(SightsMap(sights: sights, items: [item]) { chosen.append($0) })
        let (id, scene) = try map(host)
        #expect(Set(scene.annotations.compactMap(\.title)) == ["Bakery", "Gallery", "Station"])
        #expect(scene.controls.count == 3 && scene.style.isRealistic)
        let marker = try #require(scene.annotations.first { $0.title == "Station" })
        // The ids of sights are no map items: nothing to select.
        #expect(scene.annotations.filter(\.isEnabled).map(\.id) == [marker.id])
        host.send(.map(id, .selected(marker.id)))
        _ = host.interface
        #expect(chosen == [item])
    }

    @Test func withoutARouteThereAreTheTwoEnds() throws {
        let end = CLLocationCoordinate2D(latitude: 60.18, longitude: 24.96)
        let (_, scene) = try map(ViewHost(ResultMap(route: nil, start: place, end: end)))
        #expect(scene.overlays.isEmpty)
        #expect(Set(scene.annotations.compactMap(\.title)) == ["Start", "End"])
    }

    @Test func clustersAreReloadedFromADetachedTask() async throws {
        let manager = ClusterManager<Spot>()
        await manager.add(
            (0..<20).map {
                Spot(
                    coordinate: CLLocationCoordinate2D(
                        latitude: 60.17 + Double($0) / 10_000, longitude: 24.94))
            })
        let (reloads, reload) = AsyncStream<Void>.makeStream()
        let host = ViewHost(
            DetachedMap(clusterManager: manager, onReload: { reload.yield() }))
        let (id, scene) = try map(host)
        var viewport = scene.viewport
        viewport.center = MKMapPoint(place)
        viewport.scale = 0.001
        host.send(.map(id, .cameraDidMove(viewport)))
        _ = host.interface
        // The map told of its first region too, perhaps before it had a size.
        for await _ in reloads {
            if await !manager.visibleAnnotations.isEmpty { break }
        }
        #expect(await !manager.visibleAnnotations.isEmpty)
    }

    @Test func aDependencyClusters() async {
        let spots = (0..<50).map {
            Spot(
                coordinate: CLLocationCoordinate2D(
                    latitude: 60 + Double($0) / 1000, longitude: 25))
        }
        let found = await ClusterClient.liveValue.clusterSpots(
            spots, wide, CGSize(width: 390, height: 844))
        #expect(found.spots.isEmpty && found.clusters.count == 1)
    }

    @Test func mapItemsAreClusteredAsTheyAre() async {
        let manager = ClusterManager<MKMapItem>()
        let items = (0..<30).map {
            MKMapItem(
                placemark: MKPlacemark(
                    coordinate: CLLocationCoordinate2D(
                        latitude: 60 + Double($0) / 1000, longitude: 25)))
        }
        await manager.add(items)
        let difference = await manager.reload(
            mapViewSize: CGSize(width: 390, height: 844), coordinateRegion: wide)
        guard case .cluster(let cluster)? = difference.insertions.first else {
            Issue.record("no cluster")
            return
        }
        #expect(Set(cluster.memberAnnotations) == Set(items))
    }
}
