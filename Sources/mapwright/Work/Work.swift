import ArgumentParser
import CParentSignal
import ClusterPyramid
import Foundation

/// `mapwright work`.
struct Work: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "work",
        abstract: "Make cluster tiles in stages, for many processes or machines.",
        discussion: """
            Makes what mapwright cluster --grid makes, the same bytes, in stages that share a folder. Each \
            stage reads files of the stages before it and writes files under fixed names, whole or not at all: \
            its parts run in any order, at the same time, on several machines, and again if they fail.

              start     writes the job and prints how many parts the points have
              points    reads a part of the points: they become cells, sorted
              plan      shares out the areas of the world and prints in how many parts
              cells     joins the cells of a part of the areas
              overview  makes the tiles that are larger than an area
              tiles     makes the tiles of a part of the areas
              assemble  puts all tiles into one PMTiles archive

            All parts of a stage have to be done before the next stage begins; overview and tiles may run at the \
            same time. mapwright-spark runs all of it on Apache Spark.

            EXAMPLES
              n=$(mapwright work start job shops.csv --part-size 16)
              seq $n | xargs -P 2 -I{} mapwright work points job --part {}/$n
              m=$(mapwright work plan job --parts 8)
              seq $m | xargs -P 2 -I{} mapwright work cells job --part {}/$m
              mapwright work overview job
              seq $m | xargs -P 2 -I{} mapwright work tiles job --part {}/$m
              mapwright work assemble job -o shops.pmtiles
            """,
        subcommands: [
            Start.self, Points.self, Plan.self, Cells.self, Overview.self, Tiles.self,
            Assemble.self,
        ])

    /// The job, and the attempt at one of its parts.
    struct JobOptions: ParsableArguments {
        @Argument(help: "The folder of the job.", completion: .directory)
        var folder: String

        @Option(
            help:
                "A word in the names of unfinished files, one that no other attempt has; made up if it is not given."
        )
        var attempt: String?

        @Option(
            help:
                "The number of the process that starts this one, which is killed when that one ends."
        )
        var parent: Int32?

        func validate() throws {
            let isWord = attempt?.utf8.allSatisfy {
                $0 == 45 || $0 == 95 || (48...57).contains($0) || (97...122).contains($0 | 32)
            }
            guard isWord != false, attempt?.isEmpty != true, attempt?.utf8.count ?? 0 <= 100 else {
                throw ValidationError("An attempt is a word of letters, digits, - and _.")
            }
        }

        /// Opens the job.
        func job() throws -> PyramidJob {
            try bind()
            return try PyramidJob(folder: folder, attempt: attempt)
        }

        /// Ends with the parent from now on, if that is wanted.
        func bind() throws {
            guard let parent else { return }
            let code = end_with_parent(parent)
            if code == ENOSYS { throw ValidationError("This system has no --parent.") }
            if code != 0 { throw ExitCode.failure }
        }
    }

    /// A part, K/N.
    struct PartOption: ParsableArguments {
        @Option(help: "The part of the stage, K/N, K from 1 to N.")
        var part: PartNumber

        /// Returns the number of the part, from 0 on.
        ///
        /// - Parameter count: How many parts there are.
        func number(of count: Int) throws -> Int {
            guard part.count == count else {
                throw PyramidError(
                    .noSuchPart, "the stage has \(count) parts, not \(part.count)")
            }
            return part.number - 1
        }
    }
}

/// K/N: a part of a stage and how many there are.
struct PartNumber: ExpressibleByArgument {
    let number, count: Int

    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
            number <= count
        else { return nil }
        (self.number, self.count) = (number, count)
    }
}
