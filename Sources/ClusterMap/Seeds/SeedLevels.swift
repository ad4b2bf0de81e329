/// The levels of a seed forest: at which radius each merges what the level below left.
///
/// Level 0 is the coarsest. The levels of the zooms come last, one each; before them stand coarser ones, as
/// many as are needed until a radius spans an eighth of the world, so that every search can start from a
/// handful of roots. Level `count` holds the places, each with all of its points, and level `points` the points.
package struct SeedLevels: Sendable, Equatable {
    /// The radius of each level, in units; never smaller than that of the next level.
    package let radii: [UInt32]
    /// For each level and, at the end, for places and points: how far a member can be from its seed, in units.
    let reach: [UInt64]
    /// Binary logarithm of the side of a cell: the smallest power of two that is not below the radius.
    let shifts: [UInt32]
    /// The level of zoom 0.
    package let firstZoomLevel: Int
    /// The last zoom that clusters.
    package let maxZoom: Int

    /// The radius never exceeds a quarter of the world, so that the shorter way around it is clear.
    static let largestRadius: UInt32 = 1 << 30

    /// How much larger than what is asked for a radius is taken.
    ///
    /// Seeds are members of their clusters and not the middle of them, so that a few more are needed to cover the
    /// same points. With this there are about as many clusters as with the means of members (measured: cities
    /// within 5 % at zooms with more than 200 clusters).
    static let widening = 1.018

    /// Creates the levels for zooms 0 to `maxZoom`.
    ///
    /// - Parameters:
    ///   - maxZoom: Brought into 0 ... 22.
    ///   - radius: The radius at a zoom, in points of which zoom 0 shows the world in 256. A radius that
    ///     is larger, on the ground, than that of the zoom before is cut to it; none is below 15 cm at the
    ///     equator.
    package init(maxZoom: Int, radius: (Int) -> Double) {
        let zooms = min(max(maxZoom, 0), 22)
        var radii: [UInt32] = []
        var limit = Self.largestRadius
        for zoom in 0...zooms {
            let units =
                radius(zoom) * Self.widening
                * Double(sign: .plus, exponent: 24 - zoom, significand: 1)
            let rounded = units.isNaN ? 16 : min(max(units.rounded(), 16), Double(limit))
            limit = UInt32(rounded)
            radii.append(limit)
        }
        var coarser: [UInt32] = []
        var top = max(radii[0], 1)
        while top <= Self.largestRadius / 4, coarser.count < 8,
            radii.count + coarser.count < Self.mostLevels
        {
            top *= 2
            coarser.append(top)
        }
        self.init(checked: coarser.reversed() + radii, firstZoomLevel: coarser.count)
    }

    /// Creates levels from their radii; nil if those are not such that this type could have made them.
    init?(radii: [UInt32], firstZoomLevel: Int) {
        guard radii.allSatisfy({ (16...Self.largestRadius).contains($0) }),
            zip(radii, radii.dropFirst()).allSatisfy({ $0 >= $1 }),
            (1...Self.mostLevels).contains(radii.count), radii.indices.contains(firstZoomLevel)
        else { return nil }
        self.init(checked: radii, firstZoomLevel: firstZoomLevel)
    }

    private init(checked radii: [UInt32], firstZoomLevel: Int) {
        self.radii = radii
        self.firstZoomLevel = firstZoomLevel
        maxZoom = radii.count - 1 - firstZoomLevel
        reach = self.radii.reversed().reduce(into: [0, 0]) { sums, radius in
            sums.append(sums[sums.count - 1] + UInt64(radius))
        }.reversed()
        shifts = self.radii.map { $0 <= 1 ? 0 : UInt32(32 - ($0 - 1).leadingZeroBitCount) }
    }

    /// Number of levels that cluster; at most 30.
    package var count: Int { radii.count }

    /// The level of the points themselves; one more than that of the places.
    package var points: Int { radii.count + 1 }

    /// So many that the level of the points fits 5 bits.
    static let mostLevels = 30

    /// Returns the level that a zoom shows: the points themselves beyond the last zoom.
    package func level(zoom: Int) -> Int {
        zoom > maxZoom ? points : firstZoomLevel + max(zoom, 0)
    }

    /// Returns the zoom at which a level first shows.
    package func zoom(level: Int) -> Int { max(0, min(level, count) - firstZoomLevel) }
}
