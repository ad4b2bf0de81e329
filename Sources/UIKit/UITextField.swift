/// A line of text that can be edited.
open class UITextField: UIControl {
    /// What is around the text.
    public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }

    /// What is in it.
    open var text: String? = ""
    /// What stands there while nothing is in it.
    open var placeholder: String?
    /// How it is set.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// Its color.
    open var textColor: UIColor? = .label
    /// Where it stands in the width.
    open var textAlignment = NSTextAlignment.natural
    /// What is around the text.
    open var borderStyle = BorderStyle.none
    /// Whether the entry is secure.
    open var isSecureTextEntry = false
    /// The delegate.
    open weak var delegate: (any UITextFieldDelegate)?

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

    /// Does what the return key does.
    package func submit() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
}

/// Who is told what happens in a line of text; every method may be left out.
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
    /// True.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// True.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
