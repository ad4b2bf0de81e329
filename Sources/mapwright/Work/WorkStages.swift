import ArgumentParser
import ClusterPyramid
import Foundation

extension Work {
    /// `mapwright work start`.
    struct Start: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "start",
            abstract: "Write the job and print how many parts the points have.",
            discussion: """
                Files are read as mapwright cluster reads them. Large tables, and GeoJSON with one feature a line, are \
                divided; a gzipped file and a GeoJSON document are one part.
                """)

        @OptionGroup var options: JobOptions

        @Argument(
            help: "Files of points, in their order: .geojson, .csv or .tsv, gzipped or not.",
            completion: .file())
        var points: [String] = []

        @Option(help: "How many parts are piped into the stage of the points, instead of files.")
        var piped: Int?

        @Option(help: "Megabytes of a part of a file, about.")
        var partSize = 64

        @Flag(help: "Do not divide files: for tables with line ends within quotes.")
        var whole = false

        @OptionGroup var pyramid: PyramidOptions

        @Option(help: "The last zoom, 0 ... 14.")
        var maxZoom = 14

        @Option(help: "The column of the latitude, if it has none of the usual names.")
        var latitude: String?

        @Option(help: "The column of the longitude, if it has none of the usual names.")
        var longitude: String?

        @Flag(help: "Stop at the first malformed row or feature instead of passing over it.")
        var strict = false

        func validate() throws {
            guard points.isEmpty != (piped == nil) else {
                throw ValidationError("Give either files of points or --piped.")
            }
            guard (1...4096).contains(partSize) else {
                throw ValidationError("A part has 1 to 4096 megabytes.")
            }
            guard (0...PyramidGrid.maximumZoom).contains(maxZoom) else {
                throw ValidationError("The last zoom is a number from 0 to 14.")
            }
            if let piped, !(1...100_000).contains(piped) {
                throw ValidationError("There are 1 to 100000 parts.")
            }
            guard !points.contains(PyramidPoints.piped) else {
                throw ValidationError("Standard input is read with --piped 1.")
            }
        }

        func run() async throws {
            try await report {
                try options.bind()
                let parts =
                    try piped.map { .init(repeating: PyramidJob.Part(path: nil), count: $0) }
                    ?? PyramidPoints.parts(of: points, partSize: partSize << 20, isWhole: whole)
                let job = try PyramidJob.start(
                    .init(
                        settings: pyramid.settings(maxZoom: maxZoom), latitude: latitude,
                        longitude: longitude, isStrict: strict, parts: parts),
                    folder: options.folder, attempt: options.attempt)
                Terminal.output.line("\(job.pointPartCount)")
            }
        }
    }

    /// `mapwright work points`.
    struct Points: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "points",
            abstract: "Read a part of the points: they become cells, sorted.",
            discussion:
                "Of a job that was started with --piped the points come from standard input: a table with its header, or GeoJSON."
        )

        @OptionGroup var options: JobOptions
        @OptionGroup var part: PartOption

        func run() async throws {
            try await report {
                let job = try options.job()
                let number = try part.number(of: job.pointPartCount)
                try PyramidPoints(job: job).gather(part: number)
            }
        }
    }

    /// `mapwright work plan`.
    struct Plan: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "plan",
            abstract: "Share out the areas of the world and print in how many parts.")

        @OptionGroup var options: JobOptions

        @Option(help: "How many parts are wanted; there may be fewer.")
        var parts: Int

        @Flag(help: "Print one JSON document instead, with how heavy each part is.")
        var json = false

        func validate() throws {
            guard (1...100_000).contains(parts) else {
                throw ValidationError("There are 1 to 100000 parts.")
            }
        }

        private struct Answer: Encodable {
            let points: Int
            let weights: [Int]
        }

        func run() async throws {
            try await report {
                let plan = try PyramidPlan.make(try options.job(), shares: parts)
                PlanDisplay(plan: plan).show()
                guard json else { return Terminal.output.line("\(plan.shares.count)") }
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys]
                let answer = Answer(points: plan.points, weights: plan.shares.map(\.weight))
                Terminal.output.line(
                    String(decoding: try encoder.encode(answer), as: UTF8.self))
            }
        }
    }

    /// `mapwright work cells`.
    struct Cells: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "cells",
            abstract: "Join the cells of a part of the areas.")

        @OptionGroup var options: JobOptions
        @OptionGroup var part: PartOption

        func run() async throws {
            try await report {
                let job = try options.job()
                let plan = try PyramidPlan(of: job)
                try CellMerging.run(job, plan, share: try part.number(of: plan.shares.count))
            }
        }
    }

    /// `mapwright work overview`.
    struct Overview: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "overview",
            abstract: "Make the tiles that are larger than an area.")

        @OptionGroup var options: JobOptions

        func run() async throws {
            try await report {
                let job = try options.job()
                try TileMaking.runOverview(job, try PyramidPlan(of: job))
            }
        }
    }

    /// `mapwright work tiles`.
    struct Tiles: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "tiles",
            abstract: "Make the tiles of a part of the areas.")

        @OptionGroup var options: JobOptions
        @OptionGroup var part: PartOption

        func run() async throws {
            try await report {
                let job = try options.job()
                let plan = try PyramidPlan(of: job)
                try TileMaking.run(job, plan, share: try part.number(of: plan.shares.count))
            }
        }
    }

    /// `mapwright work assemble`.
    struct Assemble: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "assemble",
            abstract: "Put all tiles into one PMTiles archive.")

        @OptionGroup var options: JobOptions

        @Option(
            name: .shortAndLong, help: "The archive, .pmtiles.", completion: .file())
        var output: String

        func run() async throws {
            try await report {
                let job = try options.job()
                let tiles = try PyramidAssembly.run(job, try PyramidPlan(of: job), to: output)
                Terminal.error.line("Made \(output), \(Figures.count(tiles)) tiles")
            }
        }
    }
}
