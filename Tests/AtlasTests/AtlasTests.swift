import Atlas
import Bytes
import Foundation
import Testing

@Suite struct AtlasTests {
    let folder: TemporaryFolder
    var path: String { folder["town.atlas"] }

    init() throws {
        folder = try TemporaryFolder()
        let writer = try AtlasWriter(path: folder["town.atlas"])
        try writer.add("tiles.pmtiles", Array("tiles".utf8))
        try writer.add("places.bin", [])
        _ = try writer.commit(makeManifest())
    }

    /// Replaces a file's content although it is read-only.
    private func overwrite(_ name: String, _ text: String) throws {
        try FileManager.default.removeItem(atPath: path + "/" + name)
        try folder.write(text, to: "town.atlas/" + name)
    }

    @Test func opensAndReads() throws {
        let atlas = try Atlas.open(path)
        #expect(atlas.manifest.extract.name == "town.osm.pbf")
        #expect(
            atlas.manifest.files == [
                .init(name: "places.bin", byteCount: 0, crc32: "00000000"),
                .init(name: "tiles.pmtiles", byteCount: 5, crc32: "1c1584bb"),
            ])
        let file = try atlas.file(AtlasFile.tiles)
        var reader = ByteReader(file.bytes)
        let text = reader.string()
        #expect(text == "tiles")
        try atlas.validate()
    }

    @Test func opensWithTrailingSlash() throws {
        #expect(try Atlas.open(path + "/").manifest.languages == ["en", "fi"])
    }

    @Test func anAtlasIsCalledAsItsFolderIs() throws {
        #expect(try Atlas.open(path).name == "town")
        #expect(try Atlas.open(path + "/").name == "town")
        try FileManager.default.moveItem(atPath: path, toPath: folder["village"])
        #expect(try Atlas.open(folder["village"]).name == "village")
    }

    /// Engines know their files by names, of which an atlas may have several.
    @Test func filesOfAnEngineComeInTheManifestsOrder() throws {
        let writer = try AtlasWriter(path: folder["roads.atlas"])
        for name in ["roads-walking.graph", "places.index", "roads-automobile.graph"] {
            try writer.add(name, Array(name.utf8))
        }
        _ = try writer.commit(makeManifest())
        let found = try Atlas.open(folder["roads.atlas"]).files { name in
            name.hasPrefix("roads-") ? name.dropFirst(6).dropLast(6) : nil
        }
        #expect(found.map(\.name) == ["automobile", "walking"])
        #expect(found.map(\.file.byteCount) == [22, 19])
    }

    /// A manifest is read whole; what is too large for one is none.
    @Test func aHugeManifestIsNone() throws {
        let file = folder["town.atlas"] + "/manifest.json"
        try FileManager.default.removeItem(atPath: file)
        try Data().write(to: URL(fileURLWithPath: file))
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
        // A hole takes no room on the disk.
        try handle.truncate(atOffset: (1 << 24) + 1)
        try handle.close()
        #expect(throws: AtlasError(.notAnAtlas, path)) { try Atlas.open(path) }
    }

    /// A folder in the place of a file cannot be mapped, and the error says which.
    @Test func aFolderInAFilesPlaceIsNamed() throws {
        let file = path + "/places.bin"
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.createDirectory(
            atPath: file, withIntermediateDirectories: false)
        let error = #expect(throws: AtlasError.self) { try Atlas.open(path) }
        #expect(error?.path == file)
        try FileManager.default.removeItem(atPath: path + "/manifest.json")
        try FileManager.default.createDirectory(
            atPath: path + "/manifest.json", withIntermediateDirectories: false)
        let other = #expect(throws: AtlasError.self) { try Atlas.open(path) }
        #expect(other?.path == path + "/manifest.json")
    }

    @Test func unknownFileIsAnError() throws {
        let atlas = try Atlas.open(path)
        #expect(throws: AtlasError(.missingFile, path + "/roads.bin")) {
            try atlas.file("roads.bin")
        }
    }

    @Test func nothingThere() {
        #expect(throws: AtlasError(.missing, folder["none.atlas"])) {
            try Atlas.open(folder["none.atlas"])
        }
    }

    @Test func aFileIsNotAnAtlas() throws {
        try folder.write("x", to: "plain")
        #expect(throws: AtlasError(.notAnAtlas, folder["plain"])) {
            try Atlas.open(folder["plain"])
        }
    }

    @Test func aFolderIsNotAnAtlas() throws {
        #expect(throws: AtlasError(.notAnAtlas, folder.path)) { try Atlas.open(folder.path) }
    }

    @Test func foreignManifest() throws {
        try overwrite("manifest.json", #"{"format": "npm", "version": 3}"#)
        #expect(throws: AtlasError(.foreignFormat("npm"), path + "/manifest.json")) {
            try Atlas.open(path)
        }
    }

    @Test func newerVersion() throws {
        try overwrite("manifest.json", #"{"format": "mapwright-atlas", "version": 99, "new": []}"#)
        #expect(throws: AtlasError(.newerVersion(found: 99, known: 1), path + "/manifest.json")) {
            try Atlas.open(path)
        }
    }

    @Test func truncatedFile() throws {
        try overwrite("tiles.pmtiles", "tile")
        #expect(
            throws: AtlasError(.wrongLength(expected: 5, actual: 4), path + "/tiles.pmtiles")
        ) { try Atlas.open(path) }
    }

    @Test func missingFile() throws {
        try FileManager.default.removeItem(atPath: path + "/tiles.pmtiles")
        #expect(throws: AtlasError(.missingFile, path + "/tiles.pmtiles")) { try Atlas.open(path) }
    }

    /// An engine that opens a file gets it whole or an error; a file above the limit is mapped unread.
    @Test func aDamagedFileIsToldWhenItIsOpened() throws {
        #expect(try Atlas.open(path).checkedFile("tiles.pmtiles").byteCount == 5)
        try overwrite("tiles.pmtiles", "tilds")
        let atlas = try Atlas.open(path)
        let error = #expect(throws: AtlasError.self) { try atlas.checkedFile("tiles.pmtiles") }
        #expect(error?.path == path + "/tiles.pmtiles")
        #expect(try atlas.checkedFile("tiles.pmtiles", upTo: 4).byteCount == 5)
        #expect(throws: AtlasError.self) { try atlas.checkedFile("none") }
    }

    @Test func flippedBit() throws {
        try overwrite("tiles.pmtiles", "tilds")
        let atlas = try Atlas.open(path)
        let error = #expect(throws: AtlasError.self) { try atlas.validate() }
        #expect(error?.path == path + "/tiles.pmtiles")
        guard case .wrongChecksum(expected: "1c1584bb", _) = error?.code else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func anOpenedAtlasOutlivesItsReplacement() throws {
        let old = try Atlas.open(path)
        let writer = try AtlasWriter(path: path)
        try writer.add("tiles.pmtiles", Array("newer tiles".utf8))
        _ = try writer.commit(makeManifest())
        try old.validate()
        #expect(try old.file("tiles.pmtiles").byteCount == 5)
        #expect(try Atlas.open(path).file("tiles.pmtiles").byteCount == 11)
    }

    @Test(arguments: [
        (
            AtlasError.Code.missing,
            "there is no atlas at P; build one with `mapwright import EXTRACT -o P`"
        ),
        (.notAnAtlas, "P is not an atlas: an atlas is a folder with a manifest.json"),
        (
            .newerVersion(found: 2, known: 1),
            "P has version 2, this mapwright reads up to 1; "
                + "update mapwright or build the atlas again with `mapwright import`"
        ),
        (
            .wrongLength(expected: 9, actual: 3),
            "P has 3 bytes instead of 9; build the atlas again with `mapwright import`"
        ),
        (
            .danglingLink,
            "P is a link to something that is not there; remove it, or make what it leads to"
        ),
        (.occupied, "P exists and is not an atlas; it was left alone, choose another name"),
    ])
    func messagesSayWhatToDo(code: AtlasError.Code, text: String) {
        #expect(AtlasError(code, "P").description == text)
    }
}
