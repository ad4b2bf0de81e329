import ClusterMap
import Foundation
import MapGeometry
import TestSupport
import Testing

/// Values of clusters and filters, beside what counting the members gives.
struct ClusterPropertyTests {
    /// A random sequence of changes, the same for everything that takes it.
    enum Change {
        case insert(CLLocationCoordinate2D, Int)
        case move(Int, CLLocationCoordinate2D)
        case remove(Int)
        case value(Int, Int)

        static func random(_ number: Int, _ random: inout SplitMix) -> Change {
            let place = CLLocationCoordinate2D(
                latitude: .random(in: -1...1, using: &random),
                longitude: .random(in: 179...181, using: &random))
            let point = Int.random(in: 0..<number, using: &random)
            let value = Int.random(in: 0..<100, using: &random)
            return switch Int.random(in: 0..<6, using: &random) {
            case 0: .insert(place, value)
            case 1: .remove(point)
            case 2: .value(point, value)
            default: .move(point, place)
            }
        }
    }

    static func start(_ seed: UInt64, _ count: Int) throws -> (ClusterIndex, [Int]) {
        var random = SplitMix(seed: seed)
        var places = random.townPins(count).map(\.coordinate)
        for number in stride(from: 0, to: count, by: 3) {
            places[number] = CLLocationCoordinate2D(
                latitude: .random(in: -1...1, using: &random),
                longitude: .random(in: 179...181, using: &random))
        }
        return (
            try ClusterIndex(places, options: .init(maxZoom: 12)),
            places.map { _ in Int.random(in: 0..<100, using: &random) }
        )
    }

    @Test func summariesStayRightThroughChanges() throws {
        var random = SplitMix(seed: 1)
        let start = try Self.start(1, 400)
        var values = start.1.map { Double($0) }
        var totals = ClusterTotals(start.0, values: values.map(ClusterSummary.init)) { $0.add($1) }
        for step in 0..<400 {
            switch Change.random(values.count, &random) {
            case .insert(let place, let value):
                values.append(Double(value))
                try totals.insert(place, value: ClusterSummary(Double(value)))
            case .move(let number, let place): try totals.move(number, to: place)
            case .remove(let number): totals.remove(number)
            case .value(let number, let value):
                values[number] = Double(value)
                totals.setValue(ClusterSummary(Double(value)), of: number)
            }
            guard step % 5 == 0 else { continue }
            for zoom in 0...13 {
                for cluster in totals.index.clusters(in: .world, zoom: zoom) {
                    let members = totals.index.members(of: cluster.id, zoom: zoom)
                        .map { values[$0] }
                    let total = try #require(totals.value(of: cluster.id, zoom: zoom))
                    // Whole numbers: sums are exact in any order.
                    #expect(total.sum == members.reduce(0, +) && total.count == members.count)
                    #expect(total.minimum == members.min() && total.maximum == members.max())
                    #expect(total.mean == members.reduce(0, +) / Double(members.count))
                }
            }
        }
    }

