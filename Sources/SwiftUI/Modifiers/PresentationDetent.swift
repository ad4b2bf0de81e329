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
struct DismissalIsDisabled: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    let share: CGFloat?
    let points: CGFloat?

    /// The height where there is so much room, in points.
    func height(of room: CGFloat) -> CGFloat {
        min(max(points ?? room * (share ?? 1), 0), room)
    }
    /// A sheet of half of the screen's height.
    public static let medium = PresentationDetent(share: 0.5, points: nil)
    /// A sheet of the screen's full height.
    public static let large = PresentationDetent(share: 1, points: nil)
    /// A sheet of a fraction of the screen's height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(share: fraction, points: nil)
    }
    /// A sheet of a height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(share: nil, points: height)
    }
}

/// Whether the view behind a sheet takes events.
public struct PresentationBackgroundInteraction: Sendable {
    /// The behavior that fits the context.
    public static let automatic = PresentationBackgroundInteraction()
    /// The view behind the sheet takes events.
    public static let enabled = PresentationBackgroundInteraction()
    /// The view behind the sheet takes no events.
    public static let disabled = PresentationBackgroundInteraction()
    /// The view behind the sheet takes events while the sheet is not higher than a detent.
    public static func enabled(upThrough detent: PresentationDetent)
        -> PresentationBackgroundInteraction
    { PresentationBackgroundInteraction() }
}

/// The place of a view that a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view, by name.
    public struct Source: Sendable {
        /// The bounds of the view.
        public static let bounds = Source()
    }
    /// A rectangle of the view.
    case rect(Source)
    /// A point in units of the view's size.
    case point(UnitPoint)
}
