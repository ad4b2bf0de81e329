@_exported import UIKit

/// A view for pages of the web, which shows their address.
///
/// A page cannot be shown within another one here: the view has the address, or the words of a text that was loaded, and a
/// button that gives the address to the program's opener. Whoever waits for a page is told that it could not be loaded,
/// ``WKError/Code/webContentProcessTerminated``, so that nothing waits for ever.
@MainActor @preconcurrency open class WKWebView: UIView {
    /// The configuration of the view; stored, but without effect here.
    public let configuration: WKWebViewConfiguration
    /// The delegate; not retained.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// What would be asked for windows and alerts; not retained, never called here.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The address that was loaded last; nil for none.
    open private(set) var url: URL?
    /// The title of the page: none is read here.
    open var title: String? { nil }
    /// Whether a page is being loaded: never for long.
    open private(set) var isLoading = false
    /// How much of the page is there, from 0 to 1.
    open var estimatedProgress: Double { isLoading ? 0.1 : 1 }
    /// Whether there is a page before this one.
    open var canGoBack: Bool { place > 0 }
    /// Whether there is a page after this one.
    open var canGoForward: Bool { place + 1 < visited.count }
    /// Whether horizontal swipes navigate back and forward; stored, but without effect here.
    open var allowsBackForwardNavigationGestures = false
    /// Whether a long press previews a link; stored, but without effect here.
    open var allowsLinkPreview = false
    /// The user agent of the view; stored, but it sends no requests.
    open var customUserAgent: String?
    /// How much larger the page is shown; stored, but without effect here.
    open var pageZoom: CGFloat = 1
    /// Whether developers may look into the page; stored, but without effect here.
    open var isInspectable = false
    /// The color below the page; nil for the view's.
    open var underPageBackgroundColor: UIColor!
    /// The view that would scroll the page.
    public let scrollView = UIScrollView(frame: .zero)
    private var visited: [URL] = []
    private var place = -1
    private let label = UILabel(frame: .zero)
    private let button = UIButton(type: .system)

    /// Creates a view with a configuration.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        build()
    }

    /// Creates a view with a configuration of its own.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Creates an empty view, as a storyboard does.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        build()
    }

    private func build() {
        label.numberOfLines = 0
        label.textAlignment = .center
        button.setTitle("Open", for: .normal)
        button.isHidden = true
        button.addAction(
            UIAction { [weak self] _ in
                if let url = self?.url { UIApplication.shared.open(url) }
            }, for: .touchUpInside)
        addSubview(label)
        addSubview(button)
    }

    /// Puts the address in the middle and the button below it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let middle = bounds.height / 2
        label.frame = CGRect(x: 16, y: middle - 48, width: max(bounds.width - 32, 0), height: 44)
        button.frame = CGRect(x: bounds.midX - 60, y: middle + 4, width: 120, height: 36)
    }

    // MARK: Pages

    /// Shows the address of a request; the page itself is not loaded.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        visited.removeSubrange((place + 1)...)
        visited.append(url)
        place = visited.count - 1
        return show(url)
    }

    /// Shows the address of a file.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        load(URLRequest(url: URL))
    }

    /// Shows the words of a text in HTML, without its elements, scripts and pictures.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        label.text = Self.words(of: string)
        button.isHidden = baseURL == nil
        let navigation = WKNavigation()
        navigationDelegate?.webView(self, didCommit: navigation)
        navigationDelegate?.webView(self, didFinish: navigation)
        return navigation
    }

    /// The words between elements.
    private static func words(of html: String) -> String {
        var (text, isElement) = ("", false)
        for letter in html {
            switch letter {
            case "<": isElement = true
            case ">":
                isElement = false
                text += " "
            default: if !isElement { text.append(letter) }
            }
        }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func show(_ url: URL) -> WKNavigation {
        self.url = url
        label.text = url.absoluteString
        button.isHidden = false
        let navigation = WKNavigation()
        isLoading = true
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        isLoading = false
        let failure = WKError(.webContentProcessTerminated)
        navigationDelegate?
            .webView(self, didFailProvisionalNavigation: navigation, withError: failure)
        return navigation
    }

    /// Shows the address once more.
    @discardableResult open func reload() -> WKNavigation? { url.map { show($0) } }

    /// Has no effect: no page is being loaded.
    open func stopLoading() {}

    /// Shows the address before this one; nil for none.
    @discardableResult open func goBack() -> WKNavigation? {
        guard canGoBack else { return nil }
        place -= 1
        return show(visited[place])
    }

    /// Shows the address after this one; nil for none.
    @discardableResult open func goForward() -> WKNavigation? {
        guard canGoForward else { return nil }
        place += 1
        return show(visited[place])
    }

    /// Fails: there is no page that could run a script.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) }
}

/// A page that is being loaded.
@MainActor @preconcurrency public final class WKNavigation: NSObject {}

/// Why a page is not there.
public struct WKError: Error, Equatable, Sendable {
    /// The kinds of failure.
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated = 2
        case webViewInvalidated = 3
        case javaScriptExceptionOccurred = 4
    }
    /// The kind of failure.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}
