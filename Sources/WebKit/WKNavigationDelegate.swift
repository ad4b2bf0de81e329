/// The methods that a ``WKWebView`` calls on its delegate.
@MainActor @preconcurrency public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Asks whether a page may be loaded; not called here, where none is.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    /// Called when an address was asked for.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Called when a text begins to be shown.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Called when a text is shown.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Called when a page that was shown has failed; never called here.
    func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called when a page could not be loaded, as none can here.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error)
}

extension WKNavigationDelegate {
    /// Default implementation: allows the navigation.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Default implementation: does nothing.
    public func webView(
        _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) {}
    /// Default implementation: does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Default implementation: does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Default implementation: does nothing.
    public func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
    ) {}
    /// Default implementation: does nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {}
}

/// What would be asked for windows and alerts; no page asks here.
@MainActor @preconcurrency public protocol WKUIDelegate: NSObjectProtocol {}

/// A page that is to be loaded.
@MainActor @preconcurrency public final class WKNavigationAction: NSObject {
    /// The request to the server.
    public let request: URLRequest
    /// Why it is to be loaded.
    public let navigationType: WKNavigationType

    package init(request: URLRequest, navigationType: WKNavigationType) {
        self.request = request
        self.navigationType = navigationType
    }
}

/// Why a page is to be loaded.
public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel = 0, allow, download }

/// The configuration of a ``WKWebView``; stored, but without effect here.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
    /// Whether videos play within the page.
    open var allowsInlineMediaPlayback = false
    /// What pages may do.
    open var preferences = WKPreferences()
    /// What pages may do, one by one.
    open var defaultWebpagePreferences = WKWebpagePreferences()
    /// What is added to the name that the view calls itself.
    open var applicationNameForUserAgent: String?
    /// The scripts of pages and the handlers of their messages; stored, but no script runs here.
    open var userContentController = WKUserContentController()
    /// Where pages keep what they store; nothing is kept here.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Which media do not play by themselves; none does here.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// Whether pages are shown once they are complete; none is shown here.
    open var suppressesIncrementalRendering = false
    /// Whether pages' sound and films may be shown elsewhere; there are none here.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether films may be shown beside other apps; there are none here.
    open var allowsPictureInPictureMediaPlayback = true
    /// What of pages leads somewhere when it is pressed; nothing does here.
    open var dataDetectorTypes: WKDataDetectorTypes = []

    /// Creates a configuration.
    public override init() { super.init() }
}

/// The preferences of pages; stored, but without effect here.
@MainActor @preconcurrency open class WKPreferences: NSObject {
    /// Whether scripts run; none does here.
    open var javaScriptEnabled = true
    /// Whether scripts may open windows; none does here.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// The least size of letters, in points.
    open var minimumFontSize: CGFloat = 0

    /// Creates preferences.
    public override init() { super.init() }
}

/// The preferences of a page; stored, but without effect here.
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
    /// Whether scripts run; none does here.
    open var allowsContentJavaScript = true

    /// Creates preferences.
    public override init() { super.init() }
}
