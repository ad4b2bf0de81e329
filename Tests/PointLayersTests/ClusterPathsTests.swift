import ClusterMap
import Foundation
import MapAPI
import MapGeometry
import PointLayers
import TestSupport
import Testing
import VectorTile

@Suite struct ClusterPathsTests {
    /// Points around a city, several on one place, as a body of lines.
    static func body(_ count: Int, seed: UInt64) -> [String] {
        var random = SplitMix(seed: seed)
        return (0..<count).map { number in
            let spread = number % 3 == 0 ? 0.001 : 0.2
            let latitude = 60.17 + Double.random(in: -spread...spread, using: &random)
            let longitude = 24.94 + Double.random(in: -spread...spread, using: &random)
            let place =
                number % 10 == 0
                ? "\"latitude\":60.17,\"longitude\":24.94"
                : "\"latitude\":\(latitude),\"longitude\":\(longitude)"
            let kind = number % 4 == 0 ? "cafe" : "shop"
            return
                "{\"id\":\"p\(number)\",\(place),\"properties\":{\"kind\":\"\(kind)\",\"seats\":\(number % 7)}}"
        }
    }

    private func filled(_ lines: [String]) async throws -> AskedLayers {
        let asked = try AskedLayers()
        let answer = try await asked.json(
            "/points/shops", .post, contentType: "application/x-ndjson",
            body: lines.joined(separator: "\n"))
        #expect(answer.status == 200)
        return asked
    }

    private static let regions = ["", "60.1,24.8,60.3,25.1", "60.169,24.939,60.171,24.941"]

    @Test func clustersDoNotDependOnTheOrderOfWrites() async throws {
        let lines = Self.body(300, seed: 1)
        let all = try await filled(lines)
        var random = SplitMix(seed: 2)
        let other = try AskedLayers()
        // One by one in another order, with a stop elsewhere on the way.
        for line in lines.shuffled(using: &random).prefix(100) {
            let moved = line.replacingOccurrences(of: "\"latitude\":60", with: "\"latitude\":59")
            try await other.json("/points/shops", .post, body: "[\(moved)]")
        }
        for line in lines.shuffled(using: &random) {
            try await other.json("/points/shops", .post, body: "[\(line)]")
        }
        for zoom in [0, 6, 11, 15, 21] {
            for region in Self.regions {
                let target = "/clusters/shops?zoom=\(zoom)&region=\(region)"
                let one = try await all.json(target).value
                let two = try await other.json(target).value
                for name in ["clusters", "points"] {
                    #expect(Self.sorted(one[name]) == Self.sorted(two[name]), "\(target)")
                }
            }
        }
    }

    /// The items of an answer by id, without the order in which they stand.
    private static func sorted(_ list: Any?) -> [NSDictionary] {
        (list as? [NSDictionary] ?? []).sorted {
            ($0["id"] as? String ?? "") < ($1["id"] as? String ?? "")
        }
    }

    @Test func aTileShowsWhatItsRegionShows() async throws {
        let asked = try await filled(Self.body(400, seed: 3))
        for (zoom, x, y) in [(0, 0, 0), (9, 291, 148), (13, 4663, 2371), (16, 37308, 18969)] {
            let response = try #require(
                await asked.response("/clusters/shops/\(zoom)/\(x)/\(y).mvt?sum=seats"))
            #expect(response.status == 200)
            let tile = try VectorTile(response.body.span.bytes)
            let layer = try #require(tile.layer(named: "shops"))
            var shown: [String: String] = [:]
            for feature in layer.features {
                guard case .string(let id)? = layer.value("id", of: feature) else { continue }
                let count = layer.value("point_count", of: feature).map { "\($0)" } ?? "one"
                shown[id] = count + (layer.value("sum_seats", of: feature).map { "\($0)" } ?? "")
            }
            #expect(shown.count > 0)
            let view = LayerView(
                try #require(asked.layers.layers["shops"]), sums: ["seats"])
            let state = view.state
            let inside = try #require(ClusterTile(zoom: zoom, x: x, y: y))
            for feature in state.index.features(inTile: inside).features {
                guard case .integer(let number)? = feature.id,
                    let cluster = state.index.cluster(of: Int(number), zoom: zoom)
                else { continue }
                let item = view.item(cluster, zoom: zoom)
                let count = item.count > 1 ? "\(VectorTile.Value.int(Int64(item.count)))" : "one"
                #expect(shown[item.id] == count + "\(VectorTile.Value.double(item.sums[0]))")
            }
        }
    }

