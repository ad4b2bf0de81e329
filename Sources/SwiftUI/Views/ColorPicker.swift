import UIKit

/// A control for choosing a color: a patch of it that opens a menu of the system's colors.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let label: Label

    /// Creates a control of a color, with a label.
    ///
    /// - Parameter supportsOpacity: Whether what shows through can be chosen too, which it cannot here.
    public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
    }

    /// The label at the beginning of a line, the patch at its end.
    public var body: some View {
        HStack {
            label
            Spacer()
            Menu {
                ForEach(Self.colors, id: \.name) { choice in
                    Button {
                        selection.wrappedValue = choice.color
                    } label: {
                        HStack {
                            Circle().fill(choice.color).frame(width: 16, height: 16)
                            Text(choice.name)
                        }
                    }
                }
            } label: {
                Circle().fill(selection.wrappedValue).frame(width: 28, height: 28)
            }
            .accessibilityLabel("Color")
        }
    }

    private static var colors: [(name: String, color: Color)] {
        [
            ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green),
            ("Mint", .mint), ("Teal", .teal), ("Cyan", .cyan), ("Blue", .blue),
            ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown),
            ("Black", .black), ("Gray", .gray), ("White", .white),
        ]
    }
}

extension ColorPicker where Label == Text {
    /// Creates a control of a color, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a control of a color, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}
