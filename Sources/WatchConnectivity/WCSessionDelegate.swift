import Foundation

/// The methods that a session calls on its delegate; here only the one that reports that there is no session.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// Called after `activate()`.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    /// Called when the watch changes.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// Called when everything of the earlier watch has come.
    func sessionDidDeactivate(_ session: WCSession)
    /// Called when the watch changes in what it has.
    func sessionWatchStateDidChange(_ session: WCSession)
    /// Called when the other device can be reached, or not any more.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// Called when a message has come.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// Called when a message has come that wants an answer.
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    /// Called when data has come.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    /// Called when data has come that wants an answer.
    func session(
        _ session: WCSession, didReceiveMessageData messageData: Data,
        replyHandler: @escaping (Data) -> Void)
    /// Called when the newest state has come.
    func session(
        _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// Called when something has come in its turn.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    /// Called when a file has come.
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    /// Called when something was sent.
    func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
        error: (any Error)?)
    /// Called when a file was sent.
    func session(
        _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
    /// Default implementation: does nothing.
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    /// Default implementation: does nothing.
    public func sessionDidDeactivate(_ session: WCSession) {}
    /// Default implementation: does nothing.
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    /// Default implementation: does nothing.
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    /// Default implementation: does nothing.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    /// Default implementation: does nothing.
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    /// Default implementation: does nothing.
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    /// Default implementation: does nothing.
    public func session(
        _ session: WCSession, didReceiveMessageData messageData: Data,
        replyHandler: @escaping (Data) -> Void
    ) {}
    /// Default implementation: does nothing.
    public func session(
        _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
    ) {}
    /// Default implementation: does nothing.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    /// Default implementation: does nothing.
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
    /// Default implementation: does nothing.
    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
        error: (any Error)?
    ) {}
    /// Default implementation: does nothing.
    public func session(
        _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
    ) {}
}
