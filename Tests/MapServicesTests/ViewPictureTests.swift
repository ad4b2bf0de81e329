import Foundation
import MapKit
import MapPixels
import SwiftUI
import Testing
import UIKit

/// Pictures of views with maps in them, painted from the sample city.
@MainActor struct ViewPictureTests {
    private let square = CLLocationCoordinate2D(latitude: 60.1699, longitude: 24.9384)

    private func pixels(_ image: UIImage?) throws -> PixelBuffer {
        try PNGDecoder.decode([UInt8](try #require(image?.pngData())))
    }

    /// A picture of a view with the sample city for its maps.
    private func picture(of view: UIView) async throws -> PixelBuffer {
        try await MapProvider.using(try CityAtlas.provider) { try painted(view) }
    }

    private func painted(_ view: UIView) throws -> PixelBuffer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(bounds: view.bounds, format: format)
        return try pixels(
            renderer.image { _ in
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            })
    }

    private func map() -> MKMapView {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 240, height: 200))
        map.region = MKCoordinateRegion(
            center: square, latitudinalMeters: 400, longitudinalMeters: 400)
        return map
    }

    @Test func aMapViewIsDrawnWithItsAnnotationsAndOverlays() async throws {
        let delegate = Delegate()
        let map = map()
        map.delegate = delegate
        let bare = try await picture(of: map)
        // Streets, houses and letters.
        #expect(Set(bare.pixels).count > 100)
        let pin = MKPointAnnotation()
        pin.coordinate = square
        map.addAnnotation(pin)
        map.addOverlay(MKCircle(center: square, radius: 100))
        let marked = try await picture(of: map)
        #expect(marked[120, 130] != bare[120, 130])
        let middle = marked[111, 80]
        #expect(middle.red > 240 && middle.green < 90 && middle.blue < 90)
    }

    @Test func aMapStandsAmongOtherViews() async throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 260))
        root.backgroundColor = .white
        let map = map()
        map.frame.origin.y = 60
        root.addSubview(map)
        let badge = UIView(frame: CGRect(x: 10, y: 70, width: 20, height: 20))
        badge.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        root.addSubview(badge)
        let canvas = try await picture(of: root)
        #expect(canvas[20, 80] == PixelColor(red: 1, green: 0, blue: 0))
        #expect(canvas[120, 20] == PixelColor(red: 1, green: 1, blue: 1))
        let lower = canvas.pixels.dropFirst(240 * 60)
        #expect(Set(lower).count > 100)
    }

    @Test func tilesComeFromTheOverlayItself() async throws {
        let delegate = Delegate()
        let map = map()
        map.delegate = delegate
        let tiles = BlueTiles()
        map.addOverlay(tiles)
        let canvas = try await picture(of: map)
        #expect(canvas[120, 100] == PixelColor(red: 0, green: 0, blue: 1))
    }

    @Test func aRendererDrawsAMapOfSwiftUI() async throws {
        let center = square
        let renderer = ImageRenderer(
            content: VStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0).frame(height: 20)
                Map(
                    initialPosition: .region(
                        MKCoordinateRegion(
                            center: center, latitudinalMeters: 400, longitudinalMeters: 400))
                ) {
                    Marker("Square", coordinate: center).tint(.green)
                    Annotation("Box", coordinate: center) {
                        Color(red: 0, green: 0, blue: 1).frame(width: 40, height: 40)
                    }
                }
            }.frame(width: 240, height: 220))
        let canvas = try await MapProvider.using(try CityAtlas.provider) {
            try pixels(renderer.uiImage)
        }
        #expect(canvas[120, 10] == PixelColor(red: 1, green: 0, blue: 0))
        let hasBox = canvas.pixels.contains(0xFFFF_0000)
        #expect(hasBox)
        #expect(Set(canvas.pixels).count > 100)
    }

    @Test func whereThereIsNoAtlasTheRestIsDrawn() async throws {
        let map = map()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 240))
        root.backgroundColor = .white
        root.addSubview(map)
        let nowhere = MapProvider.atlas(URL(fileURLWithPath: "/nowhere.atlas"))
        let canvas = try await MapProvider.using(nowhere) { try painted(root) }
        #expect(Set(canvas.pixels).count == 2)
        #expect(canvas[120, 220] == PixelColor(red: 1, green: 1, blue: 1))
    }

    private final class BlueTiles: MKTileOverlay {
        override func loadTile(at path: MKTileOverlayPath) async throws -> Data {
            let blue = PixelColor(red: 0, green: 0, blue: 1)
            return Data(PNGEncoder().encode(try PixelBuffer(width: 2, height: 2, color: blue)))
        }
    }

    private final class Delegate: NSObject, MKMapViewDelegate {
        func mapView(
            _ mapView: MKMapView, rendererFor overlay: any MKOverlay
        ) -> MKOverlayRenderer {
            if let tiles = overlay as? MKTileOverlay {
                return MKTileOverlayRenderer(tileOverlay: tiles)
            }
            let renderer = MKCircleRenderer(overlay: overlay)
            renderer.fillColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 0.5)
            return renderer
        }
    }
}
