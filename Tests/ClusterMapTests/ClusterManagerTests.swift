import ClusterMap
import Foundation
import MapGeometry
import TestSupport
import Testing

/// What a manager promises, whatever the mode.
struct ClusterManagerTests {
    typealias Manager = ClusterManager<Pin>

    static let modes = [ClusterMode.distance, .grid]

    @Test(arguments: modes) func removingEverythingTakesEverythingOffTheMap(mode: ClusterMode) async
    {
        var random = SplitMix(seed: 1)
        let manager = Manager(configuration: .init(mode: mode))
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

    @Test(arguments: modes) func theWorldShowsEveryAnnotationOnce(mode: ClusterMode) async {
        var random = SplitMix(seed: 2)
        let pins = random.uniformPins(3000)
        let manager = Manager(configuration: .init(mode: mode))
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

    @Test(arguments: modes) func differencesAddUpToWhatIsVisible(mode: ClusterMode) async {
        var random = SplitMix(seed: 3)
        let manager = Manager(configuration: .init(mode: mode))
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

    @Test(arguments: modes) func repeatingAReloadChangesNothing(mode: ClusterMode) async {
        var random = SplitMix(seed: 4)
        let manager = Manager(configuration: .init(mode: mode))
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

    @Test(arguments: modes) func aLoneAnnotationIsAClusterWhenOneIsEnough(mode: ClusterMode) async {
        let pin = Pin(1, 55.7558, 37.6173)
        for minimum in [1, 0, -3] {
            let configuration = Manager.Configuration(
                minCountForClustering: minimum, mode: mode)
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

    @Test(arguments: modes) func fewerThanTheMinimumAreShownOneByOne(mode: ClusterMode) async {
        let manager = Manager(configuration: .init(minCountForClustering: 3, mode: mode))
        let pins = [Pin(1, 10, 10), Pin(2, 10.0001, 10)]
        await manager.add(pins)
        await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        #expect(Set(await manager.visibleAnnotations) == Set(pins.map { .annotation($0) }))
        await manager.add(Pin(3, 10.0001, 10.0001))
        let change = await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        #expect(change.removals.count == 2 && change.insertions.count == 1)
    }

    @Test(arguments: modes) func aboveTheLastZoomNothingIsClustered(mode: ClusterMode) async {
        let manager = Manager(configuration: .init(maxZoomLevel: 3, mode: mode))
        let pins = (0..<10).map { Pin($0, 10, 10 + Double($0) * 1e-6) }
        await manager.add(pins)
        await manager.reload(
            mapViewSize: .phone, coordinateRegion: MKCoordinateRegion(10, 10, span: 1))
        #expect(Set(await manager.visibleAnnotations) == Set(pins.map { .annotation($0) }))
    }

    @Test(arguments: modes) func someAnnotationsNeverCluster(mode: ClusterMode) async {
        let manager = Manager(configuration: .init(mode: mode))
        let pins = [Pin(1, 10, 10), Pin(2, 10, 10.001), Pin(3, 10, 10.002, shouldCluster: false)]
        await manager.add(pins)
        let change = await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        #expect(change.insertions.count == 2)
        #expect(change.insertions.contains(.annotation(pins[2])))
    }

    @Test(arguments: modes) func groupsClusterAmongThemselves(mode: ClusterMode) async {
        let manager = Manager(configuration: .init(mode: mode))
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

    /// More groups than 16 bits can number.
    @Test(.enabled(if: SlowTier.isOn), arguments: modes)
    func anyNumberOfGroupsStayApart(mode: ClusterMode) async {
        let manager = Manager(configuration: .init(mode: mode))
        let count = 66_000
        await manager.add((0..<count).map { Pin($0, 10, 10, group: "\($0)") })
        // Those of the first group, of the last one and of the one whose number has 16 bits set.
        let more = [0, count - 1, 65_533].enumerated().map {
            Pin(count + $0, 10, 10.00001, group: "\($1)")
        }
        await manager.add(more)
        #expect(await manager.fetchAllAnnotations().count == count + 3)
        await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        let shown = await manager.visibleAnnotations
        #expect(shown.count == count)
        var groups: Set<String?> = []
        for case .cluster(let cluster) in shown {
            #expect(cluster.count == 2)
            let names = Set(cluster.memberAnnotations.map(\.clusteringIdentifier))
            #expect(names.count == 1)
            groups.formUnion(names)
        }
        #expect(groups == ["0", "65533", "\(count - 1)"])
        await manager.remove(more)
        await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        #expect(await manager.visibleAnnotations.count == count)
    }

    @Test(arguments: modes) func whatLeavesTheViewMayStay(mode: ClusterMode) async {
        let manager = Manager(
            configuration: .init(shouldRemoveInvisibleAnnotations: false, mode: mode))
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

    @Test(arguments: modes) func coordinatesThatCannotBePlacedAreRefused(mode: ClusterMode) async {
        let manager = Manager(configuration: .init(mode: mode))
        await manager.add([
            Pin(1, .nan, 0), Pin(2, 0, .infinity), Pin(3, 91, 0), Pin(4, -90, 1e12), Pin(5, 1, 541),
        ])
        #expect(await manager.refusedCount == 4)
        await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        #expect(await manager.fetchVisibleNestedAnnotations().map(\.id) == [5])
    }

    @Test(arguments: modes) func membersComeInPages(mode: ClusterMode) async throws {
        var random = SplitMix(seed: 9)
        let manager = Manager(configuration: .init(mode: mode))
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

    @Test(arguments: modes)
    func annotationsOnOneSpotStandInARing(mode: ClusterMode) async {
        let manager = Manager(configuration: .init(maxZoomLevel: 5, mode: mode))
        let pins = (0..<6).map { Pin($0, 60, 20) } + [Pin(7, 60.0001, 20)]
        await manager.add(pins)
        await manager.reload(
            mapViewSize: .phone, coordinateRegion: MKCoordinateRegion(60, 20, span: 0.01))
        let shown = await manager.visibleAnnotations.compactMap { shown -> Pin? in
            if case .annotation(let pin) = shown { pin } else { nil }
        }
        #expect(Set(shown.map(\.id)) == Set(pins.map(\.id)))
        #expect(Set(shown.map(\.coordinate)).count == 7)
        for pin in shown where pin.id < 6 {
            let (dy, dx) = (
                (pin.coordinate.latitude - 60) * 111_195,
                (pin.coordinate.longitude - 20) * 111_195 / 2
            )
            #expect(abs((dx * dx + dy * dy).squareRoot() - 3) < 0.01)
        }
        #expect(Set(await manager.fetchAllAnnotations()) == Set(pins))
        await manager.remove(shown)
        #expect(await manager.fetchAllAnnotations().isEmpty)
    }

    @Test func aMovedAnnotationLeavesOtherClustersAlone() async {
        var random = SplitMix(seed: 12)
        let manager = Manager()
        var pins = random.townPins(20_000)
        await manager.add(pins)
        var changed: [Int] = []
        func clusters() async -> Set<UUID> {
            Set(
                await manager.visibleAnnotations.compactMap {
                    if case .cluster(let cluster) = $0 { cluster.id } else { nil }
                })
        }
        for _ in 0..<101 {
            let center = pins.randomElement(using: &random)!.coordinate
            let region = MKCoordinateRegion(
                center.latitude, center.longitude,
                span: pow(2, .random(in: -6...6, using: &random)))
            await manager.reload(mapViewSize: .phone, coordinateRegion: region)
            let before = await clusters()
            let moved = Int.random(in: 0..<pins.count, using: &random)
            pins[moved].coordinate.latitude = center.latitude + .random(in: -1...1, using: &random)
            await manager.update(pins[moved])
            await manager.reload(mapViewSize: .phone, coordinateRegion: region)
            changed.append(before.subtracting(await clusters()).count)
        }
        #expect(changed.sorted()[50] <= 1)
    }

    @Test func reloadsDuringALargeAddAnswerFromTheStateBefore() async {
        var random = SplitMix(seed: 13)
        let manager = Manager()
        let first = random.townPins(100)
        await manager.add(first)
        let more = random.townPins(200_000).map { pin in
            Pin(pin.id + 1000, pin.coordinate.latitude, pin.coordinate.longitude)
        }
        async let adding: Void = manager.add(more)
        for _ in 0..<50 {
            await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
            let count = await manager.fetchVisibleNestedAnnotations().count
            #expect(count == 100 || count == 200_100)
        }
        await adding
        await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        #expect(await manager.fetchVisibleNestedAnnotations().count == 200_100)
    }

    @Test(arguments: modes)
    func aCancelledReloadChangesNothing(mode: ClusterMode) async {
        let manager = Manager(configuration: .init(mode: mode))
        await manager.add(Pin(1, 10, 10))
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        }
        #expect(await task.value.isEmpty)
        #expect(await manager.visibleAnnotations.isEmpty)
    }

    @Test(arguments: modes)
    func manyTasksMayUseAManager(mode: ClusterMode) async {
        let manager = Manager(configuration: .init(mode: mode))
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var random = SplitMix(seed: UInt64(task))
                    for step in 0..<60 {
                        let id = task * 1000 + step
                        await manager.add(Pin(id, .random(in: -50...50, using: &random), 5))
                        let change = await manager.reload(
                            mapViewSize: .phone, coordinateRegion: random.region())
                        for case .cluster(let cluster) in change.insertions {
                            #expect(cluster.memberAnnotations.count == cluster.count)
                        }
                        await manager.update(Pin(id, .random(in: -50...50, using: &random), 6))
                        if step % 2 == 0 { await manager.remove(Pin(id, 0, 0)) }
                    }
                }
            }
        }
        #expect(await manager.fetchAllAnnotations().count == 8 * 30)
    }

    @Test(arguments: modes) func clustersKeepTheirMembersWhenThingsChange(mode: ClusterMode)
        async throws
    {
        let manager = Manager(configuration: .init(mode: mode))
        let pins = (0..<50).map { Pin($0, 10, 10 + Double($0) * 1e-6) }
        await manager.add(pins)
        let change = await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        for pin in pins {
            await manager.update(Pin(pin.id, .init(pin.id), 50))
        }
        await manager.remove(pins)
        await manager.add(Pin(99, 10, 10))
        await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        guard case .cluster(let cluster) = try #require(change.insertions.first) else {
            Issue.record("not a cluster")
            return
        }
        #expect(Set(cluster.memberAnnotations) == Set(pins))
    }

    @Test(arguments: [ClusterMode.distance, .grid], [false, true])
    func aSpotOpensAtTheLastZoomThatClusters(mode: ClusterMode, isFiltered: Bool) async throws {
        let manager = ClusterManager<Pin>(configuration: .init(maxZoomLevel: 18, mode: mode))
        await manager.add((0..<6).map { Pin($0, 48.2, 16.37) } + [Pin(9, 48.3, 16.5)])
        if isFiltered { await manager.setFilter { $0.id != 5 } }
        let expected = isFiltered ? 5 : 6
        func reload(_ zoom: Int) async -> [ClusterManager<Pin>.AnnotationType] {
            await manager.reload(
                mapViewSize: .phone,
                coordinateRegion: MKCoordinateRegion(
                    48.2, 16.37, span: 360 * 428 / (256 * pow(2, Double(zoom)))))
            return await manager.visibleAnnotations
        }
        let cluster = try #require(await reload(17).first)
        guard case .cluster(let spot) = cluster else {
            Issue.record("the spot is not a cluster at zoom 17")
            return
        }
        #expect(spot.count == expected)
        #expect(spot.expansionZoom == 18)
        let opened = await reload(18)
        #expect(opened.count == expected)
        var places = Set<CLLocationCoordinate2D>()
        for case .annotation(let pin) in opened { places.insert(pin.coordinate) }
        #expect(places.count == expected)
    }
}
