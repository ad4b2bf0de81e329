import Foundation
import OpenCombine

/// The subscription of a subscriber to the latest values of several publishers.
///
/// What comes faster than the subscriber asks is not kept: it gets the latest when it asks again.
final class LatestValues<Downstream: Subscriber>: Subscription {
    // Guards all of the state below; what is delivered is delivered under it too, so that values come in order. It is
    // recursive, as a subscriber may ask or cancel while it receives.
    private let lock = NSRecursiveLock()
    private let downstream: Downstream
    private let make: ([Any?]) -> Downstream.Input?
    private var values: [Any?]
    private var upstreams: [(any Subscription)?]
    private var running: Int
    private var demand = Subscribers.Demand.none
    private var isPending = false
    private var isOver = false

    init(
        count: Int, _ downstream: Downstream, make: @escaping ([Any?]) -> Downstream.Input?
    ) {
        self.downstream = downstream
        self.make = make
        values = Array(repeating: nil, count: count)
        upstreams = Array(repeating: nil, count: count)
        running = count
    }

    /// Subscribes to the publisher of an index.
    func attach<Upstream: Publisher>(_ index: Int, to upstream: Upstream)
    where Upstream.Failure == Downstream.Failure {
        upstream.subscribe(
            AnySubscriber<Upstream.Output, Upstream.Failure>(
                receiveSubscription: { self.started(index, $0) },
                receiveValue: { value in
                    self.received(index, value)
                    return .none
                },
                receiveCompletion: { self.completed(index, $0) }))
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        defer { lock.unlock() }
        self.demand += demand
        deliver()
    }

    func cancel() {
        lock.lock()
        isOver = true
        let ended = upstreams
        upstreams = upstreams.map { _ in nil }
        lock.unlock()
        for upstream in ended { upstream?.cancel() }
    }

    private func started(_ index: Int, _ subscription: any Subscription) {
        lock.lock()
        let isOver = isOver
        if !isOver { upstreams[index] = subscription }
        lock.unlock()
        if isOver { subscription.cancel() } else { subscription.request(.unlimited) }
    }

    private func received(_ index: Int, _ value: Any) {
        lock.lock()
        defer { lock.unlock() }
        guard !isOver else { return }
        values[index] = value
        isPending = true
        deliver()
    }

    private func deliver() {
        while !isOver, isPending, demand > .none, let output = make(values) {
            isPending = false
            demand -= 1
            demand += downstream.receive(output)
        }
        if isOver == false, running == 0, !isPending || make(values) == nil { finish(.finished) }
    }

    private func completed(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        defer { lock.unlock() }
        guard !isOver else { return }
        upstreams[index] = nil
        running -= 1
        switch completion {
        case .failure: finish(completion)
        // Without a value of each there will never be one of all.
        case .finished where values[index] == nil: finish(completion)
        case .finished: deliver()
        }
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard !isOver else { return }
        cancel()
        downstream.receive(completion: completion)
    }
}
