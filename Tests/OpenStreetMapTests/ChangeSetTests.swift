import Deflate
import Foundation
import OpenStreetMap
import TestSupport
import Testing

/// Files of changes: what is read, and what is refused with which place.
@Suite struct ChangeSetTests {
    static let text = """
        <?xml version='1.0' encoding='UTF-8'?>
        <osmChange version="0.6" generator="tests">
          <create>
            <node id="-1" version="1" timestamp="2026-01-31T12:00:00Z" lat="60.1" lon="24.9">
              <tag k="name" v="Ä &amp; B"/>
            </node>
          </create>
          <modify>
            <way id="7" version="3"><nd ref="1"/><nd ref="-1"/><tag k="highway" v="path"/></way>
          </modify>
          <delete>
            <relation id="8" version="4" timestamp="2026-01-31T12:00:01Z"/>
            <node id="2" version="2" lat="1" lon="1"><tag k="a" v="b"/></node>
          </delete>
        </osmChange>
        """

    private static func read(_ bytes: [UInt8]) throws -> ChangeSet {
        let file = try TemporaryFile(bytes)
        return try withExtendedLifetime(file) { try ChangeSet(path: file.path) }
    }

    private static func failure(_ text: String) throws -> OpenStreetMapError {
        let file = try TemporaryFile(Array(text.utf8))
        let error = #expect(throws: OpenStreetMapError.self) { try ChangeSet(path: file.path) }
        return try #require(error)
    }

    @Test func plainAndPackedAreTheSame() async throws {
        let plain = Array(Self.text.utf8)
        let empty = try TemporaryFile(Array("<osm></osm>".utf8))
        for bytes in [plain, Deflater().deflate(plain.span.bytes, .gzip)] {
            let changes = try Self.read(bytes)
            #expect(changes.count == 4)
            #expect(changes.deletionCount == 2)
            #expect(changes.newestEdit == 1_769_860_801)
            let merged = try await ExtractMergeTests.merge(
                [try ExtractReader(path: empty.path)], changes: [changes])
            #expect(
                merged.elements == [
                    "n-1 v1 @1769860800 601000000 249000000 name=Ä & B",
                    "w7 v3 @0 [1, -1] highway=path",
                ])
            #expect(merged.summary.deleted == 2)
        }
    }

    @Test(arguments: [
        ("<osm version='0.6'></osm>", OpenStreetMapError.Code.noChanges, 1),
        ("<osmChange>\n<wish>\n</wish></osmChange>", .noChanges, 2),
        (
            "<osmChange>\n<modify>\n\n<node id='1' lat='1' lon='1'/></modify></osmChange>",
            .missingField, 4
        ),
        (
            "<osmChange>\n<modify>\n<node id='1' version='2'/></modify></osmChange>", .missingField,
            3
        ),
        ("<osmChange>\n<create><node id='x' version='1'/></create></osmChange>", .badNumber, 2),
        ("<osmChange>\n\n\n<create>", .truncated, 4),
        ("<osmChange>\n<create></modify></osmChange>", .malformedXML, 2),
    ])
    func errorsNameTheLine(text: String, code: OpenStreetMapError.Code, line: Int) throws {
        let error = try Self.failure(text)
        #expect(error.code == code)
        #expect(error.line == line)
        #expect("\(error)".contains(", line \(line): "))
    }

    @Test func aLineIsTheOneOfTheUnpackedText() throws {
        let comment = String(
            repeating: "<!-- \(String(repeating: "x", count: 500)) -->\n", count: 2000)
        let text = Array("<osmChange>\n\(comment)<create>\n<node/></create></osmChange>".utf8)
        let packed = try TemporaryFile(Deflater().deflate(text.span.bytes, .gzip))
        let error = #expect(throws: OpenStreetMapError.self) { try ChangeSet(path: packed.path) }
        #expect(error?.line == 2003)
    }

    @Test func everyCutFileIsRefused() throws {
        let plain = Array(Self.text.utf8)
        let packed = Deflater().deflate(plain.span.bytes, .gzip)
        for length in 0..<plain.count {
            #expect(throws: OpenStreetMapError.self, "\(length)") {
                try Self.read(Array(plain[..<length]))
            }
        }
        for length in 0..<packed.count {
            #expect(throws: OpenStreetMapError.self, "\(length)") {
                try Self.read(Array(packed[..<length]))
            }
        }
    }

    @Test func twoThousandMutationsAreReadOrRefused() async throws {
        let plain = Array(Self.text.utf8)
        let seeds = [plain, plain, Deflater().deflate(plain.span.bytes, .gzip)]
        var mutator = Mutator(seed: 22)
        let base = try TemporaryFile(XMLBuilder.file(MapElement.town))
        let reader = try ExtractReader(path: base.path)
        var refused = 0
        for number in 0..<2_000 {
            let bytes = mutator.mutate(seeds[number % seeds.count], with: seeds)
            do {
                let changes = try Self.read(bytes)
                #expect(changes.deletionCount <= changes.count)
                let merged = try await ExtractMergeTests.merge([reader], changes: [changes])
                #expect(merged.elements.count == merged.summary.delivered)
            } catch let error as OpenStreetMapError {
                refused += 1
                #expect(error.offset >= 0 && error.offset <= bytes.count, "input \(number)")
                #expect(!error.description.isEmpty)
            }
        }
        #expect((600..<2_000).contains(refused))
    }

    @Test func statesAreRead() {
        let text = """
            #Sat Jan 31 12:02:03 UTC 2026
            sequenceNumber=4746
            timestamp=2026-01-31T12\\:00\\:00Z
            """
        #expect(
            ReplicationState(text) == ReplicationState(sequence: 4746, timestamp: 1_769_860_800))
        #expect(ReplicationState("sequenceNumber = 7\r\n") == ReplicationState(sequence: 7))
        for bad in ["", "sequenceNumber=", "sequenceNumber=-1", "sequenceNumber=1000000000", "x"] {
            #expect(ReplicationState(bad) == nil)
        }
        #expect(ReplicationState.path(of: 4746) == "000/004/746")
        #expect(ReplicationState.path(of: 123_456_789) == "123/456/789")
    }
}
