import Combine
import Foundation
import FoundationNetworking
import TestSupport
import Testing

/// What Combine adds to Foundation and Dispatch: schedulers and publishers.
@Suite struct SchedulerTests {
    /// The first value of a publisher, or its failure.
    private static func first<P: Publisher>(_ publisher: P) async throws -> P.Output
    where P.Output: Sendable {
        var held: AnyCancellable?
        defer { held?.cancel() }
        return try await withCheckedThrowingContinuation { continuation in
            held = publisher.first().sink(
                receiveCompletion: {
                    if case .failure(let error) = $0 { continuation.resume(throwing: error) }
                }, receiveValue: { continuation.resume(returning: $0) })
        }
    }

    @Test func valuesMoveToAQueue() async throws {
        let queue = DispatchQueue(label: "own")
        let key = DispatchSpecificKey<String>()
        queue.setSpecific(key: key, value: "own")
        let options = DispatchQueue.SchedulerOptions(qos: .utility)
        let seen = try await Self.first(
            Just(1).receive(on: queue, options: options).map { _ in
                DispatchQueue.getSpecific(key: key)
            })
        #expect(seen == "own")
    }

    @Test func valuesMoveToTheMainQueueAndToOperations() async throws {
        #expect(try await Self.first(Just(1).receive(on: DispatchQueue.main)) == 1)
        let operations = OperationQueue()
        operations.maxConcurrentOperationCount = 1
        #expect(
            try await Self.first(
                Just(1).receive(on: operations).map { _ in OperationQueue.current === operations }))
    }

    /// The last of several values is left, whichever scheduler waits.
    @Test func valuesAreDebounced() async throws {
        let values = [1, 2, 3].publisher
        let queue = DispatchQueue(label: "debounce")
        let span = DispatchQueue.SchedulerTimeType.Stride.milliseconds(5)
        // A sequence ends at once; what has not been sent by then is, as it ends.
        let last = try await Self.first(
            values.append(Empty(completeImmediately: false)).debounce(for: span, scheduler: queue))
        #expect(last == 3)
        let operations = OperationQueue()
        let other = try await Self.first(
            values.append(Empty(completeImmediately: false))
                .debounce(for: .milliseconds(5), scheduler: operations))
        #expect(other == 3)
    }

    @Test @MainActor func aRunLoopRunsWhatIsScheduled() {
        var seen: [String] = []
        let loop = RunLoop.current
        var bag: Set<AnyCancellable> = []
        Just("now").receive(on: loop).sink { seen.append($0) }.store(in: &bag)
        Just("later").delay(for: .milliseconds(3), scheduler: loop).sink { seen.append($0) }
            .store(in: &bag)
        Timer.publish(every: 0.002, on: loop, in: .default).autoconnect().prefix(2)
            .sink { _ in seen.append("tick") }.store(in: &bag)
        #expect(seen.isEmpty)
        let end = Date(timeIntervalSinceNow: 20)
        while seen.count < 4, Date() < end {
            _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        #expect(seen.sorted() == ["later", "now", "tick", "tick"])
    }

    @Test func notificationsArePublishedUntilCanceled() {
        let center = NotificationCenter()
        let (name, sender) = (Notification.Name("moved"), NSObject())
        var seen = 0
        var fromSender = 0
        let all = center.publisher(for: name).sink { _ in seen += 1 }
        let own = center.publisher(for: name, object: sender).sink { _ in fromSender += 1 }
        let two = center.publisher(for: name).prefix(2).sink { _ in seen += 100 }
        for object in [nil, sender, nil] { center.post(name: name, object: object) }
        center.post(name: Notification.Name("other"), object: sender)
        #expect(seen == 203 && fromSender == 1)
        all.cancel()
        own.cancel()
        two.cancel()
        center.post(name: name, object: sender)
        #expect(seen == 203 && fromSender == 1)
    }

    @Test func optionalsAndResultsArePublished() {
        var seen: [Int] = []
        var bag: Set<AnyCancellable> = []
        Optional(1).publisher.sink { seen.append($0) }.store(in: &bag)
        Int?.none.publisher.sink { seen.append($0) }.store(in: &bag)
        Result<Int, Never>.success(2).publisher.sink { seen.append($0) }.store(in: &bag)
        #expect(seen == [1, 2])
    }

    @Test func spansAddUpAndDoNotOverflow() {
        typealias Span = DispatchQueue.SchedulerTimeType.Stride
        #expect(Span.seconds(1) + .milliseconds(500) == .seconds(1.5))
        #expect(
            Span.seconds(1) - .seconds(2) < 0
                && (Span.seconds(1) - .seconds(2)).magnitude == 1_000_000_000)
        #expect(Span(.never) == .seconds(Int.max) && Span.seconds(1e300) == Span(.never))
        #expect(Span(.never) + .seconds(1) == Span(.never) && Span.seconds(.nan) == 0)
        let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000_000_000))
        let later = time.advanced(by: .seconds(2))
        #expect(time.distance(to: later) == 2 && later.distance(to: time) == .seconds(-2))
        typealias Seconds = RunLoop.SchedulerTimeType.Stride
        #expect(Seconds.milliseconds(1500) + 0.5 == 2 && Seconds(exactly: 3) == .seconds(3))
        let date = RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 10))
        #expect(date.distance(to: date.advanced(by: .seconds(4))) == 4)
    }

    private struct Place: Codable, Equatable {
        var name: String
    }

    #if canImport(Glibc)
        @Test func whatAServerAnswersIsDecoded() async throws {
            let server = try LoopbackServer { client in
                guard client.receiveRequest() != nil else { return }
                client.send(status: "200 OK", json: #"{"name":"Oulu"}"#)
            }
            let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/place"))
            let place = try await Self.first(
                URLSession.shared.dataTaskPublisher(for: url).map(\.data)
                    .decode(type: Place.self, decoder: JSONDecoder()))
            #expect(place == Place(name: "Oulu"))
        }
    #endif

    @Test func whatNobodyAnswersFails() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1/"))
        await #expect(throws: URLError.self) {
            _ = try await Self.first(
                URLSession.shared.dataTaskPublisher(for: url).map(\.data))
        }
    }

    @Test func valuesAreEncoded() async throws {
        let data = try await Self.first(Just(Place(name: "Oulu")).encode(encoder: JSONEncoder()))
        #expect(String(decoding: data, as: UTF8.self) == #"{"name":"Oulu"}"#)
    }
}
