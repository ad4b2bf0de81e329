import ClusterMap
import CoreLocation
import Foundation
import MapGeometry
import Testing

/// What a manager promises, whatever the mode.
struct ClusterManagerTests {
    typealias Manager = ClusterManager<Pin>

    @Test func removingEverythingTakesEverythingOffTheMap() async {
        var random = Seeded(1)
        let manager = Manager()
        let pins = random.townPins(1000)
        await manager.add(pins)
        let first = await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        #expect(!first.insertions.isEmpty && first.removals.isEmpty)
        await manager.remove(pins)
        let second = await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        #expect(second.insertions.isEmpty)
        #expect(Set(second.removals) == Set(first.insertions))
        #expect(await manager.fetchAllAnnotations().isEmpty)
        #expect(await manager.visibleAnnotations.isEmpty)
    }

    @Test func theWorldShowsEveryAnnotationOnce() async {
        var random = Seeded(2)
        let pins = random.uniformPins(3000)
        let manager = Manager()
        await manager.add(pins)
        for longitude in [-180.0, -100, 0, 179.9] {
            for span in [360.0, 400, 720] {
                let region = MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: 0, longitude: longitude),
                    span: MKCoordinateSpan(latitudeDelta: 175, longitudeDelta: span))
                await manager.reload(mapViewSize: .phone, coordinateRegion: region)
                let shown = await manager.fetchVisibleNestedAnnotations()
                #expect(shown.map(\.id).sorted() == Array(0..<3000))
            }
        }
    }

    @Test func differencesAddUpToWhatIsVisible() async {
        var random = Seeded(3)
        let manager = Manager()
        var pins = random.townPins(600)
        await manager.add(pins)
        var shown: Set<Manager.AnnotationType> = []
        for step in 0..<300 {
            switch step % 5 {
            case 0:
                let moved = Int.random(in: 0..<pins.count, using: &random)
                pins[moved].coordinate.longitude += .random(in: -1...1, using: &random)
                await manager.update(pins[moved])
            case 1:
                await manager.remove(pins.removeLast())
            case 2:
                pins.append(Pin(1000 + step, .random(in: -60...60, using: &random), 3))
                await manager.add(pins[pins.count - 1])
            default: break
            }
            let change = await manager.reload(
                mapViewSize: .phone, coordinateRegion: random.region())
            for removal in change.removals { #expect(shown.remove(removal) != nil) }
            for insertion in change.insertions { #expect(shown.insert(insertion).inserted) }
            #expect(shown == Set(await manager.visibleAnnotations))
        }
        #expect(Set(await manager.fetchAllAnnotations()) == Set(pins))
    }

    @Test func repeatingAReloadChangesNothing() async {
        var random = Seeded(4)
        let manager = Manager()
        await manager.add(random.townPins(5000))
        for _ in 0..<20 {
            let region = random.region()
            await manager.reload(mapViewSize: .phone, coordinateRegion: region)
            let again = await manager.reload(mapViewSize: .phone, coordinateRegion: region)
            #expect(again.isEmpty)
        }
    }

    @Test(arguments: [
        (CGSize.zero, 0.05), (.phone, 0), (.zero, 0), (CGSize(width: -428, height: -926), 0.05),
        (.phone, -1), (.phone, .nan), (CGSize(width: Double.infinity, height: 1), 1),
        (.phone, .infinity),
    ])
    func nothingIsVisibleInAViewWithoutArea(size: CGSize, span: Double) async {
        let manager = Manager()
        await manager.add(Pin(1, 55, 37))
        let before = await manager.reload(
            mapViewSize: .phone, coordinateRegion: MKCoordinateRegion(55, 37, span: 0.05))
        let change = await manager.reload(
            mapViewSize: size, coordinateRegion: MKCoordinateRegion(55, 37, span: span))
        #expect(change.insertions.isEmpty)
        #expect(change.removals == before.insertions)
        #expect(await manager.visibleAnnotations.isEmpty)
    }

    @Test func aLoneAnnotationIsAClusterWhenOneIsEnough() async {
        let pin = Pin(1, 55.7558, 37.6173)
        for minimum in [1, 0, -3] {
            let configuration = Manager.Configuration(minCountForClustering: minimum)
            #expect(configuration.minCountForClustering == 1)
            let manager = Manager(configuration: configuration)
            await manager.add(pin)
            let change = await manager.reload(
                mapViewSize: .phone, coordinateRegion: MKCoordinateRegion(55.7558, 37.6173, span: 1)
            )
            #expect(
                change.insertions
                    == [.cluster(.init(coordinate: pin.coordinate, memberAnnotations: [pin]))])
        }
    }

    @Test func fewerThanTheMinimumAreShownOneByOne() async {
        let manager = Manager(configuration: .init(minCountForClustering: 3))
        let pins = [Pin(1, 10, 10), Pin(2, 10.0001, 10)]
        await manager.add(pins)
        await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        #expect(Set(await manager.visibleAnnotations) == Set(pins.map { .annotation($0) }))
        await manager.add(Pin(3, 10.0001, 10.0001))
        let change = await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        #expect(change.removals.count == 2 && change.insertions.count == 1)
    }

    @Test func aboveTheLastZoomNothingIsClustered() async {
        let manager = Manager(configuration: .init(maxZoomLevel: 3))
        let pins = (0..<10).map { Pin($0, 10, 10 + Double($0) * 1e-6) }
        await manager.add(pins)
        await manager.reload(
            mapViewSize: .phone, coordinateRegion: MKCoordinateRegion(10, 10, span: 1))
        #expect(Set(await manager.visibleAnnotations) == Set(pins.map { .annotation($0) }))
    }

    @Test func someAnnotationsNeverCluster() async {
        let manager = Manager()
        let pins = [Pin(1, 10, 10), Pin(2, 10, 10.001), Pin(3, 10, 10.002, shouldCluster: false)]
        await manager.add(pins)
        let change = await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        #expect(change.insertions.count == 2)
        #expect(change.insertions.contains(.annotation(pins[2])))
    }

    @Test func groupsClusterAmongThemselves() async {
        let manager = Manager()
        await manager.add(
            (0..<30).map { Pin($0, 10, 10 + Double($0) * 1e-5, group: ["a", "b", nil][$0 % 3]) })
        await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        let shown = await manager.visibleAnnotations
        #expect(shown.count == 3)
        for case .cluster(let cluster) in shown {
            #expect(cluster.count == 10)
            #expect(Set(cluster.memberAnnotations.map(\.clusteringIdentifier)).count == 1)
        }
    }

    @Test func whatLeavesTheViewMayStay() async {
        let manager = Manager(configuration: .init(shouldRemoveInvisibleAnnotations: false))
        let pin = Pin(1, 50, 10)
        await manager.add(pin)
        await manager.reload(
            mapViewSize: .phone, coordinateRegion: MKCoordinateRegion(50, 10, span: 1))
        let away = await manager.reload(
            mapViewSize: .phone, coordinateRegion: MKCoordinateRegion(-20, 100, span: 1))
        #expect(away.isEmpty)
        #expect(await manager.visibleAnnotations == [.annotation(pin)])
        await manager.remove(pin)
        let gone = await manager.reload(
            mapViewSize: .phone, coordinateRegion: MKCoordinateRegion(-20, 100, span: 1))
        #expect(gone.removals == [.annotation(pin)])
    }

    @Test func coordinatesThatCannotBePlacedAreRefused() async {
        let manager = Manager()
        await manager.add([
            Pin(1, .nan, 0), Pin(2, 0, .infinity), Pin(3, 91, 0), Pin(4, -90, 1e12), Pin(5, 1, 541),
        ])
        #expect(await manager.refusedCount == 4)
        await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        #expect(await manager.fetchVisibleNestedAnnotations().map(\.id) == [5])
    }

    @Test func membersComeInPages() async throws {
        var random = Seeded(9)
        let manager = Manager()
        await manager.add((0..<2000).map { Pin($0, .random(in: 9...11, using: &random), 10) })
        await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        var all: [Int] = []
        for case .cluster(let cluster) in await manager.visibleAnnotations {
            var paged: [Pin] = []
            for offset in stride(from: 0, to: cluster.count, by: 300) {
                paged += cluster.members.page(offset: offset, limit: 300)
            }
            #expect(paged == cluster.memberAnnotations)
            all += paged.map(\.id)
        }
        #expect(all.sorted() == Array(0..<2000))
    }

    @Test func clustersKeepTheirMembersWhenThingsChange() async throws {
        let manager = Manager()
        let pins = (0..<50).map { Pin($0, 10, 10 + Double($0) * 1e-6) }
        await manager.add(pins)
        let change = await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        await manager.removeAll()
        await manager.add(Pin(99, 10, 10))
        await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        guard case .cluster(let cluster) = try #require(change.insertions.first) else {
            Issue.record("not a cluster")
            return
        }
        #expect(Set(cluster.memberAnnotations) == Set(pins))
    }
}
