@_exported import UIKit

/// The domain of errors about mail.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// The result of composing a mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled = 0, saved, sent, failed }

/// Why a mail was not sent.
public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
    /// The kinds of failure.
    public enum Code: Int, Sendable { case saveFailed = 0, sendFailed }
    /// The kind of failure.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of these errors.
    public static var errorDomain: String { MFMailComposeErrorDomain }
    /// The raw value of ``code``.
    public var errorCode: Int { code.rawValue }
}

/// A screen that writes a mail: there is no account here, as `canSendMail()` says.
///
/// Who presents it all the same is told that sending failed. An address `mailto:` that is opened reaches the mail program of
/// whoever looks at the page.
@MainActor @preconcurrency open class MFMailComposeViewController: UINavigationController {
    /// Returns whether mail can be sent: it cannot.
    open class func canSendMail() -> Bool { false }

    /// The delegate; not retained.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Says what the mail is about; there is no mail.
    open func setSubject(_ subject: String) {}
    /// Sets the recipients; has no effect here.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Sets the recipients of copies; has no effect here.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Sets the recipients of blind copies; has no effect here.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Says what it says; there is no mail.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Adds an attachment; has no effect here.
    open func addAttachmentData(
        _ attachment: Data, mimeType: String, fileName filename: String
    ) {}
    /// Sets the preferred sender; has no effect here.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    /// Tells the delegate that nothing can be sent.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        mailComposeDelegate?.mailComposeController(
            self, didFinishWith: .failed, error: MFMailComposeError(.sendFailed))
    }
}

/// The method that a mail screen calls on its delegate.
@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the screen is to be closed.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Dismisses the screen.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) { controller.dismiss(animated: true) }
}

/// The result of composing a message.
public enum MessageComposeResult: Int, Sendable { case cancelled = 0, sent, failed }

/// A screen that writes a message: there is no telephone here, as `canSendText()` says.
///
/// A client that presents it anyway is notified that sending failed.
@MainActor @preconcurrency open class MFMessageComposeViewController: UINavigationController {
    /// Returns whether messages can be sent: they cannot.
    open class func canSendText() -> Bool { false }
    /// Returns whether messages have subjects: there are none.
    open class func canSendSubject() -> Bool { false }
    /// Returns whether messages can have attachments: there are none.
    open class func canSendAttachments() -> Bool { false }

    /// The delegate; not retained.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The recipients; stored, but not used.
    open var recipients: [String]?
    /// The body of the message; stored, but not sent.
    open var body: String?
    /// The subject; stored, but not used.
    open var subject: String?

    /// Tells the delegate that nothing can be sent.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
    }
}

/// The method that a message screen calls on its delegate.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the screen is to be closed.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
