import AtlasBuilder
import OpenStreetMap
import Testing

@Suite struct ImportMemoryTests {
    @Test func tooLargeAnExtractIsRefusedInWords() throws {
        let error = #expect(throws: ImportError.self) {
            try ImportMemory.check(
                [.init("germany.osm.pbf", byteCount: 4_400_000_000, kind: .pbf)],
                available: 24_000_000_000)
        }
        #expect(
            "\(try #require(error))"
                == "germany.osm.pbf needs 53 GB of memory, there are 24 GB; "
                + "import smaller extracts, several atlases can be served together")
    }

    @Test(arguments: [
        (ExtractReader.FileKind.pbf, 12), (.gzippedXML, 10), (.xml, 1),
    ])
    func whatFitsIsImported(kind: ExtractReader.FileKind, factor: Int) throws {
        try ImportMemory.check(
            [.init("a", byteCount: 1000, kind: kind)], available: 1000 * factor)
        #expect(throws: ImportError.self) {
            try ImportMemory.check(
                [.init("a", byteCount: 1001, kind: kind)], available: 1000 * factor)
        }
        #expect(throws: ImportError.self) {
            try ImportMemory.check(
                [.init("a", byteCount: .max, kind: .pbf)], available: 1000)
        }
        // What the system does not tell cannot be too little.
        try ImportMemory.check(
            [.init("a", byteCount: .max, kind: kind)], available: nil)
    }

    @Test func severalExtractsNeedTheSumOfTheirs() throws {
        let half = ImportMemory.Extract("a", byteCount: 500, kind: .pbf)
        try ImportMemory.check([half, half], available: 12_000)
        let error = #expect(throws: ImportError.self) {
            try ImportMemory.check([half, half], available: 11_999)
        }
        #expect(try #require(error).path == "a, a")
        let most = ImportMemory.Extract("b", byteCount: .max, kind: .xml)
        #expect(throws: ImportError.self) {
            try ImportMemory.check([most, most], available: .max - 1)
        }
    }

    @Test func thisMachineHasMemory() {
        #if os(Linux)
            #expect((ImportMemory.available ?? 0) > 100_000_000)
        #endif
    }
}
