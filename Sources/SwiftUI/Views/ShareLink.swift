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

/// The preview of an item before it is shared.
public struct SharePreview {
    let title: String

    /// Creates a preview of a title.
    public init(_ titleKey: LocalizedStringKey) { title = titleKey.string }
    /// Creates a preview of a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.title = String(title) }
    /// Creates a preview of a title; the picture is not shown.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(titleKey) }
    /// Creates a preview of a title; the picture is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title) }
    /// Creates a preview of a title; the symbol is not shown.
    public init(_ titleKey: LocalizedStringKey, icon: Image) { self.init(titleKey) }
    /// Creates a preview of a title; the symbol is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Image) { self.init(title) }
    /// Creates a preview of a title; picture and symbol are not shown.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Image) { self.init(titleKey) }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    private init(text: String) {
        self.init(text: text, label: SwiftUI.Label("Share…", systemImage: "square.and.arrow.up"))
    }

    /// Creates a button that shares an address.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview
    ) { self.init(item: item, subject: subject, message: message) }

    /// Creates a button that shares a text.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview
    ) { self.init(item: item, subject: subject, message: message) }

    /// Creates a button that shares a picture; its title is what can be copied here.
    public init(
        item: Image, subject: Text? = nil, message: Text? = nil, preview: SharePreview
    ) { self.init(text: preview.title) }

    /// Creates a button with a title that shares a picture; the picture's title is what can be copied here.
    public init(
        _ titleKey: LocalizedStringKey, item: Image, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview
    ) {
        self.init(
            text: preview.title,
            label: SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up"))
    }

    /// Creates a button that shares addresses.
    public init(items: [URL], subject: Text? = nil, message: Text? = nil) {
        self.init(text: items.map(\.absoluteString).joined(separator: "\n"))
    }

    /// Creates a button that shares texts.
    public init(items: [String], subject: Text? = nil, message: Text? = nil) {
        self.init(text: items.joined(separator: "\n"))
    }
}

extension ShareLink {
    /// Creates a button that shares a picture; its title is what can be copied here.
    public init(
        item: Image, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
        @ViewBuilder label: () -> Label
    ) { self.init(text: preview.title, label: label()) }
}
