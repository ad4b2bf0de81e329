/// Scripts of pages and handlers of their messages; stored, but no script runs here.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
    /// The scripts.
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]

    /// Creates a controller without scripts.
    public override init() { super.init() }

    /// Adds a script; it does not run here.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Removes all scripts.
    open func removeAllUserScripts() { userScripts = [] }
    /// Adds a handler of messages of a name; none comes here.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        handlers[name] = scriptMessageHandler
    }
    /// Removes the handler of messages of a name.
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    /// Removes all handlers of messages.
    open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// A script of pages; no script runs here.
@MainActor @preconcurrency open class WKUserScript: NSObject {
    /// The text of the script.
    public final let source: String
    /// When it is to run.
    public final let injectionTime: WKUserScriptInjectionTime
    /// Whether it runs in the page alone, not in those within it.
    public final let isForMainFrameOnly: Bool

    /// Creates a script.
    public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
    ) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
    }
}

/// When a script of pages is to run.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart = 0, atDocumentEnd }

/// A handler of the messages of pages' scripts.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called when a script sends a message; never here.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a page's script; none comes here.
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
    /// The content of the message.
    open var body: Any { "" }
    /// The name of the handler.
    open var name: String { "" }
    /// The view of the page; nil for none.
    open weak var webView: WKWebView? { nil }
}

/// Where pages keep what they store; nothing is kept here.
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()
    /// The place of all views.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// A place that is forgotten.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// The kinds of what pages store: none.
    open class func allWebsiteDataTypes() -> Set<String> { [] }
    /// Whether it is kept when the program ends: never.
    open var isPersistent: Bool { false }
    /// Removes what pages have stored since a time: nothing.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }
}

/// Kinds of sound and films in pages.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sound.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Films.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Both.
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// What of pages leads somewhere when it is pressed.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Links.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Postal addresses.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    /// All of these.
    public static let all = WKDataDetectorTypes(rawValue: UInt.max)
}
