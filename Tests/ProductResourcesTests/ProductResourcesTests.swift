import Foundation
import ProductResources
import Testing

/// Programs and folders in a folder that is removed at the end.
final class Place {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("mapwright-resources-\(UUID().uuidString)")
        .resolvingSymlinksInPath()

    func file(_ path: String) throws -> String {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("x".utf8).write(to: url)
        return url.path
    }

    func path(_ path: String) -> String { folder.appendingPathComponent(path).path }

    deinit { try? FileManager.default.removeItem(at: folder) }
}

@Suite struct ProductResourcesTests {
    private let place = Place()
    #if canImport(Darwin)
        private let name = "Mapwright_Town.bundle"
    #else
        private let name = "Mapwright_Town.resources"
    #endif

    private func found(_ program: String) -> String? {
        ProductResources(ofTarget: "Town", sources: place.path("sources"), program: program)
            .folder(holding: "map")
    }

    @Test func filesLieBesideTheProgram() throws {
        let program = try place.file("bin/program")
        _ = try place.file("bin/\(name)/map")
        _ = try place.file("sources/map")
        #expect(found(program) == place.path("bin/\(name)"))
    }

    @Test func aLinkLeadsToTheProgramItself() throws {
        let program = try place.file("bin/program")
        _ = try place.file("bin/\(name)/map")
        _ = try place.file("links/other")
        let link = place.path("links/program")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: program)
        #expect(found(link) == place.path("bin/\(name)"))
    }

    @Test func anInstalledProgramHasThemInShare() throws {
        let program = try place.file("bin/program")
        _ = try place.file("share/mapwright/\(name)/map")
        #expect(found(program) == place.path("share/mapwright/\(name)"))
    }

    @Test func aProgramThatWasMovedUsesTheSources() throws {
        let program = try place.file("elsewhere/program")
        _ = try place.file("sources/map")
        #expect(found(program) == place.path("sources"))
    }

    @Test func aFolderWithoutTheFileIsNotTaken() throws {
        let program = try place.file("bin/program")
        _ = try place.file("bin/\(name)/something")
        #expect(found(program) == nil)
    }

    @Test func thePlacesAreNamedInOrder() {
        let resources = ProductResources(
            ofTarget: "Town", sources: "/src/Town", program: "/opt/bin/program")
        #expect(resources.folderName == name)
        #expect(
            resources.candidates == [
                "/opt/bin/\(name)", "/opt/share/mapwright/\(name)", "/src/Town",
            ])
    }
}
