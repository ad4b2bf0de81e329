import Bytes
import MapGeometry

/// A photograph of a folder, with where it was taken.
public struct Photograph: Equatable, Sendable, Identifiable {
    /// Names it in addresses: 16 hexadecimal digits of its path, the same as long as the file has that path.
    public let id: String
    /// The file below the folder, its parts separated by `/`.
    public let path: String
    /// The facts in the photograph's file.
    public let facts: PhotographFacts

    /// The coordinate that it was taken at.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: facts.latitude, longitude: facts.longitude)
    }

    /// Creates a photograph of its path and facts.
    init(path: String, facts: PhotographFacts) {
        self.path = path
        self.facts = facts
        let digits = String(StableHash.of64(path.utf8), radix: 16)
        id = String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The name of the file without its folder and ending.
    public var name: String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
        return String(file[..<dot])
    }

    /// The direction from the photograph to a place, in degrees clockwise from north; nil where they are less than a meter apart.
    public func heading(to place: CLLocationCoordinate2D) -> Double? {
        let line = Geodesic(from: coordinate, to: place)
        return line.distance >= 1 ? line.initialBearing : nil
    }

    /// Whether a place lies in what the photograph shows; a panorama shows all around.
    func shows(_ place: CLLocationCoordinate2D) -> Bool {
        if facts.panorama != nil { return true }
        guard let heading = facts.headingDegrees, let wanted = self.heading(to: place) else {
            return false
        }
        let difference = abs((wanted - heading).remainder(dividingBy: 360))
        return difference <= facts.fieldOfViewDegrees / 2
    }
}
