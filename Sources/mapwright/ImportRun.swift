import AtlasBuilder
import CLargeMemory
import Foundation
import Synchronization

/// The running of an import, or the copying of an extract, in a terminal: it shows how far it is and can be stopped.
struct ImportRun {
    /// The path of what is made.
    let path: String
    let isQuiet: Bool

    /// Runs the work, which is cancelled when the process is asked to stop.
    ///
    /// - Parameter extracts: The files that are read, for the rate at which they are.
    func run<Value: Sendable>(
        reading extracts: [String],
        _ work:
            @escaping @Sendable (
                _ progress: @escaping @Sendable (ImportProgress) -> Void
            ) async throws -> Value
    ) async throws -> Value {
        let display =
            isQuiet
            ? nil : ProgressDisplay(byteCount: extracts.reduce(0) { $0 + Self.byteCount(of: $1) })
        let steps = StepWatch()
        do {
            let value = try await Interruption.running(writing: path) {
                try await work {
                    steps.note($0.phase)
                    display?.show($0)
                }
            }
            display?.finish(isDone: true)
            let inFiles = large_memory_now().most_in_files
            if !isQuiet, inFiles > 0 {
                Terminal.error.line("Held up to \(Figures.bytes(inFiles)) in temporary files")
            }
            return value
        } catch {
            display?.finish(isDone: false)
            throw error
        }
    }

    /// The extract's size, 0 if unknown; the import itself reports the error then.
    private static func byteCount(of path: String) -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.size] as? NSNumber)?.intValue ?? 0
    }
}

/// Gives the memory that a step of an import has freed back to the system when the next begins.
private final class StepWatch: Sendable {
    private let phase = Mutex<ImportProgress.Phase?>(nil)

    /// Notes the step that is running.
    func note(_ present: ImportProgress.Phase) {
        let isNew = phase.withLock { phase in
            defer { phase = present }
            return phase != present
        }
        if isNew { large_memory_trim() }
    }
}
