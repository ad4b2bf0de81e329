// The keyboard of a phone, which no screen here has: none of these is ever posted.
extension UIResponder {
    /// Posted before the keyboard is shown; never here.
    public nonisolated static let keyboardWillShowNotification = keyboard("WillShow")
    /// Posted after the keyboard is shown; never here.
    public nonisolated static let keyboardDidShowNotification = keyboard("DidShow")
    /// Posted before the keyboard is hidden; never here.
    public nonisolated static let keyboardWillHideNotification = keyboard("WillHide")
    /// Posted after the keyboard is hidden; never here.
    public nonisolated static let keyboardDidHideNotification = keyboard("DidHide")
    /// Posted before the keyboard has another size; never here.
    public nonisolated static let keyboardWillChangeFrameNotification = keyboard("WillChangeFrame")
    /// Posted after the keyboard has another size; never here.
    public nonisolated static let keyboardDidChangeFrameNotification = keyboard("DidChangeFrame")
    /// The key of the keyboard's place before.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's place after.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the length of the movement.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the course of the movement.
    public nonisolated static let keyboardAnimationCurveUserInfoKey =
        "UIKeyboardAnimationCurveUserInfoKey"

    private nonisolated static func keyboard(_ name: String) -> Notification.Name {
        Notification.Name("UIKeyboard\(name)Notification")
    }
}
