import ClusterPyramid
import Foundation
import TestSupport
import Testing

/// What stages do with files that are missing, damaged or another job's.
@Suite struct PyramidFailureTests {
    private static let settings = PyramidSettings(
        grid: PyramidGrid(deepestZoom: 9, cellBits: 3), category: "kind", sums: ["price", "stock"])

    private static func code(_ work: () throws -> Void) -> PyramidError.Code? {
        do {
            try work()
            return nil
        } catch let error as PyramidError {
            return error.code
        } catch {
            Issue.record("\(error)")
            return nil
        }
    }

    @Test func stagesComeInTheirOrder() throws {
        let folder = JobFolder()
        #expect(Self.code { _ = try PyramidJob(folder: folder.path) } == .missingStage)
        let job = try folder.job(Self.settings, parts: 2)
        #expect(Self.code { _ = try PyramidPlan(of: job) } == .missingStage)
        #expect(Self.code { _ = try PyramidPlan.make(job, shares: 1) } == .missingStage)
        #expect(Self.code { _ = try PointGathering(job, part: 2) } == .noSuchPart)
        for part in 0...1 {
            var gathering = try PointGathering(job, part: part)
            if part == 0 { try gathering.add(latitude: 1, longitude: 1) }
            try gathering.finish()
        }
        let plan = try PyramidPlan.make(job, shares: 5)
        #expect(try PyramidPlan(of: job) == plan)
        #expect(plan.points == 1 && plan.shares.count == 1)
        #expect(Self.code { try CellMerging.run(job, plan, share: 1) } == .noSuchPart)
        #expect(Self.code { try TileMaking.run(job, plan, share: 0) } == .missingStage)
        #expect(Self.code { try TileMaking.runOverview(job, plan) } == .missingStage)
        #expect(
            Self.code { try PyramidAssembly.run(job, plan, to: folder.path + "/a.pmtiles") }
                == .missingStage)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/a.pmtiles"))
    }

    @Test func noPointsAreAnError() throws {
        let folder = JobFolder()
        #expect(Self.code { _ = try folder.archive([], Self.settings) } == .noPoints)
    }

    @Test func whatCannotBeCountedIsRefused() throws {
        let folder = JobFolder()
        let job = try folder.job(Self.settings, parts: 1)
        var gathering = try PointGathering(job, part: 0)
        for summand in [Double.nan, .infinity, 1e13] {
            #expect(
                Self.code {
                    try gathering.add(latitude: 1, longitude: 1, summands: [summand])
                } == .notANumber)
        }
        let other = JobFolder()
        let many = (0...PyramidSettings.maximumCategories).map {
            PyramidPoint(latitude: 1, longitude: 1, category: "\($0)")
        }
        #expect(Self.code { _ = try other.archive(many, Self.settings) } == .tooManyCategories)
        // Each part has few enough, all together too many.
        #expect(
            Self.code { _ = try JobFolder().archive(many, Self.settings, parts: 2) }
                == .tooManyCategories)
        let large = [PyramidPoint](
            repeating: .init(latitude: 1, longitude: 1, summands: [9e12, 0]), count: 2)
        #expect(Self.code { _ = try JobFolder().archive(large, Self.settings) } == .sumTooLarge)
    }

    @Test func filesOfAnotherJobAreRefused() throws {
        let points = PyramidPoint.scattered(100, seed: 5)
        let (mine, theirs) = (JobFolder(), JobFolder())
        _ = try mine.archive(points, Self.settings)
        _ = try theirs.archive(
            points, .init(grid: PyramidGrid(deepestZoom: 8, cellBits: 3), category: "kind"))
        let job = try PyramidJob(folder: mine.path)
        let plan = try PyramidPlan(of: job)
        for name in [
            "points/1-of-1.cells", "cells/1-of-1.cells", "cells/1-of-1.summary",
            "tiles/1-of-1.tiles",
        ] {
            let (path, other) = (mine.path + "/" + name, theirs.path + "/" + name)
            guard FileManager.default.fileExists(atPath: other) else { continue }
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            try Data(contentsOf: URL(fileURLWithPath: other)).write(
                to: URL(fileURLWithPath: path))
            #expect(Self.code { try Self.runAll(job, plan, mine.path) } == .otherJob, "\(name)")
            try bytes.write(to: URL(fileURLWithPath: path))
        }
    }

    /// The stages after the plan that read files, without writing over what they read.
    private static func runAll(_ job: PyramidJob, _ plan: PyramidPlan, _ folder: String) throws {
        _ = try PyramidPlan.make(job, shares: 1)
        try TileMaking.runOverview(job, plan)
        try PyramidAssembly.run(job, plan, to: folder + "/again.pmtiles")
        try TileMaking.run(job, plan, share: 0)
    }

    @Test(arguments: [
        "points/1-of-1.cells", "cells/1-of-1.cells", "cells/1-of-1.summary", "tiles/1-of-1.tiles",
    ])
    func damageIsToldOrHarmless(name: String) throws {
        let folder = JobFolder()
        let settings = PyramidSettings(
            grid: PyramidGrid(deepestZoom: 10, cellBits: 3), category: "kind",
            sums: ["price", "stock"])
        let whole = try folder.archive(PyramidPoint.scattered(60, seed: 9), settings)
        let job = try PyramidJob(folder: folder.path)
        let plan = try PyramidPlan(of: job)
        let path = URL(fileURLWithPath: folder.path + "/" + name)
        let sound = [UInt8](try Data(contentsOf: path))
        var random = SplitMix(seed: 21)
        for _ in 0..<(SlowTier.isOn ? 2000 : 60) {
            let damaged = mutated(sound, &random)
            if damaged == sound { continue }
            try Data(damaged).write(to: path)
            do {
                if name.hasPrefix("points") { try CellMerging.run(job, plan, share: 0) }
                if name.hasPrefix("points") || name.hasSuffix("cells") {
                    try TileMaking.run(job, plan, share: 0)
                }
                try TileMaking.runOverview(job, plan)
                try PyramidAssembly.run(job, plan, to: folder.path + "/again.pmtiles")
                let again = [UInt8](
                    try Data(contentsOf: URL(fileURLWithPath: folder.path + "/again.pmtiles")))
                // Bytes that nobody reads, such as the zeros of a header.
                #expect(again == whole)
            } catch let error as PyramidError {
                #expect(error.code == .damagedFile || error.code == .otherJob, "\(error)")
            }
        }
    }

    @Test func attemptsDoNotMeet() throws {
        let folder = JobFolder()
        let first = try folder.job(Self.settings, parts: 1)
        // Another attempt at the same part begins, writes and ends while this one is open.
        var slow = try PointGathering(first, part: 0)
        try slow.add(latitude: 1, longitude: 1)
        let second = try PyramidJob(folder: folder.path)
        var fast = try PointGathering(second, part: 0)
        try fast.add(latitude: 1, longitude: 1)
        try fast.finish()
        let path = URL(fileURLWithPath: folder.path + "/points/1-of-1.cells")
        let bytes = try Data(contentsOf: path)
        try slow.finish()
        #expect(try Data(contentsOf: path) == bytes)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/points")
                == ["1-of-1.cells"])
    }
}
