import Answers
import ArgumentParser
import Foundation
import Roads

/// `mapwright matrix`.
struct Matrix: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tell times and distances between many places.",
        discussion: """
            Prints a row for each place routes begin at, a column for each they end at. Without --to, the \
            places are both. Routes are the best ones, as `mapwright route` finds them.

            EXAMPLES
              mapwright matrix 60.17,24.94 60.19,24.92 60.16,24.95 --atlas helsinki.atlas
              mapwright matrix 60.17,24.94 --to 60.19,24.92 --to "Ateneum" --mode walking --json \
            --atlas helsinki.atlas
            """)

    @Argument(help: "Where routes begin.")
    var from: [String] = []

    @Option(help: "Where routes end; repeatable.")
    var to: [String] = []

    @OptionGroup var options: RoadsOptions

    @Option(
        help: "What to stay off: tolls, highways, ferries, low-emission-zones, divided by commas.")
    var avoid: String?

    func run() async throws {
        try options.check(hasArgument: !from.isEmpty, named: "from")
        try await report {
            let atlas = try options.open()
            guard !options.batch else {
                return RoadsAtlas.answerLines { json in
                    var line = try MatrixLine(json: json)
                    line.mode = line.mode ?? options.mode
                    return try line.answer(router: atlas.router, place: atlas.place)
                }
            }
            var line = MatrixLine(from: from, to: to)
            line.mode = options.mode
            line.avoid = avoid
            if options.json {
                let answer = try line.answer(router: atlas.router, place: atlas.place)
                Terminal.output.write(answer + [UInt8(ascii: "\n")])
            } else {
                let matrix = try line.matrix(router: atlas.router, place: atlas.place)
                Terminal.output.write(text(matrix))
            }
        }
    }

    /// A row for each source: time and distance to each target.
    private func text(_ matrix: RoadMatrix) -> String {
        let ends = to.isEmpty ? from : to
        var rows = [[""] + ends]
        for source in 0..<matrix.sourceCount {
            rows.append(
                [from[source]]
                    + (0..<matrix.targetCount).map { target in
                        guard let cell = matrix[source, target] else { return "no way" }
                        return Figures.duration(seconds: Double(cell.duration) / 100) + ", "
                            + Figures.meters(Double(cell.decimeters) / 10)
                    })
        }
        let widths = (0...matrix.targetCount).map { column in
            rows.map { $0[column].count }.max() ?? 0
        }
        return rows.map { row in
            row.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + padding : padding + cell
            }.joined(separator: "  ") + "\n"
        }.joined()
    }
}
