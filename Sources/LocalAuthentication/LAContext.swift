@_exported import Foundation

/// A question to the device whether its owner is there.
///
/// A page in a browser knows no owner: no policy can be evaluated, and each evaluation fails with the error that Apple's
/// framework has for a device without sensor and passcode.
@preconcurrency open class LAContext: NSObject {
    /// Creates a context.
    public override init() { super.init() }

    /// The title of the button for another way in; kept, not shown.
    open var localizedFallbackTitle: String?
    /// The title of the button that ends the question; kept, not shown.
    open var localizedCancelTitle: String?
    /// Why the app asks; kept, not shown.
    open var localizedReason = ""
    /// The kind of sensor: none here.
    open var biometryType: LABiometryType { .none }

    /// Returns false, and the reason where the pointer leads: no policy can be evaluated here.
    ///
    /// SAFETY: the caller's pointer leads to an error, or is nil.
    open func canEvaluatePolicy(
        _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
    ) -> Bool {
        unsafe error?.pointee = LAError(policy.failure) as NSError
        return false
    }

    /// Fails: no policy can be evaluated here.
    @preconcurrency
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { reply(false, LAError(policy.failure)) }
    }

    /// Fails: no policy can be evaluated here.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(policy.failure)
    }

    /// Does nothing: no question is open.
    open func invalidate() {}
}

/// What has to be true of who is there.
public enum LAPolicy: Int, Sendable {
    /// A sensor knows the owner.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// A sensor knows the owner, or the owner types the passcode.
    case deviceOwnerAuthentication = 2

    fileprivate var failure: LAError.Code {
        self == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable
    }
}

/// A kind of sensor.
public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4
}
