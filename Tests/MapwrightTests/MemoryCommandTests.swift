#if canImport(Glibc)
    import Atlas
    import Foundation
    import Testing

    /// `mapwright import --memory`: what does not fit lies in files, and changes nothing.
    @Suite struct MemoryCommandTests {
        let folder: Folder
        private static let extract = URL(fileURLWithPath: ImportCommandTests.sample)
            .deletingLastPathComponent().appendingPathComponent("andorra.osm.pbf").path

        init() throws { folder = try Folder() }

        private func make(
            _ name: String, _ options: [String]
        ) async throws -> (program: Program, files: [AtlasManifest.File]) {
            let path = folder.path + "/" + name
            let program = try await Program.run(
                ["import", Self.extract, "-o", path, "--modes", "automobile", "--jobs", "2"]
                    + options)
            #expect(program.status == 0, "\(program.errors)")
            return (program, try Atlas.open(path).manifest.files)
        }

        @Test func arraysInFilesGiveTheSameBytes() async throws {
            let temp = folder.path + "/temp"
            try FileManager.default.createDirectory(
                atPath: temp, withIntermediateDirectories: true)
            let plain = try await make("plain.atlas", ["--memory", "8G"])
            #expect(!plain.program.errors.contains("in temporary files"))
            let bounded = try await make("bounded.atlas", ["--memory", "64M", "--temp", temp])
            #expect(bounded.program.errors.contains("\nHeld up to "))
            #expect(bounded.program.errors.hasSuffix(" MB in temporary files\n"))
            #expect(bounded.files == plain.files)
            // The files had no names.
            #expect(try FileManager.default.contentsOfDirectory(atPath: temp).isEmpty)
        }

        @Test func aLimitThatCannotBeKeptIsRefused() async throws {
            let atlas = folder.path + "/none.atlas"
            let program = try await Program.run([
                "import", Self.extract, "-o", atlas, "--memory", "63M", "--quiet",
            ])
            #expect(program.status == 64)
            #expect(program.errors.contains("--memory is 64M at least"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        }

        @Test(.enabled(if: FileManager.default.isWritableFile(atPath: "/dev/shm")))
        func aFolderInMemoryIsNoPlaceForThem() async throws {
            let program = try await Program.run([
                "import", Self.extract, "-o", folder.path + "/x.atlas", "--temp", "/dev/shm",
            ])
            #expect(program.status == 64)
            #expect(program.errors.contains("/dev/shm is in memory itself"))
        }
    }
#endif
