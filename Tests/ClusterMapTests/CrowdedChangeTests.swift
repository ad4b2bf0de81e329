import ClusterMap
import Foundation
import MapGeometry
import TestSupport
import Testing

/// Changes where hundreds of places are within the finest radius of each point: seeds that go let others rise, which
/// absorb further ones, some radii around.
struct CrowdedChangeTests {
    static let levels = SeedLevels(maxZoom: 16) { _ in 40 }
    static let radius = Int64(levels.radii[levels.count - 1])

    enum Shape: CaseIterable {
        case square, line, sharedPlaces, acrossTheEdge
    }

    static func place(_ shape: Shape, _ random: inout SplitMix) -> (x: UInt32, y: UInt32) {
        let (x, y): (Int64, Int64)
        switch shape {
        case .square:
            x = 1 << 31 + .random(in: 0...(6 * radius), using: &random)
            y = 1 << 30 + .random(in: 0...(6 * radius), using: &random)
        case .line: (x, y) = (1 << 29 + .random(in: 0...(12 * radius), using: &random), 1 << 31)
        case .sharedPlaces:
            x = 1 << 31 + .random(in: 0...30, using: &random) * radius / 8
            y = 1 << 30 + .random(in: 0...30, using: &random) * radius / 8
        case .acrossTheEdge:
            x = 1 << 32 + .random(in: -3 * radius...(3 * radius), using: &random)
            y = .random(in: 0...(4 * radius), using: &random)
        }
        return (UInt32(truncatingIfNeeded: x), UInt32(truncatingIfNeeded: y))
    }

    @Test(arguments: Shape.allCases)
    func changesGiveWhatABuildGives(shape: Shape) throws {
        var random = SplitMix(seed: 23)
        var points = (0..<1500).map { number in
            let place = Self.place(shape, &random)
            return NaiveForest.Point(x: place.x, y: place.y, handle: UInt32(number))
        }
        var forest = SeedForestTests.build(points, levels: Self.levels)
        var slots: [UInt32: UInt32] = [:]
        forest.forEachCluster(in: MapWindow(worldAtZoom: 0), level: Self.levels.points) {
            slots[$0.handle] = $0.slot
        }
        for step in 0..<60 {
            // Two of three times a seed of the finest level, with all that it absorbed.
            var handles: [UInt32] = []
            forest.forEachCluster(in: MapWindow(worldAtZoom: 0), level: Self.levels.count - 1) {
                if $0.count > 8 || step % 3 == 0 { handles.append($0.handle) }
            }
            handles.sort()
            let handle = handles[Int.random(in: 0..<handles.count, using: &random)]
            let number = try #require(points.firstIndex { $0.handle == handle })
            let slot = try #require(slots[handle])
            let (x, y) = Self.place(shape, &random)
            switch step % 4 {
            case 0:
                forest.remove(slot, tie: SeedForestTests.tie)
                points.remove(at: number)
            case 1:
                let new = UInt32(10_000 + step)
                slots[new] = forest.insert(x: x, y: y, handle: new, tie: SeedForestTests.tie)
                points.append(NaiveForest.Point(x: x, y: y, handle: new))
            default:
                forest.move(slot, x: x, y: y, tie: SeedForestTests.tie)
                points[number] = NaiveForest.Point(x: x, y: y, handle: handle)
            }
            for (handle, slot) in forest.renamed { slots[handle] = slot }
            let built = SeedForestTests.build(points, levels: Self.levels)
            let isSame = forest.outline == built.outline
            try #require(isSame, "step \(step)")
        }
    }
}
