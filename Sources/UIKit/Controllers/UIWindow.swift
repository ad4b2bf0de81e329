/// The root of a tree of views, which shows a view controller's view.
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

    /// Shows the window and tells the root view controller that its view appears.
    open func makeKeyAndVisible() {
        isHidden = false
        rootViewController?.viewWillAppear(false)
        rootViewController?.viewDidAppear(false)
    }
}

/// The properties of a display.
@MainActor @preconcurrency open class UIScreen: NSObject {
    /// The main screen; as there is no display, one of a common size.
    public static let main = UIScreen()

    /// The size in points: a common phone's, unless the program that shows maps sets another.
    open var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// The number of pixels for each point.
    open var scale: CGFloat = 2
}
