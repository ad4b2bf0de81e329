import Foundation
import MapAPI
import PointLayers
import TestSupport
import Testing

@Suite struct ChangeTests {
    /// What a browser knows of a view: it applies what it hears.
    private struct Browser {
        var items: [String: NSDictionary] = [:]
        var version = -1
        var events: [String] = []

        mutating func hear(_ event: [UInt8]) throws {
            let lines = String(decoding: event, as: UTF8.self).split(separator: "\n")
            let fields = Dictionary(
                lines.compactMap { line -> (String, Substring)? in
                    guard let mark = line.firstIndex(of: ":"), mark > line.startIndex else {
                        return nil
                    }
                    return (String(line[..<mark]), line[mark...].dropFirst(2))
                }
            ) { $1 }
            guard let name = fields["event"], let data = fields["data"] else { return }
            let value = try #require(
                try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
            events.append(String(name))
            version = try #require(fields["id"].flatMap { Int($0) })
            #expect(value["version"] as? Int == version)
            func list(_ key: String) -> [NSDictionary] { value[key] as? [NSDictionary] ?? [] }
            if name == "snapshot" { items = [:] }
            for item in ["clusters", "points", "added", "changed"].flatMap(list) {
                items[item["id"] as? String ?? ""] = item
            }
            for id in value["removed"] as? [String] ?? [] {
                #expect(items.removeValue(forKey: id) != nil)
            }
        }
    }

    private static func view(_ query: String) throws -> ChangeHub.View {
        .init(layer: "cars", query: try ClusterQuery(QueryItems(Array(query.utf8))))
    }

    /// The same from points alone, built from scratch.
    private static func fresh(
        _ asked: AskedLayers, _ query: String
    ) throws -> [String: NSDictionary] {
        let query = try ClusterQuery(QueryItems(Array(query.utf8)))
        let points = asked.layers.layers["cars"]?.state.points.compactMap { $0 } ?? []
        let built = LiveLayer("cars", .store, try LayerState(points.reversed(), version: 1))
        let view = LayerView(built, conditions: query.conditions, sums: query.sums)
        let event = ChangeEvent.snapshot(
            Dictionary(uniqueKeysWithValues: view.items(query).map { ($0.id, $0) }), query,
            version: 1)
        var browser = Browser()
        try browser.hear(event)
        return browser.items
    }

    private static func body(_ ids: some Sequence<Int>, _ random: inout SplitMix) -> String {
        ids.map { id in
            // A coarse grid, so that several stand on one place.
            let latitude = 60.1 + Double(Int.random(in: 0..<40, using: &random)) * 0.005
            let longitude = 24.8 + Double(Int.random(in: 0..<60, using: &random)) * 0.005
            return
                "{\"id\":\"c\(id)\",\"latitude\":\(latitude),\"longitude\":\(longitude),\"properties\":{\"line\":\(id % 3),\"load\":\(Int.random(in: 0..<3, using: &random))}}"
        }.joined(separator: "\n")
    }

