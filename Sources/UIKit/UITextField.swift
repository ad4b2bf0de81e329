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
    /// The keyboard's traits; stored, but without effect here.
    public final var keyboardTraits = KeyboardTraits()
    /// The visibility of the button that clears the text; stored, but there is none here.
    open var clearButtonMode = ViewMode.never
    /// Whether the text is removed when editing begins; false by default.
    open var clearsOnBeginEditing = false
    /// Whether the font shrinks where the text is too long; stored, but without effect here.
    open var adjustsFontSizeToFitWidth = false
    /// The minimum size of a font that shrinks, in points; stored, but without effect here.
    open var minimumFontSize: CGFloat = 0
    /// The view at the left of the text; stored, but not shown here.
    open var leftView: UIView?
    /// When the view at the left is shown.
    open var leftViewMode = ViewMode.never
    /// The view at the right of the text; stored, but not shown here.
    open var rightView: UIView?
    /// When the view at the right is shown.
    open var rightViewMode = ViewMode.never
    /// The image behind the field; stored, but not shown here.
    open var background: UIImage?
    /// The looks of what is typed next, nil for those of the field; stored, but without effect here.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Whether the user may change looks; stored, but without effect here.
    open var allowsEditingTextAttributes = false
    /// Whether the text is being edited: from the first typed letter to the Return key.
    public private(set) final var isEditing = false
    /// The text with its looks, of which the letters count.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// The placeholder with its looks, of which the letters count.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }
    /// The delegate of edits and the Return key; not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    /// True: a text field can take input.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Returns where the text is in a rectangle; the page has its own distances and does not ask.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
    /// Returns where the text is while it is edited; the page does not ask.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns where the placeholder is; the page does not ask.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns where the border is; the page does not ask.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns where the button that clears the text would be; the page does not ask.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 28, y: bounds.midY - 10, width: 20, height: 20)
    }
    /// Returns where the view at the left would be; the page does not ask.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
    /// Returns where the view at the right would be; the page does not ask.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
    /// The looks of all letters, of which font and color count.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: font as Any, .foregroundColor: textColor as Any] }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    /// A line of a common height.
    open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 34) }

    /// Behaves as if the user had typed.
    package func type(_ typed: String) {
        guard typed != text, begin() else { return }
        let range = NSRange(location: 0, length: (text ?? "").utf16.count)
        guard
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: typed)
                ?? true
        else { return }
        text = typed
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Takes the focus of the page, or gives it up.
    package func focus(_ isFocused: Bool) {
        if isFocused { _ = begin() } else { end() }
    }

    /// Begins to edit unless that has begun; false if the delegate does not let it.
    private func begin() -> Bool {
        guard !isEditing else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        isEditing = true
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    private func end() {
        guard isEditing, delegate?.textFieldShouldEndEditing(self) ?? true else { return }
        isEditing = false
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
    }

    /// Ends editing, if it had begun.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        end()
        return super.resignFirstResponder()
    }

    /// Posted after the user has changed the text.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    /// Posted when editing begins; never posted here.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when editing ends; never posted here.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")

    /// Does what a press of the Return key does.
    package func submit() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        end()
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
    /// Returns whether the field may be edited.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called after editing has ended, with why; calls the one without, unless it is there.
    func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Called after the selection, which is to say the text here, has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the button that clears the text may do so; there is none here.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextField {
    /// The reason for which editing ended.
    public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled }
}

extension UITextFieldDelegate {
    /// Default implementation: calls the method without a reason.
    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { textFieldDidEndEditing(textField) }
    /// Default implementation: returns true, so that every change is accepted.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// Default implementation: returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Default implementation: returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Default implementation: does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Default implementation: returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Default implementation: does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Default implementation: does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Default implementation: returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}
