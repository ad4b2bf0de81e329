/// On which side of the road one drives where tags do not tell.
///
/// The outline of all countries with left-hand traffic is in `LeftHandTraffic`, which
/// `Scripts/make-driving-sides` writes: good to about 50 m at borders where people live, to 400 m at others.
struct DrivingSide: Sendable {
    /// The whole world.
    static let world = DrivingSide(outline: LeftHandTraffic.text.description)

    private let borders: Borders

    /// Reads lines of encoded polylines with four decimals.
    init(outline: String) { borders = Borders(Borders.rings(outline, precision: 4)) }

    /// Whether one drives on the left at a place.
    ///
    /// - Complexity: O(edges at this latitude), some tens.
    func isLeft(latitude: Double, longitude: Double) -> Bool {
        borders.area(latitude: latitude, longitude: longitude) != nil
    }
}
