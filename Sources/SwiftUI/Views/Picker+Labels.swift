// Pickers with a label that is a view, or has a symbol, and further styles.

extension Picker {
    /// Creates a choice with a view for its label.
    public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { label }
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a choice with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            SwiftUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a choice with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            SwiftUI.Label(title, systemImage: systemImage)
        }
    }
}

/// A picker whose options are on a screen of their own; in a menu here.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}
/// A picker whose options are symbols in a row; segments here.
public struct PalettePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A picker whose options are on a screen of their own; in a menu here.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// A picker whose options are symbols in a row; segments here.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
