import MapGeometry

extension GeographicBounds {
    /// Creates bounds from edges of which the longitudes may lie beyond ±180.
    ///
    /// 179.9 to 180.1 lies over the 180th meridian, as does 179.9 to -179.9; a whole turn and more is the world.
    public init(fromSouth south: Double, west: Double, toNorth north: Double, east: Double) {
        func wrapped(_ longitude: Double) -> Double {
            abs(longitude) <= 180 ? longitude : longitude - 360 * (longitude / 360).rounded()
        }
        let isAround = east - west >= 360
        self.init(
            south: max(south, -90), west: isAround ? -180 : wrapped(west), north: min(north, 90),
            east: isAround ? 180 : wrapped(east))
    }

    /// The bounds, or their parts on both sides of the 180th meridian.
    public var parts: [GeographicBounds] {
        guard spans180thMeridian else { return [self] }
        return [
            GeographicBounds(south: south, west: west, north: north, east: 180),
            GeographicBounds(south: south, west: -180, north: north, east: east),
        ]
    }
}
