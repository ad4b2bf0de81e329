import ClusterMap
import Foundation
import MapGeometry
import Synchronization
import TestSupport
import Testing

/// Identities of clusters, and annotations by their ids.
struct ClusterIdentityTests {
    struct Shop<ID: Hashable & Sendable>: CoordinateIdentifiable, Identifiable, Hashable, Sendable {
        let id: ID
        var coordinate: CLLocationCoordinate2D
    }

    static let world = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 170, longitudeDelta: 360))

    /// The identities of the clusters that hold three shops each, of which the first is the seed.
    static func identities<ID: Hashable & Sendable>(_ ids: [ID]) async -> [String] {
        let manager = ClusterManager<Shop<ID>>(
            configuration: .init(shouldDistributeAnnotationsOnSameCoordinate: false))
        for (number, id) in ids.enumerated() {
            await manager.add(
                Shop(id: id, coordinate: .init(latitude: 10 * Double(number / 3), longitude: 5)))
        }
        await manager.reload(mapViewSize: .phone, coordinateRegion: world)
        return await manager.visibleAnnotations.compactMap {
            if case .cluster(let cluster) = $0 { cluster.id.uuidString } else { nil }
        }.sorted()
    }

    struct Address: Hashable, Sendable {
        let street: String
        let number: Int
        let flags: Set<Int>
    }

    enum Kind: String, Hashable, Sendable { case a, b, c }

    /// As they were in another process: `hashValue` would be different in every one.
    @Test func identitiesAreTheSameInEveryProcess() async {
        let found = [
            await Self.identities([1, 2, 3]), await Self.identities(["a", "b", "c"]),
            await Self.identities([UInt8(1), 2, 3]),
            await Self.identities([Kind.a, .b, .c]),
            await Self.identities(
                (0..<3).compactMap { UUID(uuidString: "00000000-0000-4000-8000-00000000000\($0)") }),
            await Self.identities(
                (1...3).map { Address(street: "Städtle", number: $0, flags: [1, 2, 3, $0 + 3]) }),
        ]
        #expect(found.map(\.count) == Array(repeating: 1, count: found.count))
        #expect(found.map { $0.first ?? "" } == Self.recorded, "\(found)")
    }

    static let recorded = [
        "9788A196-9CFD-8DBC-B930-08A055946334", "27859BDD-AAC2-895F-9F90-FB22325EB8E6",
        "9788A196-9CFD-8DBC-B930-08A055946334", "27859BDD-AAC2-895F-9F90-FB22325EB8E6",
        "26CE43A7-C765-879F-AC8C-19E38D0E5513", "02C8CD58-3970-82D3-946C-31BA617987C4",
    ]

    @Test func theLastOfOneIDGoesFirst() async {
        typealias Item = Shop<Int>
        var random = SplitMix(seed: 3)
        let manager = ClusterManager<Item>()
        var kept: [Int: [Double]] = [:]
        for step in 0..<3000 {
            let id = Int.random(in: 0..<40, using: &random)
            if Int.random(in: 0..<5, using: &random) < 3 {
                let latitude = Double(step) / 100
                await manager.add(
                    Item(id: id, coordinate: .init(latitude: latitude, longitude: 3)))
                kept[id, default: []].append(latitude)
            } else {
                await manager.remove(Item(id: id, coordinate: .init(latitude: 0, longitude: 0)))
                _ = kept[id]?.popLast()
            }
        }
        let all = await manager.fetchAllAnnotations()
        var found: [Int: [Double]] = [:]
        for item in all { found[item.id, default: []].append(item.coordinate.latitude) }
        #expect(found.mapValues { $0.sorted() } == kept.filter { !$0.value.isEmpty })
    }

    /// An id that takes long to hash: until somebody says that a reload was answered meanwhile.
    struct SlowID: Hashable, Sendable {
        final class Gate: Sendable {
            let isArmed = Atomic(false)
            let isAsked = Atomic(false)
            let isAnswered = Atomic(false)
        }
        let number: Int
        let gate: Gate

        static func == (left: Self, right: Self) -> Bool { left.number == right.number }

        func hash(into hasher: inout Hasher) {
            hasher.combine(number)
            guard gate.isArmed.load(ordering: .acquiring) else { return }
            gate.isAsked.store(true, ordering: .releasing)
            let end = ContinuousClock.now + .seconds(120)
            while !gate.isAnswered.load(ordering: .acquiring), ContinuousClock.now < end {
                sched_yield()
            }
            // Nobody asked in time: the others need not wait.
            gate.isAnswered.store(true, ordering: .releasing)
        }
    }

    @Test func reloadsDoNotWaitForTheFirstUpdate() async {
        let gate = SlowID.Gate()
        let shops = (0..<5000).map {
            Shop(
                id: SlowID(number: $0, gate: gate),
                coordinate: .init(latitude: Double($0) / 100, longitude: Double($0 % 300) / 2))
        }
        let manager = ClusterManager<Shop<SlowID>>()
        await manager.add(shops)
        gate.isArmed.store(true, ordering: .releasing)
        async let update: Void = manager.update(
            Shop(id: shops[7].id, coordinate: .init(latitude: -40, longitude: 3)))
        while !gate.isAsked.load(ordering: .acquiring) { await Task.yield() }
        let shown = await manager.reload(mapViewSize: .phone, coordinateRegion: Self.world)
        let wasAsked = gate.isAnswered.exchange(true, ordering: .acquiringAndReleasing)
        gate.isArmed.store(false, ordering: .releasing)
        await update
        #expect(!wasAsked)
        #expect(!shown.insertions.isEmpty)
        let moved = await manager.fetchAllAnnotations().first { $0.id.number == 7 }
        #expect(moved?.coordinate.latitude == -40)
    }
}
