/// A line to type a search into.
open class UISearchBar: UIView {
    /// What it looks like.
    public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }

    /// What was typed; empty rather than nil.
    ///
    /// Setting it is like typing for a search controller, but not for the delegate.
    open var text: String? = "" {
        didSet {
            if text == nil { text = "" }
            if text != oldValue { textObserver?() }
        }
    }
    /// What stands there while nothing is typed.
    open var placeholder: String?
    /// A line above it.
    open var prompt: String?
    /// What it looks like.
    open var searchBarStyle = Style.default
    /// Whether there is a button to give up.
    open var showsCancelButton = false
    /// The color of its background.
    open var barTintColor: UIColor?
    /// Who is told what is typed.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Called when the text is another.
    var textObserver: (() -> Void)?
    /// Called when the search was given up.
    var cancelObserver: (() -> Void)?

    /// Shows or hides the button to give up.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// As wide as it is, and 56 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: 56)
    }

    /// Behaves as if the user had typed.
    package func type(_ typed: String) {
        guard typed != text else { return }
        text = typed
        delegate?.searchBar(self, textDidChange: typed)
    }

    /// Does what the keyboard's button for searching does.
    package func submit() { delegate?.searchBarSearchButtonClicked(self) }

    /// Does what the button to give up does.
    package func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        cancelObserver?()
    }
}

/// Who is told what is typed into a search bar.
///
/// Every method may be left out.
@MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Called after something was typed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Called when the keyboard's button for searching was tapped.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the button to give up was tapped.
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
