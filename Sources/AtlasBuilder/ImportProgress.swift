/// The progress of an import, for a progress bar.
public struct ImportProgress: Sendable, Equatable {
    /// The steps of an import, in order.
    public enum Phase: Int, Sendable, CaseIterable {
        case copying, updating, reading, assembling, tiling, indexing, routing, timetables, writing

        /// The name of the step for a progress bar.
        public var title: String {
            switch self {
            case .copying: "Copying the extract"
            case .updating: "Applying the changes"
            case .reading: "Reading the extract"
            case .assembling: "Finding features"
            case .tiling: "Making tiles"
            case .indexing: "Indexing places"
            case .routing: "Preparing routes"
            case .timetables: "Making the timetable"
            case .writing: "Writing the atlas"
            }
        }
    }

    /// The step that is running.
    public var phase: Phase
    /// The finished fraction of the step, from 0 to 1; nil if unknown.
    public var fraction: Double?
    /// The amount of work done so far, such as "12 of 40 MB".
    public var detail: String
    /// Tiles made so far, while tiles are made.
    public var tiles: Int?
    /// A sentence for the user, without a period; nil in most reports.
    public var note: String?

    /// Creates a report of a step and how far it is.
    public init(
        phase: Phase, fraction: Double? = nil, detail: String = "", tiles: Int? = nil,
        note: String? = nil
    ) {
        self.phase = phase
        self.fraction = fraction
        self.detail = detail
        self.tiles = tiles
        self.note = note
    }
}
