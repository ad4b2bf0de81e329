/// A control that shares an item; here it shows the item as text to copy.
public struct ShareLink<Label: View>: View {
    private let text: String
    private let label: Label
    @State private var isOpen = false

    private init(text: String, label: Label) {
        self.text = text
        self.label = label
    }

    /// Creates a button that shares an address.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(text: item.absoluteString, label: label()) }

    /// Creates a button that shares a text.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(text: item, label: label()) }

    /// A button that shows what is shared.
    public var body: some View {
        Button {
            isOpen = true
        } label: {
            label
        }
        .popover(isPresented: $isOpen) { Text(verbatim: text).padding() }
    }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button that shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item) { SwiftUI.Label("Share…", systemImage: "square.and.arrow.up") }
    }

    /// Creates a button that shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item) { SwiftUI.Label("Share…", systemImage: "square.and.arrow.up") }
    }

    /// Creates a button with a title that shares an address.
    public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) { self.init(item: item) { SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up") } }

    /// Creates a button with a title that shares a text.
    public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) { self.init(item: item) { SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up") } }
}
