import Deflate
import OpenStreetMap
import Testing

@Suite struct FormatsAgreeTests {
    @Test(arguments: PBFBuilder.Packing.allCases, [true, false])
    func pbf(packing: PBFBuilder.Packing, isDense: Bool) async throws {
        let bytes = PBFBuilder(packing: packing, isDense: isDense).file(MapElement.town)
        for jobs in [1, 2, 5] {
            let (elements, summary, header) = try await read(bytes, jobs: jobs)
            #expect(elements == MapElement.town)
            expectTown(summary)
            #expect(summary.isSortedByTypeThenID)
            #expect(header.writingProgram == "tests")
            #expect(header.claimsToBeSorted)
            #expect(header.replicationTimestamp == 1_700_000_000)
            #expect(header.bounds == .init(south: 60.1, west: 24.9, north: 60.2, east: 25))
        }
    }

    @Test func xmlAndGzippedXML() async throws {
        let text = XMLBuilder.file(MapElement.town)
        let half = text.count / 2
        let gzip = Deflater().deflate(text.span.bytes, .gzip)
        let members =
            Deflater().deflate(Array(text[..<half]).span.bytes, .gzip)
            + Deflater().deflate(Array(text[half...]).span.bytes, .gzip) + [0, 0, 0]
        for bytes in [text, gzip, members, [0xef, 0xbb, 0xbf] + text] {
            for jobs in [1, 3] {
                let (elements, summary, header) = try await read(bytes, jobs: jobs)
                #expect(elements == MapElement.town)
                expectTown(summary)
                #expect(summary.isSortedByTypeThenID)
                #expect(header.writingProgram == "tests")
                #expect(header.bounds == .init(south: 60.1, west: 24.9, north: 60.2, east: 25))
            }
        }
    }

    private func expectTown(_ summary: ReadSummary) {
        #expect(summary.nodes == 5)
        #expect(summary.ways == 3)
        #expect(summary.relations == 3)
        #expect(summary.tags == 6)
        #expect(summary.wayNodes == 6)
        #expect(summary.members == 3)
        #expect(summary.deleted == 0)
        #expect(summary.coordinatesOutOfRange == 0)
    }

    @Test(arguments: [ElementKinds.nodes, .ways, .relations, [.nodes, .relations], []])
    func onlyTheKindsAskedForAreDelivered(kinds: ElementKinds) async throws {
        let expected = MapElement.town.filter { kinds.contains(ElementKinds($0.kind)) }
        for bytes in [PBFBuilder().file(MapElement.town), XMLBuilder.file(MapElement.town)] {
            #expect(try await read(bytes, kinds: kinds).elements == expected)
        }
    }

    @Test func laterPassesPassOverBlocksThatHaveNothingForThem() async throws {
        let file = try TemporaryFile(PBFBuilder(elementsPerBlock: 2).file(MapElement.town))
        let reader = try ExtractReader(path: file.path)
        var blocks: [Int] = []
        for kinds in [ElementKinds.ways, .ways, .all, [.ways, .relations], .nodes] {
            var elements: [MapElement] = []
            let summary = try await reader.read(kinds: kinds, jobs: 2) { elements += $0.elements }
            #expect(elements == MapElement.town.filter { kinds.contains(ElementKinds($0.kind)) })
            blocks.append(summary.blocks)
        }
        #expect(blocks == [7, 2, 7, 4, 3])
    }

    @Test func unsortedFilesAreReportedWhateverTheyClaim() async throws {
        var swapped = MapElement.town
        swapped.swapAt(1, 2)
        let reversed = Array(MapElement.town.reversed())
        let doubled = MapElement.town[...5] + MapElement.town[5...]
        for elements in [swapped, reversed, Array(doubled)] {
            for perBlock in [1, 2, 100] {
                let pbf = PBFBuilder(elementsPerBlock: perBlock).file(elements)
                for bytes in [pbf, XMLBuilder.file(elements)] {
                    let summary = try await read(bytes, jobs: 2).summary
                    #expect(!summary.isSortedByTypeThenID)
                }
            }
        }
    }

    @Test(arguments: [true, false])
    func deletedElementsAreCountedNotDelivered(isDense: Bool) async throws {
        var elements = MapElement.town
        for index in [0, 3, 5, 8] { elements[index].isDeleted = true }
        let alive = elements.filter { !$0.isDeleted }
        for perBlock in [1, 3, 100] {
            let pbf = PBFBuilder(isDense: isDense, elementsPerBlock: perBlock).file(elements)
            for bytes in [pbf, XMLBuilder.file(elements)] {
                let (read, summary, _) = try await read(bytes)
                #expect(read == alive)
                #expect(summary.deleted == 4)
            }
        }
    }

    @Test(arguments: [1, 100])
    func aDeletedVersionNeverBringsTheOlderOneBack(perBlock: Int) async throws {
        var gone = MapElement.node(2, 5, 5)
        gone.isDeleted = true
        let elements: [MapElement] = [.node(1, 0, 0), .node(2, 5, 5), gone, .node(3, 0, 0)]
        let pbf = PBFBuilder(elementsPerBlock: perBlock).file(elements)
        for bytes in [pbf, XMLBuilder.file(elements)] {
            #expect(try await failure(bytes)?.code == .severalVersions)
        }
    }

    @Test func granularityAndOffsetsAreApplied() async throws {
        let builder = PBFBuilder(
            granularity: 1_000, latitudeOffset: 12_300, longitudeOffset: -45_600)
        let nodes: [MapElement] = [
            .node(1, 123 + 70, -456 + 990), .node(2, 123 - 500_000_000, -456 + 1_200_000_000),
        ]
        for isDense in [true, false] {
            var builder = builder
            builder.isDense = isDense
            #expect(try await read(builder.file(nodes)).elements == nodes)
        }
    }

    @Test func coordinatesOutOfRangeAreMarkedAndCounted() async throws {
        let nodes: [MapElement] = [
            .node(1, 900_000_001, 0), .node(2, 0, -1_800_000_001), .node(3, 1, 1),
        ]
        let pbf = PBFBuilder().file(nodes)
        for bytes in [pbf, PBFBuilder(isDense: false).file(nodes), XMLBuilder.file(nodes)] {
            let (elements, summary, _) = try await read(bytes)
            #expect(elements.map(\.latitude) == [.max, .max, 1])
            #expect(elements.map(\.longitude) == [.max, .max, 1])
            #expect(summary.coordinatesOutOfRange == 2)
        }
    }

    @Test func resultsAreDeliveredInOrderAndProgressReachesTheEnd() async throws {
        let nodes = (1...500).map { MapElement.node(Int64($0), 0, 0) }
        let file = try TemporaryFile(PBFBuilder(elementsPerBlock: 3).file(nodes))
        let reader = try ExtractReader(path: file.path)
        var firsts: [Int64] = []
        try await reader.map(
            jobs: 4,
            progress: { done, total in #expect(done <= total) },
            transform: { $0.nodes.ids[0] }, body: { firsts.append($0) })
        #expect(firsts == stride(from: 1, through: 500, by: 3).map { Int64($0) })
    }

    @Test func anErrorOfTheCallerEndsTheRead() async throws {
        struct Enough: Error {}
        let file = try TemporaryFile(PBFBuilder(elementsPerBlock: 1).file(MapElement.town))
        let reader = try ExtractReader(path: file.path)
        for jobs in [1, 4] {
            var count = 0
            await #expect(throws: Enough.self) {
                try await reader.read(jobs: jobs) { _ in
                    count += 1
                    if count == 3 { throw Enough() }
                }
            }
            #expect(count == 3)
        }
    }
}
