import Answers
import ArgumentParser
import MapGeometry

/// South, west, north and east, in degrees.
struct Edges: ExpressibleByArgument {
    let south, west, north, east: Double

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard parts.count == 4, let south = parts[0], let west = parts[1], let north = parts[2],
            let east = parts[3], south >= -90, north <= 90, south <= north,
            abs(west) <= 540, abs(east) <= 540
        else { return nil }
        (self.south, self.west, self.north, self.east) = (south, west, north, east)
    }

    /// The box, or its parts on both sides of the 180th meridian: 179.9 to -179.9 is 0.2 degrees wide, and so is 179.9 to 180.1.
    var boxes: [GeographicBounds] {
        GeographicBounds(fromSouth: south, west: west, toNorth: north, east: east).parts
    }
}
