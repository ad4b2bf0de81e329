import Atlas
import AtlasService
import Foundation
import Testing

@Suite struct AtlasPathsTests {
    private let folder = NSTemporaryDirectory() + "mapwright-\(UUID().uuidString)"

    private func bundle(_ path: String) throws {
        let whole = folder + "/" + path
        try FileManager.default.createDirectory(
            atPath: whole, withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: URL(fileURLWithPath: whole + "/manifest.json"))
    }

    @Test func bundlesAndFoldersOfThemAreFoundOnce() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try bundle("many/b.atlas")
        try bundle("many/a.atlas")
        try bundle("one.atlas")
        try FileManager.default.createDirectory(
            atPath: folder + "/many/empty.atlas", withIntermediateDirectories: true)
        let paths = try AtlasPaths([
            folder + "/one.atlas", folder + "/many/", folder + "/one.atlas",
        ])
        #expect(
            paths.paths == ["one.atlas", "many/a.atlas", "many/b.atlas"].map { folder + "/" + $0 })
    }

    @Test func aFolderWithoutAtlasesAndTwoOfOneNameAreErrors() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try bundle("one/a.atlas")
        try bundle("two/a.atlas")
        try FileManager.default.createDirectory(
            atPath: folder + "/none", withIntermediateDirectories: true)
        #expect(throws: AtlasPathError.holdsNone(folder + "/none")) {
            try AtlasPaths([folder + "/none"])
        }
        #expect(throws: AtlasPathError.sameName(folder + "/two/a.atlas")) {
            try AtlasPaths([folder + "/one", folder + "/two"])
        }
    }

    @Test func aPathThatIsNotThereIsLeftToWhoOpensIt() throws {
        #expect(try AtlasPaths(["/nowhere/a.atlas"]).paths == ["/nowhere/a.atlas"])
    }

    @Test func aBrokenAtlasOfAFolderIsLeftOutAndANamedOneIsAnError() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try bundle("many/broken.atlas")
        try FileManager.default.copyItem(
            atPath: SampleAtlas.path, toPath: folder + "/many/whole.atlas")
        let opened = try AtlasPaths([folder + "/many"]).open()
        #expect(opened.atlases.map(\.path) == [folder + "/many/whole.atlas"])
        #expect(opened.faults.map(\.path) == [folder + "/many/broken.atlas"])
        #expect(opened.faults.allSatisfy { $0.description.contains("broken.atlas") })
        #expect(throws: AtlasError.self) {
            try AtlasPaths([folder + "/many/whole.atlas", folder + "/many/broken.atlas"]).open()
        }
        try FileManager.default.removeItem(atPath: folder + "/many/whole.atlas")
        #expect(throws: AtlasError.self) { try AtlasPaths([folder + "/many"]).open() }
    }
}
