import Foundation
import Testing
import UIKit

/// An app that makes its window itself, as before scenes.
open class WindowDelegate: UIResponder, UIApplicationDelegate {
    /// The window of the app.
    public var window: UIWindow?
    /// What the app was told, in order.
    public private(set) var events: [String] = []

    /// Makes the window.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        events.append("launched")
        window = UIWindow(frame: UIScreen.main.bounds)
        let screen = UIViewController()
        screen.title = "Window"
        window?.rootViewController = screen
        window?.makeKeyAndVisible()
        return true
    }

    /// Notes that the app is in front.
    public func applicationDidBecomeActive(_ application: UIApplication) { events.append("active") }
}

/// An app whose scene makes the window, as Xcode's template has it.
open class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    /// A configuration that names no class.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    }
}

/// The delegate of the scene, found by its name.
open class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The window of the scene.
    public var window: UIWindow?
    /// What the scene was told, in order.
    public private(set) var events: [String] = []

    /// Makes the window.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        events.append("connected")
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: UIViewController())
        self.window = window
        window.makeKeyAndVisible()
    }

    /// Notes that the scene comes to the front.
    public func sceneWillEnterForeground(_ scene: UIScene) { events.append("entering") }
    /// Notes that the scene is in front.
    public func sceneDidBecomeActive(_ scene: UIScene) { events.append("active") }
}

/// How apps of UIKit start.
///
/// There is one application, so one test runs after the other.
@Suite(.serialized) @MainActor struct LaunchTests {
    @Test func anAppMakesItsWindow() throws {
        let controller = try UIApplication.shared.launch(WindowDelegate.self)
        #expect(controller.title == "Window")
        let delegate = try #require(UIApplication.shared.delegate as? WindowDelegate)
        #expect(delegate.events == ["launched", "active"])
        #expect(UIApplication.shared.keyWindow === delegate.window)
        delegate.window = nil
    }

    @Test func aSceneMakesItsWindow() throws {
        let controller = try UIApplication.shared.launch(SceneAppDelegate.self)
        #expect(controller is UINavigationController)
        let scene = try #require(
            UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first {
                $0.keyWindow?.rootViewController === controller
            })
        #expect(scene.activationState == .foregroundActive)
        let delegate = try #require(scene.delegate as? SceneDelegate)
        #expect(delegate.events == ["connected", "entering", "active"])
        #expect(delegate.window?.windowScene === scene)
        UIApplication.shared.disconnectScenes()
        #expect(UIApplication.shared.connectedScenes.isEmpty)
    }

    @Test func anAppWithoutAWindowIsTold() {
        // The scene's delegate is found by its name in the delegate's module, so this one names none that makes windows.
        final class Silent: NSObject, UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(
                    name: nil, sessionRole: connectingSceneSession.role)
                configuration.delegateClass = IdleSceneDelegate.self
                return configuration
            }
        }
        #expect(throws: UIApplication.LaunchError.noWindow) {
            try UIApplication.shared.launch(Silent())
        }
        UIApplication.shared.disconnectScenes()
    }
}

/// A scene that makes no window.
open class IdleSceneDelegate: NSObject, UISceneDelegate {}
