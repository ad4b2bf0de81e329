import Dispatch
import Foundation
import Synchronization

/// A request of which one may run at a time, as every service of Apple's has it.
///
/// Questions are worked on away from the main actor. Answers in the form with a closure come on the main queue,
/// once, unless another queue is named, also after the request was cancelled.
package final class SingleRequest: Sendable {
    /// Makes a service's errors from those of the request and of the engines.
    package struct Failures: Sendable {
        /// Why it cannot run now: it runs already.
        package var busy: @Sendable () -> any Error
        /// Why there is no answer: it was cancelled.
        package var cancelled: @Sendable () -> any Error
        /// Converts an error of an engine or the system to the service's own.
        package var translated: @Sendable (any Error) -> any Error

        package init(
            busy: @escaping @Sendable () -> any Error,
            cancelled: @escaping @Sendable () -> any Error,
            translated: @escaping @Sendable (any Error) -> any Error
        ) {
            self.busy = busy
            self.cancelled = cancelled
            self.translated = translated
        }
    }

    /// What was begun and has not been answered yet.
    private struct Running {
        let number: Int
        let cancel: @Sendable () -> Void
        var isCancelled = false
    }

    private struct State: ~Copyable {
        var count = 0
        var running: Running?
        var wasCancelled = false
    }

    private let failures: Failures
    private let state = Mutex(State())

    package init(_ failures: Failures) { self.failures = failures }

    /// Whether it runs; with a closure, until that is called.
    package var isRunning: Bool { state.withLock { $0.running != nil } }

    /// Whether it was ever ended by ``cancel()``, also while nothing ran.
    package var wasCancelled: Bool { state.withLock { $0.wasCancelled } }

    /// Cancels what is running; the waiting caller gets the error, even if the answer is on its way.
    package func cancel() {
        let cancel = state.withLock { state in
            state.wasCancelled = true
            state.running?.isCancelled = true
            return state.running?.cancel
        }
        cancel?()
    }

    /// Works out an answer and waits for it.
    package nonisolated(nonsending) func answer<Answer: Sendable>(
        _ work: @escaping @Sendable () async throws -> Answer
    ) async throws -> Answer {
        let (number, task) = try begin(work)
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            task.cancel()
        }
        return try end(number, with: result).get()
    }

    /// Works out an answer and hands what is made of it, or the reason why there is none, over on a queue.
    ///
    /// - Parameters:
    ///   - queue: The queue; the main one if none is given.
    ///   - made: Makes of the answer what the service gives; called on the queue.
    ///   - handler: Called once, on the queue, with one of the two.
    package func answer<Answer: Sendable, Made>(
        on queue: DispatchQueue = .main,
        _ work: @escaping @Sendable () async throws -> Answer,
        as made: @escaping (Answer) -> Made, _ handler: @escaping (Made?, (any Error)?) -> Void
    ) {
        // SAFETY: the closures are handed over to the queue, and called there once.
        nonisolated(unsafe) let completion = { (result: Result<Answer, any Error>) in
            switch result {
            case .success(let answer): handler(made(answer), nil)
            case .failure(let error): handler(nil, error)
            }
        }
        do {
            let (number, task) = try begin(work)
            Task.detached {
                let result = await task.result
                queue.async { unsafe completion(self.end(number, with: result)) }
            }
        } catch {
            queue.async { unsafe completion(.failure(error)) }
        }
    }

    private func begin<Answer: Sendable>(
        _ work: @escaping @Sendable () async throws -> Answer
    ) throws -> (number: Int, task: Task<Answer, any Error>) {
        let failures = failures
        let begun: (Int, Task<Answer, any Error>)? = state.withLock { state in
            guard state.running == nil else { return nil }
            state.count += 1
            // Not detached: what the asking task has chosen for itself, such as another provider, holds here too.
            let task = Task(priority: .userInitiated) {
                do {
                    let answer = try await work()
                    if Task.isCancelled { throw CancellationError() }
                    return answer
                } catch {
                    throw Task.isCancelled ? failures.cancelled() : failures.translated(error)
                }
            }
            state.running = Running(number: state.count) { task.cancel() }
            return (state.count, task)
        }
        guard let begun else { throw failures.busy() }
        return begun
    }

    /// Ends a request, right before it is answered.
    ///
    /// - Returns: The result, unless the request was cancelled after that had been worked out.
    private func end<Answer>(
        _ number: Int, with result: Result<Answer, any Error>
    ) -> Result<Answer, any Error> {
        let isCancelled = state.withLock { state in
            guard let running = state.running, running.number == number else { return false }
            state.running = nil
            return running.isCancelled
        }
        return isCancelled ? .failure(failures.cancelled()) : result
    }
}
