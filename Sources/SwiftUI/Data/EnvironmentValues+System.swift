// What a system says of itself, its user and its time.

/// Whether text runs from left to right or the other way.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// The size of text that the user prefers, as apps before iOS 15 name it.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// Whether it is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// The color contrast that the user prefers.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// The weight of letters that the user prefers.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// An action that opens a window; a page is one already, and nothing happens.
@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
    nonisolated init() {}
    /// Asks for the window with an identifier.
    public func callAsFunction(id: String) {}
    /// Asks for the window for a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Asks for the window with an identifier for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that closes a window; a page stays.
@MainActor @preconcurrency public struct DismissWindowAction: Sendable {
    nonisolated init() {}
    /// Asks to close the window.
    public func callAsFunction() {}
    /// Asks to close the window with an identifier.
    public func callAsFunction(id: String) {}
}

private enum CalendarName {}
private enum ZoneName {}
private enum DirectionName {}
private enum CategoryName {}
private enum SpacingName {}
private enum RowHeightName {}
private enum HeaderHeightName {}
private enum ControlSizeName {}
private enum FactorName {}
private enum TighteningName {}
private enum TruncationName {}
private enum ProminenceName {}
private enum AutocorrectionName {}
private enum ImageScaleName {}

extension EnvironmentValues {
    /// The calendar of dates.
    public var calendar: Calendar {
        get { self[LookKey<CalendarName, Calendar?>.self] ?? .current }
        set { self[LookKey<CalendarName, Calendar?>.self] = newValue }
    }

    /// The time zone of dates.
    public var timeZone: TimeZone {
        get { self[LookKey<ZoneName, TimeZone?>.self] ?? .current }
        set { self[LookKey<ZoneName, TimeZone?>.self] = newValue }
    }

    /// Whether text runs from left to right, as it does by default; views are arranged so always.
    public var layoutDirection: LayoutDirection {
        get { self[LookKey<DirectionName, LayoutDirection?>.self] ?? .leftToRight }
        set { self[LookKey<DirectionName, LayoutDirection?>.self] = newValue }
    }

    /// The size of text that the user prefers; `large` by default, the usual one.
    public var sizeCategory: ContentSizeCategory {
        get { self[LookKey<CategoryName, ContentSizeCategory?>.self] ?? .large }
        set { self[LookKey<CategoryName, ContentSizeCategory?>.self] = newValue }
    }

    /// The space that is added between lines, in points; stored, but without effect here.
    public var lineSpacing: CGFloat {
        get { self[LookKey<SpacingName, CGFloat?>.self] ?? 0 }
        set { self[LookKey<SpacingName, CGFloat?>.self] = newValue }
    }

    /// The minimum height of a row of a list, in points; stored, but rows are at least 44 points high.
    public var defaultMinListRowHeight: CGFloat {
        get { self[LookKey<RowHeightName, CGFloat?>.self] ?? 44 }
        set { self[LookKey<RowHeightName, CGFloat?>.self] = newValue }
    }

    /// The minimum height of a section's header, in points; nil for that of the system; stored, but without effect
    /// here.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[LookKey<HeaderHeightName, CGFloat?>.self] }
        set { self[LookKey<HeaderHeightName, CGFloat?>.self] = newValue }
    }

    /// The size of controls; stored, but without effect here.
    public var controlSize: ControlSize {
        get { self[LookKey<ControlSizeName, ControlSize?>.self] ?? .regular }
        set { self[LookKey<ControlSizeName, ControlSize?>.self] = newValue }
    }

    /// The minimum scale to which text may shrink; stored, but without effect here.
    public var minimumScaleFactor: CGFloat {
        get { self[LookKey<FactorName, CGFloat?>.self] ?? 1 }
        set { self[LookKey<FactorName, CGFloat?>.self] = newValue }
    }

    /// Whether letters may be tightened to fit; stored, but without effect here.
    public var allowsTightening: Bool {
        get { self[LookKey<TighteningName, Bool?>.self] ?? false }
        set { self[LookKey<TighteningName, Bool?>.self] = newValue }
    }

    /// The truncation of text; stored, but text is truncated at its end.
    public var truncationMode: Text.TruncationMode {
        get { self[LookKey<TruncationName, Text.TruncationMode?>.self] ?? .tail }
        set { self[LookKey<TruncationName, Text.TruncationMode?>.self] = newValue }
    }

    /// The prominence of section headers; stored, but without effect here.
    public var headerProminence: Prominence {
        get { self[LookKey<ProminenceName, Prominence?>.self] ?? .standard }
        set { self[LookKey<ProminenceName, Prominence?>.self] = newValue }
    }

    /// Whether autocorrection is disabled; stored, but without effect here.
    public var autocorrectionDisabled: Bool {
        get { self[LookKey<AutocorrectionName, Bool?>.self] ?? false }
        set { self[LookKey<AutocorrectionName, Bool?>.self] = newValue }
    }

    /// The size of symbols relative to text; stored, but without effect here.
    public var imageScale: Image.Scale {
        get { self[LookKey<ImageScaleName, Image.Scale?>.self] ?? .medium }
        set { self[LookKey<ImageScaleName, Image.Scale?>.self] = newValue }
    }

    /// The length of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// Whether the view has the focus of the keyboard; the browser alone knows, and this is false.
    public var isFocused: Bool { false }
    /// Whether the window is in use; the page's is.
    public var controlActiveState: ControlActiveState { .key }
    /// Opens a window; a page is one already.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes a window; a page stays.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// Whether a program can have several windows; a page is one.
    public var supportsMultipleWindows: Bool { false }
    /// The color contrast that the user prefers.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    /// The font weight for legibility; nil where there is no preference.
    public var legibilityWeight: LegibilityWeight? { nil }
    /// Whether someone has the page read to them; a browser does not tell.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether the page is used by switches; a browser does not tell.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether any help for reading is on; a browser does not tell.
    public var accessibilityEnabled: Bool { false }
    /// Whether shapes are wanted beside colors; a browser does not tell.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether less is to show through; a browser does not tell.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether colors are inverted; a browser does not tell.
    public var accessibilityInvertColors: Bool { false }
    /// Whether buttons are to have a shape; a browser does not tell.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether the large content viewer is enabled; a browser does not report it.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
}

/// Whether a window is in use.
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }
