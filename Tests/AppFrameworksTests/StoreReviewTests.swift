import StoreKit
import SwiftUI
import Testing
import UIKit

/// Questions for a rating: nobody is asked, as on a phone that has asked often enough.
@MainActor struct StoreReviewTests {
    private struct Thanks: View {
        @Environment(\.requestReview) private var requestReview
        let count: () -> Void

        var body: some View {
            Text("Thank you").onAppear {
                requestReview()
                count()
            }
        }
    }

    @Test func nothingIsShownOrOpened() {
        let session = UISceneSession(role: .windowApplication)
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let (window, screen) = (UIWindow(windowScene: scene), UIViewController())
        window.rootViewController = screen
        var opened: [URL] = []
        let before = UIApplication.shared.opener
        UIApplication.shared.opener = {
            opened.append($0)
            return true
        }
        defer { UIApplication.shared.opener = before }
        SKStoreReviewController.requestReview()
        SKStoreReviewController.requestReview(in: scene)
        AppStore.requestReview(in: scene)
        #expect(screen.presentedViewController == nil && scene.windows == [window])
        #expect(opened.isEmpty)
    }

    @Test func aViewThatAsksStaysAsItIs() {
        var count = 0
        let host = ViewHost(Thanks { count += 1 })
        #expect(host.interface.presentations.isEmpty && count == 1)
    }
}
