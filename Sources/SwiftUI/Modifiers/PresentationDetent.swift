/// How high a sheet may be.
struct SheetHeights: PreferenceKey {
    struct Value: Equatable {
        var detents: Set<PresentationDetent> = []
        var chosen: PresentationDetent?

        /// Returns the height where there is so much room, in points.
        func height(of room: CGFloat) -> CGFloat {
            if let chosen, detents.contains(chosen) { return chosen.height(of: room) }
            return detents.map { $0.height(of: room) }.min() ?? room
        }
    }

    static var defaultValue: Value { Value() }
    static func reduce(value: inout Value, nextValue: () -> Value) {
        if value.detents.isEmpty { value = nextValue() }
    }
}

/// Whether a sheet cannot be dismissed by the user.
struct SheetIsHeld: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// How high a sheet may be.
public struct PresentationDetent: Hashable, Sendable {
    let share: CGFloat?
    let points: CGFloat?

    /// The height where there is so much room, in points.
    func height(of room: CGFloat) -> CGFloat {
        min(max(points ?? room * (share ?? 1), 0), room)
    }
    /// Half of the screen.
    public static let medium = PresentationDetent(share: 0.5, points: nil)
    /// The whole screen.
    public static let large = PresentationDetent(share: 1, points: nil)
    /// A share of the screen's height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(share: fraction, points: nil)
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(share: nil, points: height)
    }
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
    /// As the place would have it.
    public static let automatic = PresentationBackgroundInteraction()
    /// It can.
    public static let enabled = PresentationBackgroundInteraction()
    /// It cannot.
    public static let disabled = PresentationBackgroundInteraction()
    /// It can while the sheet is not higher.
    public static func enabled(upThrough detent: PresentationDetent)
        -> PresentationBackgroundInteraction
    { PresentationBackgroundInteraction() }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
    /// A part of a view.
    public struct Source: Sendable {
        /// All of it.
        public static let bounds = Source()
    }
    /// A rectangle.
    case rect(Source)
    /// A point.
    case point(UnitPoint)
}
