import ArgumentParser

/// `mapwright adopt`: hands everything over to the tool that rewrites sources, a program of its own.
struct Adopt: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Copy an app's sources so that they compile here (runs mapwright-adopt).",
        discussion: """
            mapwright-adopt is built from the folder Lint of the source: swift build -c release --package-path Lint. \
            It is looked for in $MAPWRIGHT_ADOPT, beside this program, in that folder's products and on PATH.
            """)

    @Argument(
        parsing: .captureForPassthrough,
        help: "What mapwright-adopt takes; see mapwright-adopt --help.")
    var arguments: [String] = []

    func run() throws { try CompanionProgram.adopt.run(arguments) }
}
