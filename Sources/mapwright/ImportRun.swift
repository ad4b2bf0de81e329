import Atlas
import AtlasBuilder
import Foundation

/// The running of an import in a terminal: it shows how far it is and can be stopped.
struct ImportRun {
    /// The path of the atlas that is made.
    let path: String
    let isQuiet: Bool

    /// Runs the work, which is cancelled when the process is asked to stop.
    ///
    /// - Parameter extracts: The files that are read, for the rate at which they are.
    func run(
        reading extracts: [String],
        _ work:
            @escaping @Sendable (
                _ progress: @escaping @Sendable (ImportProgress) -> Void
            ) async throws -> AtlasManifest
    ) async throws -> AtlasManifest {
        let display =
            isQuiet
            ? nil : ProgressDisplay(byteCount: extracts.reduce(0) { $0 + Self.byteCount(of: $1) })
        do {
            let manifest = try await Interruption.running(writing: path) {
                try await work { display?.show($0) }
            }
            display?.finish(isDone: true)
            return manifest
        } catch {
            display?.finish(isDone: false)
            throw error
        }
    }

    /// The extract's size, 0 if it cannot be told; the import itself reports what is wrong then.
    private static func byteCount(of path: String) -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.size] as? NSNumber)?.intValue ?? 0
    }
}
