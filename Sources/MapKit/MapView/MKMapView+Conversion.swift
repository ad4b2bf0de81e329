import MapScene

extension MKMapView {
    /// Returns where a coordinate is drawn in a view; nil means the outermost view around the map.
    ///
    /// Exact also while the map is turned or leans back. A place that cannot be drawn, behind the camera or with
    /// numbers that are not a coordinate, has a point of NaN.
    public func convert(
        _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
    ) -> CGPoint {
        guard CLLocationCoordinate2DIsValid(coordinate), rig.hasSize,
            let point = rig.viewport.viewPoint(of: MKMapPoint(coordinate))
        else { return CGPoint(x: CGFloat.nan, y: CGFloat.nan) }
        return convert(fromMap(point), to: view)
    }

    /// Returns the coordinate that is drawn at a point of a view; nil means the outermost view
    /// around the map.
    ///
    /// In the sky, and in a map without size, there is no place: the result is invalid.
    public func convert(
        _ point: CGPoint, toCoordinateFrom view: UIView?
    ) -> CLLocationCoordinate2D {
        guard rig.hasSize,
            let mapPoint = rig.viewport.mapPoint(at: toMap(convert(point, from: view)))
        else { return kCLLocationCoordinate2DInvalid }
        if mapPoint == rig.viewport.center { return rig.centerCoordinate }
        return mapPoint.coordinate
    }

    /// Returns the smallest rectangle around where a region is drawn, in a view's points.
    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        guard region.isShowable, rig.hasSize else { return .null }
        let rect = Viewport.rect(of: region)
        let corners = [
            MKMapPoint(x: rect.minX, y: rect.minY), MKMapPoint(x: rect.maxX, y: rect.minY),
            MKMapPoint(x: rect.minX, y: rect.maxY), MKMapPoint(x: rect.maxX, y: rect.maxY),
        ].compactMap { rig.viewport.viewPoint(of: $0) }.map { convert(fromMap($0), to: view) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
        else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the smallest region around what is drawn in a rectangle of a view.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].compactMap { rig.viewport.mapPoint(at: toMap(convert($0, from: view))) }
        guard rig.hasSize, let bounds = corners.boundingRect else {
            return MKCoordinateRegion(
                center: kCLLocationCoordinate2DInvalid, span: MKCoordinateSpan())
        }
        return rig.region(of: bounds)
    }

    /// The map's own points begin at its upper left corner, whatever the origin of its bounds.
    private func fromMap(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY)
    }

    private func toMap(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    }
}
