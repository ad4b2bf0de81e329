/// A text in another language (`translations.txt`).
public struct Translation: Equatable, Sendable {
    /// The table of the text, such as "stops".
    public let table: String
    /// The field of the text, such as "stop_name".
    public let field: String
    /// The language by its IETF tag.
    public let language: String
    /// The text in that language.
    public let text: String
    /// The id of the row; nil where the text itself is looked up.
    public let record: String?
    /// The second part of the row's id, such as a stop time's sequence; nil if there is none.
    public let subrecord: String?
    /// The text that is translated; nil where the row is told.
    public let original: String?
}
