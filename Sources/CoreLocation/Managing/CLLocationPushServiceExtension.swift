import Foundation

/// An extension that answers pushes that ask for the position; here there are none, and nothing starts it.
public protocol CLLocationPushServiceExtension: NSObjectProtocol {
    /// Called when a push arrives.
    func didReceiveLocationPushPayload(_ payload: [String: Any], completion: @escaping () -> Void)
    /// Called when the extension is about to end.
    func serviceExtensionWillTerminate()
}

extension CLLocationPushServiceExtension {
    /// Default implementation: does nothing.
    public func serviceExtensionWillTerminate() {}
}
