/// A reason why a region cannot be cut out of an extract.
public struct RegionError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Sendable, Equatable {
        /// The numbers are no box with an inside.
        case badBox
        /// The file has no polygon.
        case noPolygon
        /// The file is not GeoJSON: why.
        case malformed(String)
        /// No area of the extract has the name.
        case unknownArea
        /// Several areas have the name: their relations, with what distinguishes them.
        case severalAreas([String])
        /// The lines around the area do not close: parts of them lie outside the extract.
        case openArea(String)
        /// Nothing of the extract lies in the region.
        case nothingInside
    }

    /// The kind of failure.
    public let code: Code
    /// The region as it was asked for.
    public let region: String

    /// Creates an error from its kind and the region as it was asked for.
    public init(_ code: Code, region: String) {
        self.code = code
        self.region = region
    }

    /// The region, what is wrong and what to do, as one sentence for a log.
    public var description: String {
        switch code {
        case .badBox:
            "\(region) is no box: give south,west,north,east in degrees, south below north"
        case .noPolygon: "\(region) has no polygon"
        case .malformed(let reason): "\(region) is not valid GeoJSON: \(reason)"
        case .unknownArea:
            "no area of the extract is called “\(region)”: give its name as mapped, its relation such as "
                + "r123, a box or a GeoJSON file"
        case .severalAreas(let areas):
            "several areas are called “\(region)”; say which: \(areas.joined(separator: ", "))"
        case .openArea(let relation):
            "the border of “\(region)” (\(relation)) has gaps: parts of it lie outside the extract"
        case .nothingInside: "nothing of the extract lies in \(region)"
        }
    }
}
