import Deflate
import OpenStreetMap
import Testing

@Suite struct XMLReaderTests {
    /// Wraps lines in an `<osm>` element.
    static func osm(_ lines: String) -> [UInt8] { Array("<osm version='0.6'>\(lines)</osm>".utf8) }

    @Test func whatOtherProgramsWrite() async throws {
        let text = """
            <!-- a comment with <tags> & more -->
            <note>The data is made available under ODbL &amp; so on.</note>
            <meta osm_base="2026-01-31T12:00:01Z"/>
            <node id='-101' action='modify' visible='true' lat='5.25e+1' lon='1.00000005' />
            <node id='-102' action='delete' lat='0' lon='0'/>
            <node id="8" visible="false" version="2"/>
            <node id="9" lat="-.5" lon="+1"><tag k="a" v="1&#x1F5FA;&#233;"/><!-- x --><![CDATA[ <b> ]]></node>
            <way id="1"><center lat="1" lon="2"/><nd ref="9" lat="1" lon="2"/><tag k='' v='x
            y'/></way>
            <area id="7"><tag k="x" v="y"/></area>
            <relation id="2"><member type="way" ref="1" role=""/><?pi here?></relation>
            """
        let (elements, summary, header) = try await read(Self.osm(text))
        #expect(
            elements == [
                .node(-101, 525_000_000, 10_000_001),
                .node(9, -5_000_000, 10_000_000, [.init("a", "1\u{1F5FA}é")]),
                .way(1, [9], [.init("", "x y")]),
                .relation(2, [.init(kind: .way, id: 1, role: "")]),
            ])
        #expect(summary.deleted == 2)
        #expect(header.replicationTimestamp == 1_769_860_801)
    }

    @Test(arguments: [
        ("0", 0), ("-0.0", 0), ("60.16415505", 601_641_551),
        ("60.16415504999999999999", 601_641_550),
        ("-60.16415505", -601_641_551), ("1e-7", 1), ("5e-8", 1), ("4.9e-8", 0),
        ("1E1", 100_000_000),
        ("00012.5", 125_000_000), ("7.", 70_000_000), ("1e-999999999", 0),
    ])
    func coordinates(text: String, expected: Int32) async throws {
        let elements = try await read(Self.osm("<node id='1' lat='\(text)' lon='0'/>")).elements
        #expect(elements == [.node(1, expected, 0)])
    }

    @Test(arguments: [
        "91", "1e300", "99999999999999999999999999", "1e9223372036854775807", "-90.0000001",
    ])
    func coordinatesOutOfRange(text: String) async throws {
        let summary = try await read(Self.osm("<node id='1' lat='\(text)' lon='0'/>")).summary
        #expect(summary.coordinatesOutOfRange == 1)
    }

    /// The mark ‸ stands where the error is reported, and is taken out of the text.
    @Test(
        arguments: [
            ("‸<gpx/>", .unknownFormat), ("‸<osmChange version='0.6'/>", .changeFile),
            ("<osm><node id='‸x' lat='1' lon='1'/></osm>", .badNumber),
            ("<osm><node id='‸9223372036854775808' lat='1' lon='1'/></osm>", .badNumber),
            ("<osm><node id='1' lat='‸north' lon='1'/></osm>", .badNumber),
            ("<osm><node id='1' lat='‸1e' lon='1'/></osm>", .badNumber),
            ("<osm><node id='1' lat='1' lon='‸'/></osm>", .badNumber),
            ("<osm>‸<node id='1' lat='1'/></osm>", .missingField),
            ("<osm>‸<way/></osm>", .missingField),
            ("<osm><way id='1'>‸<nd/></way></osm>", .missingField),
            ("<osm><way id='1'>‸<tag k='a'/></way></osm>", .missingField),
            ("<osm><relation id='1'>‸<member ref='1'/></relation></osm>", .missingField),
            (
                "<osm><relation id='1'><member type='‸area' ref='1'/></relation></osm>",
                .unknownMemberKind
            ),
            ("<osm><way id='1'>‸</node></osm>", .malformedXML),
            ("<osm></osm>‸text", .malformedXML), ("<osm></osm>‸<osm/>", .malformedXML),
            ("<osm><a b=‸c/></osm>", .malformedXML), ("<osm><a b‸/></osm>", .malformedXML),
            ("<osm><a b='‸<'/></osm>", .malformedXML),
            ("<osm><a b='1'‸c='2'/></osm>", .malformedXML),
            ("<osm><a b='‸&bomb;'/></osm>", .malformedXML),
            ("<osm><a b='‸& '/></osm>", .malformedXML),
            ("<osm><a b='‸&#0;'/></osm>", .malformedXML),
            ("<osm><a b='‸&#xD800;'/></osm>", .malformedXML),
            ("<osm><a b='‸&#99999999;'/></osm>", .malformedXML),
            ("‸<!DOCTYPE osm [<!ENTITY a 'b'>]><osm/>", .malformedXML),
            ("‸<?xml version='1.0' encoding='UTF-16'?><osm/>", .unsupportedFeature),
            ("<osm><node id='1' lat='1' lon='1'>‸", .truncated), ("<osm><!-- ‸", .truncated),
            ("<osm><way id='1‸", .truncated),
        ] as [(String, OpenStreetMapError.Code)])
    func malformed(marked: String, code: OpenStreetMapError.Code) async throws {
        let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
        try #require(parts.count == 2)
        let text = Array(parts.joined().utf8)
        let offset = parts[0].utf8.count
        let error = try await failure(text)
        #expect(error?.code == code)
        #expect(error?.offset == offset)
        #expect(error?.innerOffset == nil)
        let packed = try await failure(Deflater().deflate(text.span.bytes, .gzip))
        #expect(packed?.code == code)
        #expect(packed?.offset == 0)
        #expect(packed?.innerOffset == offset)
    }

    @Test func deepNestingIsRefused() async throws {
        let deep = String(repeating: "<a>", count: 100_000)
        let error = try await failure(Array("<osm>\(deep)".utf8))
        #expect(error?.code == .tooDeep)
        #expect(error?.offset == 5 + 31 * 3)
    }

    @Test func endlessTagsAreRefusedAndEndlessCommentsAreNot() async throws {
        let long = String(repeating: "x", count: 1 << 20)
        let error = try await failure(Self.osm("<node id='1' user='\(long)' lat='0' lon='0'/>"))
        #expect(error?.code == .tooLarge)
        #expect(error?.offset == 19)
        let text = "<!--\(long)--><a>\(long)</a><node id='1' lat='0' lon='0'/>"
        #expect(try await read(Self.osm(text)).elements == [.node(1, 0, 0)])
    }

    @Test func everyPrefixIsRefused() async throws {
        let text = XMLBuilder.file(MapElement.town)
        let whole = text.count - 1  // the line end behind </osm>
        for count in 0..<whole {
            let code = try await failure(Array(text[..<count]))?.code
            #expect(code == .truncated || (count == 0 && code == .unknownFormat), "\(count)")
        }
        let packed = Deflater().deflate(text.span.bytes, .gzip)
        for count in 2..<packed.count {
            #expect(try await failure(Array(packed[..<count]))?.code == .truncated, "\(count)")
        }
    }

    @Test func brokenGzip() async throws {
        let text = XMLBuilder.file(MapElement.town)
        var packed = Deflater().deflate(text.span.bytes, .gzip)
        #expect(try await failure(packed + [0, 0, 7])?.code == .corruptCompression)
        packed[packed.count - 5] ^= 1
        #expect(try await failure(packed)?.code == .corruptCompression)
        let other = Deflater().deflate(Array("hello".utf8).span.bytes, .gzip)
        #expect(try await failure(other)?.code == .unknownFormat)
    }

    @Test func manyElementsMakeManyBlocks() async throws {
        let nodes = (1...20_000).map {
            MapElement.node(Int64($0), Int32($0), 0, [.init("k\($0)", "v")])
        }
        for jobs in [1, 3] {
            let (elements, summary, _) = try await read(XMLBuilder.file(nodes), jobs: jobs)
            #expect(elements == nodes)
            #expect(summary.blocks == 3)
            #expect(summary.isSortedByTypeThenID)
        }
    }
}
