/// What was copied, for this program alone.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
    /// The pasteboard for what the user copies.
    public static let general = UIPasteboard()

    private var things: [Any] = [] { didSet { changeCount += 1 } }
    /// How often the content was replaced.
    open private(set) var changeCount = 0

    /// The texts; setting them replaces everything.
    open var strings: [String]? {
        get { found(String.self) }
        set { things = newValue ?? [] }
    }
    /// The first text; setting it replaces everything.
    open var string: String? {
        get { strings?.first }
        set { things = newValue.map { [$0] } ?? [] }
    }
    /// The addresses; setting them replaces everything.
    open var urls: [URL]? {
        get { found(URL.self) }
        set { things = newValue ?? [] }
    }
    /// The first address; setting it replaces everything.
    open var url: URL? {
        get { urls?.first }
        set { things = newValue.map { [$0] } ?? [] }
    }
    /// The first image; setting it replaces everything.
    open var image: UIImage? {
        get { found(UIImage.self)?.first }
        set { things = newValue.map { [$0] } ?? [] }
    }
    /// The color; setting it replaces everything.
    open var color: UIColor? {
        get { found(UIColor.self)?.first }
        set { things = newValue.map { [$0] } ?? [] }
    }
    /// The images; setting them replaces everything.
    open var images: [UIImage]? {
        get { found(UIImage.self) }
        set { things = newValue ?? [] }
    }
    /// What there is, each by the name of its type; setting it replaces everything.
    open var items: [[String: Any]] {
        get { things.map { [Self.type(of: $0): $0] } }
        set { things = newValue.flatMap(\.values) }
    }
    /// The number of things.
    open var numberOfItems: Int { things.count }
    /// Replaces everything; the options change nothing, as nothing leaves this program.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        self.items = items
    }
    /// Adds things to those there.
    open func addItems(_ items: [[String: Any]]) { things += items.flatMap(\.values) }
    /// Replaces everything by a thing.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { things = [value] }
    /// Replaces everything by bytes.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { things = [data] }
    /// Returns the first bytes; nil for none.
    open func data(forPasteboardType pasteboardType: String) -> Data? { found(Data.self)?.first }
    /// Returns the first thing of a type; nil for none.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        things.first { Self.type(of: $0) == pasteboardType }
    }

    private static func type(of thing: Any) -> String {
        switch thing {
        case is String: "public.utf8-plain-text"
        case is URL: "public.url"
        case is UIImage: "public.png"
        case is UIColor: "com.apple.uikit.color"
        default: "public.data"
        }
    }

    /// An option of what is copied; nothing leaves this program, whatever it says.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates a value from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// When what is copied is forgotten.
        public static let expirationDate = OptionsKey(rawValue: "expirationDate")
        /// Whether what is copied stays on this device.
        public static let localOnly = OptionsKey(rawValue: "localOnly")
    }

    /// Whether there is a color.
    open var hasColors: Bool { color != nil }
    /// Whether there is a text.
    open var hasStrings: Bool { strings != nil }
    /// Whether there is an address.
    open var hasURLs: Bool { urls != nil }
    /// Whether there is an image.
    open var hasImages: Bool { image != nil }

    private func found<Item>(_ type: Item.Type) -> [Item]? {
        let found = things.compactMap { $0 as? Item }
        return found.isEmpty ? nil : found
    }
}
