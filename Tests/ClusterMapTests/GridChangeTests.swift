import ClusterMap
import Foundation
import MapGeometry
import TestSupport
import Testing

/// Grid mode while annotations come, go and move: what is shown is what a new manager shows.
struct GridChangeTests {
    typealias Manager = ClusterManager<Pin>

    /// Each cluster's identity, place and members, in the order in which they are listed, and each single annotation.
    static func shown(_ manager: Manager) async -> Set<String> {
        var lines: Set<String> = []
        for shown in await manager.visibleAnnotations {
            switch shown {
            case .annotation(let pin): lines.insert("\(pin.id) \(pin.coordinate) \(pin.kind)")
            case .cluster(let cluster):
                let members = cluster.members.map { "\($0.id) \($0.coordinate) \($0.kind)" }
                    .sorted()
                lines.insert(
                    "\(cluster.id) \(cluster.coordinate) \(cluster.expansionZoom ?? -1) \(members)")
            }
        }
        return lines
    }

    @Test(arguments: [ClusterAlignment.nearCenter, .average], [false, true])
    func changesShowWhatANewManagerShows(
        position: ClusterAlignment, isFiltered: Bool
    ) async throws {
        var random = SplitMix(seed: isFiltered ? 4 : 3)
        let configuration = Manager.Configuration(clusterPosition: position, mode: .grid)
        var pins = random.townPins(1500, towns: 4)
        for number in pins.indices { pins[number].kind = number % 3 }
        let manager = Manager(configuration: configuration)
        await manager.add(pins)
        if isFiltered { await manager.setFilter { $0.kind != 1 } }
        var next = 100_000
        var seen: Set<Manager.AnnotationType> = []
        for step in 0..<80 {
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let number = Int.random(in: 0..<pins.count, using: &random)
                let other = pins[Int.random(in: 0..<pins.count, using: &random)].coordinate
                switch Int.random(in: 0..<6, using: &random) {
                case 0: await manager.remove(pins.remove(at: number))
                case 1:
                    var pin = Pin(next, 0, 0)
                    // Now and then where nothing was before.
                    pin.coordinate = next % 2 == 0 ? other : random.uniformPins(1)[0].coordinate
                    pin.kind = next % 3
                    next += 1
                    pins.append(pin)
                    await manager.add(pin)
                case 2:
                    pins[number].kind = (pins[number].kind + 1) % 3
                    await manager.update(pins[number])
                default:
                    pins[number].coordinate = other
                    await manager.update(pins[number])
                }
            }
            let region: MKCoordinateRegion = step % 3 == 0 ? .world : random.region()
            let change = await manager.reload(mapViewSize: .phone, coordinateRegion: region)
            for removal in change.removals { #expect(seen.remove(removal) != nil) }
            for insertion in change.insertions { #expect(seen.insert(insertion).inserted) }
            let fresh = Manager(configuration: configuration)
            await fresh.add(pins)
            if isFiltered { await fresh.setFilter { $0.kind != 1 } }
            await fresh.reload(mapViewSize: .phone, coordinateRegion: region)
            let (shown, expected) = (await Self.shown(manager), await Self.shown(fresh))
            try #require(shown == expected, "step \(step)")
            #expect(seen == Set(await manager.visibleAnnotations))
        }
    }

    /// So many changes that the index is made anew in between.
    @Test func manyChangesShowWhatANewManagerShows() async {
        var random = SplitMix(seed: 6)
        let manager = Manager(configuration: .init(mode: .grid))
        var pins = random.townPins(2000, towns: 2)
        await manager.add(pins)
        for _ in 0..<6 {
            for _ in 0..<300 {
                let number = Int.random(in: 0..<pins.count, using: &random)
                pins[number].coordinate = random.uniformPins(1)[0].coordinate
                await manager.update(pins[number])
            }
            await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
            let fresh = Manager(configuration: .init(mode: .grid))
            await fresh.add(pins)
            await fresh.reload(mapViewSize: .phone, coordinateRegion: .world)
            #expect(await Self.shown(manager) == Self.shown(fresh))
        }
    }

    /// The mean on the map of each cluster, against its members one by one.
    @Test func averagesAreTheMeansOfTheMembers() async {
        var random = SplitMix(seed: 8)
        let manager = Manager(configuration: .init(clusterPosition: .average, mode: .grid))
        await manager.add(random.townPins(900, towns: 3))
        await manager.reload(mapViewSize: .phone, coordinateRegion: .world)
        var clusters = 0
        for case .cluster(let cluster) in await manager.visibleAnnotations {
            clusters += 1
            let points = cluster.members.map { MKMapPoint($0.coordinate) }
            let count = Double(points.count)
            let mean = MKMapPoint(
                x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count
            ).coordinate
            #expect(abs(mean.latitude - cluster.coordinate.latitude) < 1e-6)
            #expect(abs(mean.longitude - cluster.coordinate.longitude) < 1e-6)
        }
        #expect(clusters > 2)
    }

    /// User and system time of the process, in seconds.
    static func cpu() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    @Test(
        .enabled(if: SlowTier.isOn, "set MAPWRIGHT_SLOW=1"), .serialized, arguments: [false, true])
    func theReloadAfterAChangeOfAMillionIsQuick(isFiltered: Bool) async {
        var random = SplitMix(seed: 5)
        let places = WorstChangeTests.points(.cities, 1_000_000, &random)
        let manager = Manager(configuration: .init(mode: .grid))
        await manager.add(places.enumerated().map { Pin($0, $1.latitude, $1.longitude) })
        if isFiltered { await manager.setFilter { $0.id % 2 == 0 } }
        for zoom in [0, 5, 12] {
            func reload() async {
                let degrees = min(360 * 390 / (256 * exp2(Double(zoom))), 360)
                await manager.reload(
                    mapViewSize: .phone,
                    coordinateRegion: MKCoordinateRegion(
                        center: places[0],
                        span: MKCoordinateSpan(
                            latitudeDelta: min(degrees, 170), longitudeDelta: degrees)))
            }
            await reload()
            var times: [Double] = []
            for step in 0..<100 {
                let other = places[Int.random(in: 0..<places.count, using: &random)]
                await manager.update(Pin(step * 7919, other.latitude, other.longitude))
                let start = Self.cpu()
                await reload()
                times.append(Self.cpu() - start)
            }
            times.sort()
            print(
                "zoom", zoom, isFiltered ? "filtered" : "all", "a reload after a move, us: median",
                Int(times[50] * 1e6), "99 of 100", Int(times[98] * 1e6))
            #expect(times[98] < 0.01)
        }
    }
}
