/// What is shown of a selected place.
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
    /// How much a callout shows.
    public struct CalloutStyle: Sendable {
        /// As the place would have it.
        public static let automatic = CalloutStyle()
        /// All.
        public static let full = CalloutStyle()
        /// Little.
        public static let compact = CalloutStyle()
    }

    enum Kind { case callout, sheet, caption }

    let kind: Kind

    /// As the place would have it: a bubble.
    public static let automatic = MapItemDetailSelectionAccessoryStyle(kind: .callout)
    /// A bubble with the name and the address.
    public static let callout = MapItemDetailSelectionAccessoryStyle(kind: .callout)
    /// A sheet with all that is known.
    public static let sheet = MapItemDetailSelectionAccessoryStyle(kind: .sheet)
    /// A line with the address below the name.
    public static let caption = MapItemDetailSelectionAccessoryStyle(kind: .caption)
    /// Returns a bubble; it shows as much in all styles.
    public static func callout(_ style: CalloutStyle = .automatic)
        -> MapItemDetailSelectionAccessoryStyle
    { .callout }
}
