import MapScene
import SwiftUI

// The selection.
extension MapCoordinator {
    func tag(_ entry: MapEntry) -> AnyHashable? {
        guard let selection = settings.selection else { return nil }
        if let feature = entry.traits.feature { return feature.value }
        let tags = [entry.traits.tag, entry.item, entry.traits.implicitTag].compactMap(\.self)
        if let tag = tags.first(where: { selection.takes($0) }) { return tag }
        return nil
    }

    func isSelectable(_ entry: MapEntry) -> Bool {
        tag(entry) != nil
    }

    func applySelection() {
        guard let selection = settings.selection else { return }
        let wish = selection.selected()
        let now = map.selectedAnnotations.first as? EntryAnnotation
        isSelecting = true
        defer { isSelecting = false }
        guard let wish else {
            if let now { map.deselectAnnotation(now, animated: false) }
            return
        }
        if let now, tag(now.entry) == wish { return }
        let meant = annotations.values.first { tag($0.entry) == wish }
        if let meant {
            map.selectAnnotation(meant, animated: false)
        } else if let now {
            map.deselectAnnotation(now, animated: false)
        }
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        guard !isSelecting else { return }
        if let cluster = annotation as? MKClusterAnnotation { return open(cluster) }
        guard let annotation = annotation as? EntryAnnotation, let selection = settings.selection
        else {
            mapView.deselectAnnotation(annotation, animated: false)
            return
        }
        guard let value = tag(annotation.entry) else {
            mapView.deselectAnnotation(annotation, animated: false)
            return
        }
        host.afterUpdate { _ = selection.select(value) }
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        guard !isSelecting, let annotation = annotation as? EntryAnnotation,
            let selection = settings.selection
        else { return }
        // What shows a feature goes because another thing is selected already.
        let isGone = annotations[annotation.entry.id] !== annotation
        guard annotation.entry.traits.feature == nil || !isGone else { return }
        host.afterUpdate { [weak mapView] in
            // Another may have been selected instead.
            if mapView?.selectedAnnotations.isEmpty == true { _ = selection.select(nil) }
        }
    }

    /// Zooms to where a cluster's members are separate.
    func open(_ cluster: MKClusterAnnotation) {
        isSelecting = true
        map.deselectAnnotation(cluster, animated: false)
        isSelecting = false
        let points = cluster.memberAnnotations.map { MKMapPoint($0.coordinate) }
        guard let rect = points.boundingRect else { return }
        positioned(MapCameraPosition(kind: .moved))
        map.setVisibleMapRect(
            rect, edgePadding: UIEdgeInsets(top: 64, left: 64, bottom: 64, right: 64),
            animated: true)
    }
}
