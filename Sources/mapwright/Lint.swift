import ArgumentParser

/// `mapwright lint`: hands everything over to the linter, a program of its own.
struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Review Swift code that uses Apple's MapKit (runs maplint).",
        discussion: """
            maplint is built from the folder Lint of the source: swift build -c release --package-path Lint. \
            It is looked for in $MAPLINT, beside this program, in that folder's products and on PATH.
            """)

    @Argument(parsing: .captureForPassthrough, help: "What maplint takes; see maplint --help.")
    var arguments: [String] = []

    func run() throws {
        try CompanionProgram.maplint.run(arguments)
    }
}
