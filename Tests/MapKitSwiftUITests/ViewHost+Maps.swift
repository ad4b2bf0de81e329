import MapScene
import SwiftUI
import Testing

extension Interface {
    var texts: [String] {
        allElements.compactMap { if case .text(let text) = $0.content { text.string } else { nil } }
    }
}

extension ViewHost {
    /// The maps that are shown.
    var maps: [(id: Int, scene: MapScene)] {
        interface.allElements.compactMap {
            if case .map(let scene) = $0.content { ($0.id, scene) } else { nil }
        }
    }

    func map() throws -> (id: Int, scene: MapScene) { try #require(maps.first) }

    /// Waits until the first map's scene is as it is expected to become, and returns it.
    func map(when isExpected: (MapScene) -> Bool) async throws -> MapScene {
        for await _ in interfaces() {
            if let scene = maps.first?.scene, isExpected(scene) { return scene }
        }
        return try #require(nil, "the host was closed")
    }

    func tap(_ label: String) throws {
        let button = interface.allElements.first { element in
            guard case .button = element.content else { return false }
            return element.allElements.contains {
                if case .text(let text) = $0.content { text.string == label } else { false }
            }
        }
        send(.tapped(try #require(button?.id)))
    }

    /// Moves the map as a user would.
    func drag(_ change: (inout Viewport) -> Void) throws {
        let map = try map()
        var viewport = map.scene.viewport
        change(&viewport)
        send(.map(map.id, .cameraWillMove))
        send(.map(map.id, .cameraMoved(viewport)))
        send(.map(map.id, .cameraDidMove(viewport)))
    }
}
