import Atlas
import Bytes
import Foundation
import Testing

@Suite struct AtlasWriterTests {
    let folder: TemporaryFolder
    var path: String { folder["town.atlas"] }

    init() throws { folder = try TemporaryFolder() }

    private func write(_ content: String) throws {
        let writer = try AtlasWriter(path: path)
        try writer.add("data", Array(content.utf8))
        _ = try writer.commit(makeManifest(name: content))
    }

    @Test func nothingButTheAtlasRemains() throws {
        try write("one")
        #expect(try folder.names == ["town.atlas"])
        try write("two")
        #expect(try folder.names == ["town.atlas"])
        #expect(try Atlas.open(path).manifest.extract.name == "two")
    }

    @Test func sameContentGivesSameBytes() throws {
        try write("one")
        let first = try Data(contentsOf: URL(fileURLWithPath: path + "/manifest.json"))
        try write("one")
        #expect(try Data(contentsOf: URL(fileURLWithPath: path + "/manifest.json")) == first)
    }

    @Test func filesAreReadOnly() throws {
        try write("one")
        for name in ["data", "manifest.json"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o444)
        }
    }

    @Test func targetAppearsOnlyAtTheEnd() throws {
        let writer = try AtlasWriter(path: path)
        try writer.add("data", [1, 2, 3])
        #expect(!FileManager.default.fileExists(atPath: path))
        _ = try writer.commit(makeManifest())
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test func abandonedWriterLeavesNothing() throws {
        try write("old")
        do {
            let writer = try AtlasWriter(path: path)
            try writer.add("data", [1, 2, 3])
            #expect(try folder.names.count == 2)
        }
        #expect(try folder.names == ["town.atlas"])
        #expect(try Atlas.open(path).manifest.extract.name == "old")
    }

    @Test func filesMayBeWrittenByOthers() throws {
        let writer = try AtlasWriter(path: path)
        let data = try writer.add("data")
        try Data("hello".utf8).write(to: URL(fileURLWithPath: data))
        let manifest = try writer.commit(makeManifest())
        #expect(manifest.files == [.init(name: "data", byteCount: 5, crc32: "3610a686")])
        try Atlas.open(path).validate()
    }

    @Test func announcedFileThatWasNeverWritten() throws {
        try write("old")
        do {
            let writer = try AtlasWriter(path: path)
            _ = try writer.add("data")
            #expect(throws: AtlasError.self) { try writer.commit(makeManifest()) }
        }
        #expect(try folder.names == ["town.atlas"])
        #expect(try Atlas.open(path).manifest.extract.name == "old")
    }

    @Test(arguments: ["", "a/b", "../b", ".b", "manifest.json"])
    func refusesBadNames(name: String) throws {
        let writer = try AtlasWriter(path: path)
        #expect(throws: AtlasError(.invalidName, name)) { try writer.add(name, []) }
    }

    @Test func leftoversOfTheDeadAreRemoved() throws {
        try folder.write("half", to: ".town.atlas.partial-99999-0/tiles.pmtiles")
        try folder.write("half", to: ".town.atlas.partial-99999-0/scratch/nodes")
        try folder.write("other", to: ".city.atlas.partial-99999-0/tiles.pmtiles")
        try write("one")
        #expect(try folder.names == [".city.atlas.partial-99999-0", "town.atlas"])
    }

    @Test func theLivingKeepTheirs() throws {
        let first = try AtlasWriter(path: path)
        try first.add("data", Array("first".utf8))
        try write("second")
        #expect(try Atlas.open(path).manifest.extract.name == "second")
        _ = try first.commit(makeManifest(name: "first"))
        #expect(try Atlas.open(path).manifest.extract.name == "first")
        #expect(try folder.names == ["town.atlas"])
    }

    @Test func otherPeoplesFoldersAreLeftAlone() throws {
        try folder.write("dear diary", to: "town.atlas/diary.txt")
        #expect(throws: AtlasError(.occupied, path)) { try AtlasWriter(path: path) }
        #expect(try folder.names == ["town.atlas"])
        try folder.write("text", to: "file")
        #expect(throws: AtlasError(.occupied, folder["file"])) {
            try AtlasWriter(path: folder["file"])
        }
    }

    @Test func foreignFilesInAnAtlasAreKept() throws {
        try write("one")
        try folder.write("remember", to: "town.atlas/notes.txt")
        try folder.write("deep", to: "town.atlas/more/notes.txt")
        // A file of the atlas itself goes with it.
        let writer = try AtlasWriter(path: path)
        try writer.add("other", Array("two".utf8))
        _ = try writer.commit(makeManifest(name: "two"))
        let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        #expect(names == ["manifest.json", "more", "notes.txt", "other"])
        #expect(try String(contentsOfFile: path + "/notes.txt", encoding: .utf8) == "remember")
        #expect(try String(contentsOfFile: path + "/more/notes.txt", encoding: .utf8) == "deep")
        #expect(try folder.names == ["town.atlas"])
        #expect(try Atlas.open(path).manifest.extract.name == "two")
    }

    @Test func aDanglingLinkFailsBeforeTheWork() throws {
        try FileManager.default.createSymbolicLink(
            atPath: path, withDestinationPath: folder["nowhere.atlas"])
        #expect(throws: AtlasError(.danglingLink, path)) { try AtlasWriter(path: path) }
        #expect(try folder.names == ["town.atlas"])
    }

    @Test func aFolderThatAppearsMeanwhileIsLeftAlone() throws {
        do {
            let writer = try AtlasWriter(path: path)
            try folder.write("dear diary", to: "town.atlas/diary.txt")
            #expect(throws: AtlasError(.occupied, path)) { try writer.commit(makeManifest()) }
        }
        #expect(try folder.names == ["town.atlas"])
        #expect(FileManager.default.fileExists(atPath: path + "/diary.txt"))
    }

    @Test func aDamagedAtlasIsReplaced() throws {
        try write("one")
        try FileManager.default.removeItem(atPath: path + "/data")
        try write("two")
        #expect(try Atlas.open(path).manifest.extract.name == "two")
    }

    @Test func emptyFolderIsFilled() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        try write("one")
        #expect(try Atlas.open(path).manifest.extract.name == "one")
    }

    @Test func aLinkToAnAtlasStaysALink() throws {
        let writer = try AtlasWriter(path: folder["real.atlas"])
        _ = try writer.commit(makeManifest(name: "old"))
        try FileManager.default.createSymbolicLink(
            atPath: path, withDestinationPath: folder["real.atlas"])
        try write("new")
        #expect(try Atlas.open(folder["real.atlas"]).manifest.extract.name == "new")
        #expect(try folder.names == ["real.atlas", "town.atlas"])
    }

    @Test func missingParentIsSaid() {
        let error = #expect(throws: AtlasError.self) {
            try AtlasWriter(path: folder["nowhere/town.atlas"])
        }
        #expect(error?.path == folder["nowhere"])
    }

    /// A reader that opens the atlas all the time while it is replaced sees whole ones only.
    @Test func readersSeeWholeAtlases() async throws {
        try write("0")
        let path = path
        let reader = Task.detached {
            var opened = 0
            while !Task.isCancelled {
                let atlas = try Atlas.open(path)
                let file = try atlas.file("data")
                var reader = ByteReader(file.bytes)
                let text = reader.string()
                guard text == atlas.manifest.extract.name else { return -1 }
                try atlas.validate()
                opened += 1
            }
            return opened
        }
        for round in 1...200 { try write("\(round)") }
        reader.cancel()
        #expect(try await reader.value >= 0)
    }
}
