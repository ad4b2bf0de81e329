@_exported import SwiftUI
@_exported import UIKit

/// A request to the user for a rating of the app.
///
/// Has no effect on this platform: there is no app store.
public final class SKStoreReviewController: NSObject {
    /// Has no effect: there is no app store.
    public class func requestReview() {}
    /// Has no effect: there is no app store.
    @MainActor @preconcurrency public class func requestReview(in windowScene: UIWindowScene) {}
}

/// Requests of the app store for ratings; none have an effect here.
public enum AppStore {
    /// Has no effect: there is no app store.
    @MainActor @preconcurrency public static func requestReview(in scene: UIWindowScene) {}
}

/// An action that requests a rating of the app; it has no effect here.
@MainActor @preconcurrency public struct RequestReviewAction: Sendable {
    nonisolated init() {}
    /// Has no effect: there is no app store.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// The action that requests a rating of the app; it has no effect here.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
