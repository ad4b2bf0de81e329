/// The methods by which a map view reports events and asks for views and renderers.
///
/// Every method may be left out. On Apple's systems they are optional; here they have defaults, which are chosen
/// where the conformance is declared: a method that only a subclass of the conforming class has is not called.
@MainActor @preconcurrency public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Called before the visible area changes.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Called after the visible area has changed.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Called whenever the visible area changes, also while it is being moved.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// Called before the map's data are loaded.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// Called after the map's data were loaded.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// Called when the map's data cannot be loaded.
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    /// Called before the map is drawn.
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    /// Called after the map was drawn.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    /// Returns what is shown of the place of an annotation that was selected; nil for nothing.
    func mapView(
        _ mapView: MKMapView, selectionAccessoryFor annotation: any MKAnnotation
    ) -> MKSelectionAccessory?
    /// Returns the view for an annotation that comes near the screen; nil for the standard one.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Called after views were put on the map.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Called when a control in a callout was tapped.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl)
    /// Called after an annotation was selected whose view is on the map.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Called after an annotation was deselected whose view is on the map.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Called after an annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// Called after an annotation was deselected.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// Called when the state of a drag changes.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    /// Called before the user's place is looked for.
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    /// Called when the user's place is not looked for any more.
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    /// Called when the user's place or heading is known anew.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Called when the user's place cannot be found.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// Called after the way in which the map follows the user has changed.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    /// Returns the renderer of an overlay; without it nothing is drawn.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Returns what draws an overlay, in the way of before iOS 7; asked if the other is left out.
    func mapView(_ mapView: MKMapView, viewFor overlay: any MKOverlay) -> MKOverlayView
    /// Called after overlays were put on the map.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    /// Returns the cluster of annotations whose views would cover each other, with just these members.
    func mapView(
        _ mapView: MKMapView,
        clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
    /// Default implementation: returns nil, so that no details are shown.
    public func mapView(
        _ mapView: MKMapView, selectionAccessoryFor annotation: any MKAnnotation
    ) -> MKSelectionAccessory? { nil }
    /// Default implementation: does nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Default implementation: does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Default implementation: does nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// Default implementation: does nothing.
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    /// Default implementation: does nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    /// Default implementation: does nothing.
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
    /// Default implementation: does nothing.
    public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
    /// Default implementation: does nothing.
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    /// Default implementation: returns nil, for the standard view.
    public func mapView(
        _ mapView: MKMapView, viewFor annotation: any MKAnnotation
    ) -> MKAnnotationView? { nil }
    /// Default implementation: does nothing.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Default implementation: does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) {}
    /// Default implementation: does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Default implementation: does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Default implementation: does nothing.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    /// Default implementation: does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    /// Default implementation: does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
    /// Default implementation: does nothing.
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
    /// Default implementation: does nothing.
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
    /// Default implementation: does nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Default implementation: does nothing.
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    /// Default implementation: does nothing.
    public func mapView(
        _ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool
    ) {}
    /// Default implementation: returns a renderer that marks the method as not implemented.
    public func mapView(
        _ mapView: MKMapView, rendererFor overlay: any MKOverlay
    ) -> MKOverlayRenderer { AbsentRenderer(overlay: overlay) }
    /// Default implementation: returns a renderer that marks the method as not implemented.
    public func mapView(_ mapView: MKMapView, viewFor overlay: any MKOverlay) -> MKOverlayView {
        AbsentRenderer(overlay: overlay)
    }
    /// Default implementation: does nothing.
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
    /// Default implementation: returns an `MKClusterAnnotation` of the members.
    public func mapView(
        _ mapView: MKMapView,
        clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
}
