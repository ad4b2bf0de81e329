@_exported import Foundation

/// A question to the device whether its owner is there.
///
/// A page in a browser knows no owner: no policy can be evaluated, and each evaluation fails with the error that Apple's
/// framework has for a device without sensor and passcode.
@preconcurrency open class LAContext: NSObject {
    /// Creates a context.
    public override init() { super.init() }

    /// The title of the button for another way in; stored, but not shown here.
    open var localizedFallbackTitle: String?
    /// The title of the button that ends the question; stored, but not shown here.
    open var localizedCancelTitle: String?
    /// Why the app asks; stored, but not shown here.
    open var localizedReason = ""
    /// The kind of sensor: none here.
    open var biometryType: LABiometryType { .none }

    private var isInvalid = false

    private func failure(of policy: LAPolicy) -> LAError {
        LAError(isInvalid ? .invalidContext : policy.failure)
    }

    /// Returns false, and the reason where the pointer leads: no policy can be evaluated here.
    ///
    /// SAFETY: the caller's pointer leads to an error, or is nil.
    open func canEvaluatePolicy(
        _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
    ) -> Bool {
        unsafe error?.pointee = failure(of: policy) as NSError
        return false
    }

    /// Fails: no policy can be evaluated here.
    @preconcurrency
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let failure = failure(of: policy)
        DispatchQueue.global().async { reply(false, failure) }
    }

    /// Fails: no policy can be evaluated here.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw failure(of: policy)
    }

    /// Ends the use of the context: later questions fail with `LAError.Code.invalidContext`.
    open func invalidate() { isInvalid = true }
}

/// The policy by which the user is authenticated.
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
