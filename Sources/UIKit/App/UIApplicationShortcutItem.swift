/// The result of a background fetch; none is made here.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData = 0, noData, failed }

/// An action of the icon of an app; a page has no icon that offers any.
@MainActor @preconcurrency open class UIApplicationShortcutItem: NSObject {
    /// The identifier of the action for the app.
    public final let type: String
    /// The title of the action.
    public final let localizedTitle: String
    /// The line below the title; nil for none.
    public final let localizedSubtitle: String?

    /// Creates an action.
    public init(type: String, localizedTitle: String, localizedSubtitle: String? = nil) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
    }
}
