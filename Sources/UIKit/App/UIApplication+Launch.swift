import RuntimeSupport

extension UIApplication {
    /// Shows the root view controller of an app until the app is to end: set by whatever can.
    package static var presenter: (@MainActor (UIViewController) async -> Void)?
    /// Called before an app's delegate is made.
    package static var willLaunch: (@MainActor () -> Void)?

    /// Starts an app: makes its delegate, connects its scene, and tells both.
    ///
    /// - Returns: The controller that the app's window shows.
    /// - Throws: ``LaunchError``.
    package func launch(
        _ type: any (NSObject & UIApplicationDelegate).Type
    ) throws(LaunchError) -> UIViewController {
        guard let object = PlainInitializer.make(type as NSObject.Type),
            let delegate = object as? any UIApplicationDelegate
        else { throw .cannotMake(String(reflecting: type)) }
        return try launch(delegate)
    }

    /// Starts an app with its delegate.
    package func launch(
        _ delegate: any UIApplicationDelegate
    ) throws(LaunchError) -> UIViewController {
        self.delegate = delegate
        let storyboard = Self.mainStoryboard(of: delegate)
        if let storyboard, Self.sceneDelegateClass(of: delegate) == nil {
            delegate.window = Self.window(of: storyboard, in: nil)
        }
        guard delegate.application(self, willFinishLaunchingWithOptions: nil),
            delegate.application(self, didFinishLaunchingWithOptions: nil)
        else { throw .refused }
        delegate.applicationDidFinishLaunching(self)
        if storyboard != nil, let window = delegate.window, !window.isKeyWindow {
            window.makeKeyAndVisible()
        }
        if let window = delegate.window ?? keyWindow, let controller = window.rootViewController {
            becomeActive(delegate, nil)
            return controller
        }
        let scene = try connectScene(delegate)
        let sceneDelegate = scene.delegate as? any UIWindowSceneDelegate
        guard let window = scene.keyWindow ?? sceneDelegate?.window ?? scene.windows.first,
            let controller = window.rootViewController
        else { throw .noWindow }
        becomeActive(delegate, scene)
        return controller
    }

    /// Returns the app's delegate of a class: the one that there is, or a new one, which is told that the app has started.
    ///
    /// - Precondition: The class has an initializer without parameters.
    package func delegate<Delegate: NSObject & UIApplicationDelegate>(
        of type: Delegate.Type
    ) -> Delegate {
        if let known = delegate as? Delegate { return known }
        guard let made = PlainInitializer.make(type) else {
            preconditionFailure("\(LaunchError.cannotMake(String(reflecting: type)))")
        }
        delegate = made
        _ = made.application(self, willFinishLaunchingWithOptions: nil)
        _ = made.application(self, didFinishLaunchingWithOptions: nil)
        made.applicationDidFinishLaunching(self)
        return made
    }

    /// Removes the scenes from the app and tells their delegates.
    package func disconnectScenes() {
        for scene in connectedScenes {
            connectedScenes.remove(scene)
            scene.activationState = .unattached
            scene.delegate?.sceneDidDisconnect(scene)
        }
    }

    /// Notifies the app, its scene and all observers that the app is in front.
    private func becomeActive(_ delegate: any UIApplicationDelegate, _ scene: UIScene?) {
        if let scene {
            scene.activationState = .foregroundInactive
            scene.delegate?.sceneWillEnterForeground(scene)
            scene.activationState = .foregroundActive
            scene.delegate?.sceneDidBecomeActive(scene)
        } else {
            delegate.applicationDidBecomeActive(self)
        }
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    }

    private func connectScene(
        _ delegate: any UIApplicationDelegate
    ) throws(LaunchError) -> UIWindowScene {
        let session = UISceneSession(role: .windowApplication)
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(
            self, configurationForConnecting: session, options: options)
        session.configuration = configuration
        let scene = UIWindowScene(session: session, connectionOptions: options)
        connectedScenes.insert(scene)
        // The property list of an app names this class; nearly all keep the name of Xcode's template.
        let type: AnyClass? =
            configuration.delegateClass ?? Self.sceneDelegateClass(of: delegate)
        if let type {
            guard let type = type as? NSObject.Type,
                let made = PlainInitializer.make(type) as? any UISceneDelegate
            else { throw .cannotMake(String(reflecting: type)) }
            scene.delegate = made
            if let storyboard = Self.mainStoryboard(of: delegate),
                let windowed = made as? any UIWindowSceneDelegate
            {
                windowed.window = Self.window(of: storyboard, in: scene)
            }
            made.scene(scene, willConnectTo: session, options: options)
            if let window = (made as? any UIWindowSceneDelegate)?.window, !window.isKeyWindow,
                window.rootViewController?.storyboard != nil
            {
                window.makeKeyAndVisible()
            }
        }
        return scene
    }

    /// The class of an app's scenes' delegate, which nearly all call as Xcode's template does.
    private static func sceneDelegateClass(of delegate: Any) -> AnyClass? {
        NSClassFromString(module(of: delegate) + ".SceneDelegate")
    }

    /// The storyboard that an app starts with; nil for none.
    private static func mainStoryboard(of delegate: Any) -> UIStoryboard? {
        guard let scenes = UIStoryboard.scenes(of: module(of: delegate)), let name = scenes.main
        else { return nil }
        return UIStoryboard(name: name, scenes: scenes)
    }

    private static func window(of storyboard: UIStoryboard, in scene: UIWindowScene?) -> UIWindow {
        let window =
            scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = storyboard.instantiateInitialViewController()
        return window
    }

    /// The name of the module that an object's class is declared in.
    private static func module(of object: Any) -> String {
        String(String(reflecting: type(of: object)).prefix { $0 != "." })
    }

    /// The reason why an app does not start.
    package enum LaunchError: Error, Equatable, CustomStringConvertible {
        /// The class of a delegate cannot be made without parameters.
        case cannotMake(String)
        /// The delegate could not handle the options.
        case refused
        /// No window has a root view controller.
        case noWindow

        /// What failed and what to do, as one sentence.
        package var description: String {
            switch self {
            case .cannotMake(let name): "no object of \(name) can be made: it needs an init()"
            case .refused: "the app's delegate refused to start"
            case .noWindow:
                "the app shows no window: its delegate, or its scene's, has to make one and set its rootViewController; "
                    + "storyboards are described in code, with StoryboardScenes"
            }
        }
    }
}

extension UIApplicationDelegate where Self: NSObject {
    /// Starts the app and shows its window, until it is stopped.
    ///
    /// There is no screen here: the product that shows programs is `MapHost`. Without it the app says so and ends.
    @MainActor public static func main() async {
        UIApplication.willLaunch?()
        do {
            let controller = try UIApplication.shared.launch(Self.self)
            guard let present = UIApplication.presenter else {
                return tell("This app has a window, and nothing here shows one: link MapHost.")
            }
            await present(controller)
            UIApplication.shared.disconnectScenes()
            UIApplication.shared.delegate?.applicationWillTerminate(.shared)
        } catch {
            tell("\(error)")
            exit(1)
        }
    }

    private static func tell(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
