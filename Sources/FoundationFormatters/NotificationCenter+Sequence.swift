import Foundation

extension NotificationCenter {
    /// The notifications of a name, as they are posted.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        // Unchecked: what it keeps is not changed, and notification centers may be used on any thread.
        /// What the sequence is made of.
        public typealias Element = Notification
        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Listens from now on, until it is forgotten.
        public func makeAsyncIterator() -> Iterator { Iterator(center, name, object) }

        /// Waits for one notification after the other.
        public final class Iterator: AsyncIteratorProtocol {
            /// A notification on its way from where it is posted to where it is waited for.
            private struct Carried: @unchecked Sendable {
                // Unchecked: it is handed on, and read by one.
                let notification: Notification
            }

            private let center: NotificationCenter
            private let observer: any NSObjectProtocol
            private var base: AsyncStream<Carried>.Iterator

            init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
                let (stream, continuation) = AsyncStream.makeStream(of: Carried.self)
                self.center = center
                observer = center.addObserver(forName: name, object: object, queue: nil) {
                    continuation.yield(Carried(notification: $0))
                }
                base = stream.makeAsyncIterator()
            }

            deinit { center.removeObserver(observer) }

            /// The next notification; nil when the task is canceled.
            public func next() async -> Notification? { await base.next()?.notification }

            /// The next notification; nil when the task is canceled.
            public func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await base.next(isolation: actor)?.notification
            }
        }
    }

    /// Returns the notifications of a name, of one object or of any, as they are posted.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil)
        -> Notifications
    { Notifications(self, name, object) }
}
