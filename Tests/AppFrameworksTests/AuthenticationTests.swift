import Foundation
import LocalAuthentication
import Testing

/// Questions for the owner of the device: none is answered, and each says why.
struct AuthenticationTests {
    @Test(arguments: [
        (LAPolicy.deviceOwnerAuthentication, LAError.Code.passcodeNotSet),
        (.deviceOwnerAuthenticationWithBiometrics, .biometryNotAvailable),
    ])
    func eachPolicyFailsForItsReason(policy: LAPolicy, reason: LAError.Code) async {
        let context = LAContext()
        var error: NSError?
        let can = context.canEvaluatePolicy(policy, error: &error)
        #expect(!can && error?.code == reason.rawValue)
        #expect(error?.domain == "com.apple.LocalAuthentication")
        // Who does not want to know the reason gives no pointer.
        #expect(!context.canEvaluatePolicy(policy, error: nil))
        let told = await withCheckedContinuation { done in
            context.evaluatePolicy(policy, localizedReason: "to unlock") { isOwner, error in
                done.resume(returning: (isOwner, error as? LAError))
            }
        }
        #expect(told == (false, LAError(reason)))
        await #expect(throws: LAError(reason)) {
            try await LAContext().evaluatePolicy(policy, localizedReason: "to unlock")
        }
    }

    @Test func anInvalidContextCannotBeUsed() async {
        let context = LAContext()
        context.invalidate()
        context.invalidate()
        var error: NSError?
        let can = context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error)
        #expect(!can && error?.code == LAError.Code.invalidContext.rawValue)
        let told = await withCheckedContinuation { done in
            context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "to unlock") {
                done.resume(returning: $1 as? LAError)
            }
        }
        #expect(told == LAError(.invalidContext))
        // Another context is not concerned.
        _ = LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error)
        #expect(error?.code == LAError.Code.passcodeNotSet.rawValue)
    }

    @Test func titlesAreKept() {
        let context = LAContext()
        #expect(context.localizedFallbackTitle == nil && context.localizedCancelTitle == nil)
        #expect(context.localizedReason.isEmpty && context.biometryType == .none)
        context.localizedFallbackTitle = "Type the code"
        context.localizedCancelTitle = "Not now"
        context.localizedReason = "to unlock"
        #expect(context.localizedFallbackTitle == "Type the code")
        #expect(context.localizedCancelTitle == "Not now")
        #expect(context.localizedReason == "to unlock")
    }

    @Test func errorsSayWhatIsTheMatter() {
        #expect(LAError.Code(rawValue: -2) == .userCancel)
        #expect(LAError.Code(rawValue: -1004) == .notInteractive)
        let error = LAError(.passcodeNotSet)
        #expect(error.localizedDescription.hasPrefix("Passcode not set"))
        #expect(LAError(.biometryNotAvailable).errorDescription?.hasPrefix("Biometry") == true)
        #expect(LAError(.userCancel).errorDescription == nil)
    }
}
