import ClusterMap
import Foundation
import MapGeometry
import TestSupport
import Testing

/// The rules of the forest, written down as slowly as they read.
struct NaiveForest {
    struct Point {
        let x: UInt32
        let y: UInt32
        let handle: UInt32
    }

    /// For each level the owner, by place in the points, of every point.
    var owners: [[Int]] = []

    init(_ points: [Point], levels: SeedLevels) {
        func squared(_ a: Point, _ b: Point) -> Double {
            let across = abs(Double(a.x) - Double(b.x))
            let dx = min(across, 0x1p32 - across)
            let dy = Double(a.y) - Double(b.y)
            return dx * dx + dy * dy
        }
        var owner = Array(points.indices)
        var alive = Array(points.indices)
        owners = Array(repeating: [], count: levels.count + 1)
        owners[levels.count] = owner
        for level in (0..<levels.count).reversed() {
            let radius = Double(levels.radii[level])
            var counts: [Int: Int] = [:]
            for seed in owner { counts[seed, default: 0] += 1 }
            func priority(_ place: Int) -> [Double] {
                let point = points[place]
                let order = Self.zOrder(point)
                return [
                    Self.magnitude(counts[place, default: 0]), Self.lot(point), order.upper,
                    order.lower,
                    Double(point.handle),
                ]
            }
            var seeds: [Int] = []
            for place in alive.sorted(by: { priority($0).lexicographicallyPrecedes(priority($1)) })
            where !seeds.contains(where: { squared(points[$0], points[place]) <= radius * radius })
            {
                seeds.append(place)
            }
            var absorber: [Int: Int] = [:]
            for place in alive {
                absorber[place] =
                    seeds.contains(place)
                    ? place
                    : seeds.min { a, b in
                        let (da, db) = (
                            squared(points[a], points[place]), squared(points[b], points[place])
                        )
                        return da != db
                            ? da < db : (points[a].x, points[a].y) < (points[b].x, points[b].y)
                    } ?? place
            }
            owner = owner.map { absorber[$0] ?? $0 }
            owners[level] = owner
            alive = seeds
        }
    }
}

extension NaiveForest {
    /// Minus the number of digits to the base of 16.
    static func magnitude(_ count: Int) -> Double { -Double(String(count, radix: 16).count) }

    /// Thirteen bits of a hash of the place.
    static func lot(_ point: Point) -> Double {
        var word = UInt64(point.x) << 32 + UInt64(point.y)
        word = (word ^ (word >> 32)).multipliedFullWidth(by: 0xbf58_476d_1ce4_e5b9).low
        word = (word ^ (word >> 29)).multipliedFullWidth(by: 0x94d0_49bb_1331_11eb).low
        return Double(word / (1 << 51))
    }

    /// The place in Z-order, bit by bit: y first, then x, from the highest bit on.
    static func zOrder(_ point: Point) -> (upper: Double, lower: Double) {
        var halves: [Double] = [0, 0]
        for bit in (0..<32).reversed() {
            for axis in [point.y, point.x] {
                halves[bit / 16 == 1 ? 0 : 1] *= 2
                halves[bit / 16 == 1 ? 0 : 1] += Double(axis >> UInt32(bit) & 1)
            }
        }
        return (halves[0], halves[1])
    }
}

struct SeedForestTests {
    static let levels = SeedLevels(maxZoom: 16) { _ in 40 }

    static func tie(_ handle: UInt32) -> UInt64 { UInt64(handle) }

    static func build(_ points: [NaiveForest.Point], levels: SeedLevels = levels) -> SeedForest {
        var set = PointSet()
        for point in points { set.append(x: point.x, y: point.y, handle: point.handle) }
        return SeedForestBuilder.build(set, levels: levels, tie: tie)
    }

    static func points(_ pins: [Pin]) -> [NaiveForest.Point] {
        pins.map {
            NaiveForest.Point(
                x: Mercator.x(longitude: $0.coordinate.longitude),
                y: Mercator.y(latitude: $0.coordinate.latitude), handle: UInt32($0.id))
        }
    }

