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
    /// Whether a button for bookmarks is shown; stored, but none is shown here.
    open var showsBookmarkButton = false
    /// Whether a button for the results is shown; stored, but none is shown here.
    open var showsSearchResultsButton = false
    /// The color of the bar's background; nil for the default.
    open var barTintColor: UIColor?
    /// The keyboard's traits; stored, but without effect here.
    public final var keyboardTraits = KeyboardTraits()
    /// The scope buttons below the field; stored, but not shown here.
    open var scopeButtonTitles: [String]?
    /// The choice that is selected, by its place.
    open var selectedScopeButtonIndex = 0
    /// Whether the choices are shown; there are none here.
    open var showsScopeBar = false
    /// Whether the bar is translucent; stored, but without effect here.
    open var isTranslucent = true
    /// Whether the bar is light or dark; stored, but without effect here.
    open var barStyle = UIBarStyle.default
    /// The image behind the bar; stored, but without effect here.
    open var backgroundImage: UIImage?
    /// A field with the bar's text, its looks and its placeholder; what is set on it counts for the bar.
    open private(set) lazy var searchTextField = UISearchTextField(of: self)
    /// Returns a value for key-value coding: the text field for `searchField`, nil for other keys.
    open func value(forKey key: String) -> Any? {
        ["searchField", "_searchField"].contains(key) ? searchTextField : nil
    }
    /// The distance of the text from its place; stored, but without effect here.
    open var searchTextPositionAdjustment = UIOffset.zero
    /// The distance of the field from its place; stored, but without effect here.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    private var adjustments: [Icon: UIOffset] = [:]
    private var hasBegun = false
    /// The delegate that is notified of edits and buttons; not retained.
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
        guard typed != text, begin() else { return }
        text = typed
        delegate?.searchBar(self, textDidChange: typed)
    }

    private func begin() -> Bool {
        guard !hasBegun else { return true }
        guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
        hasBegun = true
        delegate?.searchBarTextDidBeginEditing(self)
        return true
    }

    /// Ends editing, if it had begun.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        if hasBegun {
            hasBegun = false
            delegate?.searchBarTextDidEndEditing(self)
        }
        return super.resignFirstResponder()
    }

    /// Sets a picture of the bar; the page has its own.
    open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}

    /// Sets the image behind the bar; for the default metrics it is ``backgroundImage``, others are not used here.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { if barMetrics == .default { self.backgroundImage = backgroundImage } }
    /// Returns the image behind the bar; nil for none.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage?
    {
        barMetrics == .default ? backgroundImage : nil
    }
    /// Sets the image behind the field; the page has its own.
    open func setSearchFieldBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State
    ) {}
    /// Sets how far a picture is from its place; stored, but without effect here.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        adjustments[icon] = adjustment
    }
    /// Returns how far a picture is from its place.
    open func positionAdjustment(for icon: Icon) -> UIOffset { adjustments[icon] ?? .zero }

    /// The pictures of a search bar.
    public enum Icon: Int, Sendable { case search = 0, clear, bookmark, resultsList }

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
    /// Returns whether the text may be edited.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after the first letter was typed.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Called after the bar has given up the input.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called after another scope was selected; never called here.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Default implementation: does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Default implementation: does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Default implementation: does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Default implementation: returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Default implementation: does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Default implementation: does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Default implementation: does nothing.
    public func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {}
}

/// The field of a search bar.
open class UISearchTextField: UITextField {
    private weak var bar: UISearchBar?

    init(of bar: UISearchBar) {
        super.init(frame: .zero)
        self.bar = bar
    }

    /// Restores a field that belongs to no bar.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text of the bar.
    open override var text: String? {
        get { bar.map(\.text) ?? super.text }
        set { if let bar { bar.text = newValue } else { super.text = newValue } }
    }

    /// The placeholder of the bar.
    open override var placeholder: String? {
        get { bar.map(\.placeholder) ?? super.placeholder }
        set { if let bar { bar.placeholder = newValue } else { super.placeholder = newValue } }
    }
}
