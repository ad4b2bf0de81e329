import ClusterMap
import Foundation
import MapGeometry
import TestSupport
import Testing

/// Points that share places, or nearly do, against the rules written down in `NaiveForest`, which shares nothing with
/// the engine.
struct SharedPlaceTests {
    /// A world of few points and fewer places.
    struct World {
        var random: SplitMix
        let places: [(x: UInt32, y: UInt32)]
        var points: [NaiveForest.Point] = []
        var index: ClusterIndex
        let options = ClusterIndex.Options(maxZoom: 6, radius: 40)
        let levels = SeedLevels(maxZoom: 6) { _ in 40 }

        init(seed: UInt64, placeCount: Int, count: Int) throws {
            random = SplitMix(seed: seed)
            var places: [(x: UInt32, y: UInt32)] = []
            for _ in 0..<placeCount {
                // Half of them within some units of another one, so that all radii are met.
                let spread = pow(2, Double.random(in: 0...30, using: &random))
                let near = places.randomElement(using: &random) ?? (1 << 31, 1 << 31)
                places.append(
                    (
                        near.x &+ UInt32(Double.random(in: 0...spread, using: &random)),
                        near.y &+ UInt32(Double.random(in: 0...spread, using: &random)) % (1 << 30)
                    ))
            }
            self.places = places
            index = try ClusterIndex([], options: options)
            for _ in 0..<count { try insert() }
            // What came one by one, and what is built at once.
            if seed % 2 == 0 {
                index = try ClusterIndex(
                    points.map { Mercator.coordinate(x: $0.x, y: $0.y) }, options: options)
            }
        }

        mutating func place() -> (x: UInt32, y: UInt32) {
            places[Int.random(in: 0..<places.count, using: &random)]
        }

        /// The place that a coordinate has in the index.
        func placed(_ coordinate: CLLocationCoordinate2D) -> (x: UInt32, y: UInt32) {
            (Mercator.x(longitude: coordinate.longitude), Mercator.y(latitude: coordinate.latitude))
        }

        mutating func insert() throws {
            let place = place()
            let coordinate = Mercator.coordinate(x: place.x, y: place.y)
            let number = try index.insert(coordinate)
            let (x, y) = placed(coordinate)
            points.append(NaiveForest.Point(x: x, y: y, handle: UInt32(number)))
        }

        mutating func step() throws {
            let number = Int.random(in: 0..<max(points.count, 1), using: &random)
            switch points.isEmpty ? 0 : Int.random(in: 0..<4, using: &random) {
            case 0: try insert()
            case 1:
                index.remove(Int(points[number].handle))
                points.remove(at: number)
            default:
                let place = place()
                let coordinate = Mercator.coordinate(x: place.x, y: place.y)
                try index.move(Int(points[number].handle), to: coordinate)
                let (x, y) = placed(coordinate)
                points[number] = NaiveForest.Point(x: x, y: y, handle: points[number].handle)
            }
        }

        /// Whether a coordinate is where the mean of some members is, which lie on one side of the 180th meridian.
        func isCentroid(_ coordinate: CLLocationCoordinate2D?, of members: [Int]) -> Bool {
            guard let coordinate else { return false }
            let places = points.filter { members.contains(Int($0.handle)) }
            let count = Double(places.count)
            let x = places.reduce(0) { $0 + Double($1.x) + 0.5 } / count
            let y = places.reduce(0) { $0 + Double($1.y) + 0.5 } / count
            let latitude = atan(sinh(.pi * (1 - y / 0x1p31))) * 180 / .pi
            return abs(coordinate.longitude - (x / 0x1p32 * 360 - 180)) < 1e-9
                && abs(coordinate.latitude - latitude) < 1e-9
        }

