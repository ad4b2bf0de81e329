/// A control for editing one line of text.
open class UITextField: UIControl {
    /// The border around a text field.
    public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }

    /// The text in the field.
    open var text: String? = ""
    /// The text that is shown while the field is empty; nil for none.
    open var placeholder: String?
    /// The font of the text; 17 points by default.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// The color of the text.
    open var textColor: UIColor? = .label
    /// The horizontal alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// The border around the field; none by default.
    open var borderStyle = BorderStyle.none
    /// Whether the characters are hidden, as for a password; false by default.
    open var isSecureTextEntry = false
    /// The delegate of edits and the Return key; not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    /// True: a text field can take input.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// A line of a common height.
    open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 34) }

    /// Behaves as if the user had typed.
    package func type(_ typed: String) {
        guard typed != text else { return }
        let range = NSRange(location: 0, length: (text ?? "").utf16.count)
        guard
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: typed)
                ?? true
        else { return }
        text = typed
        sendActions(for: .editingChanged)
    }

    /// Does what a press of the Return key does.
    package func submit() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
}

/// The methods by which a text field reports edits and the Return key; all have defaults.
@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns whether a text may be put into a range; here all of the text is replaced.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Returns whether the return key does what it usually does.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Default implementation: returns true, so that every change is accepted.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// Default implementation: returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
