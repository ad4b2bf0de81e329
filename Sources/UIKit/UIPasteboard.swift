/// What was copied, for this program alone.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
    /// The pasteboard for what the user copies.
    public static let general = UIPasteboard()

    private var items: [Any] = [] { didSet { changeCount += 1 } }
    /// How often the content was replaced.
    open private(set) var changeCount = 0

    /// The texts; setting them replaces everything.
    open var strings: [String]? {
        get { found(String.self) }
        set { items = newValue ?? [] }
    }
    /// The first text; setting it replaces everything.
    open var string: String? {
        get { strings?.first }
        set { items = newValue.map { [$0] } ?? [] }
    }
    /// The addresses; setting them replaces everything.
    open var urls: [URL]? {
        get { found(URL.self) }
        set { items = newValue ?? [] }
    }
    /// The first address; setting it replaces everything.
    open var url: URL? {
        get { urls?.first }
        set { items = newValue.map { [$0] } ?? [] }
    }
    /// The first image; setting it replaces everything.
    open var image: UIImage? {
        get { found(UIImage.self)?.first }
        set { items = newValue.map { [$0] } ?? [] }
    }
    /// Whether there is a text.
    open var hasStrings: Bool { strings != nil }
    /// Whether there is an address.
    open var hasURLs: Bool { urls != nil }
    /// Whether there is an image.
    open var hasImages: Bool { image != nil }

    private func found<Item>(_ type: Item.Type) -> [Item]? {
        let found = items.compactMap { $0 as? Item }
        return found.isEmpty ? nil : found
    }
}
