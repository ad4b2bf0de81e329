import ClusterMap
import Foundation
import MapGeometry
import Synchronization
import TestSupport
import Testing

/// Children, other rules than those of the build, cells, legs, and loading by chunks.
struct ClusterChoiceTests {
    static func points(_ count: Int, seed: UInt64) -> [CLLocationCoordinate2D] {
        var random = SplitMix(seed: seed)
        return random.townPins(count).map(\.coordinate)
    }

    static let world = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))

    @Test func childrenAreWhatAClusterFallsApartInto() throws {
        let index = try ClusterIndex(Self.points(1500, seed: 3))
        for zoom in [0, 3, 7, 12, 20] {
            for cluster in index.clusters(in: Self.world, zoom: zoom) {
                let children = index.children(of: cluster.id, zoom: zoom)
                guard let next = index.expansionZoom(of: cluster.id, zoom: zoom) else {
                    #expect(children.isEmpty)
                    continue
                }
                #expect(children.count > 1)
                let members = Set(index.members(of: cluster.id, zoom: zoom))
                let shown = index.clusters(in: Self.world, zoom: next).filter {
                    members.contains($0.id)
                }
                #expect(Set(children) == Set(shown))
                #expect(children.reduce(0) { $0 + $1.count } == cluster.count)
            }
        }
    }

    @Test func smallClustersAreShownAsTheirPoints() throws {
        let points = Self.points(1500, seed: 4)
        let index = try ClusterIndex(points)
        var random = SplitMix(seed: 5)
        for _ in 0..<200 {
            let (region, zoom) = (random.region(), Int.random(in: 0...21, using: &random))
            let found = index.clusters(in: region, zoom: zoom, .init(minPoints: 5))
            guard let window = MapWindow(size: .phone, region: region) else { continue }
            let all = index.clusters(in: Self.world, zoom: zoom)
            var wanted: Set<Int> = []
            for cluster in all {
                if cluster.count >= 5 {
                    wanted.insert(cluster.id)
                } else {
                    wanted.formUnion(index.members(of: cluster.id, zoom: zoom))
                }
            }
            #expect(found.allSatisfy { $0.count == 1 || $0.count >= 5 })
            #expect(found.allSatisfy { wanted.contains($0.id) })
            _ = window
            // What surely is inside.
            let half = (region.span.latitudeDelta, region.span.longitudeDelta)
            let inside = wanted.filter { id in
                let point = points[id]
                return abs(point.latitude - region.center.latitude) < 0.49 * half.0
                    && abs(point.longitude - region.center.longitude) < 0.49 * half.1
            }
            #expect(inside.isSubset(of: found.map(\.id)))
        }
    }

    @Test func markersAreAsFarApartAsIsAskedFor() throws {
        let index = try ClusterIndex(Self.points(3000, seed: 6))
        for (zoom, radius) in [(3, 80.0), (5, 60), (6, 20), (4, 40), (9, 200)] {
            let found = index.clusters(in: Self.world, zoom: zoom, .init(radius: radius))
            let places = found.map { MKMapPoint($0.coordinate) }
            let scale = 256 * exp2(Double(zoom)) / MKMapRect.world.width
            var nearest = Double.infinity
            for (number, one) in places.enumerated() {
                for other in places[..<number] {
                    let across = abs(one.x - other.x)
                    let dx = min(across, MKMapRect.world.width - across)
                    nearest = min(nearest, hypot(dx, one.y - other.y) * scale)
                }
            }
            #expect(nearest >= radius)
            #expect(found.reduce(0) { $0 + $1.count } == 3000)
        }
        let single = index.clusters(in: Self.world, zoom: 3, .init(radius: 0))
        #expect(single.count == 3000)
        let early = index.clusters(in: Self.world, zoom: 2, .init(minZoom: 6))
        #expect(Set(early) == Set(index.clusters(in: Self.world, zoom: 6)))
    }

    @Test(arguments: [ClusterIndex.CellShape.square, .hexagon], [0, 4, 9, 14])
    func cellsHoldTheirPoints(shape: ClusterIndex.CellShape, zoom: Int) throws {
        let points = Self.points(1200, seed: 8)
        var index = try ClusterIndex(points)
        index.remove(5)
        var random = SplitMix(seed: 9)
        for size in [7.0, 30, 64] {
            let all = index.cells(in: Self.world, zoom: zoom, size: size, shape: shape)
            #expect(all.reduce(0) { $0 + $1.count } <= 1199)
            if shape == .square { #expect(all.reduce(0) { $0 + $1.count } == 1199) }
            // Each point is in the cell whose middle is nearest.
            let side = MKMapRect.world.width / (256 * exp2(Double(zoom)) / size).rounded()
            var counts: [MKMapPoint: Int] = [:]
            let middles = all.map { MKMapPoint($0.coordinate) }
            for (number, point) in points.enumerated() where number != 5 {
                let place = MKMapPoint(point)
                func distance(_ middle: MKMapPoint) -> Double {
                    let across = abs(middle.x - place.x)
                    let dx = min(across, MKMapRect.world.width - across)
                    let dy = abs(middle.y - place.y)
                    return shape == .square ? max(dx, dy) : hypot(dx, dy)
                }
                guard let nearest = middles.min(by: { distance($0) < distance($1) }),
                    distance(nearest) <= side * 0.58 + 2
                else { continue }
                counts[nearest, default: 0] += 1
            }
            for (cell, middle) in zip(all, middles) {
                #expect(abs((counts[middle] ?? 0) - cell.count) <= cell.count / 50 + 1)
            }
            let region = random.region()
            let part = index.cells(in: region, zoom: zoom, size: size, shape: shape)
            #expect(Set(part).isSubset(of: all))
        }
    }

    @Test func legsAreApart() throws {
        let spot = CLLocationCoordinate2D(latitude: 47, longitude: 9)
        for count in [2, 5, 8, 9, 100] {
            let index = try ClusterIndex(Array(repeating: spot, count: count))
            let legs = index.legs(of: 0, zoom: 18, spacing: 30)
            #expect(legs.map(\.number) == Array(0..<count))
            let places = legs.map { MKMapPoint($0.coordinate) }
            let scale = 256 * exp2(18) / MKMapRect.world.width
            for (number, one) in places.enumerated() {
                for other in places[..<number] {
                    #expect(hypot(one.x - other.x, one.y - other.y) * scale > 24)
                }
            }
        }
    }

    struct Chunks: AsyncSequence, Sendable {
        let chunks: [[CLLocationCoordinate2D]]
        struct AsyncIterator: AsyncIteratorProtocol {
            var rest: ArraySlice<[CLLocationCoordinate2D]>
            mutating func next() async -> [CLLocationCoordinate2D]? { rest.popFirst() }
        }
        func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: chunks[...]) }
    }

    @Test func chunksMakeTheIndexOfAllPoints() async throws {
        let points = Self.points(5000, seed: 11)
        let chunks = stride(from: 0, to: 5000, by: 700).map {
            Array(points[$0..<min($0 + 700, 5000)])
        }
        let seen = Mutex<[ClusterIndex.LoadingProgress]>([])
        let index = try await ClusterIndex.load(Chunks(chunks: chunks)) { progress in
            seen.withLock { $0.append(progress) }
        }
        let whole = try ClusterIndex(points)
        for zoom in 0...21 {
            #expect(
                index.clusters(in: Self.world, zoom: zoom)
                    == whole.clusters(in: Self.world, zoom: zoom))
        }
        let progress = seen.withLock { $0 }
        #expect(progress.map(\.pointCount) == progress.map(\.pointCount).sorted())
        #expect(progress.map(\.built) == progress.map(\.built).sorted())
        #expect(progress.first?.pointCount == 700)
        #expect(progress.last == .init(pointCount: 5000, built: 1))
    }

    @Test(arguments: [1, 9])
    func loadingStopsWhenItsTaskIsCancelled(after reports: Int) async throws {
        let points = Self.points(5000, seed: 12)
        let chunks = stride(from: 0, to: 5000, by: 700).map {
            Array(points[$0..<min($0 + 700, 5000)])
        }
        let seen = Mutex(0)
        let task = Task {
            try await ClusterIndex.load(Chunks(chunks: chunks)) { _ in
                let count = seen.withLock { count in
                    count += 1
                    return count
                }
                if count == reports { withUnsafeCurrentTask { unsafe $0?.cancel() } }
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(seen.withLock { $0 } <= reports + 1)
    }
}
