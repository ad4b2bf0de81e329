import Bytes
import ClusterMap
import Foundation
import MapGeometry
import TestSupport
import Testing

struct ClusterIndexTests {
    static func coordinates(_ seed: UInt64, _ count: Int) -> [CLLocationCoordinate2D] {
        var random = SplitMix(seed: seed)
        return random.townPins(count).map(\.coordinate)
    }

    static func clusters(_ index: ClusterIndex) -> [[ClusterIndex.Cluster]] {
        (0...index.maxZoom + 1).map {
            index.clusters(south: -90, west: -180, north: 90, east: 180, zoom: $0)
        }
    }

    @Test func everyZoomHoldsEveryPoint() throws {
        let index = try ClusterIndex(Self.coordinates(1, 2000), options: .init(maxZoom: 14))
        for (zoom, clusters) in Self.clusters(index).enumerated() {
            #expect(clusters.reduce(0) { $0 + $1.count } == 2000)
            for cluster in clusters {
                let members = index.members(of: cluster.id, zoom: zoom)
                #expect(members.count == cluster.count && members.first == cluster.id)
                #expect(members.allSatisfy { index.cluster(of: $0, zoom: zoom) == cluster })
            }
        }
    }

    @Test func noTwoClustersAreNearerThanTheRadius() throws {
        let index = try ClusterIndex(Self.coordinates(2, 3000), options: .init(maxZoom: 12))
        for (zoom, clusters) in Self.clusters(index).dropLast().enumerated() {
            let places = clusters.map { MKMapPoint($0.coordinate) }
            let radius = 40 * exp2(Double(20 - zoom)) - 1
            for (number, one) in places.enumerated() {
                for other in places[..<number] {
                    let across = abs(one.x - other.x)
                    let (dx, dy) = (min(across, MKMapSize.world.width - across), one.y - other.y)
                    if dx * dx + dy * dy <= radius * radius { Issue.record("too near at \(zoom)") }
                }
            }
        }
    }

    /// Sets with towns, an even one, one with many points on few spots, and one that is too crowded for pairs.
    static let largeSets: [@Sendable (inout SplitMix) -> [Pin]] = [
        { $0.townPins(20_000, towns: 30) },
        { $0.uniformPins(20_000) },
        { random in
            let spots = random.uniformPins(300)
            return (0..<20_000).map {
                let spot = spots[Int.random(in: 0..<300, using: &random)].coordinate
                return Pin($0, spot.latitude, spot.longitude)
            }
        },
        { random in
            (0..<20_000).map {
                Pin(
                    $0, .random(in: 0...0.05, using: &random),
                    179.98 + .random(in: 0...0.04, using: &random))
            }
        },
    ]

    @Test(arguments: Array(largeSets.indices))
    func theNumberOfThreadsDoesNotMatter(set: Int) throws {
        let path = NSTemporaryDirectory() + "clusters-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        var random = SplitMix(seed: UInt64(set) + 1)
        let coordinates = Self.largeSets[set](&random).map(\.coordinate)
        let files = try [1, 2, 3, 7].map { concurrency in
            var options = ClusterIndex.Options(maxZoom: 16)
            options.concurrency = concurrency
            try ClusterIndex(coordinates, options: options).write(to: path)
            return try Data(contentsOf: URL(fileURLWithPath: path))
        }
        #expect(files.allSatisfy { $0 == files[0] })
    }

    @Test(arguments: [nil, 0, 1, 3, 1000]) func theFirstFaultIsNamed(concurrency: Int?) throws {
        var coordinates = Self.coordinates(11, 5000)
        for number in [4999, 3001, 3000] { coordinates[number].latitude = .nan }
        var options = ClusterIndex.Options()
        options.concurrency = concurrency
        do {
            _ = try ClusterIndex(coordinates, options: options)
            Issue.record("nothing was thrown")
        } catch {
            #expect(error.code == .notFinite && error.position == 3000)
        }
        #expect(try ClusterIndex([], options: options).count == 0)
        #expect(try ClusterIndex(Array(coordinates.prefix(2)), options: options).count == 2)
    }

    @Test func pointsComeGoAndMove() throws {
        var coordinates = Self.coordinates(3, 500)
        var index = try ClusterIndex(coordinates)
        let last = try index.insert(.init(latitude: 1, longitude: 2))
        coordinates.append(.init(latitude: 1, longitude: 2))
        #expect(last == 500)
        try index.move(7, to: .init(latitude: 60, longitude: 25))
        coordinates[7] = .init(latitude: 60, longitude: 25)
        let fresh = try ClusterIndex(coordinates)
        #expect(Self.clusters(index) == Self.clusters(fresh))
        index.remove(last)
        index.remove(last)
        #expect(index.count == 500)
        #expect(index.members(of: last, zoom: 21).isEmpty)
    }

