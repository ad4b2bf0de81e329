import Foundation
import MessageUI
import Testing
import UIKit

/// Mail and text messages: nothing can be sent, and whoever presents a screen for one is told.
@MainActor struct MessageTests {
    private final class Results: NSObject, MFMailComposeViewControllerDelegate,
        MFMessageComposeViewControllerDelegate
    {
        var mails: [(MFMailComposeResult, (any Error)?)] = []
        var messages: [MessageComposeResult] = []

        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
            error: (any Error)?
        ) { mails.append((result, error)) }

        func messageComposeViewController(
            _ controller: MFMessageComposeViewController,
            didFinishWith result: MessageComposeResult
        ) { messages.append(result) }
    }

    /// A delegate that leaves the screen to the framework.
    private final class Silent: NSObject, MFMailComposeViewControllerDelegate {}

    @Test func aMailThatWasWrittenFails() throws {
        let (screen, results) = (MFMailComposeViewController(), Results())
        screen.mailComposeDelegate = results
        screen.setSubject("Harbor")
        screen.setToRecipients(["ada@example.org"])
        screen.setCcRecipients(nil)
        screen.setBccRecipients([])
        screen.setMessageBody("<p>Look</p>", isHTML: true)
        screen.addAttachmentData(Data([1]), mimeType: "image/png", fileName: "map.png")
        screen.setPreferredSendingEmailAddress("me@example.org")
        #expect(results.mails.isEmpty)
        UIViewController().present(screen, animated: true)
        let end = try #require(results.mails.first)
        #expect(results.mails.count == 1 && end.0 == .failed)
        #expect(end.1 as? MFMailComposeError == MFMailComposeError(.sendFailed))
        let error = try #require(end.1 as NSError?)
        #expect(error.domain == MFMailComposeErrorDomain && error.code == 1)
    }

    @Test func theScreenStaysUntilTheDelegateClosesIt() {
        let (root, screen, results) = (
            UIViewController(), MFMailComposeViewController(), Results()
        )
        screen.mailComposeDelegate = results
        root.present(screen, animated: false)
        #expect(root.presentedViewController === screen && results.mails.count == 1)
    }

    @Test func aDelegateWithoutTheMethodClosesTheScreen() {
        let (root, screen, silent) = (UIViewController(), MFMailComposeViewController(), Silent())
        screen.mailComposeDelegate = silent
        root.present(screen, animated: false)
        #expect(root.presentedViewController == nil && screen.mailComposeDelegate === silent)
    }

    @Test func aTextMessageFails() {
        #expect(!MFMessageComposeViewController.canSendText())
        #expect(!MFMessageComposeViewController.canSendSubject())
        #expect(!MFMessageComposeViewController.canSendAttachments())
        let (screen, results) = (MFMessageComposeViewController(), Results())
        #expect(screen.recipients == nil && screen.body == nil && screen.subject == nil)
        screen.messageComposeDelegate = results
        (screen.recipients, screen.body, screen.subject) = (["+423 1"], "I am here", "Harbor")
        UIViewController().present(screen, animated: false)
        #expect(results.messages == [.failed])
        #expect(screen.recipients == ["+423 1"] && screen.body == "I am here")
        #expect(screen.subject == "Harbor")
    }

    @Test func resultsHaveApplesNumbers() {
        #expect(
            [0, 1, 2, 3].map(MFMailComposeResult.init) == [.cancelled, .saved, .sent, .failed])
        #expect([0, 1, 2].map(MessageComposeResult.init) == [.cancelled, .sent, .failed])
        #expect(MFMailComposeError(.saveFailed).errorCode == 0)
    }
}
