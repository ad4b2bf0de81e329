import ClusterMap
import Foundation
import MapGeometry
import TestSupport
import Testing
import VectorTile

/// Clusters as GeoJSON and vector tiles, read back.
struct ClusterExportTests {
    static func index(_ seed: UInt64) throws -> ClusterIndex {
        var random = SplitMix(seed: seed)
        let places =
            random.townPins(300).map(\.coordinate) + random.uniformPins(300).map(\.coordinate)
        return try ClusterIndex(places, options: .init(maxZoom: 8))
    }

    @Test func geoJSONHoldsWhatTheIndexSays() throws {
        let index = try Self.index(1)
        for zoom in [0, 3, 9] {
            let collection = index.features(in: .world, zoom: zoom) {
                ["double": .integer(Int64(2 * $0.count))]
            }
            let text = try GeoJSON.encode(.featureCollection(collection))
            let features = try GeoJSON.decode(text).features
            let clusters = index.clusters(in: .world, zoom: zoom)
            #expect(features.count == clusters.count)
            for (feature, cluster) in zip(features, clusters) {
                let properties = try #require(feature.properties)
                #expect(feature.id == .integer(Int64(cluster.id)))
                #expect(feature.geometry == .point(.init(cluster.coordinate)))
                #expect(properties["cluster"] == .bool(!cluster.isPoint))
                #expect(properties["double"] == .integer(Int64(2 * cluster.count)))
                if cluster.isPoint {
                    #expect(properties["point"] == .integer(Int64(cluster.id)))
                    #expect(properties["point_count"] == nil)
                } else {
                    #expect(properties["cluster_id"] == .integer(Int64(cluster.id)))
                    #expect(properties["point_count"] == .integer(Int64(cluster.count)))
                    #expect(
                        properties["expansion_zoom"]
                            == index.expansionZoom(of: cluster.id, zoom: zoom)
                            .map { .integer(Int64($0)) })
                }
            }
        }
    }

    @Test func tilesOfAZoomHoldEveryClusterOnce() throws {
        let index = try Self.index(2)
        for zoom in 0...3 {
            var (inTiles, inVectorTiles): ([Int], [Int]) = ([], [])
            for x in 0..<(1 << zoom) {
                for y in 0..<(1 << zoom) {
                    let tile = try #require(ClusterTile(zoom: zoom, x: x, y: y, buffer: 0))
                    inTiles += index.features(inTile: tile).features.compactMap { feature in
                        if case .integer(let id) = feature.id { Int(id) } else { nil }
                    }
                    let bytes = try index.vectorTile(tile)
                    guard !bytes.isEmpty else { continue }
                    let decoded = try VectorTile(bytes.span.bytes)
                    let layer = try #require(decoded.layer(named: "clusters"))
                    inVectorTiles += layer.features.compactMap { $0.id.map { Int($0) } }
                }
            }
            let expected = index.clusters(in: .world, zoom: zoom).map(\.id).sorted()
            #expect(inTiles.sorted() == expected)
            #expect(inVectorTiles.sorted() == expected)
        }
    }

    @Test func aVectorTileTellsPlacesAndProperties() throws {
        let index = try Self.index(3)
        let filter = ClusterFilter(index) { $0 % 2 == 0 }
        for zoom in 1...9 {
            for cluster in index.clusters(in: .world, zoom: zoom).prefix(20) {
                let point = MKMapPoint(cluster.coordinate)
                let side = MKMapSize.world.width / exp2(Double(zoom))
                let tile = try #require(
                    ClusterTile(zoom: zoom, x: Int(point.x / side), y: Int(point.y / side)))
                let bytes = try index.vectorTile(tile) { ["twice": .number(Double($0.count * 2))] }
                let decoded = try VectorTile(bytes.span.bytes)
                let layer = try #require(decoded.layer(named: "clusters"))
                let feature = try #require(
                    layer.features.first { $0.id == UInt64(cluster.id) })
                let attributes = layer.attributes(of: feature)
                #expect(attributes["cluster"] == .bool(!cluster.isPoint))
                #expect(attributes["twice"] == .double(Double(cluster.count * 2)))
                #expect(
                    attributes["point_count"]
                        == (cluster.isPoint ? nil : .int(Int64(cluster.count))))
                #expect(
                    attributes["expansion_zoom"]
                        == index.expansionZoom(of: cluster.id, zoom: zoom).map { .int(Int64($0)) })
                let place = Array(try #require(layer.parts(of: feature).first))
                let x = (point.x / side - Double(tile.x)) * 4096
                let y = (point.y / side - Double(tile.y)) * 4096
                #expect(abs(Double(place[0]) + 0.5 - x) < 0.51)
                #expect(abs(Double(place[1]) + 0.5 - y) < 0.51)
                let matching = try filter.vectorTile(tile)
                guard !matching.isEmpty else { continue }
                let some = try VectorTile(matching.span.bytes)
                for feature in some.layers[0].features {
                    let number = Int(try #require(feature.id))
                    #expect(!filter.members(of: number, zoom: zoom).isEmpty)
                }
            }
        }
    }

    @Test func whatLiesBesideATileIsInItsBuffer() throws {
        let index = try ClusterIndex([
            .init(latitude: 0.01, longitude: -179.99), .init(latitude: 10, longitude: 179.99),
            .init(latitude: 20, longitude: 90),
        ])
        func points(_ zoom: Int, _ x: Int, _ y: Int) throws -> Set<[Int32]> {
            let tile = try #require(ClusterTile(zoom: zoom, x: x, y: y))
            let bytes = try index.vectorTile(tile)
            guard !bytes.isEmpty else { return [] }
            let decoded = try VectorTile(bytes.span.bytes)
            return Set(
                decoded.layers[0].features.flatMap { feature in
                    decoded.layers[0].parts(of: feature).map { Array($0) }
                })
        }
        // At zoom 4 the first two are apart, in tiles at both ends of the world.
        #expect(try points(4, 0, 7).contains([1, 4094]))
        #expect(try points(4, 15, 7).contains([4097, 4094]))
        #expect(try points(4, 0, 8).contains([1, -2]))
        #expect(
            try points(0, 0, 0).contains { $0[0] >= 4096 } || points(0, 0, 0).contains { $0[0] < 0 }
        )
    }

    @Test func tilesThatDoNotExistAreRefused() {
        #expect(ClusterTile(zoom: 2, x: 4, y: 0) == nil)
        #expect(ClusterTile(zoom: -1, x: 0, y: 0) == nil)
        #expect(ClusterTile(zoom: 29, x: 0, y: 0) == nil)
        #expect(ClusterTile(zoom: 1, x: 0, y: -1) == nil)
        #expect(ClusterTile(zoom: 1, x: 0, y: 0, extent: 0) == nil)
        #expect(ClusterTile(zoom: 1, x: 0, y: 0, buffer: 5000) == nil)
    }

    @Test func filteredTilesHoldEveryClusterOnce() throws {
        let index = try Self.index(5)
        let filter = ClusterFilter(index) { $0 % 3 == 0 }
        for zoom in 0...3 {
            var inTiles = 0
            for x in 0..<(1 << zoom) {
                for y in 0..<(1 << zoom) {
                    let tile = try #require(ClusterTile(zoom: zoom, x: x, y: y))
                    inTiles += filter.features(inTile: tile).features.count
                }
            }
            #expect(inTiles == filter.clusters(in: .world, zoom: zoom).count)
        }
    }

    @Test(arguments: [ClusterMode.distance, .grid])
    func aManagersTilesHoldWhatItWouldShow(mode: ClusterMode) async throws {
        var random = SplitMix(seed: 6)
        let pins = random.townPins(400)
        let manager = ClusterManager<Pin>(configuration: .init(mode: mode))
        await manager.add(pins)
        await manager.setFilter { $0.id % 5 != 0 }
        for zoom in 0...3 {
            var (members, vectorFeatures) = (0, 0)
            var names: [String] = []
            for x in 0..<(1 << zoom) {
                for y in 0..<(1 << zoom) {
                    let tile = try #require(ClusterTile(zoom: zoom, x: x, y: y, buffer: 0))
                    let found = await manager.features(inTile: tile) { _ in ["mine": .bool(true)] }
                    for feature in found.features {
                        let properties = try #require(feature.properties)
                        #expect(properties["mine"] == .bool(true))
                        if case .integer(let count) = properties["point_count"] {
                            members += Int(count)
                            #expect(properties["cluster"] == .bool(true))
                        } else {
                            members += 1
                            #expect(properties["cluster"] == .bool(false))
                        }
                        if case .string(let name) = feature.id { names.append(name) }
                    }
                    let bytes = try await manager.vectorTile(tile)
                    guard !bytes.isEmpty else { continue }
                    let decoded = try VectorTile(bytes.span.bytes)
                    vectorFeatures += decoded.layers[0].features.count
                }
            }
            let expected = pins.filter { $0.id % 5 != 0 }.count
            #expect(members == expected)
            #expect(Set(names).count == names.count)
            #expect(vectorFeatures == names.count)
            let world = await manager.features(in: .world, zoom: zoom)
            #expect(world.features.count == names.count)
        }
        #expect(await manager.visibleAnnotations.isEmpty)
    }
}
