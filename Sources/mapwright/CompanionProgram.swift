import ArgumentParser
import Foundation

/// A program that is built from the package in the folder Lint, and is run by a command of this one.
struct CompanionProgram {
    /// The program's name.
    let name: String
    /// The environment variable that may hold its path.
    let variable: String

    /// The linter.
    static let maplint = CompanionProgram(name: "maplint", variable: "MAPLINT")
    /// The tool that takes in an app's sources.
    static let adopt = CompanionProgram(name: "mapwright-adopt", variable: "MAPWRIGHT_ADOPT")

    /// Runs the program and ends as it does.
    func run(_ arguments: [String]) throws {
        guard let path else {
            Terminal.error.line(
                "mapwright: \(name) is not installed; build it with: swift build -c release --package-path Lint"
            )
            throw ExitCode.failure
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        do {
            try process.run()
        } catch {
            Terminal.error.line(
                "mapwright: \(path) cannot be started: \(error.localizedDescription)")
            throw ExitCode.failure
        }
        process.waitUntilExit()
        throw ExitCode(process.terminationStatus)
    }

    /// The path of the program, if it can be found.
    private var path: String? {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment[variable], !named.isEmpty {
            return FileManager.default.isExecutableFile(atPath: named) ? named : nil
        }
        var candidates: [String] = []
        if let own = Bundle.main.executableURL?.resolvingSymlinksInPath() {
            let folder = own.deletingLastPathComponent()
            candidates.append(folder.appendingPathComponent(name).path)
            // …/.build/<triple>/release/mapwright: the checkout is four levels up.
            var checkout = folder
            for _ in 0..<4 {
                checkout.deleteLastPathComponent()
                for form in ["release", "debug"] {
                    candidates.append(
                        checkout.appendingPathComponent("Lint/.build/\(form)/\(name)").path)
                }
            }
        }
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            candidates.append("\(folder)/\(name)")
        }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
