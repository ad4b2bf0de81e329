import Foundation
import Testing

/// `mapwright cluster --grid`, and the same in stages.
@Suite struct WorkCommandTests {
    /// A table of points in rows of a fixed pattern, large enough to be divided.
    private static func table(_ rows: Int, in folder: Folder) throws -> String {
        let path = folder.path + "/points.csv"
        var text = "name,lat,lon,kind\n"
        for row in 0..<rows {
            let (latitude, longitude) = (
                Double(row * 7919 % 16_000) / 100 - 80, Double(row * 104_729 % 36_000) / 100 - 180
            )
            text += "a place with a name,\(latitude),\(longitude),\(["cafe", "bar", ""][row % 3])\n"
        }
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    private static func run(_ arguments: String...) async throws -> String {
        let program = try await Program.run(arguments)
        try #require(program.status == 0, "\(arguments): \(program.errors)")
        return program.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test func stagesMakeTheBytesOfOneProcess() async throws {
        let folder = try Folder()
        let table = try Self.table(50_000, in: folder)
        let (alone, staged, job) = (
            folder.path + "/alone.pmtiles", folder.path + "/staged.pmtiles", folder.path + "/job"
        )
        _ = try await Self.run(
            "cluster", table, "--grid", "--category", "kind", "--max-zoom", "8", "-o", alone)
        let parts = try await Self.run(
            "work", "start", job, table, "--category", "kind", "--max-zoom", "8", "--part-size", "1"
        )
        #expect(Int(parts) ?? 0 > 1)
        for part in 1...(Int(parts) ?? 1) {
            _ = try await Self.run("work", "points", job, "--part", "\(part)/\(parts)")
        }
        let shares = try await Self.run("work", "plan", job, "--parts", "5")
        #expect(Int(shares) ?? 0 > 1)
        for stage in ["cells", "tiles"] {
            for share in 1...(Int(shares) ?? 1) {
                _ = try await Self.run("work", stage, job, "--part", "\(share)/\(shares)")
            }
        }
        _ = try await Self.run("work", "overview", job)
        _ = try await Self.run("work", "assemble", job, "-o", staged)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: alone))
        #expect(try Data(contentsOf: URL(fileURLWithPath: staged)) == bytes)
        // Nothing is left beside the archive but what the test made.
        #expect(
            Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
                == ["points.csv", "alone.pmtiles", "staged.pmtiles", "job"])
    }

    @Test func whatIsMalformedIsToldWithItsLine() async throws {
        let folder = try Folder()
        let table = try Self.table(50_000, in: folder)
        var lines = try String(contentsOfFile: table, encoding: .utf8).components(separatedBy: "\n")
        lines[40_000] = "x,north,2,"
        lines[40_100] = "x,south,2,"
        try lines.joined(separator: "\n").write(toFile: table, atomically: true, encoding: .utf8)
        let job = folder.path + "/job"
        let parts = try await Self.run("work", "start", job, table, "--part-size", "1")
        for part in 1...(Int(parts) ?? 1) {
            _ = try await Self.run("work", "points", job, "--part", "\(part)/\(parts)")
        }
        let plan = try await Program.run(["work", "plan", job, "--parts", "2"])
        #expect(plan.status == 0)
        #expect(plan.errors.contains("line 40001: “north” is not a number, and 1 more like it"))

        let strict = try await Program.run([
            "cluster", table, "--grid", "--strict", "-o", folder.path + "/a.pmtiles",
        ])
        #expect(strict.status == 1)
        #expect(strict.errors.contains("points.csv: line 40001: “north” is not a number"))
        #expect(
            Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
                == ["points.csv", "job"])
    }

    @Test func aLineEndWithinQuotesIsNoticed() async throws {
        let folder = try Folder()
        let path = folder.path + "/notes.csv"
        var text = "lat,lon,note\n"
        for row in 0..<30_000 {
            text +=
                "\(row % 80),\(row % 180),\"a note of several lines\n\n and the rest of it, which is long\"\n"
        }
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        let job = folder.path + "/job"
        func plan(_ more: [String]) async throws -> Program {
            let start = try await Program.run(
                ["work", "start", job, path, "--part-size", "1"] + more)
            let parts = start.output.trimmingCharacters(in: .whitespacesAndNewlines)
            for part in 1...(Int(parts) ?? 1) {
                let points = try await Program.run(
                    ["work", "points", job, "--part", "\(part)/\(parts)"])
                // A part that begins within quotes may fail itself.
                if points.status != 0 { return points }
            }
            return try await Program.run(["work", "plan", job, "--parts", "2"])
        }
        let divided = try await plan([])
        #expect(divided.status == 1)
        #expect(divided.errors.contains("notes.csv"))
        let whole = try await plan(["--whole"])
        #expect(whole.status == 0)
        #expect(whole.errors.hasPrefix("Read 30,000 points"))
    }

    @Test func aPartOfAnotherNumberIsRefused() async throws {
        let folder = try Folder()
        let table = try Self.table(10, in: folder)
        let job = folder.path + "/job"
        #expect(try await Self.run("work", "start", job, table) == "1")
        let wrong = try await Program.run(["work", "points", job, "--part", "1/2"])
        #expect(wrong.status == 1)
        #expect(wrong.errors == "mapwright: the stage has 1 parts, not 2\n")
        let early = try await Program.run(["work", "cells", job, "--part", "1/1"])
        #expect(early.errors == "mapwright: \(job)/plan.json is missing; run its stage first\n")
        try "lat,lon\n1,2\n".write(toFile: table, atomically: true, encoding: .utf8)
        let changed = try await Program.run(["work", "points", job, "--part", "1/1"])
        #expect(changed.status == 1)
        #expect(changed.errors.contains("has changed since the job was started"))
    }

    @Test func sumsOfWhatIsNoNumberAreAnError() async throws {
        let folder = try Folder()
        let path = folder.path + "/prices.csv"
        try "lat,lon,price\n1,2,3.5\n1,2,cheap\n".write(
            toFile: path, atomically: true, encoding: .utf8)
        let program = try await Program.run(
            ["cluster", path, "--grid", "--sum", "price", "-o", folder.path + "/a.pmtiles"])
        #expect(program.status == 1)
        #expect(program.errors.contains("prices.csv: “cheap” in price of point 1"))
    }
}
