import Foundation
import OpenCombine

extension NotificationCenter {
    /// Returns a publisher of the notifications of a name.
    ///
    /// - Parameter object: The sender; nil for any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications.
    public struct Publisher: OpenCombine.Publisher {
        /// What it publishes.
        public typealias Output = Notification
        /// It never fails.
        public typealias Failure = Never

        /// The center that posts.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The sender; nil for any.
        public let object: AnyObject?

        /// Creates a publisher.
        public init(
            center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil
        ) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Begins to observe for a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Notification, S.Failure == Never {
            subscriber.receive(subscription: Observation(self) { subscriber.receive($0) })
        }
    }

    /// The subscription of one subscriber; what it did not ask for is not kept.
    private final class Observation: Subscription {
        private let demand = PendingDemand()
        private let center: NotificationCenter
        private var token: (any NSObjectProtocol)?

        init(
            _ publisher: Publisher, send: @escaping (Notification) -> Subscribers.Demand
        ) {
            center = publisher.center
            let demand = demand
            // A center calls observers on the poster's thread, as Combine hands values on.
            nonisolated(unsafe) let send = send
            token = center.addObserver(
                forName: publisher.name, object: publisher.object, queue: nil
            ) { notification in
                guard demand.take() else { return }
                demand.add(send(notification))
            }
        }

        func request(_ demand: Subscribers.Demand) { self.demand.add(demand) }

        func cancel() {
            demand.end()
            if let token { center.removeObserver(token) }
            token = nil
        }
    }
}
