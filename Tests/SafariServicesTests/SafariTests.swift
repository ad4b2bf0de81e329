import SafariServices
import Testing
import UIKit

/// A page of the web is opened elsewhere, and the screen says which.
@MainActor struct SafariTests {
    private final class Told: NSObject, SFSafariViewControllerDelegate {
        var words: [String] = []
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
            words.append("finished")
        }
        func safariViewController(
            _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
        ) { words.append("opened \(didLoadSuccessfully)") }
    }

    private func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
    }

    @Test func theAddressIsOpenedOnceAndAgainOnDemand() throws {
        let address = try #require(URL(string: "https://example.org/map"))
        let screen = SFSafariViewController(url: address)
        let told = Told()
        screen.delegate = told
        var opened: [URL] = []
        let before = UIApplication.shared.opener
        UIApplication.shared.opener = {
            opened.append($0)
            return true
        }
        defer { UIApplication.shared.opener = before }
        screen.loadViewIfNeeded()
        screen.viewDidAppear(false)
        screen.viewDidAppear(false)
        #expect(opened == [address] && told.words == ["opened true"])
        let shown = buttons(in: screen.view)
        #expect(shown.map(\.currentTitle) == ["Open", "Done"])
        shown[0].tap()
        #expect(opened == [address, address])
        shown[1].tap()
        #expect(told.words.last == "finished")
    }
}
