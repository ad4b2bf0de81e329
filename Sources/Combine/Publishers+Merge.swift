import OpenCombine

extension Publishers {
    /// Publishers of one type whose values come as one publisher's, in the order in which they come.
    ///
    /// It finishes when all have finished, and fails with the first that fails.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure
        /// The publishers.
        public let publishers: [Upstream]

        /// Creates a publisher of several.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Creates a publisher of those of a sequence.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Subscribes to each of the publishers, in order.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }
                .receive(subscriber: subscriber)
        }

        /// Returns the publisher with another one.
        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }
}

extension Publisher {
    /// Returns a publisher of the values of this one and of another of its type, in the order in which they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }

    /// Returns a publisher of the values of this one and of others, in the order in which they come.
    ///
    /// It finishes when all have finished, and fails with the first that fails.
    public func merge<B: Publisher>(with b: B)
        -> Publishers.MergeMany<
            AnyPublisher<Output, Failure>
        > where B.Output == Output, B.Failure == Failure
    {
        Publishers.MergeMany(eraseToAnyPublisher(), b.eraseToAnyPublisher())
    }

    /// Returns a publisher of the values of this one and of two others, in the order in which they come.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C)
        -> Publishers.MergeMany<
            AnyPublisher<Output, Failure>
        >
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure
    {
        merge(with: b).merge(with: c.eraseToAnyPublisher())
    }

    /// Returns a publisher of the values of this one and of three others, in the order in which they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure
    {
        merge(with: b, c).merge(with: d.eraseToAnyPublisher())
    }
}
