import Foundation
import Testing

/// The built `mapwright`, run as a person runs it.
struct Program {
    let status: Int32
    let output: String
    let errors: String

    /// The executable, built beside the tests.
    static var url: URL {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let beside = tests.deletingLastPathComponent().appendingPathComponent("mapwright")
        if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return root.appendingPathComponent(".build/release/mapwright")
    }

    /// Runs the program to its end.
    ///
    /// - Parameter folder: The working folder; the tests' own if nil.
    static func run(_ arguments: [String], in folder: String? = nil) async throws -> Program {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        let output = Pipe()
        let errors = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Both are read at once: a full pipe would stop the program.
        async let errorText = text(errors)
        let outputText = await text(output)
        let program = Program(
            status: await wait(process), output: outputText, errors: await errorText)
        return program
    }

    private static func text(_ pipe: Pipe) async -> String {
        await blocking {
            String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
    }

    static func wait(_ process: Process) async -> Int32 {
        await blocking {
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    /// Runs what blocks on a thread of its own, so that it does not hold up other tests.
    static func blocking<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: work()) }.start()
        }
    }
}

/// An empty folder that goes away with its owner.
final class Folder: Sendable {
    let path = NSTemporaryDirectory() + "mapwright-cli-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
