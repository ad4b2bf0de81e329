/// Annotations that are shown as one because their views would cover each other.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// The first member's title, unless set.
    open var title: String?
    /// The number of members beside the first, such as "+3 more", unless set.
    open var subtitle: String?
    /// The annotations that the cluster stands for, as they were given at its creation.
    public final let memberAnnotations: [any MKAnnotation]
    private let place: CLLocationCoordinate2D

    /// The mean of the members' projected positions, as a coordinate.
    open var coordinate: CLLocationCoordinate2D { place }

    /// Creates a cluster at the mean of its members' positions, titled after the first member with
    /// a title.
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        place = Self.middle(of: memberAnnotations)
        title = memberAnnotations.lazy.compactMap(\.titleText).first { !$0.isEmpty }
        if memberAnnotations.count > 1 { subtitle = "+\(memberAnnotations.count - 1) more" }
    }

    /// The mean of the members' map points, each taken in the copy of the world nearest to the first.
    private static func middle(of members: [any MKAnnotation]) -> CLLocationCoordinate2D {
        let points = members.lazy.map(\.coordinate).filter(CLLocationCoordinate2DIsValid)
            .map { MKMapPoint($0) }
        guard let first = points.first else { return kCLLocationCoordinate2DInvalid }
        let world = MKMapSize.world.width
        var (x, y, count) = (0.0, 0.0, 0.0)
        for point in points {
            let away = point.x - first.x
            x += away - (away / world).rounded() * world
            y += point.y
            count += 1
        }
        return MKMapPoint(x: first.x + x / count, y: y / count).coordinate
    }
}
