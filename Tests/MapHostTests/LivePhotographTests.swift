import Foundation
import MapHost
import MapKit
import MapPixels
import Photographs
import SwiftUI
import TestSupport
import Testing
import UIKit

/// Look Around on live pages and in pictures of views.
@MainActor struct LivePhotographTests {
    private let street: PhotographStreet
    private let file: [UInt8]
    private static let place = CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94)

    /// Two panoramas 22 m from each other, green ones.
    init() throws {
        street = try PhotographStreet()
        let body = try JPEGEncoder().encode(
            PixelBuffer(width: 64, height: 32, color: PixelColor(red: 0, green: 0.6, blue: 0)))
        file = GeotaggedJPEG.bytes(
            body, latitude: 60.17, longitude: 24.94, heading: 90, time: "2026:05:03 10:00:00",
            panorama: ["ProjectionType": "equirectangular"])
        try street.add("a.jpg", file)
        try street.add(
            "b.jpg",
            GeotaggedJPEG.bytes(
                body, latitude: 60.1702, longitude: 24.94,
                heading: 90, time: "2026:05:03 10:00:30",
                panorama: ["ProjectionType": "equirectangular"]))
    }

    /// Runs a test with the scene of the place.
    private func withScene(_ body: @MainActor (MKLookAroundScene) async throws -> Void) async throws
    {
        try await PhotographTurn.run {
            MapProvider.photographs = street.path
            defer { MapProvider.photographs = nil }
            let scene = try await MKLookAroundSceneRequest(coordinate: Self.place).scene
            try await body(try #require(scene))
        }
    }

    private func photograph(in interface: Interface) -> PhotographSight? {
        for element in interface.allElements {
            if case .photograph(let sight) = element.content { return sight }
        }
        return nil
    }

    /// The button of a name.
    private func button(_ label: String, in interface: Interface) throws -> Int {
        for element in interface.allElements where element.accessibilityLabel == label {
            return element.id
        }
        throw PhotographError(.unreadable, "there is no button \(label)")
    }

    @Test func aPageGetsTheFilesOfThePhotographsThatItShows() async throws {
        try await withScene { scene in
            let host = ViewHost(LookAroundPreview(initialScene: scene))
            let sight = try #require(photograph(in: host.interface))
            #expect(sight.panorama == Panorama() && sight.name == "a")
            let session = LiveSession(ScreenInterface(UIView()))
            #expect(await session.photograph(sight.id) == file)
            #expect(await session.photograph("../a.jpg") == nil)
        }
    }

    @Test func oneWalksFromOneToTheNext() async throws {
        try await withScene { scene in
            let host = ViewHost(LookAroundPreview(initialScene: scene))
            #expect(photograph(in: host.interface)?.name == "a")
            host.send(.tapped(try button("Next photograph", in: host.interface)))
            #expect(photograph(in: host.interface)?.name == "b")
            host.send(.tapped(try button("Previous photograph", in: host.interface)))
            #expect(photograph(in: host.interface)?.name == "a")
            let still = ViewHost(
                LookAroundPreview(initialScene: scene, allowsNavigation: false))
            #expect(
                !still.interface.allElements.contains { $0.accessibilityLabel == "Next photograph" }
            )
        }
    }

    @Test func theWholeScreenShowsIt() async throws {
        try await withScene { scene in
            let host = ViewHost(LookAroundPreview(initialScene: scene))
            host.send(.tapped(try button("Full screen", in: host.interface)))
            let shown = try #require(host.interface.presentations.first)
            #expect(shown.style == .fullScreen)
            host.send(.dismissed(shown.id))
            #expect(host.interface.presentations.isEmpty)
        }
    }

    private final class Listener: NSObject, MKLookAroundViewControllerDelegate {
        var told: [String] = []

        func lookAroundViewControllerWillUpdateScene(_ controller: MKLookAroundViewController) {
            told.append("will update")
        }
        func lookAroundViewControllerDidUpdateScene(_ controller: MKLookAroundViewController) {
            told.append("did update")
        }
        func lookAroundViewControllerDidPresentFullScreen(
            _ controller: MKLookAroundViewController
        ) { told.append("did present") }
        func lookAroundViewControllerDidDismissFullScreen(
            _ controller: MKLookAroundViewController
        ) { told.append("did dismiss") }
    }

    @Test func aControllerShowsASceneAndTellsWhatTheUserDoes() async throws {
        try await withScene { scene in
            let controller = MKLookAroundViewController(scene: scene)
            let listener = Listener()
            controller.delegate = listener
            let screen = ScreenInterface(controller)
            #expect(photograph(in: screen.interface)?.name == "a")
            screen.handle(.tapped(try button("Next photograph", in: screen.interface)))
            #expect(photograph(in: screen.interface)?.name == "b")
            #expect(controller.scene?.sight.name == "b")
            screen.handle(.tapped(try button("Full screen", in: screen.interface)))
            #expect(screen.interface.presentations.count == 1)
            #expect(listener.told == ["will update", "did update", "did present"])
        }
    }

    @Test func picturesOfViewsShowIt() async throws {
        try await withScene { scene in
            let renderer = ImageRenderer(
                content: LookAroundPreview(initialScene: scene)
                    .frame(width: 120, height: 90))
            let image = try #require(renderer.uiImage)
            let pixels = try PNGDecoder.decode([UInt8](try #require(image.pngData())))
            let middle = pixels[pixels.width / 2, pixels.height / 2]
            #expect(middle.green > 140 && middle.red < 20)
            // The bar of buttons lies over its lower end.
            let bar = pixels[pixels.width / 2, pixels.height - 3]
            #expect(bar.green < 100)
        }
    }
}
