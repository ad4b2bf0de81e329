import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Receives parts of files, and ends what sends more than was asked for: a server that knows no ranges would send all of a file.
final class PartReceiver: NSObject, URLSessionDataDelegate {
    /// Takes what has come, with the response, or what kept it from coming.
    typealias Finish = @Sendable (Data?, HTTPURLResponse?, (any Error)?) -> Void

    private struct Part {
        let most: Int
        let finish: Finish
        var data = Data()
        var response: HTTPURLResponse?
    }

    private let parts = Mutex<[Int: Part]>([:])

    /// Awaits the answer to a task that is not yet started.
    ///
    /// - Parameters:
    ///   - task: The task.
    ///   - most: How many bytes it may have.
    ///   - finish: Called once.
    func expect(_ task: URLSessionTask, most: Int, finish: @escaping Finish) {
        parts.withLock { $0[task.taskIdentifier] = Part(most: most, finish: finish) }
    }

    func urlSession(
        _: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let response = response as? HTTPURLResponse
        parts.withLock { $0[dataTask.taskIdentifier]?.response = response }
        // The body of any other answer is of no use.
        completionHandler(response?.statusCode == 206 ? .allow : .cancel)
        if response?.statusCode != 206 { finish(dataTask, nil) }
    }

    func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooMuch = parts.withLock { parts in
            guard var part = parts.removeValue(forKey: dataTask.taskIdentifier) else {
                return false
            }
            part.data.append(data)
            parts[dataTask.taskIdentifier] = part
            return part.data.count > part.most
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
        guard let part = parts.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
            return
        }
        part.finish(part.data, part.response, error)
    }
}
