import MapScene

/// A control that opens a URL.
public struct Link<Label: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let destination: URL
    private let label: Label

    /// Creates a link from the URL to open and its label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    package func update(_ node: ViewNode) {
        var environment = node.environment
        environment.foreground = AnyShapeStyle(Color(environment.tintColor))
        node.arrangeChildren { node.put(label, at: .index(0), environment: environment) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [ControlItem(node, .link(destination), node.childItems)]
    }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
