import Foundation

extension NSAttributedString {
    /// The kind of a document that text is read from.
    public struct DocumentType: Hashable, RawRepresentable, Sendable {
        /// The name of the kind.
        public let rawValue: String
        /// Creates a value from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Text without looks.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// A page of the web.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// Rich text; its words cannot be read here.
        public static let rtf = DocumentType(rawValue: "NSRTF")
    }

    /// An option for reading a document.
    public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates a value from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The kind of the document, a ``DocumentType``; text without looks if it is not said.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding of its characters, a raw value of `String.Encoding`; UTF-8 if it is not said.
        public static let characterEncoding = DocumentReadingOptionKey(
            rawValue: "CharacterEncoding")
        /// The address that its links begin at.
        public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
        /// Looks of what has none of its own.
        public static let defaultAttributes = DocumentReadingOptionKey(
            rawValue: "DefaultAttributes")
    }

    /// Reads text from a document: the words of a page of the web with bold and slanted letters and links, or text as it is.
    ///
    /// - Parameters:
    ///   - options: The document's type and encoding.
    ///   - dict: Not filled in.
    /// - Throws: An error of Cocoa if the bytes are no text, or the type is one that is not read here.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type =
            options[.documentType] as? DocumentType
            ?? (options[.documentType] as? String).map { DocumentType(rawValue: $0) } ?? .plain
        let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init) ?? .utf8
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        switch type {
        case .plain: self.init(string: text)
        case .html: self.init(attributedString: HTMLText(text).result)
        default: throw CocoaError(.featureUnsupported)
        }
    }
}
