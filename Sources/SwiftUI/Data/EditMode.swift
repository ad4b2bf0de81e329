/// Whether the user changes what a view shows.
public enum EditMode: Hashable, Sendable {
    /// The content cannot be edited.
    case inactive
    /// A single item is being edited temporarily.
    case transient
    /// The content can be edited.
    case active

    /// Whether the content can be edited.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    /// Whether the user changes what the view shows; nil where nothing says so.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

/// A button that begins and ends changes of what is around it.
public struct EditButton: View {
    @Environment(\.editMode) private var mode

    /// Creates a button.
    public init() {}

    /// The button "Edit", or "Done" while something is changed.
    public var body: some View {
        let mode = mode
        Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
            guard let mode else { return }
            mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
        }
    }
}
