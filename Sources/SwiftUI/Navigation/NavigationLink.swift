/// A row that leads to another screen of the ``NavigationStack``.
public struct NavigationLink<Label: View, Destination: View>: View {
    enum Target {
        case view(() -> Destination)
        case value(AnyHashable?)
        /// Shown for as long as the binding says so.
        case bound(() -> Destination, Binding<Bool>)
    }

    let target: Target
    let label: Label
    @Environment(\.navigationBar) private var bar

    init(_ target: Target, _ label: Label) {
        self.target = target
        self.label = label
    }

    /// Creates a link to a screen.
    public init(
        @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        target = .view(destination)
        self.label = label()
    }

    /// Creates a link to a screen.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        target = .view { destination }
        self.label = label()
    }

    /// A button with the label, which shows the destination when it is tapped; in a list a row in the color of text, with
    /// a chevron at its end.
    public var body: some View {
        switch target {
        case .bound(let destination, let isActive):
            LinkButton(label: label) { isActive.wrappedValue = true }
                .navigationDestination(isPresented: isActive) { destination() }
        case .view(let destination):
            LinkButton(label: label) { bar?.push(AnyView(destination())) }
        case .value(let value):
            LinkButton(label: label) { if let value { bar?.push(value) } }
        }
    }
}

/// What one taps of a link.
private struct LinkButton<Label: View>: View {
    let label: Label
    let action: @MainActor () -> Void
    @Environment(\.isInList) private var isInList
    @Environment(\.buttonKind) private var kind

    var body: some View {
        if isInList == true, kind == nil || kind == .automatic || kind == .plain {
            Button(action: action) {
                HStack {
                    label
                    Spacer(minLength: 8)
                    Image(systemName: "chevron.forward")
                        .font(.footnote.weight(.semibold))
                        .foregroundStyle(Color(uiColor: .tertiaryLabel))
                }
            }
            .buttonStyle(.plain)
        } else {
            Button(action: action) { label }
        }
    }
}

private enum InListName {}

extension EnvironmentValues {
    /// Whether the view is in a row of a list; nil for no.
    var isInList: Bool? {
        get { self[LookKey<InListName, Bool?>.self] }
        set { self[LookKey<InListName, Bool?>.self] = newValue }
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the screen of a value; see ``SwiftUI/View/navigationDestination(for:destination:)``.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        target = .value(value.map { AnyHashable($0) })
        self.label = label()
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a title to the screen of a value.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link with a title to the screen of a value.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(destination: destination) { Text(titleKey) } }

    /// Creates a link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(destination: destination) { Text(title) } }

    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
}
