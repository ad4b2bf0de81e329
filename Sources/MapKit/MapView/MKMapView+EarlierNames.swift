// The names that methods of overlays had before Swift 4.2, so that sources of that time compile.

extension MKMapView {
    /// Adds an overlay above the roads.
    @available(*, deprecated, renamed: "addOverlay(_:)")
    public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }

    /// Adds an overlay at a level.
    @available(*, deprecated, renamed: "addOverlay(_:level:)")
    public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        addOverlay(overlay, level: level)
    }

    /// Removes an overlay.
    @available(*, deprecated, renamed: "removeOverlay(_:)")
    public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }

    /// Inserts an overlay at an index of a level.
    @available(*, deprecated, renamed: "insertOverlay(_:at:level:)")
    public func insert(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        insertOverlay(overlay, at: index, level: level)
    }
}
