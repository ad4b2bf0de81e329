import MapKit
import MapScene
import Testing
import UIKit

/// What is shown of a place when it is selected.
@MainActor struct SelectionAccessoryTests {
    private final class Delegate: NSObject, MKMapViewDelegate {
        var style: MKSelectionAccessory.MapItemDetailPresentationStyle?

        func mapView(
            _ mapView: MKMapView, selectionAccessoryFor annotation: any MKAnnotation
        ) -> MKSelectionAccessory? { style.map { .mapItemDetail($0) } }
    }

    private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let delegate = Delegate()
    private let annotation: MKMapItemAnnotation

    init() {
        let item = MKMapItem(
            location: CLLocation(latitude: 60.17, longitude: 24.94),
            address: MKAddress(fullAddress: "Fleminginkatu 1\n00530 Helsinki", shortAddress: nil))
        item.name = "Kahvila"
        item.phoneNumber = "+358 9 1234"
        annotation = MKMapItemAnnotation(mapItem: item)
        map.delegate = delegate
        map.region = MKCoordinateRegion(
            center: annotation.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
        map.addAnnotation(annotation)
    }

    @Test func aCalloutTellsOfThePlaceWhileItIsSelected() {
        map.selectAnnotation(annotation, animated: false)
        #expect(map.scene.callout == nil)
        map.deselectAnnotation(annotation, animated: false)
        delegate.style = .callout(.compact)
        map.selectAnnotation(annotation, animated: false)
        #expect(map.scene.callout?.title == "Kahvila")
        map.deselectAnnotation(annotation, animated: false)
        delegate.style = nil
        map.selectAnnotation(annotation, animated: false)
        #expect(map.scene.callout == nil)
    }

    @Test func aFullCalloutTellsMoreThanACompactOne() {
        func subtitle(
            _ style: MKSelectionAccessory.MapItemDetailPresentationStyle.CalloutStyle
        ) -> String? {
            delegate.style = .callout(style)
            map.selectAnnotation(annotation, animated: false)
            defer { map.deselectAnnotation(annotation, animated: false) }
            return map.scene.callout?.subtitle
        }
        #expect(subtitle(.compact) == "Fleminginkatu 1\n00530 Helsinki")
        #expect(subtitle(.automatic) == subtitle(.compact))
        #expect(subtitle(.full) == "Fleminginkatu 1\n00530 Helsinki\n+358 9 1234")
    }

    @Test func aSheetIsPresentedByTheController() throws {
        let controller = UIViewController()
        delegate.style = .sheet(presentedFrom: controller)
        map.selectAnnotation(annotation, animated: false)
        let sheet = try #require(
            controller.presentedViewController as? MKMapItemDetailViewController)
        #expect(sheet.mapItem === annotation.mapItem)
        let texts = sheet.view.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(texts == ["Kahvila", "Fleminginkatu 1", "00530 Helsinki", "+358 9 1234"])
        #expect(sheet.view.subviews.contains { $0 is MKMapView })
        let close = sheet.view.subviews.compactMap { $0 as? UIButton }.first
        close?.sendActions(for: .touchUpInside)
        #expect(controller.presentedViewController == nil)
    }

    @Test func anItemMayBeShownWithoutAMap() {
        let controller = MKMapItemDetailViewController(
            mapItem: annotation.mapItem, displaysMap: false)
        #expect(!controller.view.subviews.contains { $0 is MKMapView })
        controller.mapItem = nil
        #expect(controller.view.subviews.count == 1)
    }

    @Test func aCameraShowsAnItem() {
        let camera = MKMapCamera(
            lookingAt: annotation.mapItem, forViewSize: map.bounds.size, allowPitch: true)
        map.camera = camera
        #expect(map.convert(annotation.coordinate, toPointTo: map).x.rounded() == 200)
        let height = map.region.span.latitudeDelta * 111_400
        #expect(height > 990 && height < 1100)
    }
}
