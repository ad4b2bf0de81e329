import ClusterMap
import Foundation
import MapGeometry
import TestSupport
import Testing

/// Reloads at the corner of the world, without an area, and of more than the world.
@Suite struct MapEdgeTests {
    static let screen = CGSize(width: 428, height: 926)
    /// A region in the north-western corner of the map, where latitudes pass 85°.
    static let corner = MKCoordinateRegion(
        MKMapRect(x: 0, y: 0, width: 1_000_000, height: 1_000_000))

    static func pins(in region: MKCoordinateRegion, count: Int, seed: UInt64) -> [Pin] {
        var random = SplitMix(seed: seed)
        return (0..<count).map { id in
            Pin(
                id,
                region.center.latitude + region.span.latitudeDelta
                    * .random(in: -0.5...0.5, using: &random),
                region.center.longitude + region.span.longitudeDelta
                    * .random(in: -0.5...0.5, using: &random))
        }
    }

    static let configurations: [ClusterManager<Pin>.Configuration] = [
        .init(), .init(mode: .grid), .init(minCountForClustering: 10),
        .init(shouldRemoveInvisibleAnnotations: false),
        .init(shouldDistributeAnnotationsOnSameCoordinate: false),
    ]

    @Test(arguments: configurations.indices)
    func everyPinOfTheCornerIsShownAndTakenAway(index: Int) async {
        let manager = ClusterManager<Pin>(configuration: Self.configurations[index])
        let pins = Self.pins(in: Self.corner, count: 1000, seed: 7)
        await manager.add(pins)
        let shown = await manager.reload(mapViewSize: Self.screen, coordinateRegion: Self.corner)
        #expect(!shown.insertions.isEmpty && shown.removals.isEmpty)
        #expect(await manager.fetchVisibleNestedAnnotations().count == 1000)
        await manager.remove(pins)
        let gone = await manager.reload(mapViewSize: Self.screen, coordinateRegion: Self.corner)
        #expect(gone.insertions.isEmpty)
        #expect(gone.removals.count == shown.insertions.count)
    }

    @Test(arguments: [(0, 0.05), (428, 0), (0, 0), (-428, 0.05)])
    func aMapWithoutAnAreaShowsNothing(width: Int, span: Double) async {
        let place = CLLocationCoordinate2D(latitude: 55.7558, longitude: 37.6173)
        let manager = ClusterManager<Pin>()
        await manager.add(Pin(1, place.latitude, place.longitude))
        await manager.reload(
            mapViewSize: Self.screen,
            coordinateRegion: MKCoordinateRegion(
                center: place, span: MKCoordinateSpan(latitudeDelta: 0.05, longitudeDelta: 0.05)))
        let before = await manager.visibleAnnotations
        #expect(before.count == 1)
        let change = await manager.reload(
            mapViewSize: CGSize(width: width, height: width * 2),
            coordinateRegion: MKCoordinateRegion(
                center: place, span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span)))
        #expect(change.insertions.isEmpty)
        #expect(change.removals == before)
        #expect(await manager.visibleAnnotations.isEmpty)
    }

    @Test func moreThanTheWorldShowsEveryPinOnce() async {
        let pins = [-150.0, -60, 0, 60, 150].enumerated().map { Pin($0, 0, $1) }
        let manager = ClusterManager<Pin>()
        await manager.add(pins)
        await manager.reload(
            mapViewSize: Self.screen,
            coordinateRegion: MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
                span: MKCoordinateSpan(latitudeDelta: 170, longitudeDelta: 400)))
        let nested = await manager.fetchVisibleNestedAnnotations()
        #expect(nested.count == pins.count)
        #expect(Set(nested) == Set(pins))
    }
}
