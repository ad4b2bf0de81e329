import Dispatch
import Foundation

/// Calls a function when the process is asked to stop (SIGINT, SIGTERM).
///
/// The second time it stops at once.
final class Interruption {
    private let sources: [any DispatchSourceSignal]

    /// Starts listening for the signals.
    init(_ action: @escaping @Sendable () -> Void) {
        sources = [SIGINT, SIGTERM].map { number in
            // Otherwise the signal would end the process before the source hears of it.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                action()
                signal(number, SIG_DFL)
            }
            source.resume()
            return source
        }
    }

    /// Stops listening: a further signal ends the process.
    func stop() {
        for source in sources {
            source.cancel()
            signal(Int32(source.handle), SIG_DFL)
        }
    }

    /// Runs work, which is canceled when the process is asked to stop.
    ///
    /// - Parameter path: The file that the work writes, for the error.
    /// - Throws: `Interrupted` if the work ended for that, else what it throws.
    static func running<Value: Sendable>(
        writing path: String, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let task = Task { try await work() }
        let signals = Interruption { task.cancel() }
        defer { signals.stop() }
        do {
            return try await task.value
        } catch is CancellationError {
            throw Interrupted(path: path)
        }
    }
}

/// An error for work that was stopped before its file was whole.
struct Interrupted: Error, CustomStringConvertible {
    /// The file that was to be written.
    let path: String

    var description: String { "interrupted; nothing was written to \(path)" }
}