    @Test func coordinatesThatCannotBePlacedAreNamed() {
        #expect(throws: ClusterError.self) {
            try ClusterIndex([
                .init(latitude: 0, longitude: 0), .init(latitude: .nan, longitude: 0),
            ])
        }
        let error = #expect(throws: ClusterError.self) {
            try ClusterIndex([.init(), .init(), .init(latitude: 120, longitude: 60)])
        }
        #expect(error?.code == .latitudeOutOfRange && error?.position == 2)
        #expect(error?.description.contains("swapped") == true)
    }

    @Test func regionsThatMakeNoSenseAreEmpty() throws {
        let index = try ClusterIndex([.init(latitude: 1, longitude: 1)])
        for region in [
            MKCoordinateRegion(.nan, 0, span: 1), .init(0, .infinity, span: 1),
            .init(0, 0, span: .nan), .init(0, 0, span: -1),
        ] {
            #expect(index.clusters(in: region, zoom: 3).isEmpty)
        }
        #expect(index.clusters(in: .world, zoom: -5).count == 1)
        #expect(index.clusters(in: .world, zoom: 1000).count == 1)
    }

    @Test func anEmptyIndexIsEmpty() throws {
        let index = try ClusterIndex([])
        #expect(index.count == 0)
        #expect(Self.clusters(index).allSatisfy { $0.isEmpty })
    }

    @Test func aSavedIndexIsTheSame() throws {
        let path = NSTemporaryDirectory() + "clusters-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        var index = try ClusterIndex(
            Self.coordinates(4, 800), options: .init(maxZoom: 15, radius: 30))
        index.remove(3)
        try index.write(to: path)
        var opened = try ClusterIndex(contentsOf: path)
        #expect(Self.clusters(opened) == Self.clusters(index))
        let number = try opened.insert(.init(latitude: 3, longitude: 4))
        let same = try index.insert(.init(latitude: 3, longitude: 4))
        #expect(same == number)
        #expect(Self.clusters(opened) == Self.clusters(index))
    }

    @Test func aDamagedFileIsRefused() throws {
        let path = NSTemporaryDirectory() + "clusters-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try ClusterIndex(Self.coordinates(5, 40)).write(to: path)
        let good = try Data(contentsOf: URL(fileURLWithPath: path))
        func expectRefusal(_ bytes: Data) throws {
            try bytes.write(to: URL(fileURLWithPath: path))
            #expect(throws: ClusterError.self) { try ClusterIndex(contentsOf: path) }
        }
        for length in stride(from: 0, to: good.count, by: 13) {
            try expectRefusal(good.prefix(length))
        }
        var random = SplitMix(seed: 6)
        for _ in 0..<500 {
            var bytes = good
            bytes[Int.random(in: 0..<bytes.count, using: &random)] ^=
                1
                << UInt8.random(
                    in: 0..<8, using: &random)
            try expectRefusal(bytes)
        }
        try FileManager.default.removeItem(atPath: path)
        #expect(throws: ClusterError.self) { try ClusterIndex(contentsOf: path) }
    }

    /// Opened unchecked, a damaged file shows nothing and says so where it can.
    @Test func aFileThatIsCheckedOnUseIsNeverBelievedBefore() throws {
        let path = NSTemporaryDirectory() + "clusters-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let original = try ClusterIndex(Self.coordinates(5, 40))
        try original.write(to: path)
        var opened = try ClusterIndex(contentsOf: path, checking: .onUse)
        #expect(Self.clusters(opened) == Self.clusters(original))
        try opened.verify()
        #expect(try opened.insert(.init(latitude: 1, longitude: 2)) == 40)
        let good = try Data(contentsOf: URL(fileURLWithPath: path))
        var random = SplitMix(seed: 7)
        var later = 0
        for round in 0..<600 {
            var bytes = good
            let place = Int.random(in: 0..<bytes.count, using: &random)
            bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            if round % 3 == 0 { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random)) }
            try bytes.write(to: URL(fileURLWithPath: path))
            guard var damaged = try? ClusterIndex(contentsOf: path, checking: .onUse) else {
                continue
            }
            later += 1
            switch round % 4 {
            case 0:
                #expect(damaged.count == 0)
                #expect(damaged.clusters(in: .world, zoom: 3).isEmpty)
                #expect((0..<40).allSatisfy { damaged.cluster(of: $0, zoom: 3) == nil })
            case 1:
                #expect(ClusterFilter(damaged) { _ in true }.clusters(in: .world, zoom: 3).isEmpty)
                let totals = ClusterTotals(damaged, .sum { _ in 1.0 })
                #expect(totals.value(of: 0, zoom: 0) == nil)
            case 2:
                damaged.remove(3)
                #expect(damaged.count == 0)
                continue
            default: break
            }
            let error = #expect(throws: ClusterError.self) { try damaged.verify() }
            #expect(error?.code == .damagedFile && error?.path == path)
            #expect(throws: ClusterError.self) { try damaged.write(to: path + "-copy") }
            #expect(throws: ClusterError.self) { try damaged.move(0, to: .init()) }
            #expect(throws: ClusterError.self) { try damaged.insert(.init()) }
        }
        #expect(later > 300)
        #expect(!FileManager.default.fileExists(atPath: path + "-copy"))
    }

    @Test func filesOfOtherVersionsAreNamed() throws {
        let path = NSTemporaryDirectory() + "clusters-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try ClusterIndex(Self.coordinates(5, 40)).write(to: path)
        let good = try Data(contentsOf: URL(fileURLWithPath: path))
        for (version, code) in [
            (UInt8(1), ClusterError.Code.olderFile), (2, .olderFile), (99, .newerFile),
        ] {
            var bytes = good
            bytes[8] = version
            try bytes.write(to: URL(fileURLWithPath: path))
            let error = #expect(throws: ClusterError.self) { try ClusterIndex(contentsOf: path) }
            #expect(error?.code == code && error?.path == path)
        }
    }

    /// A file whose checksum is right may still be the work of an enemy.
    @Test func aForgedFileIsRefusedOrHarmless() throws {
        let path = NSTemporaryDirectory() + "clusters-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        var original = try ClusterIndex(Self.coordinates(8, 60), options: .init(maxZoom: 9))
        for number in stride(from: 0, to: 60, by: 7) { original.remove(number) }
        try original.write(to: path)
        let good = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        var random = SplitMix(seed: 9)
        var (refused, opened) = (0, 0)
        for _ in 0..<800 {
            var bytes = Array(good.dropLast(8))
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let word = 4 * Int.random(in: 2..<(bytes.count / 4), using: &random)
                let value =
                    Bool.random(using: &random)
                    ? UInt32.random(in: 0..<64, using: &random)
                    : [0, 1, .max, 1 << 27, 0x8000_0000].randomElement(using: &random) ?? 0
                for place in 0..<4 {
                    bytes[word + place] = UInt8(truncatingIfNeeded: value >> UInt32(8 * place))
                }
            }
            var sum = byteHash(bytes.span.bytes)
            for _ in 0..<8 {
                bytes.append(UInt8(truncatingIfNeeded: sum))
                sum >>= 8
            }
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            do {
                var index = try ClusterIndex(contentsOf: path)
                opened += 1
                for zoom in 0...min(index.maxZoom + 1, 12) {
                    for cluster in index.clusters(in: .world, zoom: zoom) {
                        #expect(index.members(of: cluster.id, zoom: zoom).count == cluster.count)
                        _ = index.expansionZoom(of: cluster.id, zoom: zoom)
                    }
                }
                try index.insert(.init(latitude: 1, longitude: 2))
                index.remove(1)
            } catch {
                refused += 1
            }
        }
        // Only radii that stay in order, and to what they were, can numbers be changed unnoticed.
        #expect(refused > 300 && opened > 0, "\(refused) refused, \(opened) opened")
    }

    @Test func anIndexThatWasChangedIsSavedLikeANewOne() throws {
        let paths = (0..<2).map { _ in NSTemporaryDirectory() + "clusters-\(UUID().uuidString)" }
        defer { for path in paths { try? FileManager.default.removeItem(atPath: path) } }
        let places = Self.coordinates(10, 300)
        var changed = try ClusterIndex(Array(places.reversed()))
        for (number, place) in places.enumerated() { try changed.move(number, to: place) }
        try changed.write(to: paths[0])
        try ClusterIndex(places).write(to: paths[1])
        let files = try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        #expect(files[0] == files[1])
    }
}
