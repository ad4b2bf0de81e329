import ClusterMap
import Foundation
import MapGeometry
import TestSupport
import Testing

/// Filters, values and expansion zooms of a manager.
struct ClusterManagerFilterTests {
    typealias Manager = ClusterManager<Pin>

    static func pins(_ random: inout SplitMix, _ count: Int) -> [Pin] {
        random.townPins(count, towns: 3).map { pin in
            var pin = pin
            pin.kind = Int.random(in: 0..<4, using: &random)
            pin.price = Double(Int.random(in: 1...99, using: &random))
            return pin
        }
    }

    /// Shows one kind, or for 4 all.
    static func show(_ kind: Int, _ manager: Manager) async {
        if kind == 4 {
            await manager.setFilter(nil)
        } else {
            await manager.setFilter { $0.kind == kind }
        }
    }

    @Test(arguments: [1, 2, 5]) func aGridShowsWhatItWouldOfTheMatchingAlone(minimum: Int) async {
        var random = SplitMix(seed: UInt64(minimum))
        let configuration = Manager.Configuration(minCountForClustering: minimum, mode: .grid)
        let manager = Manager(configuration: configuration)
        var pins = Self.pins(&random, 800)
        await manager.add(pins)
        for step in 0..<40 {
            let kind = step % 5
            await Self.show(kind, manager)
            let changed = Int.random(in: 0..<pins.count, using: &random)
            pins[changed].kind = kind
            await manager.update(pins[changed])
            let only = Manager(configuration: configuration)
            await only.add(pins.filter { kind == 4 || $0.kind == kind })
            let region = step % 3 == 0 ? .world : random.region()
            await manager.reload(mapViewSize: .phone, coordinateRegion: region)
            await only.reload(mapViewSize: .phone, coordinateRegion: region)
            let (shown, expected) = (
                await manager.visibleAnnotations, await only.visibleAnnotations
            )
            #expect(Set(shown) == Set(expected))
        }
    }