    /// For each level the seed's handle of every point, by handle.
    static func owners(_ forest: SeedForest, count: Int) -> [[UInt32]] {
        (Array(0..<forest.levels.count) + [forest.levels.points]).map { level in
            var owners = [UInt32](repeating: .max, count: count)
            forest.forEachCluster(in: MapWindow(worldAtZoom: 0), level: level) { found in
                let members = forest.members(
                    of: found.slot, level: level, range: 0..<Int(found.count))
                #expect(members.count == Int(found.count))
                for member in members { owners[Int(forest.node(member).handle)] = found.handle }
            }
            return owners
        }
    }

    static let sets: [@Sendable (inout SplitMix) -> [Pin]] = [
        { $0.uniformPins(150) },
        { $0.townPins(250, towns: 3) },
        { $0.townPins(250, towns: 1) },
        { random in
            (0..<120).map {
                Pin(
                    $0, .random(in: -1...1, using: &random),
                    180 + .random(in: -1...1, using: &random))
            }
        },
        { random in
            (0..<90).map { Pin($0, 10 + Double($0 % 3) * 0.0001, 20 + Double($0 % 5) * 0.0001) }
        },
        { random in
            (0..<200).map {
                Pin(
                    $0, Double(Int.random(in: -6...6, using: &random)) * 0.7,
                    Double(Int.random(in: -6...6, using: &random)) * 0.7)
            }
        },
        { random in
            (0..<120).map { Pin($0, $0 % 2 == 0 ? 89 : -89, Double($0) * 3 - 180) }
        },
        // So crowded that pairs of neighbors would be too many.
        { random in
            (0..<260).map {
                Pin(
                    $0, .random(in: 0...0.002, using: &random),
                    179.999 + .random(in: 0...0.002, using: &random))
            }
        },
    ]

    @Test(arguments: Array(sets.indices), SlowTier.isOn ? [1, 2] : [1])
    func aBuildFollowsTheRules(set: Int, seed: UInt64) {
        var random = SplitMix(seed: seed)
        let points = Self.points(Self.sets[set](&random))
        for levels in [
            Self.levels, SeedLevels(maxZoom: 20) { _ in 12.5 },
            SeedLevels(maxZoom: 18) { $0 < 12 ? 44 : $0 < 15 ? 32 : 16 },
        ] {
            let expected = NaiveForest(points, levels: levels)
            let forest = Self.build(points, levels: levels)
            let owners = Self.owners(forest, count: points.count)
            for level in 0...levels.count {
                let isSame = owners[level] == expected.owners[level].map { points[$0].handle }
                #expect(isSame, "level \(level)")
            }
        }
    }

    /// Each point has to wait for the one before it: a level needs half as many rounds as there are points.
    @Test func aChainOfRisingLotsFollowsTheRules() {
        let radius = Self.levels.radii[Self.levels.count - 1]
        func lot(_ x: UInt32) -> Double { NaiveForest.lot(.init(x: x, y: 1 << 31, handle: 0)) }
        var xs: [UInt32] = [1 << 30]
        while xs.count < 120, let last = xs.last {
            let reachable = (last + radius * 55 / 100)...(last + radius * 95 / 100)
            guard
                let next = reachable.filter({ lot($0) > lot(last) })
                    .min(by: { lot($0) < lot($1) })
            else { break }
            xs.append(next)
        }
        #expect(xs.count == 120)
        let points = xs.enumerated().map {
            NaiveForest.Point(x: $1, y: 1 << 31, handle: UInt32($0))
        }
        let expected = NaiveForest(points, levels: Self.levels)
        let owners = Self.owners(Self.build(points), count: points.count)
        for level in 0...Self.levels.count {
            let isSame = owners[level] == expected.owners[level].map { points[$0].handle }
            #expect(isSame, "level \(level)")
        }
    }

    @Test(arguments: Array(sets.indices))
    func theOrderOfInsertionDoesNotMatter(set: Int) {
        var random = SplitMix(seed: 11)
        let points = Self.points(Self.sets[set](&random))
        let outline = Self.build(points).outline
        #expect(outline.count == points.count)
        for _ in 0..<3 {
            let isSame = Self.build(points.shuffled(using: &random)).outline == outline
            #expect(isSame)
        }
    }

    @Test(arguments: Array(sets.indices), [1, 2, 3])
    func changesGiveWhatABuildGives(set: Int, seed: UInt64) throws {
        var random = SplitMix(seed: seed * 77)
        var points = Self.points(Self.sets[set](&random))
        var forest = Self.build(points)
        var slots: [UInt32: UInt32] = [:]
        forest.forEachCluster(in: MapWindow(worldAtZoom: 0), level: Self.levels.points) {
            slots[$0.handle] = $0.slot
        }
        for step in 0..<150 {
            let place = Int.random(in: 0..<points.count, using: &random)
            let old = points[place]
            let near = points[Int.random(in: 0..<points.count, using: &random)]
            let spread = Int64(pow(2, Double.random(in: 0...31, using: &random)))
            let x = UInt32(
                truncatingIfNeeded: Int64(near.x)
                    + Int64.random(in: -spread...spread, using: &random))
            let y = UInt32(
                clamping: Int64(near.y) + Int64.random(in: -spread...spread, using: &random))
            let new = NaiveForest.Point(x: x, y: y, handle: old.handle)
            switch step % 3 {
            case 0:
                forest.move(slots[old.handle]!, x: x, y: y, tie: Self.tie)
                for (handle, slot) in forest.renamed { slots[handle] = slot }
                points[place] = new
            case 1:
                forest.remove(slots[old.handle]!, tie: Self.tie)
                for (handle, slot) in forest.renamed { slots[handle] = slot }
                points.remove(at: place)
            default:
                let handle = UInt32(10_000 + step)
                slots[handle] = forest.insert(x: x, y: y, handle: handle, tie: Self.tie)
                for (handle, slot) in forest.renamed { slots[handle] = slot }
                points.append(NaiveForest.Point(x: x, y: y, handle: handle))
            }
            let isSame = forest.outline == Self.build(points).outline
            try #require(isSame, "step \(step)")
        }
    }

    @Test func aForestGrowsFromNothingAndShrinksToNothing() {
        var random = SplitMix(seed: 5)
        let points = Self.points(random.townPins(300))
        var forest = SeedForest(levels: Self.levels)
        var slots: [UInt32: UInt32] = [:]
        for point in points {
            slots[point.handle] = forest.insert(
                x: point.x, y: point.y, handle: point.handle, tie: Self.tie)
            for (handle, slot) in forest.renamed { slots[handle] = slot }
        }
        let isSame = forest.outline == Self.build(points).outline
        #expect(isSame)
        for point in points {
            forest.remove(slots[point.handle]!, tie: Self.tie)
            for (handle, slot) in forest.renamed { slots[handle] = slot }
        }
        #expect(forest.count == 0)
        #expect(forest.outline.isEmpty)
    }

    @Test func windowsShowTheSeedsInside() {
        var random = SplitMix(seed: 8)
        let points = Self.points(random.townPins(3000))
        let forest = Self.build(points)
        for _ in 0..<300 {
            guard let window = MapWindow(size: .phone, region: random.region()) else { continue }
            let level = Self.levels.level(zoom: window.zoom)
            var all: [SeedForest.Found] = []
            forest.forEachCluster(in: MapWindow(worldAtZoom: 0), level: level) { all.append($0) }
            var found: [SeedForest.Found] = []
            forest.forEachCluster(in: window, level: level) { found.append($0) }
            #expect(found == all.filter { window.contains(x: $0.x, y: $0.y) })
        }
    }

    @Test func membersComeInAnyParts() {
        var random = SplitMix(seed: 9)
        let forest = Self.build(Self.points(random.townPins(2000, towns: 2)))
        for level in [0, 5, 10, 16] {
            forest.forEachCluster(in: MapWindow(worldAtZoom: 0), level: level) { found in
                let all = forest.members(of: found.slot, level: level, range: 0..<Int(found.count))
                #expect(all.first == found.slot)
                #expect(forest.count(of: found.slot, level: level) == found.count)
                for lower in stride(from: 0, to: all.count, by: 7) {
                    let upper = min(lower + 5, all.count)
                    let part = forest.members(of: found.slot, level: level, range: lower..<upper)
                    #expect(part == Array(all[lower..<upper]))
                }
                for slot in all { #expect(forest.seed(of: slot, level: level) == found.slot) }
                let next = forest.expansionLevel(of: found.slot, level: level)
                if found.count == 1 {
                    #expect(next == forest.levels.points + 1)
                } else {
                    #expect(forest.count(of: found.slot, level: next) < found.count)
                    #expect(forest.count(of: found.slot, level: next - 1) == found.count)
                }
            }
        }
    }
}
