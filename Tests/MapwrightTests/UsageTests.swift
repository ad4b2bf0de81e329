import Testing

@Suite struct UsageTests {
    @Test(arguments: [
        ["serv"], ["serve", "--port", "x"], ["serve", "--port", "70000"],
        ["inspect"], ["inspect", "a.atlas", "--yaml"], ["serve", "--host", ""],
        ["cluster", "a.csv", "--zoom", "3", "--grid"],
        ["cluster", "a.csv", "--cell", "16", "-o", "a.pmtiles"],
        ["cluster", "a.csv", "--properties", "-o", "a.clusters"],
        ["cluster", "a.clusters", "--properties", "--zoom", "3"],
        ["cluster", "a.csv", "--grid", "--radius", "20", "-o", "a.pmtiles"],
        ["work", "points", "job", "--part", "3/2"], ["work", "start", "job"],
        ["work", "start", "job", "a.csv", "--cell", "20"], ["work", "plan", "job", "--parts", "0"],
        ["import"], ["import", "a.osm.pbf", "--jobs", "0"],
        ["import", "a.osm.pbf", "--language", "a/b"],
        ["import", "a.osm.pbf", "b.osm.pbf"],
    ])
    func badUsageIsExitCode64(arguments: [String]) async throws {
        let program = try await Program.run(arguments)
        #expect(program.status == 64)
        #expect(program.output.isEmpty)
        #expect(program.errors.hasPrefix("Error: "))
        #expect(program.errors.contains("Usage: mapwright"))
    }

    @Test(arguments: [[], ["import"], ["serve"], ["inspect"]])
    func helpTeachesByExample(command: [String]) async throws {
        let program = try await Program.run(command + ["--help"])
        #expect(program.status == 0)
        #expect(program.output.contains("EXAMPLES"))
        #expect(program.output.contains("helsinki"))
        #expect(program.errors.isEmpty)
    }

    /// A line that is too wide for a terminal is broken anywhere, and what a reader copies is half a command.
    @Test(arguments: [
        "import", "inspect", "serve", "search", "complete", "geocode", "reverse", "route", "trip",
        "matrix", "isochrone", "match", "nearest", "profile", "cluster", "snapshot", "update",
        "work",
        "help",
    ])
    func examplesOfHelpStandWhole(command: String) async throws {
        let help = try await Program.run([command, "--help"]).output
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
        let heading = try #require(lines.firstIndex(of: "EXAMPLES"))
        let examples = lines[(heading + 1)...].prefix { !$0.isEmpty }
        #expect(!examples.isEmpty)
        #expect(examples.allSatisfy { $0.hasPrefix("  ") && $0.count <= 80 }, "\(examples)")
        // What goes on in the next line says so.
        for (line, next) in zip(examples, examples.dropFirst()) {
            #expect(line.hasSuffix(" \\") == next.hasPrefix("      "), "\(line)")
        }
    }

    @Test func versionIsTold() async throws {
        #expect(try await Program.run(["--version"]).output == "mapwright 0.1.0\n")
    }

    @Test(arguments: ["inspect", "serve"])
    func aMissingAtlasIsOneClearLine(command: String) async throws {
        let program = try await Program.run([command, "/nowhere/town.atlas"])
        #expect(program.status == 1)
        #expect(program.output.isEmpty)
        #expect(
            program.errors == """
                mapwright: there is no atlas at /nowhere/town.atlas; build one with \
                `mapwright import EXTRACT -o /nowhere/town.atlas`\n
                """)
    }

    @Test func servingNothingIsExplained() async throws {
        let folder = try Folder()
        let program = try await Program.run(["serve"], in: folder.path)
        #expect(program.status == 1)
        #expect(program.errors.hasPrefix("mapwright: which atlas?"))
        #expect(program.errors.contains("mapwright import"))
        #expect(program.errors.split(separator: "\n").count == 1)
    }
}
