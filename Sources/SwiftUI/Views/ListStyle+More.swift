// Styles of lists besides the plain one and that of groups; all look alike here.

/// A list whose sections are groups from edge to edge.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}
/// A list with distance to its edges.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// Creates the style, with a background for every other row.
    public init(alternatesRowBackgrounds: Bool) {}
}
/// A list as the place would have it.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}
/// A list with a border around it.
public struct BorderedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// Creates the style, with a background for every other row.
    public init(alternatesRowBackgrounds: Bool) {}
}

extension ListStyle where Self == GroupedListStyle {
    /// A list whose sections are groups from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// A list with distance to its edges.
    public static var inset: InsetListStyle { InsetListStyle() }
    /// A list with distance to its edges, and with a background for every other row.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == DefaultListStyle {
    /// A list as the place would have it.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
    /// A list with a border around it.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
    /// A list with a border around it, and with a background for every other row.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle()
    }
}

/// The distance of sections of a list.
public struct ListSectionSpacing: Sendable {
    /// The default spacing.
    public static let `default` = ListSectionSpacing()
    /// A compact spacing.
    public static let compact = ListSectionSpacing()
    /// A spacing in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

extension View {
    /// Sets the distance of sections of a list; the system's here.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

    /// Sets the color of symbols in a row.
    public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

    /// Sets the color of the line between sections of a list; there is none here.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
        -> some View
    { self }
}
