import MapScene
import SwiftUI
import Testing
import UIKit

/// What a view reads of the appearance.
private struct Scheme: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
}

/// A view that asks for the dark, or no longer.
private struct Preferring: View {
    @State private var isDark = false

    var body: some View {
        Button("Turn") { isDark.toggle() }.preferredColorScheme(isDark ? .dark : nil)
    }
}

/// Whoever shows an interface says whether it is dark.
@MainActor struct AppearanceTests {
    private func texts(_ host: ViewHost) -> [String: SceneColor] {
        var found: [String: SceneColor] = [:]
        for element in host.interface.allElements {
            if case .text(let text) = element.content { found[text.string] = text.color }
        }
        return found
    }

    @Test func colorsOfTheSystemFollow() throws {
        let host = ViewHost {
            VStack {
                Text("plain")
                Text("second").foregroundStyle(.secondary)
                Text("red").foregroundColor(.red)
                Text("black").foregroundColor(.black)
                Text("faint").foregroundStyle(Color.primary.opacity(0.5))
                Text("label").foregroundStyle(Color(uiColor: .label))
            }
        }
        let (black, white) = (SceneColor.black, SceneColor(red: 1, green: 1, blue: 1))
        let light = texts(host)
        #expect(light["plain"] == black && light["label"] == black)
        host.send(.appearance(isDark: true))
        let dark = texts(host)
        #expect(dark["plain"] == white && dark["label"] == white)
        #expect(dark["second"] == SceneColor(red: 1, green: 1, blue: 1, alpha: 0.6))
        #expect(dark["faint"] == SceneColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        #expect(dark["red"] == UIColor.systemRed.dark && dark["red"] != light["red"])
        // What an app names stays.
        #expect(dark["black"] == black)
        host.send(.appearance(isDark: false))
        #expect(texts(host) == light)
    }

    @Test func whatWasToldIsTrueForWhoeverElseShowsIt() {
        let host = ViewHost(Scheme())
        #expect(host.interface.isDark == nil)
        host.send(.appearance(isDark: false))
        #expect(host.interface.isDark == false)
        host.send(.appearance(isDark: true))
        #expect(host.interface.isDark == true)
    }

    @Test func bodiesAreAskedAgain() {
        let host = ViewHost(Scheme())
        #expect(texts(host).keys.sorted() == ["light"])
        host.send(.appearance(isDark: true))
        #expect(texts(host).keys.sorted() == ["dark"])
    }

    @Test func aPartMayStayLight() {
        let host = ViewHost {
            VStack {
                Scheme().preferredColorScheme(.light)
                Scheme().preferredColorScheme(nil)
            }
        }
        host.send(.appearance(isDark: true))
        #expect(texts(host)["light"] == .black)
        #expect(texts(host)["dark"] == SceneColor(red: 1, green: 1, blue: 1))
    }

    @Test func materialsAndBackgroundsAreDarkInTheDark() {
        var environment = EnvironmentValues()
        #expect(BackgroundStyle().color(in: environment).red == 1)
        #expect(Material.regular.color(in: environment).red == 1)
        environment.colorScheme = .dark
        #expect(BackgroundStyle().color(in: environment) == .black)
        let material = Material.regular.color(in: environment)
        #expect(material.red < 0.2 && material.alpha == 0.75)
        #expect(Color.mint.color(in: environment) == UIColor.systemMint.dark)
        #expect(Color.accentColor.color(in: environment) == UIColor.systemBlue.dark)
    }

    @Test func aPreferenceIsToldToWhoeverShowsTheInterface() {
        let host = ViewHost(Preferring())
        #expect(host.interface.isDark == nil)
        func press() throws {
            let button = host.interface.allElements.first { $0.content == .button(role: nil) }
            host.send(.tapped(try #require(button).id))
        }
        for wanted in [true, nil] as [Bool?] {
            #expect(throws: Never.self) { try press() }
            #expect(host.interface.isDark == wanted)
        }
    }

    @Test func aColorOfAnAppIsMadeForBoth() {
        let own = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .brown }
        let host = ViewHost { Text("own").foregroundColor(Color(own)) }
        #expect(texts(host)["own"] == UIColor.brown.value)
        host.send(.appearance(isDark: true))
        #expect(texts(host)["own"] == UIColor.yellow.value)
        #expect(UIColor(Color(own)) == own)
    }
}
