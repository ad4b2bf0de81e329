import ArgumentParser

/// What `route`, `matrix`, `isochrone` and `match` have in common.
struct RoadsOptions: ParsableArguments {
    @Option(help: "The atlas to find the way in.", completion: .directory)
    var atlas: String

    @Option(
        help: "How to travel: automobile, walking or cycling; automobile if left out.",
        completion: .list(["automobile", "walking", "cycling"]))
    var mode: String?

    @Flag(help: "Print one JSON document.")
    var json = false

    @Flag(help: "Read one JSON request a line, write one JSON answer a line.")
    var batch = false

    /// Checks that there is an argument or a batch, not both.
    func check(hasArgument: Bool, named name: String) throws {
        if batch, hasArgument {
            throw ValidationError("With --batch, questions come from standard input.")
        }
        if !batch, !hasArgument {
            throw ValidationError("Missing expected argument '<\(name)>'")
        }
    }
}
