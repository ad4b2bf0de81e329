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

    @Test func whatDoesNotFitNeedsRoomInTheFolder() throws {
        let extracts = [ImportMemory.Extract("a.osm.pbf", byteCount: 1_000_000_000, kind: .pbf)]
        let alone = ImportMemory(limit: 4_000_000_000, folder: nil)
        #expect(throws: ImportError.self) { try alone.check(extracts, room: nil) }
        let memory = ImportMemory(limit: 4_000_000_000, folder: "/somewhere")
        try memory.check(extracts, room: 8_000_000_000)
        try memory.check(extracts, room: nil)
        let error = #expect(throws: ImportError.self) {
            try memory.check(extracts, room: 7_000_000_000)
        }
        #expect(
            "\(try #require(error))"
                == "a.osm.pbf needs 8.0 GB of room in /somewhere, there are 7.0 GB; "
                + "name a folder with more by --temp, or allow more memory by --memory")
        // All of it may lie there.
        try ImportMemory(limit: ImportMemory.least, folder: "/somewhere")
            .check(extracts, room: 12_000_000_000)
    }

    @Test func modesAreMadeOneByOneWhereMemoryIsShort() {
        let extracts = [ImportMemory.Extract("a", byteCount: 1_000, kind: .pbf)]
        #expect(ImportMemory(limit: 30_000, folder: "/").isShort(for: extracts))
        #expect(!ImportMemory(limit: 40_000, folder: "/").isShort(for: extracts))
    }

    @Test func limitsOfAllGroupsAroundAProcessCount() {
        #expect(
            ControlGroups("0::/user.slice/run-7.scope\n").limitFiles == [
                "/sys/fs/cgroup/user.slice/run-7.scope/memory.max",
                "/sys/fs/cgroup/user.slice/memory.max", "/sys/fs/cgroup/memory.max",
            ])
        #expect(
            ControlGroups("9:name=systemd:/\n4:memory,blkio:/jobs\n2:cpu:/\n0::/\nbroken")
                .limitFiles == [
                    "/sys/fs/cgroup/memory/jobs/memory.limit_in_bytes",
                    "/sys/fs/cgroup/memory/memory.limit_in_bytes", "/sys/fs/cgroup/memory.max",
                ])
        #expect(ControlGroups("").limitFiles.isEmpty)
    }

    @Test func thisMachineHasMemory() {
        #if os(Linux)
            #expect((ImportMemory.available ?? 0) > 100_000_000)
        #endif
    }
}
