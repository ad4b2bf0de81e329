import Foundation
import MapKit
import MapPixels
import Photographs
import TestSupport
import Testing
import UIKit

/// Look Around where a folder of photographs is named, and where none is.
@Suite struct LookAroundTests {
    /// A panorama in the Senate Square, whose east is red and the rest blue, and a flat picture of the north.
    private static func street() throws -> PhotographStreet {
        let street = try PhotographStreet()
        var sphere = try PixelBuffer(width: 360, height: 180)
        for y in 0..<180 {
            for x in 0..<360 {
                // North is in the middle: east from 45 to 135 degrees to its right.
                sphere[x, y] =
                    225..<315 ~= x
                    ? PixelColor(red: 0.8, green: 0, blue: 0)
                    : PixelColor(red: 0, green: 0, blue: 0.8)
            }
        }
        let square = CityAtlas.senateSquare
        try street.add(
            "sphere.jpg",
            GeotaggedJPEG.bytes(
                try JPEGEncoder().encode(sphere), latitude: square.latitude,
                longitude: square.longitude, heading: 0,
                panorama: ["ProjectionType": "equirectangular"]))
        return street
    }

    private static func place(bearing: Double, meters: Double) -> CLLocationCoordinate2D {
        let degrees = meters / 111_195
        let square = CityAtlas.senateSquare
        return CLLocationCoordinate2D(
            latitude: square.latitude + degrees * cos(bearing * .pi / 180),
            longitude: square.longitude
                + degrees * sin(bearing * .pi / 180) / cos(square.latitude * .pi / 180))
    }

    private func withStreet(_ body: (PhotographStreet) async throws -> Void) async throws {
        try await PhotographTurn.run {
            let street = try Self.street()
            MapProvider.photographs = street.path
            defer { MapProvider.photographs = nil }
            try await body(street)
        }
    }

    @Test func withoutAFolderThereIsNoneAnywhere() async throws {
        try await PhotographTurn.run { try await askInVain() }
    }

    private func askInVain() async throws {
        let request = MKLookAroundSceneRequest(coordinate: CityAtlas.senateSquare)
        #expect(try await request.scene == nil)
        let none: Bool = await withCheckedContinuation { continuation in
            request.getSceneWithCompletionHandler { scene, error in
                continuation.resume(returning: scene == nil && error == nil)
            }
        }
        #expect(none && !request.isLoading && !request.isCancelled)
        request.cancel()
        #expect(request.isCancelled)
    }

    @Test func aSceneLooksTowardThePlace() async throws {
        try await withStreet { _ in
            let scene = try await MKLookAroundSceneRequest(
                coordinate: Self.place(bearing: 90, meters: 20)
            ).scene
            #expect(abs(try #require(scene).sight.headingDegrees - 90) < 1)
            let item = MKMapItem(
                location: CLLocation(
                    latitude: Self.place(bearing: 250, meters: 30).latitude,
                    longitude: Self.place(bearing: 250, meters: 30).longitude), address: nil)
            let other = try await MKLookAroundSceneRequest(mapItem: item).scene
            #expect(abs(try #require(other).sight.headingDegrees - 250) < 1)
            #expect(
                try await MKLookAroundSceneRequest(
                    coordinate: Self.place(bearing: 0, meters: 60)
                ).scene == nil)
        }
    }

    @Test(arguments: [(90.0, true), (270.0, false)])
    func aSnapshotShowsThatSide(_ bearing: Double, _ isRed: Bool) async throws {
        try await withStreet { _ in
            let found = try await MKLookAroundSceneRequest(
                coordinate: Self.place(bearing: bearing, meters: 20)
            ).scene
            let options = MKLookAroundSnapshotter.Options()
            options.size = CGSize(width: 60, height: 40)
            options.traitCollection = UITraitCollection(displayScale: 2)
            let snapshot = try await MKLookAroundSnapshotter(
                scene: try #require(found), options: options
            ).snapshot
            #expect(snapshot.image.size == options.size && snapshot.image.scale == 2)
            let pixels = try PNGDecoder.decode([UInt8](try #require(snapshot.image.pngData())))
            #expect(pixels.width == 120 && pixels.height == 80)
            let middle = pixels[60, 40]
            #expect(isRed == (middle.red > 150) && isRed == (middle.blue < 60))
        }
    }

    @Test func whatCannotBeShownIsAnError() async throws {
        try await withStreet { street in
            let found = try await MKLookAroundSceneRequest(
                coordinate: CityAtlas.senateSquare
            ).scene
            let scene = try #require(found)
            let options = MKLookAroundSnapshotter.Options()
            options.size = .zero
            await #expect(throws: MKError.self) {
                try await MKLookAroundSnapshotter(scene: scene, options: options).snapshot
            }
            try FileManager.default.removeItem(atPath: street.path + "/sphere.jpg")
            do {
                _ = try await MKLookAroundSnapshotter(
                    scene: scene, options: MKLookAroundSnapshotter.Options()
                ).snapshot
                Issue.record("a photograph that is gone was shown")
            } catch let error as MKError {
                #expect(error.code == .serverFailure)
            }
            MapProvider.photographs = "/nowhere/at/all"
            await #expect(throws: MKError.self) {
                try await MKLookAroundSceneRequest(coordinate: CityAtlas.senateSquare).scene
            }
        }
    }
}
