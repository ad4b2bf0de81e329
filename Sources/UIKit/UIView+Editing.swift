extension UIView {
    /// Ends the editing of the view, and of all views in it.
    ///
    /// A field whose delegate refuses goes on. The page keeps its own focus: what ends here does not move it.
    ///
    /// - Parameter force: Whether the answer is that editing has ended, whatever delegates say.
    /// - Returns: Whether none of the fields is edited any longer.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        var hasEnded = true
        for view in subviews where !view.endEditing(force) { hasEnded = false }
        if isFirstResponder || self is UITextField || self is UITextView || self is UISearchBar {
            resignFirstResponder()
        }
        if let field = self as? UITextField, field.isEditing { hasEnded = false }
        return hasEnded || force
    }
}
