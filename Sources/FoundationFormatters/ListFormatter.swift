import Foundation

/// Joins the items of a list to a sentence's part: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
    // Unchecked: like all formatters it is configured by one owner before it is shared.

    /// The language that the list is written in.
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes the items that are no text; nil for their description.
    open var itemFormatter: Formatter?

    /// Creates a formatter.
    public override init() { super.init() }
    /// Archiving is not supported: returns nil.
    public required init?(coder: NSCoder) { nil }

    /// Joins texts as the language of the program does.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and, width: .standard))
    }

    /// Joins items, each written by the formatter or as it describes itself.
    open func string(from items: [Any]) -> String? {
        let words = items.map { item in
            item as? String ?? itemFormatter?.string(for: item) ?? String(describing: item)
        }
        return words.formatted(
            .list(type: .and, width: .standard).locale(locale ?? .autoupdatingCurrent))
    }

    /// Joins the items of an array.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
