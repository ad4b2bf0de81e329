import MapScene

extension MKMapCamera {
    /// Creates a camera that shows an item and what is around it, a kilometer at least, in a view of a size.
    ///
    /// It looks straight down, north up, also if it may lean back: nothing here knows which places look better
    /// from the side.
    public convenience init(
        lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool
    ) {
        let region = MKCoordinateRegion(
            center: mapItem.location.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
        let viewport = Viewport(
            size: viewSize.width > 0 && viewSize.height > 0
                ? viewSize : CGSize(width: 1024, height: 768),
            center: MKMapPoint(), scale: 1
        ).showing(Viewport.rect(of: region))
        self.init(
            lookingAtCenter: viewport.centerCoordinate, fromDistance: viewport.distance, pitch: 0,
            heading: 0)
    }
}
