import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls an observer's method, with the notification, on the main actor; the observer is not retained.
    public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        let observation = Observation(observer: observer as AnyObject, name: name, center: self)
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            guard let observer = observation.observer else {
                return Observation.remove { $0 === observation }
            }
            selector.performOnMain(observer, notification)
        }
        observation.token = token
        Observation.add(observation)
    }

    /// Ends what an object observes, or the observation of a token.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer as Any)
        Observation.remove {
            $0.center === self && ($0.observer === observer || $0.observer == nil)
        }
    }

    /// Ends an object's observation of a name; of every name for nil.
    public func removeObserver(
        _ observer: AnyObject, name: NSNotification.Name?, object: Any?
    ) {
        removeObserver(observer as Any, name: name, object: object)
        Observation.remove {
            $0.center === self && $0.observer === observer && (name == nil || $0.name == name)
        }
    }
}

/// An observer that is told by a selector, and what ends that.
private final class Observation: @unchecked Sendable {
    // Unchecked: the token is set once, before others see it; a weak reference may be read anywhere.
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    let center: NotificationCenter
    var token: (any NSObjectProtocol)?

    private static let all = Mutex<[Observation]>([])

    init(observer: AnyObject, name: NSNotification.Name?, center: NotificationCenter) {
        self.observer = observer
        self.name = name
        self.center = center
    }

    static func add(_ observation: Observation) { all.withLock { $0.append(observation) } }

    static func remove(where matches: (Observation) -> Bool) {
        let gone = all.withLock { observations in
            let gone = observations.filter(matches)
            observations.removeAll { observation in gone.contains { $0 === observation } }
            return gone
        }
        for observation in gone {
            if let token = observation.token { observation.center.removeObserver(token as Any) }
        }
    }
}
