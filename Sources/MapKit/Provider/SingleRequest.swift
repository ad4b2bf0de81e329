import Dispatch
import Foundation
import Synchronization

/// A request of which one may run at a time, as every service of Apple's has it.
///
/// Questions are worked on away from the main actor. Answers in the form with a closure come on the main queue,
/// once, also after the request was cancelled.
final class SingleRequest: Sendable {
    /// The errors of a service.
    struct Failures: Sendable {
        /// Why it cannot run now: it runs already.
        var busy: @Sendable () -> any Error
        /// Why there is no answer: it was cancelled.
        var cancelled: @Sendable () -> any Error
        /// Turns what an engine or the system says into the service's own.
        var translated: @Sendable (any Error) -> any Error

        /// MapKit's.
        static let mapKit = Failures(
            busy: { MKError(.unknown, reason: "The request is running already.") },
            cancelled: {
                MKError(
                    .unknown,
                    userInfo: [
                        NSLocalizedDescriptionKey: "The request was cancelled.",
                        NSUnderlyingErrorKey: CancellationError(),
                    ])
            },
            translated: { MKError(translating: $0) })
    }

    private struct State: ~Copyable {
        var number = 0
        var cancel: (@Sendable () -> Void)?
        var wasCancelled = false
    }

    private let failures: Failures
    private let state = Mutex(State())

    init(_ failures: Failures = .mapKit) { self.failures = failures }

    /// Whether it runs.
    var isRunning: Bool { state.withLock { $0.cancel != nil } }

    /// Whether it was ever ended by ``cancel()``, also while nothing ran.
    var wasCancelled: Bool { state.withLock { $0.wasCancelled } }

    /// Ends what runs; whoever waits is told that it was cancelled.
    func cancel() {
        let cancel = state.withLock { state in
            state.wasCancelled = true
            return state.cancel
        }
        cancel?()
    }

    /// Works out an answer and waits for it.
    nonisolated(nonsending) func answer<Answer: Sendable>(
        _ work: @escaping @Sendable () async throws -> Answer
    ) async throws -> Answer {
        let task = try begin(work)
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Works out an answer and hands what is made of it, or the reason why there is none, over on the main queue.
    ///
    /// - Parameters:
    ///   - made: Makes of the answer what the service gives; called on the main queue.
    ///   - handler: Called once, on the main queue, with one of the two.
    func answer<Answer: Sendable, Made>(
        _ work: @escaping @Sendable () async throws -> Answer,
        as made: @escaping (Answer) -> Made, _ handler: @escaping (Made?, (any Error)?) -> Void
    ) {
        // The closures are handed over to the main queue, and called there once.
        nonisolated(unsafe) let completion = { (result: Result<Answer, any Error>) in
            switch result {
            case .success(let answer): handler(made(answer), nil)
            case .failure(let error): handler(nil, error)
            }
        }
        do {
            let task = try begin(work)
            Task.detached {
                let result = await task.result
                DispatchQueue.main.async { completion(result) }
            }
        } catch {
            DispatchQueue.main.async { completion(.failure(error)) }
        }
    }

    private func begin<Answer: Sendable>(
        _ work: @escaping @Sendable () async throws -> Answer
    ) throws -> Task<Answer, any Error> {
        let failures = failures
        let provider = MapProvider.temporary
        let task: Task<Answer, any Error>? = state.withLock { state in
            guard state.cancel == nil else { return nil }
            state.number += 1
            let number = state.number
            let task = Task.detached(priority: .userInitiated) {
                defer { self.end(number) }
                do {
                    let answer = try await MapProvider.$temporary.withValue(provider) {
                        try await work()
                    }
                    if Task.isCancelled { throw CancellationError() }
                    return answer
                } catch {
                    throw Task.isCancelled ? failures.cancelled() : failures.translated(error)
                }
            }
            state.cancel = { task.cancel() }
            return task
        }
        guard let task else { throw failures.busy() }
        return task
    }

    private func end(_ number: Int) {
        state.withLock { state in
            if state.number == number { state.cancel = nil }
        }
    }
}
