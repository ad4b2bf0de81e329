/// How far an import is, for a progress bar.
public struct ImportProgress: Sendable, Equatable {
    /// The steps of an import, in order.
    public enum Phase: Int, Sendable, CaseIterable {
        case reading, assembling, tiling, indexing, routing, writing

        /// What the step does, for a person.
        public var title: String {
            switch self {
            case .reading: "Reading the extract"
            case .assembling: "Finding features"
            case .tiling: "Making tiles"
            case .indexing: "Indexing places"
            case .routing: "Preparing routes"
            case .writing: "Writing the atlas"
            }
        }
    }

    /// The step that is running.
    public var phase: Phase
    /// How much of the step is done, 0 to 1; nil where that cannot be said.
    public var fraction: Double?
    /// What has been worked on so far, such as "12 of 40 MB".
    public var detail: String
    /// Tiles made so far, while tiles are made.
    public var tiles: Int?

    /// Creates a report of a step and how far it is.
    public init(phase: Phase, fraction: Double? = nil, detail: String = "", tiles: Int? = nil) {
        self.phase = phase
        self.fraction = fraction
        self.detail = detail
        self.tiles = tiles
    }
}