    @Test(arguments: [1, 7, 1000])
    func pagesOfLeavesHaveEachPointOnce(limit: Int) async throws {
        let asked = try await filled(Self.body(200, seed: 4))
        let shown = try await asked.json("/clusters/shops?zoom=8").value
        var seen: [String] = []
        for cluster in shown["clusters"] as? [[String: Any]] ?? [] {
            let id = cluster["id"] as? String ?? ""
            let count = cluster["count"] as? Int ?? 0
            var ids: [String] = []
            for offset in stride(from: 0, to: count, by: limit) {
                let page = try await asked.json(
                    "/clusters/shops/\(id)/leaves?zoom=8&offset=\(offset)&limit=\(limit)")
                #expect(page.value["count"] as? Int == count)
                let points = page.value["points"] as? [[String: Any]] ?? []
                ids += points.compactMap { $0["id"] as? String }
            }
            #expect(ids.count == count)
            seen += ids
        }
        seen += (shown["points"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
        #expect(seen.sorted() == (0..<200).map { "p\($0)" }.sorted())
    }

    @Test func conditionsAndSumsAreThoseOfMatchingPoints() async throws {
        let asked = try await filled(Self.body(200, seed: 5))
        for condition in [
            "where=kind:cafe", "where=seats%3E=3", "where=kind:cafe&where=seats%3C=2",
        ] {
            let shown = try await asked.json("/clusters/shops?zoom=7&sum=seats&\(condition)").value
            let items = [shown["clusters"], shown["points"]].flatMap {
                $0 as? [[String: Any]] ?? []
            }
            let matching = (0..<200).filter { number in
                switch condition {
                case "where=kind:cafe": number % 4 == 0
                case "where=seats%3E=3": number % 7 >= 3
                default: number % 4 == 0 && number % 7 <= 2
                }
            }
            #expect(items.reduce(0) { $0 + ($1["count"] as? Int ?? 0) } == matching.count)
            let sum = items.reduce(0.0) {
                $0 + (($1["sums"] as? [String: Double])?["seats"] ?? .nan)
            }
            #expect(sum == Double(matching.reduce(0) { $0 + $1 % 7 }))
        }
    }

    @Test(arguments: [
        "/clusters/shops", "/clusters/shops?zoom=31", "/clusters/shops?zoom=x",
        "/clusters/shops?zoom=3&region=1,2,3", "/clusters/shops?zoom=3&region=5,2,3,4",
        "/clusters/shops?zoom=3&where=kind", "/clusters/shops?zoom=3&where=seats%3E3",
        "/clusters/shops/9/291/148", "/clusters/shops/9/512/148.mvt", "/clusters/shops/-1/0/0.mvt",
        "/clusters/shops/p1/leaves", "/clusters/shops/p1/leaves?zoom=3&limit=0",
    ])
    func malformedQuestionsAreRefused(target: String) async throws {
        let asked = try await filled(Self.body(5, seed: 6))
        #expect(try await asked.json(target).status == 400)
    }

    @Test func whatIsNotThereIsNotFound() async throws {
        let asked = try await filled(Self.body(5, seed: 7))
        #expect(try await asked.json("/clusters/none?zoom=3").status == 404)
        #expect(try await asked.json("/clusters/shops/none/leaves?zoom=3").status == 404)
        #expect(try await asked.json("/clusters/none/3/1/1.mvt").status == 404)
    }
}
