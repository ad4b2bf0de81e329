import MapGeometry

/// The middle of the rectangle.
struct GetCenterCoordinate: ClusterAlignmentStrategy {
    func calculatePosition(
        for coordinates: [CLLocationCoordinate2D], within mapRect: MKMapRect
    ) -> CLLocationCoordinate2D {
        MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    }
}

/// The coordinate that is drawn nearest to where another strategy points; that place itself if
/// there is none.
///
/// Of equally near ones the first.
struct GetNearCenterCoordinate: ClusterAlignmentStrategy {
    let clusterCenterPosition: any ClusterAlignmentStrategy

    init(clusterCenterPosition: any ClusterAlignmentStrategy) {
        self.clusterCenterPosition = clusterCenterPosition
    }

    func calculatePosition(
        for coordinates: [CLLocationCoordinate2D], within mapRect: MKMapRect
    ) -> CLLocationCoordinate2D {
        let middle = clusterCenterPosition.calculatePosition(for: coordinates, within: mapRect)
        let target = MKMapPoint(middle)
        var nearest = (coordinate: middle, squared: Double.infinity)
        for coordinate in coordinates {
            let point = MKMapPoint(coordinate)
            let (dx, dy) = (point.x - target.x, point.y - target.y)
            let squared = dx * dx + dy * dy
            if squared < nearest.squared { nearest = (coordinate, squared) }
        }
        return nearest.coordinate
    }
}

/// The mean of the coordinates, each degree by itself; the middle of the rectangle if there are none.
///
/// Longitudes are averaged as differences from the first one, the shorter way around, so that a cluster on
/// the 180th meridian stays there.
struct GetAverageCoordinate: ClusterAlignmentStrategy {
    func calculatePosition(
        for coordinates: [CLLocationCoordinate2D], within mapRect: MKMapRect
    ) -> CLLocationCoordinate2D {
        guard let first = coordinates.first else {
            return GetCenterCoordinate().calculatePosition(for: [], within: mapRect)
        }
        var (latitude, offset) = (0.0, 0.0)
        for coordinate in coordinates {
            latitude += coordinate.latitude
            var east = coordinate.longitude - first.longitude
            if east > 180 { east -= 360 }
            if east < -180 { east += 360 }
            offset += east
        }
        let count = Double(coordinates.count)
        var longitude = first.longitude + offset / count
        if longitude > 180 { longitude -= 360 }
        if longitude < -180 { longitude += 360 }
        return CLLocationCoordinate2D(latitude: latitude / count, longitude: longitude)
    }
}

/// The first of the coordinates, or what another strategy says if there is none.
struct GetFirstCoordinate: ClusterAlignmentStrategy {
    let fallback: any ClusterAlignmentStrategy

    init(fallback: any ClusterAlignmentStrategy) {
        self.fallback = fallback
    }

    func calculatePosition(
        for coordinates: [CLLocationCoordinate2D], within mapRect: MKMapRect
    ) -> CLLocationCoordinate2D {
        coordinates.first ?? fallback.calculatePosition(for: coordinates, within: mapRect)
    }
}
