#if !canImport(Darwin)
    import Foundation

    /// Returns the width in which the map draws a road, in map points, at a zoom scale.
    ///
    /// In screen points 21 at scale 1 and above, and less at each halving of the scale: 16, 15, 12, 11, 9,
    /// and 7 from 1/64 on, as measured on Apple's systems. Between these scales the nearest one
    /// counts (measured above 3/4, our choice below).
    ///
    /// - Returns: Infinity at scale 0, NaN for no scale.
    public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
        let screenPoints: [CGFloat] = [21, 16, 15, 12, 11, 9]
        var scale: CGFloat = 1
        for points in screenPoints {
            // Three quarters of a scale lie halfway to the next.
            if zoomScale >= scale * 0.75 { return points / zoomScale }
            scale /= 2
        }
        return 7 / zoomScale
    }
#endif
