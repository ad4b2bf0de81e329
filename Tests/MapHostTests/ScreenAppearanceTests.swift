import MapHost
import MapScene
import SwiftUI
import Testing
import UIKit

/// A screen that tells what it hears of its traits.
private final class Listener: UIViewController {
    var heard: [UIUserInterfaceStyle?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        heard.append(previousTraitCollection?.userInterfaceStyle)
        heard.append(traitCollection.userInterfaceStyle)
    }
}

/// Screens of UIKit's views in the dark.
@MainActor struct ScreenAppearanceTests {
    private func colors(_ interface: ScreenInterface) -> [String: SceneColor] {
        var found: [String: SceneColor] = [:]
        for element in interface.interface.root.allElements {
            switch element.content {
            case .text(let text): found[text.string] = text.color
            case .view(let view):
                if case .text(let text) = view.content { found[text.string] = text.color }
            default: break
            }
        }
        return found
    }

    private func screen() -> (Listener, ScreenInterface) {
        let screen = Listener()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "UIKit"
        screen.view.addSubview(label)
        let hosted = UIHostingController(rootView: Text("SwiftUI"))
        screen.addChild(hosted)
        hosted.view.frame = CGRect(x: 0, y: 50, width: 200, height: 100)
        screen.view.addSubview(hosted.view)
        return (screen, ScreenInterface(screen))
    }

    @Test func labelsAndHostedViewsFollow() {
        let (_, interface) = screen()
        #expect(colors(interface) == ["UIKit": .black, "SwiftUI": .black])
        interface.handle(.appearance(isDark: true))
        let white = SceneColor(red: 1, green: 1, blue: 1)
        #expect(colors(interface) == ["UIKit": white, "SwiftUI": white])
        // Nothing outside of the screen is dark.
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func hostedViewsThatComeLaterAreDarkToo() {
        let (screen, interface) = screen()
        interface.handle(.appearance(isDark: true))
        _ = interface.interface
        let late = UIHostingController(rootView: Text("late"))
        late.view.frame = CGRect(x: 0, y: 200, width: 200, height: 100)
        screen.view.addSubview(late.view)
        #expect(colors(interface)["late"] == SceneColor(red: 1, green: 1, blue: 1))
    }

    @Test func aScreenMayWantToBeLight() {
        let (screen, interface) = screen()
        #expect(interface.interface.isDark == nil)
        screen.overrideUserInterfaceStyle = .light
        #expect(interface.interface.isDark == false)
        screen.overrideUserInterfaceStyle = .unspecified
        let dark = UIHostingController(rootView: Text("dark").preferredColorScheme(.dark))
        dark.view.frame = CGRect(x: 0, y: 200, width: 200, height: 100)
        screen.view.addSubview(dark.view)
        #expect(interface.interface.isDark == true)
        // What the host before it was told is no wish.
        interface.handle(.appearance(isDark: false))
        #expect(interface.interface.isDark == true)
    }

    @Test func whoAskedIsTold() {
        let (screen, interface) = screen()
        _ = interface.interface
        var calls = 0
        let styles: [any UITraitDefinition.Type] = [UITraitUserInterfaceStyle.self]
        let registration = screen.registerForTraitChanges(styles) { (_: Listener, previous) in
            calls += previous.userInterfaceStyle == .light ? 1 : 100
        }
        screen.view.registerForTraitChanges([UITraitLayoutDirection.self]) { (_: UIView, _) in
            calls += 1_000
        }
        interface.handle(.appearance(isDark: true))
        interface.handle(.appearance(isDark: true))
        #expect(calls == 1)
        #expect(screen.heard == [.light, .dark])
        screen.unregisterForTraitChanges(registration)
        interface.handle(.appearance(isDark: false))
        #expect(calls == 1)
        #expect(screen.heard == [.light, .dark, .dark, .light])
    }
}
