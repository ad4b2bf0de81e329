import Dispatch

/// A check for the main thread.
///
/// With an asynchronous `main` the main queue is served by other threads, of which `Thread.isMainThread` is false.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether this is the main thread, or one that serves the main queue now.
    package static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
    }
}
