import MapKit
import UIKit

// Code of the time before Swift knew actors: it says nowhere that it belongs to the main thread. In Swift 5 mode that
// compiles without a word, as it does on Apple's systems.

/// A helper that puts pins on maps, in the shape of cluster managers of that time.
class PinManager {
    private(set) var shown: [MKAnnotation] = []
    var iconSize = CGSize(width: 20, height: 20)

    func reload(_ mapView: MKMapView, with annotations: [MKAnnotation]) {
        let gone = shown.filter { old in !annotations.contains { $0.isEqual(old) } }
        let new = annotations.filter { item in !shown.contains { $0.isEqual(item) } }
        autoreleasepool {
            mapView.removeAnnotations(gone)
            mapView.addAnnotations(new)
        }
        shown = annotations
    }

    func zoomLevel(of mapView: MKMapView) -> Double {
        return floor(
            log2(360 * Double(mapView.frame.width / 256) / mapView.region.span.longitudeDelta))
    }

    func makeBadge(count: Int) -> UIView {
        let label = UILabel(frame: CGRect(origin: .zero, size: iconSize))
        label.text = "\(count)"
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.baselineAdjustment = .alignCenters
        label.layer.cornerRadius = iconSize.width / 2
        return label
    }
}

func outline(_ mapRect: MKMapRect, on mapView: MKMapView) -> MKPolyline {
    let points = [
        MKMapPoint(x: mapRect.minX, y: mapRect.minY), MKMapPoint(x: mapRect.maxX, y: mapRect.maxY),
    ]
    let line = MKPolyline(points: points, count: points.count)
    mapView.addOverlay(line, level: .aboveLabels)
    return line
}
