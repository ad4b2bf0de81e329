@_exported import SwiftUI
@_exported import UIKit

/// A question to the user for a rating of the app.
///
/// There is no store here: nobody is asked, as on a phone that has asked often enough.
public final class SKStoreReviewController: NSObject {
    /// Asks nobody.
    public class func requestReview() {}
    /// Asks nobody.
    @MainActor @preconcurrency public class func requestReview(in windowScene: UIWindowScene) {}
}

/// A question to the user for a rating of the app; nobody is asked here.
public enum AppStore {
    /// Asks nobody.
    @MainActor @preconcurrency public static func requestReview(in scene: UIWindowScene) {}
}

/// What asks the user for a rating when it is called; nobody is asked here.
@MainActor @preconcurrency public struct RequestReviewAction: Sendable {
    nonisolated init() {}
    /// Asks nobody.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// What asks the user for a rating when it is called; nobody is asked here.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
