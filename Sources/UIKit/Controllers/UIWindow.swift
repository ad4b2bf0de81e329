/// The outermost view.
open class UIWindow: UIView {
    /// The controller whose view fills it.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            addSubview(view)
        }
    }

    /// Shows the window.
    open func makeKeyAndVisible() {
        isHidden = false
        rootViewController?.viewWillAppear(false)
        rootViewController?.viewDidAppear(false)
    }
}

/// A screen.
@MainActor @preconcurrency open class UIScreen: NSObject {
    /// The screen there is: none, of a common size.
    public static let main = UIScreen()

    /// Its size, in points: that of a common phone unless the program that shows maps says otherwise.
    open var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Pixels for each point.
    open var scale: CGFloat = 2
}
