import MapKit
import MapScene
import SwiftUI
import Testing

@MainActor @Suite struct ExplorerTests {
    private func words(_ host: ViewHost) -> [String] {
        host.interface.allElements.compactMap {
            if case .text(let text) = $0.content { text.string } else { nil }
        }
    }

    private func map(_ host: ViewHost) -> (id: Int, scene: MapScene)? {
        host.interface.allElements.lazy.compactMap { element in
            if case .map(let scene) = element.content { (element.id, scene) } else { nil }
        }.first
    }

    private func tap(_ label: String, _ host: ViewHost) throws {
        let button = try #require(
            host.interface.allElements.last { element in
                guard case .button = element.content else { return false }
                return element.allElements.contains {
                    if case .text(let text) = $0.content { text.string == label } else { false }
                }
            }, "no button \(label)")
        host.send(.tapped(button.id))
    }

    @Test func aRowChoosesOnTheMapAndOpensItsSheet() throws {
        let host = ViewHost(Explorer(), size: CGSize(width: 1000, height: 700))
        #expect(words(host).contains("Sights") && words(host).contains("Ateneum"))
        let shown = try #require(map(host))
        #expect(shown.scene.annotations.count == 3)
        let row = try #require(
            host.interface.allElements.last { element in
                element.isTappable
                    && element.allElements.contains {
                        if case .text(let text) = $0.content {
                            text.string == "Ateneum"
                        } else {
                            false
                        }
                    }
            })
        host.send(.tapped(row.id))
        #expect(host.interface.presentations.first?.style == .sheet)
        #expect(words(host).contains("60.1702, 24.9442") && words(host).contains("ABOUT"))
        #expect(try #require(map(host)).scene.overlays.count == 1)
        try tap("Close", host)
        #expect(host.interface.presentations.isEmpty)
        #expect(try #require(map(host)).scene.overlays.isEmpty)
    }

    @Test func longPressesDropPinsThatAreJoined() throws {
        let host = ViewHost(Explorer(), size: CGSize(width: 1000, height: 700))
        let id = try #require(map(host)).id
        host.send(.map(id, .longPressed(CGPoint(x: 100, y: 100))))
        #expect(try #require(map(host)).scene.overlays.isEmpty)
        host.send(.map(id, .longPressed(CGPoint(x: 200, y: 120))))
        #expect(try #require(map(host)).scene.overlays.count == 1)
        #expect(
            words(host).contains { $0.hasSuffix(" m") || $0.hasSuffix("km") || $0.hasSuffix("mi") })
        try tap("Hybrid", host)
        UserDefaults.standard.removeObject(forKey: "explorer.style")
        UserDefaults.standard.synchronize()
        #expect(try #require(map(host)).scene.overlays.count == 1)
    }

    @Test func theFilterIsInAMenu() throws {
        let host = ViewHost(Explorer(), size: CGSize(width: 1000, height: 700))
        try tap("Filter", host)
        let picker = try #require(
            host.interface.presentations.first?.root.allElements.first {
                if case .picker = $0.content { true } else { false }
            })
        host.send(.chose(picker.id, 2))
        #expect(try #require(map(host)).scene.annotations.count == 1)
        #expect(words(host).contains("Ateneum") && !words(host).contains("Esplanadi"))
    }
}
