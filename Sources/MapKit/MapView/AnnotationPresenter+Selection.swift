extension AnnotationPresenter {
    /// Selects an annotation on the map or a cluster; nothing happens if it is selected already.
    func select(_ annotation: any MKAnnotation, animated: Bool) {
        updateIfNeeded()
        guard selectedAnnotation !== annotation else { return }
        let slot = table.slot(of: annotation)
        let cluster = clusters.values.first { $0.annotation === annotation }
        guard slot != nil || cluster != nil else { return }
        if let old = selectedAnnotation { deselect(old, animated: animated) }
        selectedAnnotation = annotation
        // A selected annotation is shown by itself.
        if let slot, let group = table[slot]?.traits?.group, groups[group]?.contains(slot) == true {
            groups[group]?.remove(slot)
        }
        changed()
        let view = view(for: annotation)
        view?.setSelected(true, animated: animated)
        if let view { map.delegate?.mapView(map, didSelect: view) }
        map.delegate?.mapView(map, didSelect: annotation)
        map.showAccessory(of: annotation, view)
    }

    /// Deselects an annotation; nothing happens if it is not the selected one.
    func deselect(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, selectedAnnotation === annotation else { return }
        let view = view(for: annotation)
        selectedAnnotation = nil
        view?.setSelected(false, animated: animated)
        view?.itemCallout = nil
        if let slot = table.slot(of: annotation), let group = table[slot]?.traits?.group,
            table.point(slot) != nil
        {
            groups[group, default: ClusterGroup()].put(slot, at: annotation.coordinate)
        }
        if let view { map.delegate?.mapView(map, didDeselect: view) }
        map.delegate?.mapView(map, didDeselect: annotation)
        if annotation is MKMapFeatureAnnotation { remove([annotation]) }
        changed()
    }

    /// Deselects a cluster that is no longer on the map.
    func forgetSelection(of annotation: any MKAnnotation) {
        selectedAnnotation = nil
        map.delegate?.mapView(map, didDeselect: annotation)
    }
}
