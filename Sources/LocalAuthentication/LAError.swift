import Foundation

/// A failure to find out whether the owner is there.
public struct LAError: Error, Hashable, CustomNSError, LocalizedError, Sendable {
    /// The kinds of failure.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004
    }
    /// The kind of failure.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of the errors.
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
    /// A description of the error for people.
    public var errorDescription: String? {
        switch code {
        case .passcodeNotSet: "Passcode not set: a page in a browser knows no owner."
        case .biometryNotAvailable: "Biometry is not available: a page in a browser has no sensor."
        default: nil
        }
    }
    /// The words, which Foundation on Linux looks for here.
    public var errorUserInfo: [String: Any] {
        errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
    }
}
