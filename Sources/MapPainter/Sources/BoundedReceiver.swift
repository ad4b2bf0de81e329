import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Receives what is asked of servers, and ends what is of no use: another answer than is awaited, and more bytes than it may have.
///
/// A server that knows no ranges would send all of a file.
final class BoundedReceiver: NSObject, URLSessionDataDelegate {
    /// Takes what has come, with the response, or what kept it from coming.
    typealias Finish = @Sendable (Data?, HTTPURLResponse?, (any Error)?) -> Void

    private struct Answer {
        let status: Int
        let most: Int
        let finish: Finish
        var data = Data()
        var response: HTTPURLResponse?
    }

    private let answers = Mutex<[Int: Answer]>([:])

    /// Awaits the answer to a task that is not yet started.
    ///
    /// - Parameters:
    ///   - task: The task.
    ///   - status: The HTTP status whose body counts.
    ///   - most: How many bytes it may have.
    ///   - finish: Called once.
    func expect(
        _ task: URLSessionTask, status: Int, most: Int, finish: @escaping Finish
    ) {
        answers.withLock {
            $0[task.taskIdentifier] = Answer(status: status, most: most, finish: finish)
        }
    }

    func urlSession(
        _: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let response = response as? HTTPURLResponse
        let isAwaited = answers.withLock { answers in
            answers[dataTask.taskIdentifier]?.response = response
            return response?.statusCode == answers[dataTask.taskIdentifier]?.status
        }
        completionHandler(isAwaited ? .allow : .cancel)
        if !isAwaited { finish(dataTask, nil) }
    }

    func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooMuch = answers.withLock { answers in
            answers[dataTask.taskIdentifier]?.data.append(data)
            return answers[dataTask.taskIdentifier].map { $0.data.count > $0.most } ?? false
        }
        guard isTooMuch else { return }
        finish(dataTask, nil)
        dataTask.cancel()
    }

    func urlSession(
        _: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) { finish(task, error) }

    /// Hands over what has come, unless that was done before.
    private func finish(_ task: URLSessionTask, _ error: (any Error)?) {
        guard let answer = answers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
            return
        }
        answer.finish(answer.data, answer.response, error)
    }
}
