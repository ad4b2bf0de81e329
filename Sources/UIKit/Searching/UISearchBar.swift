/// A text field for searching, with an optional Cancel button.
open class UISearchBar: UIView {
    /// The appearance of a search bar.
    public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }

    /// The text that was typed; empty rather than nil.
    ///
    /// Setting it is like typing for a search controller, but not for the delegate.
    open var text: String? = "" {
        didSet {
            if text == nil { text = "" }
            if text != oldValue { textObserver?() }
        }
    }
    /// The text that is shown while the field is empty; nil for none.
    open var placeholder: String?
    /// A line of text above the field; nil for none.
    open var prompt: String?
    /// The appearance of the search bar.
    open var searchBarStyle = Style.default
    /// Whether the Cancel button is shown; false by default.
    open var showsCancelButton = false
    /// The color of the bar's background; nil for the default.
    open var barTintColor: UIColor?
    /// The delegate that is told of edits and buttons; not retained.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Called when the text is another.
    var textObserver: (() -> Void)?
    /// Called when the search was given up.
    var cancelObserver: (() -> Void)?

    /// Shows or hides the Cancel button; here without animation.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// Returns the given width, or the screen's if it is 0, and a height of 56 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: 56)
    }

    /// Behaves as if the user had typed.
    package func type(_ typed: String) {
        guard typed != text else { return }
        text = typed
        delegate?.searchBar(self, textDidChange: typed)
    }

    /// Does what a tap on the keyboard's Search button does.
    package func submit() { delegate?.searchBarSearchButtonClicked(self) }

    /// Does what a tap on the Cancel button does.
    package func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        cancelObserver?()
    }
}

/// The methods by which a search bar reports edits and buttons.
///
/// Every method may be left out.
@MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Called after something was typed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Called when the keyboard's button for searching was tapped.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the Cancel button was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Default implementation: does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Default implementation: does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Default implementation: does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
