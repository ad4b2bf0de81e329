import Atlas
import Foundation
import Testing

@Suite struct ImportCommandTests {
    let folder: Folder
    var atlas: String { folder.path + "/helsinki.atlas" }
    static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples/helsinki.osm.pbf").path

    init() throws { folder = try Folder() }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    @Test func theSampleBecomesAnAtlas() async throws {
        let program = try await Program.run(["import", Self.sample], in: folder.path)
        #expect(program.status == 0, "\(program.errors)")
        #expect(program.output.hasPrefix("Made helsinki.atlas, "))
        // Not on a terminal: a line for each step, and nothing that draws.
        let lines = program.errors.split(separator: "\n")
        #expect(lines.first == "Reading the extract")
        #expect(lines.last?.hasPrefix("Finished after ") == true)
        #expect(!program.errors.contains("\r") && !program.errors.contains("\u{1b}"))
        #expect(try names == ["helsinki.atlas"])
        let manifest = try Atlas.open(atlas).manifest
        #expect(manifest.extract.name == "helsinki.osm.pbf")
        #expect(manifest.languages == ["en", "de"])
        let verified = try await Program.run(["inspect", atlas, "--verify"])
        #expect(verified.status == 0, "\(verified.errors)")
    }

    @Test func jobsAndRepetitionChangeNothing() async throws {
        let other = folder.path + "/other.atlas"
        let one = try await Program.run(
            ["import", Self.sample, "-o", atlas, "--jobs", "1", "--quiet", "--language", "fi"])
        #expect(one.status == 0 && one.output.isEmpty && one.errors.isEmpty, "\(one.errors)")
        for jobs in ["1", "3"] {
            let more = try await Program.run(
                ["import", Self.sample, "-o", other, "--jobs", jobs, "--language", "fi"])
            #expect(more.status == 0)
            for name in [AtlasFile.manifest, AtlasFile.tiles] {
                #expect(
                    FileManager.default.contentsEqual(
                        atPath: "\(atlas)/\(name)", andPath: "\(other)/\(name)"), "\(name), \(jobs)"
                )
            }
        }
        #expect(try Atlas.open(other).manifest.languages == ["en", "de", "fi"])
    }

    @Test(arguments: ["nothing.osm.pbf", "text.osm.pbf", "cut.osm.pbf"])
    func badInputIsOneLineAndLeavesNothing(name: String) async throws {
        let extract = folder.path + "/" + name
        if name == "text.osm.pbf" {
            try Data("this is no extract".utf8).write(to: URL(fileURLWithPath: extract))
        } else if name == "cut.osm.pbf" {
            let whole = try Data(contentsOf: URL(fileURLWithPath: Self.sample))
            try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: extract))
        }
        let before = try names
        let program = try await Program.run(["import", extract, "-o", atlas, "--quiet"])
        #expect(program.status == 1)
        #expect(program.errors.hasPrefix("mapwright: "))
        #expect(program.errors.contains(name))
        #expect(program.errors.split(separator: "\n").count == 1)
        #expect(try names == before)
    }

    @Test func aFolderThatIsNoAtlasIsLeftAlone() async throws {
        let diary = folder.path + "/diary.txt"
        try Data("dear diary".utf8).write(to: URL(fileURLWithPath: diary))
        let program = try await Program.run(["import", Self.sample, "-o", folder.path, "--quiet"])
        #expect(program.status == 1)
        #expect(program.errors.contains("exists and is not an atlas; it was left alone"))
        #expect(try names == ["diary.txt"])
    }
}
