import UIKit

extension MKMapView {
    /// Shows what the delegate wants shown of a place that was selected.
    ///
    /// The place of a feature of the map has to be asked for: its sheet comes when that is known, if it is still
    /// selected.
    func showAccessory(of annotation: any MKAnnotation, _ view: MKAnnotationView?) {
        guard
            let style = delegate?.mapView(self, selectionAccessoryFor: annotation)?
                .presentationStyle
        else { return }
        switch style.kind {
        case .automatic(nil): showCallout(.automatic, of: annotation, view)
        case .callout(let callout): showCallout(callout, of: annotation, view)
        case .automatic(let presenter?), .sheet(let presenter):
            withItem(of: annotation) { [weak presenter] item in
                presenter?.present(MKMapItemDetailViewController(mapItem: item), animated: true)
            }
        case .openInMaps: withItem(of: annotation) { $0.openInMaps() }
        }
    }

    /// Shows a callout at once, and what is known of the place when that is known.
    private func showCallout(
        _ style: MKSelectionAccessory.MapItemDetailPresentationStyle.CalloutStyle,
        of annotation: any MKAnnotation, _ view: MKAnnotationView?
    ) {
        view?.itemCallout = MKAnnotationView.ItemCallout(style: style)
        withItem(of: annotation) { [weak self, weak view] item in
            guard view?.annotation === annotation else { return }
            view?.itemCallout?.item = item
            self?.sceneObserver?()
        }
    }

    private func withItem(
        of annotation: any MKAnnotation, _ body: @escaping @MainActor (MKMapItem) -> Void
    ) {
        switch annotation {
        case let annotation as MKMapItemAnnotation: body(annotation.mapItem)
        case let feature as MKMapFeatureAnnotation:
            Task { [weak self] in
                // Without an answer there is nothing to show.
                guard let item = try? await MKMapItemRequest(mapFeatureAnnotation: feature).mapItem,
                    self?.selectedAnnotations.first === feature
                else { return }
                body(item)
            }
        default: break
        }
    }
}
