/// A search bar with the controller that shows what is found.
///
/// It is active from the first letter until it is dismissed or given up. While it is, the results' view fills its own.
open class UISearchController: UIViewController {
    /// The controller that shows what is found; nil if that is the app's own screen.
    public final let searchResultsController: UIViewController?
    /// The search bar of the controller.
    public final let searchBar = UISearchBar(frame: .zero)
    /// Whether what is behind the results is dimmed; it is not here.
    open var dimsBackgroundDuringPresentation = true
    /// Whether the results controller is shown without a text; stored, but without effect here.
    open var showsSearchResultsController = false
    /// The object that searches whenever the text changes; not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate that is notified of the begin and the end of the search; not retained.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether what is behind is hidden while searching.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the navigation bar is hidden while searching.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the Cancel button is shown and hidden automatically; true by default.
    open var automaticallyShowsCancelButton = true

    /// Creates a search controller with the controller that shows the results, or nil.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.textObserver = { [weak self] in self?.textChanged() }
        searchBar.cancelObserver = { [weak self] in self?.isActive = false }
    }

    /// There is nothing to restore one from.
    public required init?(coder: NSCoder) { nil }

    /// Whether the search interface is active.
    ///
    /// Setting it begins or ends the search; ending it clears the text.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if isActive { begin() } else { end() }
            searchResultsUpdater?.updateSearchResults(for: self)
        }
    }

    /// Ends the search, or dismisses the presented view controller.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, isActive else {
            return super.dismiss(animated: flag, completion: completion)
        }
        isActive = false
        completion?()
    }

    private func textChanged() {
        if isActive {
            searchResultsUpdater?.updateSearchResults(for: self)
        } else if searchBar.text?.isEmpty == false {
            isActive = true
        }
    }

    private func begin() {
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
        if let results = searchResultsController, let resultsView = results.view {
            addChild(results)
            resultsView.frame = view.bounds
            results.viewWillAppear(false)
            view.addSubview(resultsView)
            results.viewDidAppear(false)
        }
        delegate?.didPresentSearchController(self)
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
        if let results = searchResultsController, results.parent === self {
            results.viewWillDisappear(false)
            results.viewIfLoaded?.removeFromSuperview()
            results.removeFromParent()
            results.viewDidDisappear(false)
        }
        searchBar.text = ""
        delegate?.didDismissSearchController(self)
    }
}

/// The methods of an object that searches when the text of a search bar changes.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text is another, and when the search begins or ends.
    func updateSearchResults(for searchController: UISearchController)
}

/// The methods by which a search controller reports the start and the end of a search.
///
/// Every method may be left out.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before the search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after the search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after the search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Default implementation: does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Default implementation: does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Default implementation: does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Default implementation: does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