    @Test(arguments: [
        "zoom=11&region=60.1,24.8,60.3,25.1", "zoom=14&region=60.15,24.9,60.2,25", "zoom=3",
        "zoom=11&region=60.1,24.8,60.3,25.1&where=line:1&sum=load",
    ])
    func differencesAppliedToTheSnapshotAreAFreshQuery(query: String) async throws {
        let asked = try AskedLayers()
        let hub = asked.layers.hub
        var random = SplitMix(seed: 11)
        try await asked.json(
            "/points/cars", .post, contentType: "application/x-ndjson",
            body: Self.body(0..<200, &random))
        let reader = try await hub.open(try Self.view(query), after: nil)
        var browser = Browser()
        try browser.hear(try #require(await hub.next(reader)))
        #expect(browser.events == ["snapshot"])
        for round in 0..<60 {
            // Some move, some come, some go; several commits between two looks of a slow reader.
            for _ in 0...(round % 4) {
                let moved = (0..<20).map { _ in Int.random(in: 0..<260, using: &random) }
                try await asked.json(
                    "/points/cars", .post, contentType: "application/x-ndjson",
                    body: Self.body(moved, &random))
                let gone = Int.random(in: 0..<260, using: &random)
                try await asked.json("/points/cars/c\(gone)", .delete)
            }
            await hub.compareAll()
            let expected = try Self.fresh(asked, query)
            if browser.items != expected {
                try browser.hear(try #require(await hub.next(reader)))
            }
            #expect(browser.items == expected, "round \(round)")
        }
        #expect(Set(browser.events.dropFirst()) == ["changes"])
        try await asked.json("/points/cars", .delete)
        await hub.compareAll()
        try browser.hear(try #require(await hub.next(reader)))
        #expect(browser.items.isEmpty)
        await hub.close(reader)
        #expect(await hub.readerCount == 0)
    }

    @Test func whoComesBackGetsWhatWasMissed() async throws {
        let asked = try AskedLayers()
        let hub = asked.layers.hub
        let view = try Self.view("zoom=14")
        try await asked.json("/points/cars/a", .put, body: #"{"latitude":1,"longitude":2}"#)
        let first = try await hub.open(view, after: nil)
        var browser = Browser()
        try browser.hear(try #require(await hub.next(first)))
        await hub.close(first)
        try await asked.json("/points/cars/b", .put, body: #"{"latitude":3,"longitude":4}"#)
        try await asked.json("/points/cars/a", .patch, body: #"{"latitude":2,"longitude":2}"#)
        let second = try await hub.open(view, after: browser.version)
        try browser.hear(try #require(await hub.next(second)))
        #expect(browser.events == ["snapshot", "changes"])
        #expect(browser.items == (try Self.fresh(asked, "zoom=14")))
        // A version that nobody knows: all of it again.
        let third = try await hub.open(view, after: 12_345)
        try browser.hear(try #require(await hub.next(third)))
        #expect(browser.events.last == "snapshot")
        await hub.close(second)
        await hub.close(third)
    }

    @Test func aReaderThatNeverReadsKeepsNothing() async throws {
        let asked = try AskedLayers()
        let hub = asked.layers.hub
        var random = SplitMix(seed: 12)
        try await asked.json(
            "/points/cars", .post, contentType: "application/x-ndjson",
            body: Self.body(0..<100, &random))
        let reader = try await hub.open(try Self.view("zoom=18"), after: nil)
        var browser = Browser()
        try browser.hear(try #require(await hub.next(reader)))
        for _ in 0..<(ChangeHistory.most.differences + 50) {
            try await asked.json(
                "/points/cars", .post, contentType: "application/x-ndjson",
                body: Self.body([Int.random(in: 0..<100, using: &random)], &random))
            await hub.compareAll()
        }
        try browser.hear(try #require(await hub.next(reader)))
        #expect(browser.events == ["snapshot", "snapshot"])
        #expect(browser.items == (try Self.fresh(asked, "zoom=18")))
        await hub.close(reader)
    }

    @Test func historiesAreBounded() {
        var history = ChangeHistory(version: 0)
        var difference = ClusterDifference()
        for number in 0..<500 { difference.removed.insert("\(number)") }
        for version in 1...1000 { history.note(difference, version: version) }
        #expect(history.since(1000 - ChangeHistory.most.items / 500) != nil)
        #expect(history.since(1000 - ChangeHistory.most.items / 500 - 1) == nil)
        #expect(history.since(1001) == nil)
    }

    @Test func silenceIsBrokenByHeartbeats() async throws {
        let clock = ManualClock()
        let layers = try PointLayers(
            store: try AskedLayers.temporaryFile("points.sqlite"), gathering: .zero, clock: clock)
        let asked = AskedLayers(layers)
        try await asked.json("/points/cars/a", .put, body: #"{"latitude":1,"longitude":2}"#)
        guard
            case .stream(let stream)? = try await asked.reply("/points/cars/changes?zoom=3")
        else { throw PointError(.malformed, "no stream") }
        var parts = stream.parts.makeAsyncIterator()
        #expect(
            String(decoding: try #require(await parts.next()), as: UTF8.self).contains("snapshot"))
        let mover = Task {
            while !Task.isCancelled {
                clock.move(by: .seconds(15))
                await Task.yield()
            }
        }
        #expect(await parts.next() == Array(":\n\n".utf8))
        mover.cancel()
        await stream.end()
        #expect(await layers.hub.readerCount == 0)
    }

    @Test func streamsOfNothingAreRefused() async throws {
        let asked = try AskedLayers()
        #expect(try await asked.json("/points/cars/changes?zoom=3").status == 404)
        #expect(try await asked.json("/points/cars/changes").status == 400)
    }
}
