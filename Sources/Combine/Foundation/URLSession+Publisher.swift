import Foundation
import FoundationNetworking
import OpenCombine
import Synchronization

extension URLSession {
    /// Returns a publisher of what an address answers.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher of what a request is answered.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of what a request is answered; each subscriber has a task of its own.
    public struct DataTaskPublisher: Publisher {
        /// The bytes, and the answer's head.
        public typealias Output = (data: Data, response: URLResponse)
        /// Why there is no answer.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session that asks.
        public let session: URLSession

        /// Creates a publisher.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Adds a subscriber; the request goes out when it asks for the first value.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == URLError {
            subscriber.receive(
                subscription: Exchange(self) { answer in
                    switch answer {
                    case .success(let output):
                        _ = subscriber.receive(output)
                        subscriber.receive(completion: .finished)
                    case .failure(let error): subscriber.receive(completion: .failure(error))
                    }
                })
        }
    }

    /// The subscription of one subscriber.
    private final class Exchange: Subscription {
        private enum State {
            case waiting
            case running(URLSessionDataTask)
            case over
        }
        private let state = Mutex(State.waiting)
        private let publisher: DataTaskPublisher
        private let send: (Result<DataTaskPublisher.Output, URLError>) -> Void

        init(
            _ publisher: DataTaskPublisher,
            send: @escaping (Result<DataTaskPublisher.Output, URLError>) -> Void
        ) {
            self.publisher = publisher
            self.send = send
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > 0 else { return }
            // The session calls it once, and only where the subscription is not over.
            nonisolated(unsafe) let exchange = self
            let task = state.withLock { state -> URLSessionDataTask? in
                guard case .waiting = state else { return nil }
                let task = publisher.session.dataTask(with: publisher.request) {
                    exchange.end($0, $1, $2)
                }
                state = .running(task)
                return task
            }
            task?.resume()
        }

        private func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
            let isRunning = state.withLock { state in
                guard case .running = state else { return false }
                state = .over
                return true
            }
            guard isRunning else { return }
            if let response, error == nil {
                send(.success((data ?? Data(), response)))
            } else {
                send(.failure(error as? URLError ?? URLError(.unknown)))
            }
        }

        func cancel() {
            let task = state.withLock { state -> URLSessionDataTask? in
                defer { state = .over }
                if case .running(let task) = state { return task }
                return nil
            }
            task?.cancel()
        }
    }
}
