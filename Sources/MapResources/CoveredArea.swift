import Foundation

/// A box that a map's data cover: a country's or city's extract.
public struct CoveredArea: Hashable, Sendable {
    /// The edges, in degrees; west is at most east.
    public var west, south, east, north: Double
    /// Whether the edge lies in open sea all around, as an island's does, so that the map around it is sea.
    public var endsInSea: Bool

    /// Creates an area from its edges in degrees.
    public init(
        west: Double, south: Double, east: Double, north: Double, endsInSea: Bool = false
    ) {
        self.west = west
        self.south = south
        self.east = east
        self.north = north
        self.endsInSea = endsInSea
    }

    /// The closed ring around it, counterclockwise, longitude first.
    var ring: [[Double]] {
        [[west, south], [east, south], [east, north], [west, north], [west, south]]
    }

    /// The shorter side as a fraction of the world's width in Web Mercator.
    var shorterSide: Double {
        let middle = (south + north) / 2 * .pi / 180
        return min((east - west) / 360, (north - south) / 360 / max(cos(middle), 0.01))
    }

    private func overlaps(_ other: CoveredArea) -> Bool {
        west < other.east && other.west < east && south < other.north && other.south < north
    }

    private func joined(_ other: CoveredArea) -> CoveredArea {
        CoveredArea(
            west: min(west, other.west), south: min(south, other.south),
            east: max(east, other.east), north: max(north, other.north),
            endsInSea: endsInSea && other.endsInSea)
    }

    /// Areas of which none overlaps another: those that did are boxes around both.
    static func withoutOverlaps(_ areas: [CoveredArea]) -> [CoveredArea] {
        var apart: [CoveredArea] = []
        for var area in areas {
            while let index = apart.firstIndex(where: { $0.overlaps(area) }) {
                area = area.joined(apart.remove(at: index))
            }
            apart.append(area)
        }
        return apart
    }
}
