/// The header of an extract: its bounds, date and generator.
///
/// Claims, not facts: nothing here is trusted while reading.
public struct ExtractHeader: Equatable, Sendable {
    /// A box in degrees.
    ///
    /// `west` is greater than `east` when the box crosses the 180th meridian.
    public struct Bounds: Equatable, Sendable {
        /// The latitude of the southern edge, in degrees.
        public var south: Double
        /// The longitude of the western edge, in degrees.
        public var west: Double
        /// The latitude of the northern edge, in degrees.
        public var north: Double
        /// The longitude of the eastern edge, in degrees.
        public var east: Double

        /// Creates a box from its edges in degrees.
        public init(south: Double, west: Double, north: Double, east: Double) {
            self.south = south
            self.west = west
            self.north = north
            self.east = east
        }
    }

    /// The box that was cut out, when the file names one.
    ///
    /// Elements may lie outside it.
    public var bounds: Bounds?
    /// The program that wrote the file.
    public var writingProgram: String?
    /// PBF features without which the file cannot be read.
    public var requiredFeatures: [String] = []
    /// PBF features that may be ignored.
    public var optionalFeatures: [String] = []
    /// The data's date in seconds since 1970 (UTC), when the file names one.
    public var replicationTimestamp: Int64?

    /// The number of the last change file that the data has, when the file names one.
    public var replicationSequence: Int64?
    /// Where change files for the data are published, when the file says so.
    public var replicationURL: String?

    /// Whether the file *claims* to be sorted.
    ///
    /// What was seen is in `ReadSummary`.
    public var claimsToBeSorted: Bool { optionalFeatures.contains("Sort.Type_then_ID") }

    /// Creates a header that says nothing.
    public init() {}
}
