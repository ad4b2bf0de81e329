/// A question with buttons, as apps before iOS 9 ask it; an alert of ``UIAlertController`` shows it.
@available(*, deprecated, message: "UIAlertController with the style .alert shows what this did.")
@MainActor @preconcurrency open class UIAlertView: UIView {
    /// The title; nil for none.
    open var title: String?
    /// The text below the title; nil for none.
    open var message: String?
    /// The delegate that is notified of the tapped button, if it is a ``UIAlertViewDelegate``; not retained.
    open weak var delegate: AnyObject?
    /// The place of the button that cancels; -1 for none.
    open var cancelButtonIndex = -1
    private var titles: [String] = []
    private weak var shown: UIAlertController?

    /// Creates a question with its buttons, that which cancels first.
    public convenience init(
        title: String?, message: String?, delegate: Any?,
        cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String? = nil,
        _ moreButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title
        self.message = message
        self.delegate = delegate.map { $0 as AnyObject }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in [firstButtonTitle].compactMap(\.self) + moreButtonTitles {
            _ = addButton(withTitle: title)
        }
    }

    /// How many buttons there are.
    open var numberOfButtons: Int { titles.count }
    /// Whether the question is shown.
    open var isVisible: Bool { shown != nil }

    /// Adds a button; returns its place.
    @discardableResult open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    /// Returns the title of a button; nil for none.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    /// Shows the question over the screen on top; nothing if there is none.
    open func show() {
        let app = UIApplication.shared
        var top = (app.keyWindow ?? app.windows.first)?.rootViewController
        while let above = top?.presentedViewController { top = above }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for (place, title) in titles.enumerated() {
            let style: UIAlertAction.Style = place == cancelButtonIndex ? .cancel : .default
            // The alert stays until it is answered, even if there is no other reference to it.
            alert.addAction(
                UIAlertAction(title: title, style: style) { _ in
                    let told = self.delegate as? any UIAlertViewDelegate
                    told?.alertView(self, clickedButtonAt: place)
                    told?.alertView(self, didDismissWithButtonIndex: place)
                })
        }
        shown = alert
        top?.present(alert, animated: true)
    }

    /// Dismisses the alert.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        shown?.dismiss(animated: animated)
    }
}

/// The methods that a ``UIAlertView`` calls on its delegate.
@available(*, deprecated, message: "Actions of UIAlertController are closures.")
@MainActor @preconcurrency public protocol UIAlertViewDelegate: AnyObject {
    /// Called when a button was tapped.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Called when the question is gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

@available(*, deprecated)
extension UIAlertViewDelegate {
    /// Default implementation: does nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// Default implementation: does nothing.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