    @Test func categoriesAndRulesOfOnesOwn() throws {
        let (index, values) = try Self.start(2, 500)
        let kinds = ClusterReduction<Int, [Int: Int]>.counts { values[$0] % 5 }
        let bits = ClusterReduction<Int, UInt64>(value: { 1 << (values[$0] % 64) }) { $0 |= $1 }
        let kept = ClusterTotals(index, kinds)
        for zoom in 0...13 {
            for cluster in index.clusters(in: .world, zoom: zoom) {
                let members = index.members(of: cluster.id, zoom: zoom)
                let counts = Dictionary(grouping: members) { values[$0] % 5 }.mapValues(\.count)
                #expect(kept.value(of: cluster.id, zoom: zoom) == counts)
                #expect(index.value(of: cluster.id, zoom: zoom, kinds) == counts)
                #expect(
                    index.value(of: cluster.id, zoom: zoom, bits)
                        == members.reduce(0) { $0 | 1 << (values[$1] % 64) })
                #expect(
                    index.value(of: cluster.id, zoom: zoom, .sum { Double(values[$0]) })
                        == Double(members.reduce(0) { $0 + values[$1] }))
                #expect(
                    index.value(of: cluster.id, zoom: zoom, .maximum { Double(values[$0]) })
                        == members.map { Double(values[$0]) }.max())
                #expect(
                    index.value(of: cluster.id, zoom: zoom, .minimum { Double(values[$0]) })
                        == members.map { Double(values[$0]) }.min())
            }
        }
        #expect(kept.value(of: -1, zoom: 3) == nil)
        #expect(kept.value(of: 500, zoom: 3) == nil)
    }

    @Test(arguments: [1, 10, 50, 100]) func filtersCountWhatMatches(share: Int) throws {
        var random = SplitMix(seed: UInt64(share))
        let start = try Self.start(3, 400)
        var values = start.1
        var filter = ClusterFilter(start.0) { values[$0] < share }
        for step in 0..<200 {
            switch Change.random(values.count, &random) {
            case .insert(let place, let value):
                values.append(value)
                try filter.insert(place, isMatch: value < share)
            case .move(let number, let place): try filter.move(number, to: place)
            case .remove(let number): filter.remove(number)
            case .value(let number, let value):
                values[number] = value
                filter.setMatch(value < share, of: number)
            }
            guard step % 10 == 0 else { continue }
            let index = filter.index
            #expect(
                filter.count
                    == values.indices.filter { index.contains($0) && values[$0] < share }.count)
            for zoom in 0...13 {
                let region = step % 20 == 0 ? .world : random.region()
                let shown = filter.clusters(in: region, zoom: zoom)
                #expect(Set(shown).count == shown.count)
                #expect(
                    Set(shown)
                        == Self.expected(index, region, zoom) { values[$0] < share })
                for cluster in shown {
                    try Self.check(cluster, filter, zoom) { values[$0] < share }
                }
            }
        }
    }

    /// What a filter shows, made of the clusters of the whole world and their members.
    static func expected(
        _ index: ClusterIndex, _ region: MKCoordinateRegion, _ zoom: Int,
        _ includes: (Int) -> Bool
    ) -> Set<ClusterIndex.Cluster> {
        // Beyond the last zoom every point is by itself: what is found there lies inside.
        let inside = Set(index.clusters(in: region, zoom: 99).map(\.id))
        var shown: Set<ClusterIndex.Cluster> = []
        for cluster in index.clusters(in: .world, zoom: zoom) {
            let matching = index.members(of: cluster.id, zoom: zoom).filter(includes)
            if matching.count == 1, inside.contains(matching[0]),
                let single = index.cluster(of: matching[0], zoom: 99)
            {
                shown.insert(single)
            } else if matching.count > 1, inside.contains(cluster.id) {
                shown.insert(
                    .init(
                        id: cluster.id, coordinate: cluster.coordinate, count: matching.count))
            }
        }
        return shown
    }

    static func check(
        _ cluster: ClusterIndex.Cluster, _ filter: ClusterFilter, _ zoom: Int,
        _ includes: (Int) -> Bool
    ) throws {
        let seed = try #require(filter.index.cluster(of: cluster.id, zoom: zoom)).id
        let matching = filter.index.members(of: seed, zoom: zoom).filter(includes)
        #expect(filter.members(of: cluster.id, zoom: zoom) == matching)
        #expect(
            filter.members(of: cluster.id, zoom: zoom, offset: 2, limit: 3)
                == Array(matching.dropFirst(2).prefix(3)))
        let apart = (zoom + 1...13 + 1).first { finer in
            Set(matching.map { filter.index.cluster(of: $0, zoom: finer)?.id }).count > 1
        }
        #expect(filter.expansionZoom(of: cluster.id, zoom: zoom) == apart)
    }
}
