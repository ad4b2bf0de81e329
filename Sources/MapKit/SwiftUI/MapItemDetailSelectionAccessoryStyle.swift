/// The way in which details of a selected place are presented.
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
    /// The level of detail of a callout.
    public struct CalloutStyle: Sendable {
        let detail: MKSelectionAccessory.MapItemDetailPresentationStyle.CalloutStyle
        /// The detail that fits the place: as little as ``compact``.
        public static let automatic = CalloutStyle(detail: .automatic)
        /// All that is known: address, phone number and web site.
        public static let full = CalloutStyle(detail: .full)
        /// The short form of the address.
        public static let compact = CalloutStyle(detail: .compact)
    }

    enum Kind: Equatable {
        case callout(MKSelectionAccessory.MapItemDetailPresentationStyle.CalloutStyle)
        case sheet, caption
    }

    let kind: Kind

    /// The presentation that fits the place: a callout.
    public static let automatic = MapItemDetailSelectionAccessoryStyle(kind: .callout(.automatic))
    /// A callout with the name and the address.
    public static let callout = MapItemDetailSelectionAccessoryStyle(kind: .callout(.automatic))
    /// A sheet with all that is known.
    public static let sheet = MapItemDetailSelectionAccessoryStyle(kind: .sheet)
    /// A line with the address below the name.
    public static let caption = MapItemDetailSelectionAccessoryStyle(kind: .caption)
    /// Returns a callout with a level of detail.
    public static func callout(_ style: CalloutStyle = .automatic)
        -> MapItemDetailSelectionAccessoryStyle
    { MapItemDetailSelectionAccessoryStyle(kind: .callout(style.detail)) }
}
