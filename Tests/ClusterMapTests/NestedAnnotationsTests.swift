import ClusterMap
import Foundation
import MapGeometry
import TestSupport
import Testing

/// The list of what is in sight.
struct NestedAnnotationsTests {
    typealias Manager = ClusterManager<Pin>

    /// Whether a coordinate lies in a region; nil within a decimeter of an edge.
    private static func isInside(
        _ coordinate: CLLocationCoordinate2D, _ region: MKCoordinateRegion
    ) -> Bool? {
        let dy = abs(coordinate.latitude - region.center.latitude)
        let turns = (coordinate.longitude - region.center.longitude) / 360
        let dx = abs(turns - turns.rounded()) * 360
        let rest = [region.span.latitudeDelta / 2 - dy, region.span.longitudeDelta / 2 - dx]
        if region.span.longitudeDelta >= 360 { return abs(rest[0]) < 1e-6 ? nil : rest[0] > 0 }
        if rest.contains(where: { abs($0) < 1e-6 }) { return nil }
        return rest.allSatisfy { $0 > 0 }
    }

    /// All annotations that are shown, those of clusters included.
    private static func members(_ shown: [Manager.AnnotationType]) -> [Pin] {
        shown.flatMap { shown in
            switch shown {
            case .annotation(let pin): [pin]
            case .cluster(let cluster): cluster.memberAnnotations
            }
        }
    }

    @Test(arguments: ClusterManagerTests.modes, [false, true])
    func theListHoldsWhatLiesInTheRegion(mode: ClusterMode, isFiltered: Bool) async {
        var random = SplitMix(seed: 31)
        let manager = Manager(configuration: .init(mode: mode))
        var pins = random.townPins(2000)
        await manager.add(pins)
        if isFiltered { await manager.setFilter { $0.id % 3 == 0 } }
        var (found, cut) = (0, 0)
        for step in 0..<150 {
            var region = random.region()
            if step % 2 == 0 { region.center = pins[step].coordinate }
            region.center.latitude = min(max(region.center.latitude, -75), 75)
            await manager.reload(mapViewSize: .phone, coordinateRegion: region)
            let listed = await manager.fetchVisibleNestedAnnotations()
            let shown = Self.members(await manager.visibleAnnotations)
            let isListed = Set(listed.map(\.id))
            #expect(isListed.count == listed.count)
            for pin in shown {
                guard let isInside = Self.isInside(pin.coordinate, region) else { continue }
                #expect(isListed.contains(pin.id) == isInside)
                if !isInside { cut += 1 }
            }
            #expect(isListed.isSubset(of: shown.map(\.id)))
            if mode.isGrid {
                for pin in pins where !isFiltered || pin.id % 3 == 0 {
                    guard let isInside = Self.isInside(pin.coordinate, region) else { continue }
                    #expect(isListed.contains(pin.id) == isInside)
                }
            }
            found += listed.count
            // What happens after a reload is not in the list before the next one.
            let moved = Int.random(in: 0..<pins.count, using: &random)
            pins[moved].coordinate = region.center
            await manager.update(pins[moved])
            #expect(await manager.fetchVisibleNestedAnnotations() == listed)
        }
        #expect(found > 1000 && cut > 100)
    }

    @Test func clustersOverTheDateLineGiveTheSideInSight() async {
        let manager = Manager()
        await manager.add([Pin(0, 0, 179.9), Pin(1, 0, -179.9)])
        for (longitude, expected) in [
            (169.95, [0]), (-169.95, [1]), (180, [0, 1]), (-180, [0, 1]),
        ] {
            await manager.reload(
                mapViewSize: .phone, coordinateRegion: MKCoordinateRegion(0, longitude, span: 20))
            #expect(await manager.visibleAnnotations.count == 1)
            let listed = await manager.fetchVisibleNestedAnnotations()
            #expect(listed.map(\.id).sorted() == expected)
        }
    }

    @Test(arguments: ClusterManagerTests.modes)
    func whatTheMapKeepsOutOfSightIsListed(mode: ClusterMode) async {
        let manager = Manager(
            configuration: .init(shouldRemoveInvisibleAnnotations: false, mode: mode))
        await manager.add([Pin(0, 10, 10), Pin(1, 10, 10.0001), Pin(2, -40, 100)])
        for (latitude, longitude, expected) in [(10.0, 10.0, [0, 1]), (-40, 100, [0, 1, 2])] {
            await manager.reload(
                mapViewSize: .phone,
                coordinateRegion: MKCoordinateRegion(latitude, longitude, span: 1))
            let listed = await manager.fetchVisibleNestedAnnotations()
            #expect(listed.map(\.id).sorted() == expected)
        }
    }

    @Test func nothingIsListedWithoutARegion() async {
        let manager = Manager()
        await manager.add(Pin(0, 10, 10))
        #expect(await manager.fetchVisibleNestedAnnotations().isEmpty)
        await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        #expect(await manager.fetchVisibleNestedAnnotations().count == 1)
        await manager.reload(mapViewSize: .zero, coordinateRegion: .world)
        #expect(await manager.fetchVisibleNestedAnnotations().isEmpty)
    }
}
