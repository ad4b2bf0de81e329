import Foundation
import OpenCombine

extension Publishers {
    /// The latest values of two publishers, whenever one of them has a new one and each has had one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where B.Failure == A.Failure {
        /// The latest values.
        public typealias Output = (A.Output, B.Output)
        /// The type of the failures.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of two.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        /// Subscribes to each of the publishers, in order.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let latest = LatestValues(count: 2, subscriber) { values -> Output? in
                guard let a = values[0] as? A.Output, let b = values[1] as? B.Output
                else { return nil }
                return (a, b)
            }
            subscriber.receive(subscription: latest)
            latest.attach(0, to: a)
            latest.attach(1, to: b)
        }
    }
}

extension Publisher {
    /// Returns a publisher of the latest values of this publisher and of another, whenever there is a new one.
    public func combineLatest<P1: Publisher>(
        _ p1: P1
    ) -> Publishers.CombineLatest<Self, P1>
    where P1.Failure == Failure {
        Publishers.CombineLatest(self, p1)
    }

    /// Returns a publisher of what a closure makes of the latest values of this publisher and of another.
    public func combineLatest<P1: Publisher, T>(
        _ p1: P1,
        _ transform: @escaping (Output, P1.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P1>, T>
    where P1.Failure == Failure {
        combineLatest(p1).map { values in
            transform(values.0, values.1)
        }
    }
}

extension Publishers {
    /// The latest values of three publishers, whenever one of them has a new one and each has had one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure {
        /// The latest values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The type of the failures.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher of three.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Subscribes to each of the publishers, in order.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let latest = LatestValues(count: 3, subscriber) { values -> Output? in
                guard let a = values[0] as? A.Output, let b = values[1] as? B.Output,
                    let c = values[2] as? C.Output
                else { return nil }
                return (a, b, c)
            }
            subscriber.receive(subscription: latest)
            latest.attach(0, to: a)
            latest.attach(1, to: b)
            latest.attach(2, to: c)
        }
    }
}

extension Publisher {
    /// Returns a publisher of the latest values of this publisher and of others, whenever there is a new one.
    public func combineLatest<P1: Publisher, P2: Publisher>(
        _ p1: P1, _ p2: P2
    ) -> Publishers.CombineLatest3<Self, P1, P2>
    where P1.Failure == Failure, P2.Failure == Failure {
        Publishers.CombineLatest3(self, p1, p2)
    }

    /// Returns a publisher of what a closure makes of the latest values of this publisher and of others.
    public func combineLatest<P1: Publisher, P2: Publisher, T>(
        _ p1: P1, _ p2: P2,
        _ transform: @escaping (Output, P1.Output, P2.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P1, P2>, T>
    where P1.Failure == Failure, P2.Failure == Failure {
        combineLatest(p1, p2).map { values in
            transform(values.0, values.1, values.2)
        }
    }
}

extension Publishers {
    /// The latest values of four publishers, whenever one of them has a new one and each has had one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
        /// The latest values.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The type of the failures.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher of four.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Subscribes to each of the publishers, in order.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let latest = LatestValues(count: 4, subscriber) { values -> Output? in
                guard let a = values[0] as? A.Output, let b = values[1] as? B.Output,
                    let c = values[2] as? C.Output, let d = values[3] as? D.Output
                else { return nil }
                return (a, b, c, d)
            }
            subscriber.receive(subscription: latest)
            latest.attach(0, to: a)
            latest.attach(1, to: b)
            latest.attach(2, to: c)
            latest.attach(3, to: d)
        }
    }
}

extension Publisher {
    /// Returns a publisher of the latest values of this publisher and of others, whenever there is a new one.
    public func combineLatest<P1: Publisher, P2: Publisher, P3: Publisher>(
        _ p1: P1, _ p2: P2, _ p3: P3
    ) -> Publishers.CombineLatest4<Self, P1, P2, P3>
    where P1.Failure == Failure, P2.Failure == Failure, P3.Failure == Failure {
        Publishers.CombineLatest4(self, p1, p2, p3)
    }

    /// Returns a publisher of what a closure makes of the latest values of this publisher and of others.
    public func combineLatest<P1: Publisher, P2: Publisher, P3: Publisher, T>(
        _ p1: P1, _ p2: P2, _ p3: P3,
        _ transform: @escaping (Output, P1.Output, P2.Output, P3.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P1, P2, P3>, T>
    where P1.Failure == Failure, P2.Failure == Failure, P3.Failure == Failure {
        combineLatest(p1, p2, p3).map { values in
            transform(values.0, values.1, values.2, values.3)
        }
    }
}
