/// What the user does, to be gone on with elsewhere; nothing takes it over here.
open class NSUserActivity: NSObject, @unchecked Sendable {
    // Unchecked: as with Apple's class, the client synchronizes changes.
    /// The kind of what is done, as the app names it.
    public final let activityType: String
    /// What is done, in words; nil for none.
    open var title: String?
    /// What is needed to go on; nil for nothing.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// The address of a page on which it can be gone on with; nil for none.
    open var webpageURL: URL?
    /// Whether it may be continued on another device; stored, but without effect here.
    open var isEligibleForHandoff = true
    /// Whether it may be found by searching; stored, but without effect here.
    open var isEligibleForSearch = false
    /// Whether it may be suggested; stored, but without effect here.
    open var isEligibleForPrediction = false

    /// Creates a description of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds to what is needed to go on.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Makes it the current activity; has no effect here.
    open func becomeCurrent() {}
    /// Says that the user does it no longer.
    open func resignCurrent() {}
    /// Says that it is over.
    open func invalidate() {}
}

/// The type of the activity of opening a web page in an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can go on with what the user did.
@MainActor @preconcurrency public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Goes on with what the user did.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {
    /// Goes on with what the user did: nothing here.
    public func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
