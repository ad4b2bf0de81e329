import Foundation

/// A folder of photographs along a street, which is removed when nobody needs it any more.
package final class PhotographStreet: Sendable {
    /// The folder.
    package let path = NSTemporaryDirectory() + "street-\(UUID().uuidString)"

    /// Creates an empty folder.
    package init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, with the folders that it is in.
    package func add(_ name: String, _ bytes: [UInt8]) throws {
        let file = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: file))
    }
}

/// Lets one test at a time name the folder of photographs, which is the whole program's.
package actor PhotographTurn {
    private static let shared = PhotographTurn()
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    private func take() async {
        if isTaken {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            isTaken = true
        }
    }

    private func give() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }

    /// Runs a test when no other one is running.
    nonisolated(nonsending) package static func run<Result>(
        _ body: nonisolated(nonsending) () async throws -> Result
    ) async throws -> Result {
        await shared.take()
        do {
            let result = try await body()
            await shared.give()
            return result
        } catch {
            await shared.give()
            throw error
        }
    }
}
