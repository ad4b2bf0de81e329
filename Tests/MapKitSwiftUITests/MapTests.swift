import CoreLocation
import MapGeometry
import MapKit
import MapScene
import SwiftUI
import Testing

extension Interface {
    fileprivate var texts: [String] {
        allElements.compactMap { if case .text(let text) = $0.content { text.string } else { nil } }
    }
}

extension ViewHost {
    /// The maps that are shown.
    fileprivate var maps: [(id: Int, scene: MapScene)] {
        interface.allElements.compactMap {
            if case .map(let scene) = $0.content { ($0.id, scene) } else { nil }
        }
    }

    fileprivate func map() throws -> (id: Int, scene: MapScene) { try #require(maps.first) }

    fileprivate func tap(_ label: String) throws {
        let button = interface.allElements.first { element in
            guard case .button = element.content else { return false }
            return element.allElements.contains {
                if case .text(let text) = $0.content { text.string == label } else { false }
            }
        }
        send(.tapped(try #require(button?.id)))
    }

    /// Moves the map as a user would.
    fileprivate func drag(_ change: (inout Viewport) -> Void) throws {
        let map = try map()
        var viewport = map.scene.viewport
        change(&viewport)
        send(.map(map.id, .cameraWillMove))
        send(.map(map.id, .cameraMoved(viewport)))
        send(.map(map.id, .cameraDidMove(viewport)))
    }
}

@MainActor struct MapContentTests {
    @Test func markersAppearFramed() throws {
        let host = ViewHost(QuickStart(places: Place.vaduz), size: CGSize(width: 800, height: 600))
        let scene = try host.map().scene
        #expect(scene.viewport.size == CGSize(width: 800, height: 600))
        #expect(Set(scene.annotations.compactMap(\.title)) == ["Castle", "Museum", "Stadium"])
        for annotation in scene.annotations {
            let point = try #require(
                scene.viewport.viewPoint(of: MKMapPoint(annotation.coordinate)))
            #expect(CGRect(x: 0, y: 0, width: 800, height: 600).contains(point))
            guard case .marker(let marker) = annotation.look else {
                Issue.record("no marker")
                continue
            }
            let color: UIColor = annotation.title == "Castle" ? .systemBlue : .systemOrange
            #expect(marker.tint == color.value)
        }
        #expect(scene.style.isRealistic)
        #expect(scene.controls.map(\.kind) == [.compass, .scale, .userTracking])
    }

    @Test func selectionReachesTheClosure() throws {
        let host = ViewHost(QuickStart(places: Place.vaduz))
        let map = try host.map()
        let museum = try #require(map.scene.annotations.first { $0.title == "Museum" })
        #expect(museum.isEnabled)
        host.send(.map(map.id, .selected(museum.id)))
        #expect(host.interface.texts == ["chosen 2"])
        #expect(try host.map().scene.selection == museum.id)
        host.send(.map(map.id, .tapped(CGPoint(x: 1, y: 1))))
        #expect(try host.map().scene.selection == nil)
    }

    @Test func annotationsKeepTheirIdentity() throws {
        @MainActor final class Shelf: ObservableObject {
            @Published var places = Place.vaduz
        }
        struct Screen: View {
            @ObservedObject var shelf: Shelf
            var body: some View {
                Map {
                    ForEach(shelf.places) { Marker($0.name, coordinate: $0.coordinate) }
                }
            }
        }
        let shelf = Shelf()
        let host = ViewHost(Screen(shelf: shelf))
        func ids() throws -> [String: Int] {
            Dictionary(
                uniqueKeysWithValues: try host.map().scene.annotations.map {
                    ($0.title ?? "", $0.id)
                })
        }
        let before = try ids()
        shelf.places[1].coordinate.latitude += 0.001
        shelf.places.remove(at: 0)
        shelf.places.reverse()
        shelf.places.append(
            Place(
                id: 9, name: "Bridge",
                coordinate: CLLocationCoordinate2D(latitude: 47.14, longitude: 9.51)))
        let after = try ids()
        #expect(after["Museum"] == before["Museum"])
        #expect(after["Stadium"] == before["Stadium"])
        #expect(after["Castle"] == nil)
        #expect(after["Bridge"] != nil)
        #expect(host.bodyEvaluations["Screen"] == 2)
    }

    @Test func overlaysFollowTheModel() throws {
        let model = RouteModel()
        let host = ViewHost(RouteView(model: model))
        #expect(try host.map().scene.overlays.map(\.level) == [.aboveRoads])
        let places = Place.vaduz.map(\.coordinate)
        model.line = MKPolyline(coordinates: places, count: places.count)
        let overlays = try host.map().scene.overlays
        #expect(overlays.count == 2)
        guard case .shape(.lines(let lines), let style) = overlays.last?.content else {
            Issue.record("no line")
            return
        }
        #expect(lines.first?.points.count == 3)
        #expect(style.strokeColor == UIColor.systemBlue.value)
        #expect(style.stroke.width == 5)
        model.line = nil
        #expect(try host.map().scene.overlays.count == 1)
    }

    @Test func clustersFormAndOpen() throws {
        let places = (0..<200).map {
            Place(
                id: $0, name: "\($0)",
                coordinate: CLLocationCoordinate2D(
                    latitude: 47 + Double($0 % 20) / 500, longitude: 9.5 + Double($0 / 20) / 500))
        }
        let host = ViewHost(Clustered(places: places), size: CGSize(width: 400, height: 300))
        let map = try host.map()
        let clusters = map.scene.annotations.filter { $0.count > 1 }
        #expect(!clusters.isEmpty)
        #expect(map.scene.annotations.reduce(0) { $0 + $1.count } == 200)
        let largest = try #require(clusters.max { $0.count < $1.count })
        host.send(.map(map.id, .selected(largest.id)))
        let opened = try host.map().scene
        #expect(opened.viewport.scale > map.scene.viewport.scale)
        #expect(opened.selection == nil)
    }

    @Test func contentOfAnnotationsIsDescribedAndTapped() throws {
        let host = ViewHost(OwnAnnotations(), size: CGSize(width: 400, height: 300))
        let map = try host.map()
        let castle = try #require(map.scene.annotations.first)
        #expect(castle.size == CGSize(width: 40, height: 40))
        #expect(castle.offset == CGPoint(x: 0, y: -20))
        #expect(castle.isEnabled)
        host.send(.map(map.id, .selected(castle.id)))
        guard case .view(let view) = try host.map().scene.annotations.first?.look else {
            Issue.record("no view")
            return
        }
        func texts(_ view: SceneView) -> [String] {
            let own: [String] =
                if case .text(let text, _, _, _, _) = view.content { [text] } else { [] }
            return own + view.subviews.flatMap(texts)
        }
        #expect(texts(view) == ["1"])
        #expect(host.interface.texts == ["at 200 150"])
    }
}

@MainActor struct MapCameraTests {
    @Test func cameraObeys() throws {
        let host = ViewHost(Chosen())
        try host.tap("Camera")
        let viewport = try host.map().scene.viewport
        #expect(abs(viewport.distance - 980) < 1)
        #expect(viewport.heading == 242)
        #expect(viewport.pitch == 60)
        #expect(abs(viewport.centerCoordinate.latitude - 47.1393) < 1e-6)
        #expect(try !host.map().scene.isCameraAnimated)
        try host.tap("Animated")
        #expect(try host.map().scene.isCameraAnimated)
        #expect(try host.map().scene.viewport.pitch == 0)
    }

    @Test func theUserTakesTheCamera() throws {
        let host = ViewHost(Chosen())
        #expect(host.interface.texts.last == "by program")
        try host.drag { $0.scale *= 4 }
        #expect(host.interface.texts.last == "by user")
        try host.tap("Camera")
        #expect(host.interface.texts.last == "by program")
    }

    @Test func visibleRegionIsTold() throws {
        let host = ViewHost(VisibleOnly(all: Place.vaduz), size: CGSize(width: 600, height: 600))
        #expect(try host.map().scene.annotations.count == 3)
        try host.drag { $0.center.x += 100_000 }
        #expect(try host.map().scene.annotations.isEmpty)
        try host.drag { $0.center.x -= 100_000 }
        #expect(try host.map().scene.annotations.count == 3)
    }

    @Test func loopsAreBroken() throws {
        let host = ViewHost(Restless())
        _ = host.interface
        let count = host.turn
        _ = host.interface
        #expect(host.turn <= count + 2)
    }

    @Test func sizesAreKnown() {
        let host = ViewHost(SizedMaps(), size: CGSize(width: 300, height: 500))
        #expect(host.interface.texts == ["300 200 200"])
        host.send(.resized(CGSize(width: 400, height: 300)))
        #expect(host.interface.texts == ["400 100 100"])
    }

    @Test func clustersAreComputedAtRest() async throws {
        let host = ViewHost(ComputedClusters())
        var count = 0
        while count == 0 {
            try await Task.sleep(for: .milliseconds(1))
            count = try host.map().scene.annotations.count
        }
        #expect(count > 0)
    }

    @Test func oldMapsShowAndWriteTheRegion() throws {
        let host = ViewHost(OldMap())
        let scene = try host.map().scene
        #expect(scene.annotations.count == 3)
        #expect(abs(scene.viewport.centerCoordinate.latitude - 47.14) < 1e-6)
        try host.drag { $0.center.y += 1_000_000 }
        #expect(try host.map().scene.viewport.centerCoordinate.latitude < 47.13)
    }

    @Test func mapsOfUIKitAreMapsToo() throws {
        let host = ViewHost(WrappedScreen())
        let scene = try host.map().scene
        #expect(scene.annotations.count == 3)
        try host.drag { $0.center.y += 100_000 }
        #expect(try host.map().scene.viewport.center != scene.viewport.center)
        #expect(host.interface.texts != ["47.14"])
    }
}
