import MapGeometry

/// On which side of the road one drives where tags do not tell.
///
/// The outline of all countries with left-hand traffic is in `Borders/left-hand-traffic.txt`, which
/// `Scripts/make-driving-sides` writes: good to about 50 m at borders where people live, to 400 m at others.
struct DrivingSide: Sendable {
    /// The whole world.
    static let world = DrivingSide(outline: PackageResources.left_hand_traffic_txt)

    /// A side of a ring, degrees.
    private struct Edge {
        let latitude, longitude, nextLatitude, nextLongitude: Double

        var bands: ClosedRange<Int> {
            DrivingSide.band(
                min(latitude, nextLatitude))...DrivingSide.band(max(latitude, nextLatitude))
        }
    }

    /// Where the edges of each band begin; one more than there are bands.
    private var starts = [Int](repeating: 0, count: Self.bandCount + 1)
    /// The edges that pass a band of latitudes, band by band.
    private let edges: [Edge]

    /// Reads lines of encoded polylines with four decimals; those that begin with # are comments.
    init(outline: [UInt8]) {
        let rings = outline.split(separator: UInt8(ascii: "\n"))
            .filter { $0.first != UInt8(ascii: "#") }
            .compactMap {
                // The lines come with the program, made by `Scripts/make-driving-sides`.
                try? EncodedPolyline.decode(String(decoding: $0, as: UTF8.self), precision: 4)
            }
        let all = rings.flatMap { ring in
            zip(ring, ring.dropFirst() + ring.prefix(1)).map { here, next in
                Edge(
                    latitude: here.latitude, longitude: here.longitude,
                    nextLatitude: next.latitude, nextLongitude: next.longitude)
            }
        }
        var banded = [[Edge]](repeating: [], count: Self.bandCount)
        for edge in all {
            for band in edge.bands { banded[band].append(edge) }
        }
        for band in banded.indices { starts[band + 1] = starts[band] + banded[band].count }
        edges = banded.flatMap { $0 }
    }

    /// Whether one drives on the left at a place.
    ///
    /// - Complexity: O(edges at this latitude), some tens.
    func isLeft(latitude: Double, longitude: Double) -> Bool {
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { return false }
        let band = Self.band(latitude)
        var isInside = false
        for edge in edges[starts[band]..<starts[band + 1]]
        where (edge.latitude > latitude) != (edge.nextLatitude > latitude) {
            let share = (latitude - edge.latitude) / (edge.nextLatitude - edge.latitude)
            if longitude < edge.longitude + share * (edge.nextLongitude - edge.longitude) {
                isInside.toggle()
            }
        }
        return isInside
    }

    /// Bands of a tenth of a degree.
    private static let bandCount = 1800

    private static func band(_ latitude: Double) -> Int {
        min(max(Int((latitude + 90) * 10), 0), bandCount - 1)
    }
}
