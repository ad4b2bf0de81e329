/// A scrolling view of text that the user can edit.
open class UITextView: UIScrollView {
    /// The text in the view.
    open var text: String! = ""
    /// The font of the text; 17 points by default.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// The color of the text.
    open var textColor: UIColor? = .label
    /// The horizontal alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the user can edit the text; true by default.
    open var isEditable = true
    /// Whether the user can select the text; true by default.
    open var isSelectable = true
    /// Whether the user may change looks; stored, but without effect here.
    open var allowsEditingTextAttributes = false
    /// Whether typing replaces everything; stored, but without effect here.
    open var clearsOnInsertion = false
    /// The keyboard's traits; stored, but without effect here.
    public final var keyboardTraits = KeyboardTraits()
    /// The insets of the text, in points; stored, but without effect here.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// The area of the text; stored, but without effect here.
    public final let textContainer = NSTextContainer()
    /// The kinds of data in the text that become links; stored, but without effect here.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// The attributes of links; stored, but without effect here.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// The attributes of text that is typed; stored, but without effect here.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The selection, in UTF-16 units of the text; at its end unless set.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Whether the font follows the text size that the user prefers; stored, but without effect here.
    open var adjustsFontForContentSizeCategory = false
    /// The text with its looks, of which the letters count.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: text ?? "") }
        set { text = newValue?.string ?? "" }
    }
    /// The delegate that is notified of edits; not retained.
    open weak var delegate: (any UITextViewDelegate)?
    package override var reporting: (any UIScrollViewDelegate)? { delegate }

    /// Behaves as if the user had typed.
    package func type(_ typed: String) {
        guard isEditable, typed != text, begin() else { return }
        let range = NSRange(location: 0, length: (text ?? "").utf16.count)
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: typed) ?? true
        else { return }
        text = typed
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    private var hasBegun = false

    private func begin() -> Bool {
        guard !hasBegun else { return true }
        guard delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        hasBegun = true
        delegate?.textViewDidBeginEditing(self)
        return true
    }

    /// Ends editing, if it had begun.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        if hasBegun {
            hasBegun = false
            delegate?.textViewDidEndEditing(self)
        }
        return super.resignFirstResponder()
    }

    /// Posted after the user has changed the text.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")

    /// Brings a part of the text into sight: the whole text is, here.
    open func scrollRangeToVisible(_ range: NSRange) {}

    /// True where the text can be edited.
    open override var canBecomeFirstResponder: Bool { isEditable }
}

/// The methods by which a text view reports edits.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Called after the text was edited.
    func textViewDidChange(_ textView: UITextView)
    /// Returns whether the text may be edited.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called after editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called after editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether a text may be put into a range; here all of the text is replaced.
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Returns whether an address in the text is opened; the page does not call it.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

/// The user's interaction with an item in a text.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction = 0, presentActions, preview
}

extension UITextViewDelegate {
    /// Default implementation: returns true.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// Default implementation: does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Default implementation: returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Default implementation: does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Default implementation: does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Default implementation: returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
}

/// The kinds of data that are detected in text and become links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Web addresses.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates and times.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// All types of data.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
