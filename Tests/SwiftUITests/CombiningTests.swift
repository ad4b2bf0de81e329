import Combine
import Testing

/// Publishers of several, as Combine has them.
struct CombiningTests {
    private struct Failure: Error {}

    @Test func mergesWhatComesFirst() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var log: [String] = []
        let listening = Just(0).merge(with: a, b).sink(
            receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        #expect(log == ["0", "1", "2", "3"])
        b.send(completion: .finished)
        #expect(log.last == "end")
        listening.cancel()
    }

    @Test func combinesTheLatestOfEach() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var log: [String] = []
        let listening = a.combineLatest(b) { "\($0)\($1)" }.sink(
            receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append($0) })
        a.send(1)
        a.send(2)
        b.send("x")
        a.send(3)
        a.send(completion: .finished)
        b.send("y")
        #expect(log == ["2x", "3x", "3y"])
        b.send(completion: .finished)
        #expect(log == ["2x", "3x", "3y", "end"])
        listening.cancel()
    }

    @Test func endsWithAPublisherThatHadNothing() {
        let a = PassthroughSubject<Int, Never>()
        var ended = false
        let listening = a.combineLatest(Empty<Int, Never>(), Just(1)).sink(
            receiveCompletion: { _ in ended = true }, receiveValue: { _ in })
        #expect(ended)
        listening.cancel()
    }

    @Test func failsWithTheFirstThatFails() {
        let (a, b) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
        var (failed, values) = (0, 0)
        let listening = a.combineLatest(b).sink(
            receiveCompletion: { if case .failure = $0 { failed += 1 } },
            receiveValue: { _ in values += 1 })
        a.send(1)
        b.send(completion: .failure(Failure()))
        a.send(2)
        #expect((failed, values) == (1, 0))
        listening.cancel()
    }

    @Test func givesTheLatestToWhoAsksLater() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var (got, ask): ([Int], (any Subscription)?) = ([], nil)
        a.combineLatest(b) { $0 * 10 + $1 }.receive(
            subscriber: AnySubscriber(
                receiveSubscription: { ask = $0 },
                receiveValue: {
                    got.append($0)
                    return .none
                }))
        a.send(1)
        b.send(1)
        b.send(2)
        #expect(got.isEmpty)
        ask?.request(.max(1))
        #expect(got == [12])
        b.send(3)
        b.send(4)
        ask?.request(.max(2))
        #expect(got == [12, 14])
        ask?.cancel()
        a.send(9)
        #expect(got == [12, 14])
    }

    @Test func hearsNothingMoreOnceCancelled() {
        let (a, b, c) = (
            CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2),
            CurrentValueSubject<Int, Never>(3)
        )
        var got: [Int] = []
        let listening = a.combineLatest(b, c) { $0 + $1 + $2 }.sink { got.append($0) }
        #expect(got == [6])
        listening.cancel()
        a.send(10)
        #expect(got == [6])
    }
}
