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

    /// The scene that the window belongs to; nil for none.
    open weak var windowScene: UIWindowScene? {
        didSet {
            oldValue?.windows.removeAll { $0 === self }
            guard let windowScene, !windowScene.windows.contains(where: { $0 === self }) else {
                return
            }
            windowScene.windows.append(self)
        }
    }
    /// Whether the window is the one that takes input.
    open private(set) var isKeyWindow = false

    /// Creates a window of a scene, as large as its screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        // Observers are not called while an initializer runs.
        windowScene.windows.append(self)
    }

    /// Makes the window the one that takes input.
    open func makeKey() {
        for window in UIApplication.shared.windows { window.isKeyWindow = false }
        isKeyWindow = true
        UIApplication.shared.add(self)
    }

    /// Shows the window and tells the root view controller that its view appears.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
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
