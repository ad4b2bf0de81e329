import Foundation
import Testing
import UIKit
import WebKit

/// Addresses are shown and opened elsewhere; whoever waits for a page is told.
@MainActor struct WebViewTests {
    private final class Told: NSObject, WKNavigationDelegate {
        var words: [String] = []
        func webView(
            _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
        ) { words.append("start") }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            words.append("finish")
        }
        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
            withError error: any Error
        ) { words.append("fail \((error as? WKError)?.code.rawValue ?? 0)") }
    }

    private func request(_ text: String) throws -> URLRequest {
        URLRequest(url: try #require(URL(string: text)))
    }

    private func label(of view: WKWebView) -> UILabel? {
        view.subviews.lazy.compactMap { $0 as? UILabel }.first
    }

    @Test func anAddressIsShownAndOpenedElsewhere() throws {
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let told = Told()
        view.navigationDelegate = told
        view.load(try request("https://example.org/a"))
        #expect(label(of: view)?.text == "https://example.org/a")
        #expect(told.words == ["start", "fail 2"] && !view.isLoading)
        var opened: [URL] = []
        let before = UIApplication.shared.opener
        UIApplication.shared.opener = {
            opened.append($0)
            return true
        }
        defer { UIApplication.shared.opener = before }
        view.subviews.lazy.compactMap { $0 as? UIButton }.first?.tap()
        #expect(opened == [view.url])
    }

    @Test func addressesAreGoneBackTo() throws {
        let view = WKWebView()
        #expect(view.goBack() == nil && view.reload() == nil)
        for letter in ["a", "b", "c"] { view.load(try request("https://example.org/\(letter)")) }
        view.goBack()
        view.goBack()
        #expect(view.url?.lastPathComponent == "a" && !view.canGoBack && view.canGoForward)
        // What came after is forgotten when something else is loaded.
        view.load(try request("https://example.org/d"))
        #expect(!view.canGoForward && view.canGoBack)
    }

    @Test func textsShowTheirWords() {
        let view = WKWebView()
        let told = Told()
        view.navigationDelegate = told
        view.loadHTMLString("<h1>Harbor</h1>\n<p>Open <b>daily</b></p>", baseURL: nil)
        #expect(label(of: view)?.text == "Harbor Open daily" && told.words == ["finish"])
        var failure: (any Error)?
        view.evaluateJavaScript("1 + 1") { _, error in failure = error }
        #expect(failure as? WKError == WKError(.javaScriptExceptionOccurred))
    }

    /// Scripts and their handlers are kept as they were given; nothing runs them here.
    @Test func scriptsAndHandlersAreKept() {
        final class Handler: NSObject, WKScriptMessageHandler {
            var count = 0
            func userContentController(
                _ userContentController: WKUserContentController,
                didReceive message: WKScriptMessage
            ) { count += 1 }
        }
        let controller = WKUserContentController()
        let script = WKUserScript(
            source: "1 + 1", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
        controller.addUserScript(script)
        #expect(controller.userScripts.map(\.source) == ["1 + 1"])
        #expect(script.injectionTime == .atDocumentEnd && script.isForMainFrameOnly)
        let handler = Handler()
        controller.add(handler, name: "place")
        controller.removeScriptMessageHandler(forName: "place")
        controller.removeAllScriptMessageHandlers()
        controller.removeAllUserScripts()
        #expect(controller.userScripts.isEmpty && handler.count == 0)
        #expect(WKScriptMessage().name.isEmpty && WKScriptMessage().webView == nil)
    }

    /// There is no store of websites' data, so that removing it is done at once.
    @Test func dataOfWebsitesIsRemovedAtOnce() {
        let store = WKWebsiteDataStore.default()
        #expect(store === WKWebsiteDataStore.default())
        #expect(store !== WKWebsiteDataStore.nonPersistent())
        #expect(!store.isPersistent && WKWebsiteDataStore.allWebsiteDataTypes().isEmpty)
        var isDone = false
        store.removeData(ofTypes: [], modifiedSince: .distantPast) { isDone = true }
        #expect(isDone)
        #expect(WKAudiovisualMediaTypes.all == [.audio, .video])
        #expect(WKDataDetectorTypes.all.isSuperset(of: [.link, .address]))
    }
}
