import ArgumentParser
import Foundation

/// `mapwright lint`: hands everything over to the linter, a program of its own.
struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Review Swift code that uses Apple's MapKit (runs maplint).",
        discussion: """
            maplint is built from the folder Lint of the source: swift build -c release --package-path Lint. \
            It is looked for in $MAPLINT, beside this program, in that folder's products and on PATH.
            """)

    @Argument(parsing: .captureForPassthrough, help: "What maplint takes; see maplint --help.")
    var arguments: [String] = []

    func run() throws {
        guard let program = Self.program else {
            Terminal.error.line(
                "mapwright: maplint is not installed; build it with: swift build -c release --package-path Lint"
            )
            throw ExitCode.failure
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        do {
            try process.run()
        } catch {
            Terminal.error.line(
                "mapwright: \(program) cannot be started: \(error.localizedDescription)")
            throw ExitCode.failure
        }
        process.waitUntilExit()
        throw ExitCode(process.terminationStatus)
    }

    /// The path of `maplint`, if it can be found.
    private static var program: String? {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["MAPLINT"], !named.isEmpty {
            return FileManager.default.isExecutableFile(atPath: named) ? named : nil
        }
        var candidates: [String] = []
        if let own = Bundle.main.executableURL?.resolvingSymlinksInPath() {
            let folder = own.deletingLastPathComponent()
            candidates.append(folder.appendingPathComponent("maplint").path)
            // …/.build/<triple>/release/mapwright: the checkout is four levels up.
            var checkout = folder
            for _ in 0..<4 {
                checkout.deleteLastPathComponent()
                for form in ["release", "debug"] {
                    candidates.append(
                        checkout.appendingPathComponent("Lint/.build/\(form)/maplint").path)
                }
            }
        }
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            candidates.append("\(folder)/maplint")
        }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
