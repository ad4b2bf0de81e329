import CoreLocation
import MapGeometry
import MapKit
import MapScene
import SwiftUI
import TestSupport
import Testing

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
                if case .text(let text) = view.content { [text.string] } else { [] }
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
        let scene = try await host.map { !$0.annotations.isEmpty }
        #expect(scene.annotations.map(\.count).reduce(0, +) > 0)
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

@MainActor struct MapGestureTests {
    @Observable final class Taps {
        var points: [CGPoint] = []
        var longPresses = 0
    }

    private struct Screen: View {
        let taps: Taps

        var body: some View {
            HStack(spacing: 0) {
                Color.gray.frame(width: 120)
                Map()
                    .onTapGesture { taps.points.append($0) }
                    .onLongPressGesture { taps.longPresses += 1 }
            }
        }
    }

    @Test func tapsBesideAnnotationsReachTheGesture() throws {
        let taps = Taps()
        let host = ViewHost(Screen(taps: taps), size: CGSize(width: 620, height: 400))
        let map = try #require(
            host.interface.allElements.first {
                if case .map = $0.content { true } else { false }
            })
        // The map stays where it was arranged, with a gesture around it.
        #expect(map.frame == CGRect(x: 120, y: 0, width: 500, height: 400))
        host.send(.map(map.id, .tapped(CGPoint(x: 30, y: 40))))
        host.send(.map(map.id, .longPressed(CGPoint(x: 1, y: 2))))
        #expect(taps.points == [CGPoint(x: 30, y: 40)])
        #expect(taps.longPresses == 1)
        // The camera is the map's own affair, and still works.
        try host.drag { $0.center.x += 1000 }
        #expect(taps.points.count == 1)
    }
}

@MainActor struct MapKeyframeTests {
    @Observable final class Flight {
        var number = 0
        var seen: [Double] = []
        var ends = 0
    }

    private struct Screen: View {
        let flight: Flight
        let clock: ManualClock

        var body: some View {
            Map(
                initialPosition: .camera(
                    MapCamera(centerCoordinate: Place.vaduz[0].coordinate, distance: 1000))
            )
            .mapCameraKeyframeAnimator(trigger: flight.number) { camera in
                KeyframeTrack(\MapCamera.distance) {
                    CubicKeyframe(camera.distance * 4, duration: 0.15)
                    LinearKeyframe(camera.distance * 2, duration: 0.15)
                }
                KeyframeTrack(\MapCamera.centerCoordinate) {
                    LinearKeyframe(Place.vaduz[1].coordinate, duration: 0.2)
                }
                KeyframeTrack(\MapCamera.heading) { SpringKeyframe(90, duration: 0.3) }
                KeyframeTrack(\MapCamera.pitch) { MoveKeyframe(30) }
            }
            .onMapCameraChange(frequency: .continuous) { flight.seen.append($0.camera.distance) }
            .onMapCameraChange { flight.ends += 1 }
            .mapCameraClock(clock)
        }
    }

    private func distance(_ host: ViewHost) throws -> Double {
        try host.map().scene.viewport.distance
    }

    @Test func theCameraMovesAlongWhenTheTriggerChanges() async throws {
        let flight = Flight()
        let clock = ManualClock()
        let host = ViewHost(
            Screen(flight: flight, clock: clock), size: CGSize(width: 400, height: 400))
        #expect(abs(try distance(host) - 1000) < 1)
        let ends = flight.ends
        flight.seen = []
        flight.number += 1
        _ = host.interface
        for _ in 0..<3 { await clock.advance(by: .milliseconds(100)) }
        let viewport = try await host.map { abs($0.viewport.distance - 2000) < 1 }.viewport
        #expect(abs(viewport.heading - 90) < 0.1 && abs(viewport.pitch - 30) < 0.1)
        #expect(
            abs(viewport.centerCoordinate.latitude - Place.vaduz[1].coordinate.latitude) < 1e-6)
        // It was told of on the way, and once as an end.
        #expect(flight.ends == ends + 1)
        #expect(flight.seen.count > 1)
        #expect(flight.seen.allSatisfy { $0 > 999 && $0 < 4100 })
    }

    @Test func theHandOnTheMapEndsIt() async throws {
        let flight = Flight()
        let clock = ManualClock()
        let host = ViewHost(
            Screen(flight: flight, clock: clock), size: CGSize(width: 400, height: 400))
        _ = host.interface
        flight.number += 1
        _ = host.interface
        await clock.advance(by: .milliseconds(100))
        _ = try await host.map { $0.viewport.distance > 1001 }
        try host.drag { $0.scale *= 64 }
        let held = try distance(host)
        await clock.cancellations(1)
        clock.move(by: .milliseconds(400))
        #expect(try distance(host) == held)
    }
}
