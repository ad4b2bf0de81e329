import MapScene

/// Makes keys of the environment.
///
/// One type for each key, named by an empty enum.
struct LookKey<Name, Value: Sendable & ExpressibleByNilLiteral>: EnvironmentKey {
    static var defaultValue: Value { nil }
}

private enum FontName {}
private enum ForegroundName {}
private enum TintName {}
private enum LineLimitName {}
private enum EnabledName {}
private enum AlignmentName {}
private enum ButtonStyleName {}
private enum PickerStyleName {}

private enum DismissName {}

private enum SubmitName {}
private enum HiddenLabelsName {}
private enum SchemeName {}
private enum LocaleName {}
private enum ScaleName {}

extension EnvironmentValues {
    /// The font of text; nil for that of the place.
    public var font: Font? {
        get { self[LookKey<FontName, Font?>.self] }
        set { self[LookKey<FontName, Font?>.self] = newValue }
    }

    var foreground: AnyShapeStyle? {
        get { self[LookKey<ForegroundName, AnyShapeStyle?>.self] }
        set { self[LookKey<ForegroundName, AnyShapeStyle?>.self] = newValue }
    }

    var tint: Color? {
        get { self[LookKey<TintName, Color?>.self] }
        set { self[LookKey<TintName, Color?>.self] = newValue }
    }

    /// The color of what reacts to taps.
    package var tintColor: SceneColor {
        (tint ?? Color.blue).value(in: self) ?? Color.blue.appearances.light
    }

    /// The foreground style as one color; black where none is set.
    package var foregroundColor: SceneColor { foreground?.color(in: self) ?? textColor }

    /// The color of text that has no color of its own.
    var textColor: SceneColor { Color.primary.value(in: self) ?? .black }

    /// The maximum number of lines of text; nil for no limit.
    public var lineLimit: Int? {
        get { self[LookKey<LineLimitName, Int?>.self] }
        set { self[LookKey<LineLimitName, Int?>.self] = newValue }
    }

    /// Whether controls in the environment react to the user; true by default.
    public var isEnabled: Bool {
        get { self[LookKey<EnabledName, Bool?>.self] ?? true }
        set { self[LookKey<EnabledName, Bool?>.self] = newValue }
    }

    /// The horizontal alignment of the lines of text; leading by default.
    public var multilineTextAlignment: TextAlignment {
        get { self[LookKey<AlignmentName, TextAlignment?>.self] ?? .leading }
        set { self[LookKey<AlignmentName, TextAlignment?>.self] = newValue }
    }

    var buttonKind: ButtonKind? {
        get { self[LookKey<ButtonStyleName, ButtonKind?>.self] }
        set { self[LookKey<ButtonStyleName, ButtonKind?>.self] = newValue }
    }

    var pickerKind: InterfacePicker.Style? {
        get { self[LookKey<PickerStyleName, InterfacePicker.Style?>.self] }
        set { self[LookKey<PickerStyleName, InterfacePicker.Style?>.self] = newValue }
    }

    var labelsAreHidden: Bool {
        get { self[LookKey<HiddenLabelsName, Bool?>.self] ?? false }
        set { self[LookKey<HiddenLabelsName, Bool?>.self] = newValue }
    }

    /// Dismisses what is presented around the view.
    public var dismiss: DismissAction {
        get { self[LookKey<DismissName, DismissAction?>.self] ?? DismissAction(work: nil) }
        set { self[LookKey<DismissName, DismissAction?>.self] = newValue }
    }

    /// The presentation of the view, by which apps before iOS 15 dismiss it: `presentationMode.wrappedValue.dismiss()`.
    public var presentationMode: Binding<PresentationMode> {
        let dismiss = dismiss
        return Binding(get: { PresentationMode(isPresented: dismiss.work != nil) }) { mode in
            guard !mode.isPresented else { return }
            MainActor.assumeIsolated { dismiss() }
        }
    }

    var submit: SubmitAction? {
        get { self[LookKey<SubmitName, SubmitAction?>.self] }
        set { self[LookKey<SubmitName, SubmitAction?>.self] = newValue }
    }

    /// Whether colors are light or dark; set by the host of the interface, light by default.
    public var colorScheme: ColorScheme {
        get { self[LookKey<SchemeName, ColorScheme?>.self] ?? .light }
        set { self[LookKey<SchemeName, ColorScheme?>.self] = newValue }
    }

    /// The language and region that numbers and dates are written in.
    public var locale: Locale {
        get { self[LookKey<LocaleName, Locale?>.self] ?? .current }
        set { self[LookKey<LocaleName, Locale?>.self] = newValue }
    }

    /// The number of pixels for each point; 2 by default.
    public var displayScale: CGFloat {
        get { self[LookKey<ScaleName, CGFloat?>.self] ?? 2 }
        set { self[LookKey<ScaleName, CGFloat?>.self] = newValue }
    }
}

/// Whether colors are light or dark.
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

/// An action that dismisses the presentation around a view.
@MainActor @preconcurrency public struct DismissAction: Sendable {
    let work: (@MainActor @Sendable () -> Void)?

    nonisolated init(work: (@MainActor @Sendable () -> Void)?) { self.work = work }

    /// Dismisses it; nothing happens where nothing is presented.
    public func callAsFunction() { work?() }
}

/// The presentation of a view by another one, which can be ended.
public struct PresentationMode: Sendable {
    /// Whether it is presented.
    public fileprivate(set) var isPresented: Bool

    /// Dismisses it; nothing happens where nothing is presented.
    public mutating func dismiss() { isPresented = false }
}

/// Called when a text is complete.
struct SubmitAction: @unchecked Sendable {
    // Unchecked: called on the main actor only.
    let work: () -> Void
}