        /// Says where the index differs from the rules; nil if nowhere.
        func difference() -> String? {
            if index.count != points.count { return "\(index.count) points" }
            let naive = NaiveForest(points, levels: levels)
            for zoom in 0...(levels.maxZoom + 1) {
                let level = zoom > levels.maxZoom ? levels.count : levels.level(zoom: zoom)
                let owners = naive.owners[level]
                var members: [Int: Set<Int>] = [:]
                for (place, owner) in owners.enumerated() {
                    members[Int(points[owner].handle), default: []].insert(
                        Int(points[place].handle))
                }
                let shown = index.clusters(south: -90, west: -180, north: 90, east: 180, zoom: zoom)
                if Set(shown.map(\.id)) != Set(members.keys) || shown.count != members.count {
                    return "zoom \(zoom): \(shown.count) clusters, \(members.count) by the rules"
                }
                for cluster in shown {
                    let all = index.members(of: cluster.id, zoom: zoom)
                    if Set(all) != members[cluster.id] || all.count != cluster.count {
                        return "zoom \(zoom): members of \(cluster.id)"
                    }
                    let parts = stride(from: 0, to: all.count, by: 3).flatMap {
                        index.members(of: cluster.id, zoom: zoom, offset: $0, limit: 3)
                    }
                    if parts != all { return "zoom \(zoom): pages of \(cluster.id)" }
                    if !isCentroid(index.centroid(of: cluster.id, zoom: zoom), of: all) {
                        return "zoom \(zoom): centroid of \(cluster.id)"
                    }
                    if all.first != cluster.id { return "zoom \(zoom): seed of \(cluster.id)" }
                    let next = index.expansionZoom(of: cluster.id, zoom: zoom)
                    let apart = ((zoom + 1)...(levels.maxZoom + 2)).first { finer in
                        let level =
                            finer > levels.maxZoom ? levels.count : levels.level(zoom: finer)
                        let seeds = points.indices.filter {
                            all.contains(Int(points[$0].handle))
                        }.map { naive.owners[level][$0] }
                        return Set(seeds).count > 1
                    }
                    if next != apart { return "zoom \(zoom): expansion of \(cluster.id)" }
                }
                for (place, owner) in owners.enumerated() {
                    let found = index.cluster(of: Int(points[place].handle), zoom: zoom)
                    if found?.id != Int(points[owner].handle) {
                        return "zoom \(zoom): cluster of \(points[place].handle)"
                    }
                }
            }
            return nil
        }
    }

    /// Six seeds in the slow tier: each is compared with a build after every step.
    @Test(arguments: SlowTier.isOn ? [1, 2, 3, 4, 5, 6] : [1, 2], [1, 3, 12])
    func everyChangeFollowsTheRules(seed: UInt64, placeCount: Int) throws {
        var world = try World(seed: seed, placeCount: placeCount, count: 40)
        for step in 0..<60 {
            try world.step()
            let difference = world.difference()
            try #require(difference == nil, "seed \(seed), step \(step): \(difference ?? "")")
        }
    }