    @Test(arguments: ClusterManagerTests.modes)
    func differencesAddUpWhileFiltersChange(mode: ClusterMode) async {
        var random = SplitMix(seed: 7)
        let manager = Manager(configuration: .init(mode: mode))
        var pins = Self.pins(&random, 500)
        await manager.add(pins)
        var shown: Set<Manager.AnnotationType> = []
        for step in 0..<120 {
            let kind = Int.random(in: 0..<5, using: &random)
            if step % 3 == 0 { await Self.show(kind, manager) }
            let changed = Int.random(in: 0..<pins.count, using: &random)
            pins[changed].kind = kind % 4
            await manager.update(pins[changed])
            if step % 4 == 0 { await manager.remove(pins.removeLast()) }
            let change = await manager.reload(
                mapViewSize: .phone, coordinateRegion: step % 2 == 0 ? .world : random.region())
            for removal in change.removals { #expect(shown.remove(removal) != nil) }
            for insertion in change.insertions { #expect(shown.insert(insertion).inserted) }
            let visible = await manager.visibleAnnotations
            #expect(shown == Set(visible))
        }
    }

    @Test(arguments: ClusterManagerTests.modes)
    func theWorldShowsEveryMatchOnce(mode: ClusterMode) async throws {
        var random = SplitMix(seed: 8)
        let pins = Self.pins(&random, 1000)
        let manager = Manager(configuration: .init(mode: mode))
        await manager.add(pins)
        await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        let all = await manager.visibleAnnotations
        await manager.setFilter { $0.kind == 1 }
        await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        let matching = pins.filter { $0.kind == 1 }
        #expect(
            await manager.fetchVisibleNestedAnnotations().map(\.id).sorted()
                == matching.map(\.id).sorted())
        #expect(await manager.fetchAllAnnotations().count == 1000)
        let places = Dictionary(
            uniqueKeysWithValues: all.compactMap { one in
                if case .cluster(let cluster) = one { (cluster.id, cluster) } else { nil }
            })
        for case .cluster(let cluster) in await manager.visibleAnnotations {
            let whole = try #require(places[cluster.id])
            if !mode.isGrid { #expect(cluster.coordinate == whole.coordinate) }
            #expect(
                cluster.members.map(\.id).sorted()
                    == whole.members.filter { $0.kind == 1 }.map(\.id).sorted())
            let summary = try #require(cluster.value(of: .summary(\.price)))
            #expect(summary.sum == cluster.members.reduce(0) { $0 + $1.price })
            #expect(cluster.value(of: .counts(by: \.kind)) == [1: cluster.count])
        }
        await manager.setFilter(nil)
        await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        #expect(Set(await manager.visibleAnnotations) == Set(all))
    }

    @Test(arguments: ClusterManagerTests.modes, [false, true])
    func clustersFallApartAtTheirExpansionZoom(mode: ClusterMode, isFiltered: Bool) async throws {
        var random = SplitMix(seed: 9)
        let manager = Manager(configuration: .init(maxZoomLevel: 14, mode: mode))
        await manager.add(Self.pins(&random, 300))
        if isFiltered { await manager.setFilter { $0.kind < 2 } }
        // For each zoom the members that are together.
        var groups: [[Int: Set<Int>]] = []
        var views: [[Manager.ClusterAnnotation]] = []
        for zoom in 0...15 {
            let size = CGSize(width: 256 * exp2(Double(zoom)), height: 256 * exp2(Double(zoom)))
            await manager.reload(mapViewSize: size, coordinateRegion: .world)
            var (together, clusters): ([Int: Set<Int>], [Manager.ClusterAnnotation]) = ([:], [])
            for shown in await manager.visibleAnnotations {
                guard case .cluster(let cluster) = shown else { continue }
                clusters.append(cluster)
                let ids = Set(cluster.members.map(\.id))
                for id in ids { together[id] = ids }
            }
            groups.append(together)
            views.append(clusters)
        }
        for zoom in 0..<15 {
            for cluster in views[zoom] {
                let ids = Set(cluster.members.map(\.id))
                let first = try #require(ids.first)
                let apart = (zoom + 1...15).first { !ids.isSubset(of: groups[$0][first] ?? []) }
                #expect(cluster.expansionZoom == apart)
            }
        }
    }

    /// The counts that the index keeps against members that are looked up one by one.
    @Test(arguments: [1, 2, 3])
    func countsOfMatchesStayRight(seed: UInt64) async throws {
        var random = SplitMix(seed: seed)
        var pins = Self.pins(&random, 400)
        let manager = Manager()
        await manager.setFilter { $0.kind == 1 }
        await manager.add(pins)
        for step in 0..<150 {
            let number = Int.random(in: 0..<pins.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                pins[number].coordinate =
                    pins[Int.random(in: 0..<pins.count, using: &random)]
                    .coordinate
                await manager.update(pins[number])
            case 1:
                pins[number].kind = Int.random(in: 0..<3, using: &random)
                await manager.update(pins[number])
            case 2: await manager.remove(pins.remove(at: number))
            default:
                var pin = Pin(10_000 + step, 0, 0)
                pin.coordinate = pins[number].coordinate
                pin.kind = step % 2
                pins.append(pin)
                await manager.add(pin)
            }
            let zoom = Int.random(in: 0...21, using: &random)
            let side = 256 * exp2(Double(zoom))
            await manager.reload(
                mapViewSize: CGSize(width: side, height: side), coordinateRegion: .world)
            var shown: [Int] = []
            for visible in await manager.visibleAnnotations {
                switch visible {
                case .annotation(let pin): shown.append(pin.id)
                case .cluster(let cluster):
                    #expect(cluster.count == cluster.members.count)
                    shown += cluster.members.map(\.id)
                }
            }
            let wanted = pins.filter { $0.kind == 1 }.map(\.id).sorted()
            try #require(shown.sorted() == wanted, "step \(step)")
        }
    }
}
