@_exported import Foundation

/// The way from a phone to its watch: there is none here.
///
/// `isSupported()` is false. Who activates a session all the same is told that it failed; what is sent fails with
/// `WCError.Code.sessionNotSupported`.
public final class WCSession: NSObject, @unchecked Sendable {
    // Unchecked: the delegate is set and read by the app where it may.
    private static let shared = WCSession()
    private override init() { super.init() }

    /// Returns whether devices can be connected: they cannot.
    public class func isSupported() -> Bool { false }
    /// The session of the program.
    public class var `default`: WCSession { shared }

    /// The delegate, which is notified that there is no session.
    public weak var delegate: (any WCSessionDelegate)?
    /// Whether the session is active: it is not.
    public let activationState = WCSessionActivationState.notActivated
    /// Whether there is a watch: there is none.
    public let isPaired = false
    /// Whether the watch has the app: there is none.
    public let isWatchAppInstalled = false
    /// Whether the phone has the app: there is none.
    public let isCompanionAppInstalled = false
    /// Whether the watch shows the app at its clock: it does not.
    public let isComplicationEnabled = false
    /// The number of complication updates left today: none.
    public let remainingComplicationUserInfoTransfers = 0
    /// Whether the other device hears at once: it does not.
    public let isReachable = false
    /// The folder that the watch shares: none.
    public let watchDirectoryURL: URL? = nil
    /// Whether content waits: none does.
    public let hasContentPending = false
    /// The application context that was sent last: empty.
    public let applicationContext: [String: Any] = [:]
    /// The application context that was received last: empty.
    public let receivedApplicationContext: [String: Any] = [:]
    /// The pending transfers of user info: none.
    public let outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] = []
    /// The pending transfers of files: none.
    public let outstandingFileTransfers: [WCSessionFileTransfer] = []

    /// Tells the delegate that there is no session.
    public func activate() {
        DispatchQueue.global().async { [self] in
            delegate?.session(
                self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported)
            )
        }
    }

    /// Fails: there is no other device.
    public func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotSupported)) }

    /// Fails: there is no other device.
    public func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotSupported)) }

    /// Fails: there is no other device.
    public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.sessionNotSupported)
    }

    /// Returns a transfer that does not go on: there is no other device.
    @discardableResult
    public func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo: userInfo)
    }

    /// Returns a transfer that does not go on: there is no other device.
    @discardableResult
    public func transferCurrentComplicationUserInfo(
        _ userInfo: [String: Any] = [:]
    ) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo: userInfo, isCurrentComplicationInfo: true)
    }

    /// Returns a transfer that does not go on: there is no other device.
    @discardableResult
    public func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
    }
}

/// The activation state of a session.
public enum WCSessionActivationState: Int, Sendable { case notActivated = 0, inactive, activated }

/// Something that was to be sent; it does not go on here.
public final class WCSessionUserInfoTransfer: NSObject {
    /// The data to transfer.
    public let userInfo: [String: Any]
    /// Whether it is on its way: it is not.
    public let isTransferring = false
    /// Whether it is meant for the watch's clock.
    public let isCurrentComplicationInfo: Bool
    init(userInfo: [String: Any], isCurrentComplicationInfo: Bool = false) {
        self.userInfo = userInfo
        self.isCurrentComplicationInfo = isCurrentComplicationInfo
    }
    /// Has no effect: there are no transfers.
    public func cancel() {}
}

/// A file that is transferred between devices.
public final class WCSessionFile: NSObject {
    /// The URL of the file.
    public let fileURL: URL
    /// The app's metadata for the file.
    public let metadata: [String: Any]?
    init(fileURL: URL, metadata: [String: Any]?) {
        self.fileURL = fileURL
        self.metadata = metadata
    }
}

/// A file that was to be sent; it does not go on here.
public final class WCSessionFileTransfer: NSObject {
    /// The file to transfer.
    public let file: WCSessionFile
    /// Whether it is on its way: it is not.
    public let isTransferring = false
    /// The progress of the transfer: it never starts.
    public let progress = Progress(totalUnitCount: 1)
    init(file: WCSessionFile) { self.file = file }
    /// Has no effect: there are no transfers.
    public func cancel() {}
}

/// Why nothing goes between devices.
public struct WCError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reasons, with the numbers of Apple's framework.
    public enum Code: Int, Sendable {
        case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated
        case deviceNotPaired, watchAppNotInstalled, notReachable, invalidParameter
        case payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed, messageReplyTimedOut
        case fileAccessDenied, deliveryFailed, insufficientSpace, sessionInactive
        case transferTimedOut, companionAppNotInstalled, watchOnlyApp
    }
    /// The kind of failure.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of these errors.
    public static let errorDomain = "WCErrorDomain"
    /// The raw value of ``code``.
    public var errorCode: Int { code.rawValue }
    /// A one-sentence description of the error for people.
    public var errorDescription: String? {
        code == .sessionNotSupported ? "No other device can be reached from this system." : nil
    }
    /// The words, which Foundation on Linux looks for here.
    public var errorUserInfo: [String: Any] {
        errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
    }
}
