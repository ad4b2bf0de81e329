// The line above a phone's screen with clock and signal, which no page has.

/// The color of a status bar's text; stored, but there is no such bar.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0, lightContent, darkContent = 3
}

/// The animation of a status bar; stored, but without effect, as there is no such bar.
public enum UIStatusBarAnimation: Int, Sendable { case none = 0, fade, slide }

/// Whether bars are light or dark.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0, black
    /// The dark bar through which nothing shows.
    public static let blackOpaque = UIBarStyle.black
    /// The dark bar through which something shows.
    public static let blackTranslucent = UIBarStyle.black
}

/// The heights of bars, which have one here.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0, compact, defaultPrompt = 101, compactPrompt
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable { case any = 0, bottom, top, topAttached }

/// A bar that knows where it is.
@MainActor @preconcurrency public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// The methods of an object that says where a bar is.
@MainActor @preconcurrency public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns where a bar is; not asked here.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Default implementation: returns any place.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The methods that a navigation bar calls on its delegate; the bar of a stack calls none here.
@MainActor @preconcurrency public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