    @Test(arguments: [21, 22])
    func theSameAsABuildAndASavedIndexWhateverTheOrder(seed: UInt64) throws {
        var world = try World(seed: seed, placeCount: 4, count: 120)
        let path = NSTemporaryDirectory() + "shared-places-\(seed)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        for step in 0..<200 {
            try world.step()
            guard step % 20 == 0 else { continue }
            try world.index.write(to: path)
            world.index = try ClusterIndex(contentsOf: path)
            let difference = world.difference()
            try #require(difference == nil, "seed \(seed), step \(step): \(difference ?? "")")
        }
    }

    @Test func removingAStackInAnyOrderLeavesNothing() throws {
        for order in 0..<3 {
            let spot = CLLocationCoordinate2D(latitude: 47.1, longitude: 9.5)
            var index = try ClusterIndex(Array(repeating: spot, count: 3000))
            var numbers = Array(0..<3000)
            if order == 1 { numbers.reverse() }
            if order == 2 {
                var random = SplitMix(seed: 9)
                numbers.shuffle(using: &random)
            }
            var rest = Set(numbers)
            for number in numbers {
                index.remove(number)
                rest.remove(number)
                guard rest.count % 100 == 1, let one = rest.first else { continue }
                let cluster = index.cluster(of: one, zoom: 5)
                #expect(cluster?.count == rest.count)
                #expect(cluster?.id == rest.min())
            }
            #expect(index.count == 0)
        }
    }

    /// The members of a cluster on both sides of the 180th meridian, moved there point by point and built at once.
    @Test func centroidsAreThoseOfABuildToTheBit() throws {
        var random = SplitMix(seed: 17)
        func point() -> CLLocationCoordinate2D {
            CLLocationCoordinate2D(
                latitude: .random(in: -60...60, using: &random),
                longitude: 180 + .random(in: -20...20, using: &random))
        }
        var points = (0..<400).map { _ in point() }
        var index = try ClusterIndex(points)
        for _ in 0..<600 {
            let number = Int.random(in: 0..<400, using: &random)
            points[number] = point()
            try index.move(number, to: points[number])
        }
        let built = try ClusterIndex(points)
        let centers = ClusterTotals(built, values: points.map { ClusterCenter($0, weight: 3) }) {
            $0.add($1)
        }
        for zoom in 0...21 {
            for cluster in built.clusters(south: -90, west: -180, north: 90, east: 180, zoom: zoom)
            {
                let moved = index.centroid(of: cluster.id, zoom: zoom)
                let centroid = try #require(built.centroid(of: cluster.id, zoom: zoom))
                #expect(moved?.latitude == centroid.latitude)
                #expect(moved?.longitude == centroid.longitude)
                let weighted = centers.value(of: cluster.id, zoom: zoom)
                #expect(weighted?.coordinate?.latitude == centroid.latitude)
                #expect(weighted?.coordinate?.longitude == centroid.longitude)
                #expect(weighted?.weight == Int64(3 * cluster.count))
                let mean =
                    built.members(of: cluster.id, zoom: zoom).reduce(0) {
                        $0 + (points[$1].longitude + 360).truncatingRemainder(dividingBy: 360)
                    } / Double(cluster.count)
                let east = (centroid.longitude + 360).truncatingRemainder(dividingBy: 360)
                #expect(abs(east - mean) < 1e-6)
            }
        }
    }

    @Test(arguments: [31, 32])
    func totalsOfSharedPlacesStayRight(seed: UInt64) throws {
        var world = try World(seed: seed, placeCount: 5, count: 60)
        var totals = ClusterTotals(
            world.index,
            values: world.points.map { [Int($0.handle)] }
        ) { $0 += $1 }
        var filter = ClusterFilter(world.index) { $0 % 3 == 0 }
        for _ in 0..<120 {
            let number = Int.random(in: 0..<world.points.count, using: &world.random)
            let place = world.place()
            let coordinate = Mercator.coordinate(x: place.x, y: place.y)
            let handle = Int(world.points[number].handle)
            try totals.move(handle, to: coordinate)
            try filter.move(handle, to: coordinate)
            for zoom in 0...7 {
                for cluster in totals.index.clusters(
                    south: -90, west: -180, north: 90, east: 180, zoom: zoom)
                {
                    let members = totals.index.members(of: cluster.id, zoom: zoom)
                    #expect(
                        totals.value(of: cluster.id, zoom: zoom)?.sorted() == members.sorted())
                    let matching = members.filter { $0 % 3 == 0 }
                    let shown = filter.members(of: cluster.id, zoom: zoom)
                    #expect(shown.sorted() == matching.sorted())
                }
                let shown = filter.clusters(
                    south: -90, west: -180, north: 90, east: 180, zoom: zoom)
                #expect(
                    shown.reduce(0) { $0 + $1.count }
                        == world.points.count { $0.handle % 3 == 0 })
            }
        }
    }
}
