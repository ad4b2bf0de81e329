import OpenStreetMap
import Testing

@Suite struct PBFReaderTests {
    @Test func theSampleHasItsElements() async throws {
        let reader = try ExtractReader(path: Extracts.sample)
        var nodes = 0
        let one = try await reader.read { nodes += $0.nodes.ids.count }
        #expect(one.nodes == nodes)
        #expect(one.isSortedByTypeThenID)
        let four = try await reader.read(jobs: 4) { _ in }
        #expect(one == four)
    }

    @Test func kindsThatAreNotAskedForAreNotDelivered() async throws {
        let reader = try ExtractReader(path: Extracts.sample)
        let summary = try await reader.read(kinds: [.ways]) { block in
            #expect(block.nodes.ids.isEmpty)
            #expect(block.relations.ids.isEmpty)
        }
        #expect(summary.nodes == 0)
        #expect(summary.ways > 0)
    }
}
